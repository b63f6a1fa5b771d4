# Það sem viðmót allra spilanna segir, á íslensku.

## Fólk og róbótar

play-you = Þú
play-or = { $first } eða { $last }
play-and = { $first } og { $last }
bot-greedy = Gráðugur
bot-random = Tilviljun

## Fyrsti skjárinn

welcome-dreamhome =
    Tólf umferðir, eitt heimili: í hverri umferð tekur þú einn dálk af borðinu (herbergið og spilið fyrir ofan það) og
    byggir herbergið í húsinu þínu. Sá vinnur sem fær flest stig.
welcome-keys = Sláðu inn númer leiks. „?“ sýnir hvers virði hver leikur er, „hví G4“ af hverju eitthvað er ekki hægt, „hjálp“ allt annað. (Gjöf { $seed })

## Leikmaður á leik

turn-of = { $player } á leik.
turn-hand-over = Réttu lyklaborðið áfram ({ $player } á leik) og ýttu á Enter þegar enginn annar sér á skjáinn.
turn-score = { $now } stig hingað til ({ $change }), þök á hvolfi ekki talin með.
turn-confirm = Enter = búið, u = taka aftur

## Valmyndir

menu-place = Byggja { $room-a } í
menu-place-down = eða leggja spilið á hvolf, sem tómt herbergi, í
menu-decor = Setja { $decor-a } í
menu-scaffold = Reisa vinnupallana í
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
score-so-far = Stigin hingað til; þakspil á hvolfi eru talin í lokin:
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
end-children = Jafnt, { $points } stig: börnin á heimilunum ráða úrslitum. { $counts }.
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

## Það sem nafnlaus leikmaður gerði

you-pass = Þú segir pass.
you-discard = Þú fjarlægir dálk { $column }: { $room-a } og { $resource-a }.
you-hammer = Þú notar loftpressuna og tekur { $room-a } úr dálki { $column }.
you-drill = Þú notar borinn í { $cell }: { $room } kemur í staðinn fyrir { $old-a }.
you-mix = Þú notar steypuhrærivélina: { $room } og { $other } skipta um stað.
you-take = Þú tekur dálk { $column }: { $room-a } og { $resource-a }.
you-take-first = Þú tekur dálk { $column }: { $room-a } og litla húspeðið.
you-place = Þú byggir { $room-a } í { $cell }.
you-place-down = Þú leggur spil á hvolf í { $cell }: tómt herbergi.
you-decor = Þú setur { $decor-a } í { $cell }.
you-scaffold = Þú reisir vinnupallana í { $cell }.
you-roofer = Þú lætur þaksmiðinn sækja þakspil í kastbunkann.
you-supply = Þú lætur birgðasalann koma með { $room-a } í { $cell }.
you-swap = Þú lætur snúningamanninn skipta á { $cell } og { $other }.

## Teikningar

draw-header = Draumaheimilið · umferð { $round } af { $rounds } · fyrsti leikmaður: { $player }
draw-points = { $points } stig
draw-word-endings = herbergi kjallari salur stofa
draw-beside = { $points } ({ $neighbour }: { $more })
draw-decor = { $points } ({ $place })
draw-any-room = hvar sem er
draw-roof = { $cards } eins: { $points }
draw-tool = verkfæri
draw-helper = verktaki
draw-marker = byrjar næstu umferð
draw-helpers = Verktakar: { $cards }
draw-tools = Verkfæri: { $cards }
draw-garden = Garður: { $cards }
draw-roof-pile =
    { $count ->
        [0] ekkert þakspil
       *[other] { $count } þakspil
    }

## Stutt nöfn herbergja, í mesta lagi fjórir stafir

short-living-room = stof
short-kitchen = eldh
short-bedroom = svef
short-playroom = leik
short-bathroom = bað
short-pantry = búr
short-dressing-room = fata
short-sauna = gufu
short-library = bóka
short-study = vinn
short-board-game-room = spil
short-garage = bíls
short-wine-cellar = vín
short-workshop = verk
short-laundry = þvo
short-storage = geym
short-gym = æfa
