# Það sem viðmót allra spilanna segir, á íslensku.

## Fólk og róbótar

play-you = Þú
play-or = { $first } eða { $last }
play-and = { $first } og { $last }
bot-greedy = Gráðugur
bot-random = Tilviljun

## Fyrsti skjárinn

welcome-keys = Sláðu inn númer leiks. „?“ sýnir hvers virði hver leikur er, „hví { example-cell }“ af hverju eitthvað er ekki hægt, „hjálp“ allt annað. (Gjöf { $seed })

## Leikmaður á leik

turn-of = { $player } á leik.
turn-hand-over = Réttu lyklaborðið áfram ({ $player } á leik) og ýttu á Enter þegar enginn annar sér á skjáinn.
turn-confirm = Enter = búið, u = taka aftur
turn-waits = Fyrst þarf að staðfesta síðasta leik eða taka hann aftur. Þú getur skoðað { $commands }.

## Valmyndir

menu-folded = { $verb }: { $count } möguleikar. Sláðu inn „{ $verb }“ til að sjá þá.
menu-effects = Það sem breytist í sýnilegum stigum þínum, þegar best lætur, áður en þú lýkur leik:

## Svör

answer-empty = Sláðu inn númer leiks, eða „hjálp“.
answer-no-number = Hér er enginn leikur númer { $number }.
answer-ambiguous = „{ $text }“ getur verið { $candidates }. Hvað af þessu áttir þú við?
answer-near = „{ $text }“ er ekki leikur. Áttir þú við { $candidates }?
answer-unknown = „{ $text }“ er hvorki leikur né skipun. „?“ sýnir leikina, „hjálp“ skipanirnar.
answer-where = Hvert? Sláðu til dæmis inn „{ $example }“.
answer-yes = j já

## Af hverju ekki?

why-over = Spilinu er lokið.
why-not-now = Ekki núna. Spurningin er: { $decision }
why-usage = Nefndu reit eða leik: „hví { example-cell }“, „hví { example-move }“.
why-nothing = Enginn leikur í þessu spili nefnir „{ $text }“.
why-also = (Sama gildir um: { $names })
why-possible = Þetta er hægt núna.

## Taka aftur

undo-nothing = Hér er ekkert frá þér til að taka aftur: ekki er hægt að fara aftur fyrir leik annarra eða eitthvað nýtt á borðinu.

## Að fletta upp

log-empty = Ekkert hefur gerst enn.
score-total = Samtals
score-what = hvað
score-where = hvar
score-points = stig
rules-topics = Reglurnar eftir efni; sláðu til dæmis inn „reglur { example-topic }“.
rules-unknown = Enginn kafli í reglunum heitir „{ $text }“. Kaflarnir eru:

## Að vista og hætta

save-done = Spilið er vistað. Haltu áfram síðar með:
save-finished = Spilið er vistað. Horfðu aftur á það með:
save-failed = Ekki tókst að skrifa „{ $file }“: { $reason }
save-nowhere = Ekki tókst að vista spilið neins staðar. Síðasta tilraun: { $reason }
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
help-moves = Leikur er númerið í valmyndinni eða ritháttur hans, heill eða styttur: { example-moves }.
help-effects = hvers virði hver leikur er núna (? { example-verb }: aðeins ein tegund leikja)
help-why = af hverju eitthvað er ekki hægt: hví { example-cell }, hví { example-move }
help-undo = taka síðustu aðgerð þína aftur
help-table = teikna borðið aftur
help-rules = reglurnar, eftir efni: reglur { example-topic }
help-log = hvað hefur gerst nýlega (saga öll: frá upphafi)
help-score = stig allra hingað til, línu fyrir línu
help-save = vista spilið: vista SKRÁ
help-quit = hætta; fyrst má vista
help-help = þessi listi

## Replay

replay-unfinished = Upptakan endar hér; spilinu er ekki lokið.

## Stigablað

pad-wrong =
    { $count ->
        [1] Ekki er hægt að reikna stigin. Eitt er rangt:
       *[other] Ekki er hægt að reikna stigin. { $count } atriði eru röng:
    }
pad-at = { $name }: { $problem }
pad-did-you-mean = Áttirðu við { $near }?
pad-or = { $first } eða { $second }
pad-bad-toml = Þetta er ekki TOML: { $error }
pad-not-text = Þetta er ekki textaskrá (UTF-8).
pad-too-long = Skráin er of löng fyrir stigablað.
pad-game =
    { $given ->
        [0] Fyrsta línan verður að segja hvaða spil þetta er: game = "{ $game }"
       *[other] Ekkert stigablað er til fyrir „{ $text }“, aðeins fyrir { $games }: skrifaðu game = "{ $game }"
    }
pad-key = „{ $entry }“ á ekki við hér; þetta má skrifa: { $known }.
pad-name = Nafn er 1 til { $most } stafir.
pad-number = { $entry } = { $text } verður að vera heil tala frá 0 til { $most }.
pad-flag = { $entry } = { $text } verður að vera true eða false.
pad-list = { $entry } verður að vera listi: { $entry } = ["…", "…"]
pad-unknown = { $where }: „{ $text }“ er óþekkt hér.
pad-cell-twice = { $cell } kemur tvisvar fyrir.
pad-total = samtals
pad-winner = { $name } vinnur með { $points } stig.
pad-shared = { $names } deila sigrinum með { $points } stig.

## Listi yfir innihald

box-card = spil
box-kind = tegund
box-points = stig
box-copies = eintök
box-total = samtals
