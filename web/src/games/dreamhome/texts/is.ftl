# Draumaheimilið í vafranum, á íslensku. Heiti spilanna koma úr textum spilsins sjálfs.

dh-progress = Umferð { $now } af { $all }

## Spilaborðið

dh-market = Spilaborðið
dh-column = Dálkur { $column }: { $cards }
dh-column-empty = Dálkur { $column }: auður
dh-marker = litla húspeðið
dh-pile-rooms = { $count ->
    [0] Ekkert herbergisspil eftir í bunkanum
    [one] { $count } herbergisspil í bunkanum
   *[other] { $count } herbergisspil í bunkanum
}
dh-pile-resources = { $count ->
    [0] Ekkert aukaspil eftir í bunkanum
    [one] { $count } aukaspil í bunkanum
   *[other] { $count } aukaspil í bunkanum
}
dh-discards = Kastbunkar
dh-discarded-rooms = Herbergi í kastbunkanum
dh-discarded-resources = Önnur spil í kastbunkanum
dh-none = ekkert

## Spil sem voru tekin

dh-hand = Tekin spil
dh-hand-mine = Þessi spil þarf að leggja
dh-hand-of = { $name } leggur spilin
dh-hand-room = Herbergisspil: { $room }
dh-hand-down = { $room } á hvolfi, sem tómt herbergi
dh-hand-down-short = á hvolfi
dh-hand-decor = Skreyting: { $decor }
dh-hand-scaffolding = Vinnupallar
dh-keep = Geyma loftpressuna
dh-done = Ekki fleiri verktaka
dh-choose-roof = Þak úr kastbunkanum: { $roof }
dh-choose-room = Herbergi úr kastbunkanum: { $room }
dh-copies = × { $count }
dh-next-place = Veldu nú stað fyrir { $what-a }.
dh-next-down = Veldu nú stað fyrir { $what-a }, á hvolfi sem tómt herbergi.
dh-next-drill = Borinn: veldu spil á borðinu og eitt herbergja þinna.
dh-next-drill-column = Veldu nú herbergið sem víkur fyrir því.
dh-next-drill-cell = Veldu nú spilið sem kemur í staðinn.
dh-next-mixer = Steypuhrærivélin: veldu tvö herbergi á borðinu.
dh-next-mixer-second = Veldu nú hitt herbergið.
dh-next-roofer = Veldu nú eitt þakanna í kastbunkanum.
dh-next-supplier = Veldu nú eitt herbergjanna í kastbunkanum.
dh-next-supplier-cell = Veldu nú herbergið sem víkur fyrir því.
dh-next-handyman = Veldu nú tvö herbergi sem skipta um stað.
dh-next-handyman-second = Veldu nú hitt herbergið.

## Hús

dh-house-of = Húsið: { $name }
dh-nearer = Skoða húsið og stigin
dh-cell = { $cell } ({ $floor }): { $what }
dh-cell-free = ekkert enn
dh-cell-decor = { $room }, skreyting: { $decor }
dh-garden = Garður: { $what }
dh-roof = { $count ->
    [0] Þak: ekkert spil enn
    [one] Þak: { $count } spil
   *[other] Þak: { $count } spil
}
dh-roof-cards = Þak: { $cards }
dh-tool = Verkfæri: { $tool }
dh-helper = Verktaki: { $helper }
dh-belongings = Verkfæri og verktakar
dh-played = hefur gert í þessari umferð
dh-children = { $count ->
    [0] Engin börn á myndunum
    [one] { $count } barn á myndunum
   *[other] { $count } börn á myndunum
}

## Með orðum

dh-words-round = Staðan
dh-words-turn = { $name }: { $question }
dh-words-first = { $name } byrjaði þessa umferð.
dh-words-marker = { $name } er með litla húspeðið.
dh-words-hand = { $name } tók: { $cards }.
dh-words-points = { $points } stig hingað til
dh-words-final = { $points } stig
dh-words-line = { $what }: { $points }

## Bókstafir fyrir liti

dh-letter-red = R
dh-letter-brown = B
dh-letter-grey = Á
dh-letter-green = Æ

## Stigablokkin, þar sem snert er í stað þess að skrifa skrá

pad-no-room = { $cell }: hvaða herbergi er þetta? Skreyting ein og sér getur ekki verið hér.
pad-only-in-garden = { $cell }: rétti staðurinn fyrir { $decor-a } er garðurinn.
pad-open = { $names } eru jöfn með { $points } stig: teldu börnin á herbergjunum sem snúa upp í þessum húsum og skráðu þau.
