# Home Sweet Home í vafranum: það sem liggur á borðinu, og orð yfir það fyrir þá sem sjá það ekki. Nöfn spila, efna og persóna
# koma úr textum spilsins sjálfs, með litlum staf: engin setning byrjar á nafni.

hs-progress = Umferð { $now } af { $all }
hs-points =
    { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }
hs-stars =
    { $stars ->
        [one] { $stars } stjarna
       *[other] { $stars } stjörnur
    }
hs-cards =
    { $count ->
        [one] { $count } spil
       *[other] { $count } spil
    }
hs-several = { $count } × { $what }

## Raðir

hs-queue-empty = Röð { $queue } er tóm
hs-card = { $card } ({ $kind }), verð: { $cost }; { $points }
hs-trap-card = { $card }, gildra sem skellur á { $cells }
hs-place-1 = Fremst í röð { $queue }: { $what }
hs-place-2 = Annað í röð { $queue }: { $what }
hs-place-3 = Þriðja í röð { $queue }: { $what }
hs-kind-terrain = útisvæði
hs-kind-foundation-1 = grunnur fyrir eitt herbergi
hs-kind-foundation-2 = grunnur fyrir tvö herbergi
hs-kind-room = herbergi
hs-kind-roof = þak
hs-none = Byggja ekkert
hs-said = { $player } vill byggja { $queue }
hs-said-none = { $player } vill ekkert byggja
hs-is-for = vill { $queue }
hs-is-for-none = vill ekkert byggja
hs-decides = ræður
hs-pile = Byggingarbunki: { $cards }

## Það sem stendur yfir

hs-advice = Allir gefa ráð, svo ræður { $player }.
hs-advice-you = Allir gefa ráð, svo ræður þú.
hs-building = Í smíðum: { $card }
hs-paid = { $resource }: greitt
hs-still = { $resource }: ógreitt
hs-all-paid = Allt er greitt
hs-passer = { $player } getur ekki greitt áfram
hs-swap = Skipti í röð { $queue }, greitt: { $stars }
hs-nothing-built = Ekkert er byggt í þessari umferð
hs-strikes = Gildra skellur á: { $trap }, í hættu: { $cells }
hs-over = Byggingunni er lokið
hs-trap-near = í lok þessarar umferðar
hs-trap-far = í lok næstu umferðar
hs-coming = { $trap }: hætta á { $cells } { $when }

## Lóðin

hs-ground = Lóðin
hs-cell = { $cell }: { $what }
hs-cell-empty = auður reitur
hs-roofed = fullbyggt
hs-no-roof = þak vantar
hs-places =
    { $places ->
        [one] pláss fyrir { $places } herbergi í viðbót
       *[other] pláss fyrir { $places } herbergi í viðbót
    }
hs-in-danger = í hættu
hs-threat = í hættu: { $cells }
hs-worth = { $points }: { $rank }

## Spil á hendi og persónur

hs-hand = Spilin þín
hs-in-hand = { $resource }: { $cards } á hendi; { $stars } á hverju spili
hs-joker-as = Í stað hvaða efnis kemur jókerinn?
hs-pass = Segja pass
hs-pass-trap = Láta þar við sitja
hs-hold = Ekki núna
hs-hold-rescue = Hjálpa ekki
hs-keep = Halda hinum
hs-power = Hæfileiki þinn ({ $character }): { $power }
hs-power-used = notaður í þessari umferð
hs-power-mason = leggur til steypu einu sinni í umferð án þess að spila spili
hs-power-carpenter = leggur til timbur einu sinni í umferð án þess að spila spili
hs-power-gardener = leggur til vatn einu sinni í umferð án þess að spila spili, líka gegn þurrki
hs-power-good-neighbour = gefur einu sinni í umferð steypu eða timbur af hendi fyrir þann sem segir pass
hs-power-banker = hefur einu spili fleira á hendi
hs-power-site-manager = skoðar spil annars leikmanns einu sinni í umferð, áður en kemur að eigin ráði
hs-power-architect = víxlar öðru og þriðja spili í annarri hvorri röðinni fyrir stjörnur, einu sinni í umferð
hs-character = { $character }: { $power }
hs-peek = Spil leikmanns: { $player }
hs-peek-at = Spil hvers?
hs-swap-in = Í hvorri röðinni skipta annað og þriðja spilið um stað?
hs-shield-what = Hvaða reit verndar þú?
hs-shield-with = Með hverju verndar þú hann?
hs-lacks = á ekki: { $resources }
hs-holds = á minnst eitt af þessu: { $resources }
hs-known = séð: { $resources }

## Kastbunki

hs-discards = Kastbunki
hs-discarded = Kastbunki: { $resources }
hs-no-discards = ekkert enn
hs-resource-pile = Efnisbunki: { $cards }
hs-destroyed = Úr spilinu: { $cards }

## Í orðum

hs-title-now = Núna
hs-title-queues = Raðir
hs-title-players = Leikmenn
hs-title-score = Stig
hs-turn-of = { $player } ræður í þessari umferð.
hs-turn-of-you = Þú ræður í þessari umferð.
hs-asked = { $player } á leik: { $question }
hs-asked-you = Þú átt leik: { $question }
hs-needed = Ógreitt: { $resources }
hs-player = { $player }: { $what }
hs-you = þú
hs-line = { $what } ({ $cells }): { $points }
hs-line-bare = { $what }: { $points }
hs-no-points = Engin stig enn

## Stigablokkin, þar sem snert er í stað þess að skrifa skrá

pad-no-base = { $cell }: á hverju stendur þetta? Herbergi og þök þurfa grunn.
pad-note = Nöfn, kostnaður og stig byggingarspilanna eru okkar eigin, því að í reglubókinni er enginn listi yfir þau: þau geta verið önnur í kassanum þínum.
