# Það sem viðmót allra spilanna segir, á íslensku.

## Fólk og róbótar

play-you = Þú
play-or = { $first } eða { $last }
play-and = { $first } og { $last }
bot-greedy = Gráðugur
bot-random = Tilviljun

## Fyrsti skjárinn

welcome-keys = Sláðu inn númer leiks. „?“ sýnir hvers virði hver leikur er, „hví G4“ af hverju eitthvað er ekki hægt, „hjálp“ allt annað. (Gjöf { $seed })

## Leikmaður á leik

turn-of = { $player } á leik.
turn-hand-over = Réttu lyklaborðið áfram ({ $player } á leik) og ýttu á Enter þegar enginn annar sér á skjáinn.
turn-score = { $now } stig hingað til ({ $change }), þök á hvolfi ekki talin með.
turn-confirm = Enter = búið, u = taka aftur

## Valmyndir

menu-folded = { $verb }: { $count } möguleikar. Sláðu inn „{ $verb }“ til að sjá þá.
menu-effects = Það sem breytist í sýnilegum stigum þínum, þegar best lætur, áður en þú lýkur leik:

## Svör

answer-empty = Sláðu inn númer leiks, eða „hjálp“.
answer-no-number = Hér er enginn leikur númer { $number }.
answer-ambiguous = „{ $text }“ getur verið { $candidates }. Hvað af þessu áttir þú við?
answer-near = „{ $text }“ er ekki leikur. Áttir þú við { $candidates }?
answer-unknown = „{ $text }“ er hvorki leikur né skipun. „?“ sýnir leikina, „hjálp“ skipanirnar.
answer-yes = j já

## Af hverju ekki?

why-usage = Nefndu reit eða leik: „hví T3“, „hví place T3 down“.
why-nothing = Enginn leikur í þessu spili nefnir „{ $text }“.
why-possible = Þetta er hægt núna.

## Taka aftur

undo-nothing = Hér er ekkert frá þér til að taka aftur: ekki er hægt að fara aftur fyrir leik annarra eða ný spil á borðinu.

## Að fletta upp

log-empty = Ekkert hefur gerst enn.
score-total = Samtals
rules-topics = Reglurnar eftir efni; sláðu til dæmis inn „reglur þök“.
rules-unknown = Enginn kafli í reglunum heitir „{ $text }“. Kaflarnir eru:

## Að vista og hætta

save-done = Spilið er vistað. Haltu áfram síðar með:
save-finished = Spilið er vistað. Horfðu aftur á það með:
save-failed = Ekki tókst að skrifa „{ $file }“: { $reason }
save-replace = { $file } er þegar til. Á að skrifa yfir skrána (j/n)?
quit-save = Á að vista spilið? Sláðu inn skráarheiti, eða ýttu á Enter til að hætta án þess að vista.
quit-bye = Bless!

## Leikslok

end-winner = { $players } vinnur með { $points } stig!
end-winners = { $players } deila sigrinum með { $points } stig!
end-you = Þú vinnur með { $points } stig!
end-save = Viltu geyma þetta spil? Sláðu inn skráarheiti, eða ýttu á Enter til að hætta.

## Skipanir: orðin og hvað þær gera

command-effects = ?
command-why = hví afhverju
command-undo = aftur
command-table = borð
command-cards = spil
command-rules = reglur
command-log = saga
command-score = stig
command-save = vista
command-quit = hætta
command-help = hjálp
help-moves = Leikur er númerið í valmyndinni eða ritháttur hans, heill eða styttur: take 3, place G2 down, G2.
help-effects = hvers virði hver leikur er núna (? drill: aðeins ein tegund leikja)
help-why = af hverju eitthvað er ekki hægt: hví T3, hví place T3 down
help-undo = taka síðustu aðgerð þína aftur
help-table = teikna borðið aftur
help-cards = hvað spilin á borðinu gera
help-rules = reglurnar, eftir efni: reglur þök
help-log = hvað hefur gerst nýlega (saga öll: frá upphafi)
help-score = stig allra hingað til, línu fyrir línu
help-save = vista spilið: vista SKRÁ
help-quit = hætta; fyrst má vista
help-help = þessi listi

## Replay

replay-next = Enter = næsta umferð, q = hætta
replay-unfinished = Upptakan endar hér; spilinu er ekki lokið.
