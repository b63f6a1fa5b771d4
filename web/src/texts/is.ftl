# Það sem vafrinn segir utan spilanna sjálfra, á íslensku.

## Alls staðar

web-skip = Fara beint í efnið
web-loading = Andartak…
web-offline = Þjónninn svarar ekki. Ertu með netsamband? Reyndu aftur eftir andartak.
web-outdated = Ný útgáfa af Rooftree er komin. Endurhladdu síðuna til að halda áfram; ekkert glatast.
web-reload = Endurhlaða
web-lost = Á þessari slóð er ekkert.
web-home = Forsíða
web-rules = Reglur
web-settings = Stillingar
web-navigation = Síður
web-close = Loka
web-the-rule = Reglan
web-search = Leita í reglunum
web-print = Prenta
web-search-nothing = Ekkert í reglunum nefnir „{ $text }“.

## Útidyrnar

web-hero = Byggjum heimili saman
web-hero-note = Borðspil um húsbyggingar við eitt og sama borðið: með fjölskyldu, vinum og róbótum, á einum skjá eða mörgum. Engin skráning, bara einn tengill.
web-games = Spil
web-players-from-to = { $from } til { $to } leikmenn
web-open-table = Opna borð
web-opening = Verið er að opna borðið…
web-play-bots = Spila við róbóta
web-learn = Læra
web-lobby = Opin borð
web-lobby-empty = Ekkert borð er öllum opið í augnablikinu. Opnaðu eitt!
web-lobby-host = gestgjafi: { $name }
web-my-tables = Borðin þín
web-my-past = Spil sem er lokið
web-my-tables-empty = Hér finnur þú borðin sem þú hefur setið við.
web-my-tables-elsewhere = Varstu að spila í öðrum vafra?
web-mine-unready = Ekki eru allir tilbúnir enn
web-mine-resigned = Þú gafst upp í þessu spili.
web-mine-locked = Gestgjafinn hefur lokað sætinu þínu.
web-mine-shared = Byggt í sameiningu: { $points } stig
web-today = í dag kl. { $time }
web-join = Vera með
web-watch = Horfa á
web-look = Skoða
web-forget = Taka af listanum
web-status-waiting = í bið
web-status-playing = í gangi
web-status-over = lokið
web-status-closed = lokað

## Hús dagsins

web-daily = Hús dagsins
web-daily-note = Ein gjöf á dag í hverju spili, sú sama fyrir alla. Byggðu úr henni og sjáðu svo hvað aðrir gerðu úr sömu spilum.
web-daily-today = Í dag
web-daily-yesterday = Í gær, enn opið
web-daily-next = Ný spil koma kl. { $time }.
web-daily-streak =
    { $days ->
        [0] Byggðu hús í dag og byrjaðu röð af dögum.
        [one] { $days } dagur í röð
       *[other] { $days } dagar í röð
    }
web-daily-forgiven = Einn dagur í viku má falla úr.
web-daily-build = Byggja
web-daily-compare = Skoða öll húsin
web-daily-again = Einu sinni enn
web-daily-again-note = Fyrsta skiptið gildir. Annað skiptið ekki.
web-daily-hands = Þú spilar báðar hendurnar.
web-daily-against = Á móti einhverjum sem …
web-daily-builders =
    { $count ->
        [0] Enginn hér hefur byggt það enn
        [one] { $count } hefur byggt það
       *[other] { $count } hafa byggt það
    }
web-daily-mine = Húsið þitt: { $points } stig
web-daily-given-up = Þú gafst upp á þessu.
web-daily-shown = Þau sem hafa spilað sömu gjöf sjá húsið þitt og gælunafnið.
web-daily-calendar = Það sem þú hefur byggt
web-daily-month-before = Mánuðurinn á undan
web-daily-month-after = Mánuðurinn á eftir
web-daily-day-built = { $date }, { $count } hús
web-weekdays = má þr mi fi fö la su
web-daily-scores = Stig allra
web-daily-bar = { $range } stig: { $count }
web-daily-place =
    { $builders ->
        [one] Þú byggðir þetta fyrst allra hér.
       *[other] Sætið þitt: { $place } af { $builders }
    }
web-daily-houses = Hús úr sömu spilum
web-daily-against-level = á móti styrk { $level }
web-daily-strongest = Sterkasti róbótinn
web-daily-building = er enn að byggja. Líttu aftur við eftir mínútu.
web-daily-deal = Gjöf húss dagsins ræðst af dagsetningunni. Hún er sú sama á öllum þjónum.

## Húsin mín

web-houses = Húsin mín
web-houses-note = Allt sem þú hefur byggt, eins og gata til að ganga um.
web-houses-empty = Gatan er enn auð. Hér mun fyrsta húsið þitt standa.
web-houses-all = Öll spil
web-houses-order = Röð
web-houses-latest = Nýjustu fyrst
web-houses-best = Bestu fyrst
web-houses-oddest = Skrýtnustu fyrst
web-houses-oddest-note = Það sem ekkert annað hús hefur; síðan lengst frá því sem þú nærð að jafnaði í því spili.
web-houses-count = { $count } hús
web-houses-told = { $title }, { $points } stig, { $date }
web-houses-save = Vista allar upptökur
web-houses-delete = Eyða öllum…
web-houses-delete-one = Eyða þessu húsi
web-houses-delete-question =
    { $count ->
        [one] Eyða þessu húsi fyrir fullt og allt?
       *[other] Eyða öllum { $count } húsunum fyrir fullt og allt?
    }
web-houses-delete-note = Enginn getur kallað þau fram aftur. Þar sem aðrir spiluðu eiga þeir spilið áfram, án nafns þíns. Hús dagsins frá í dag og í gær standa þar til dögum þeirra er lokið.
web-houses-delete-yes = Eyða fyrir fullt og allt
web-houses-charts = Frá húsi til húss
web-houses-summary =
    { $count ->
        [one] { $count } hús
       *[other] { $count } hús
    } · mest { $best } · meðaltal { $mean }
web-people = Fólkið þitt
web-people-games =
    { $count ->
        [one] { $count } spil saman
       *[other] { $count } spil saman
    }
web-people-between = Ykkar á milli: { $mine } hjá þér, { $theirs } hjá { $name }
web-people-level = { $count } jafntefli
web-people-together =
    { $count ->
        [one] { $count } heimili byggt saman, með { $best } stig
       *[other] { $count } heimili byggð saman, það besta með { $best } stig
    }
web-people-again = Að síðasta borðinu: spila aftur

## Borð undirbúið

web-how-many = Hve margir spila?
web-pace = Hraði
web-pace-live = Í einni lotu
web-pace-days = Á nokkrum dögum
web-clock-of-a-move = Tími fyrir hvern leik
web-clock-told = { $time } fyrir hvern leik: fyrst kemur viðvörun, og þegar tíminn er úti leikur róbóti.
web-clock-none = Engin tímamörk
web-clock-seconds = { $seconds } sekúndur
web-clock-minutes =
    { $minutes ->
        [one] { $minutes } mínúta
       *[other] { $minutes } mínútur
    }
web-clock-hours =
    { $hours ->
        [one] { $hours } klukkustund
       *[other] { $hours } klukkustundir
    }
web-clock-days =
    { $days ->
        [one] { $days } dagur
       *[other] { $days } dagar
    }
web-clock = Tími sem er eftir: { $left }
web-public = Sýna borðið meðal opinna borða
web-from-record = Halda áfram með vistað spil
web-from-record-note = Upptaka (skrá sem endar á .json); leikmenn og valkostir fylgja með.

## Sætin

web-seats-note =
    { $seats ->
        [2] Spilið hefst þegar bæði sætin eru setin og allir eru til. Ef þið eruð nokkur við sama skjáinn takið þið nokkur sæti.
       *[other] Spilið hefst þegar öll { $seats } sætin eru setin og allir eru til. Ef þið eruð nokkur við sama skjáinn takið þið nokkur sæti.
    }
web-full-watching = Borðið er fullt: þú horfir á.
web-how-it-plays = Svona er spilað við borðið
web-house-rules = Heimilisreglur
web-house-box = Eins og í kassanum
web-house-changes =
    { $count ->
        [one] Það sem er öðruvísi: ein breyting
       *[other] Það sem er öðruvísi: { $count } breytingar
    }
web-change = Breyta
web-change-note = Allir sjá breytinguna. Þau sem voru til eru spurð aftur.
web-choose-bot = Hver á að spila með?
web-who-plays = Hver spilar?
web-by-link = einhver, með tenglinum
web-without = Án: { $name }
web-seat-free = Laust sæti
web-sit-here = Setjast hér
web-sit-too = Einhver annar hér
web-your-name = Gælunafnið þitt
web-another-name = Gælunafn einhvers annars við þennan skjá
web-bot = róbóti
web-you = þú
web-away = ekki við
web-guest = Gestur
web-ready = til í spil
web-i-am-ready = Ég er til
web-not-ready = Ekki alveg strax
web-stand-up = Standa upp
web-remove = Fjarlægja
web-send-away = Senda burt
web-remove-question = Fjarlægja: { $name }?
web-remove-waiting = Sætið losnar. { $name } fær að vita það og má setjast aftur.
web-remove-playing = Róbóti leikur áfram í sætinu. { $name } fær að vita það og má taka sætið aftur.
web-remove-locks = { $name } má ekki koma aftur
web-no-after-all = Hætta við
web-locked-out = { $name } má ekki sitja hér.
web-admit = Hleypa inn aftur
web-former-removed =
    { $status ->
        [playing] Gestgjafinn lét róbóta fá sætið þitt. Þú mátt taka það aftur.
       *[other] Gestgjafinn losaði sætið þitt. Þú mátt setjast aftur.
    }
web-former-locked = Gestgjafinn tók sætið þitt og heldur því lokuðu. Þú horfir á; biddu í spjallinu um að fá að koma aftur.
web-former-resigned = Þú gafst upp í þessu spili. Þú horfir á.
web-come-back-to-seat = Taka sætið mitt aftur
web-resign = Gefast upp
web-resign-question = Viltu gefast upp?
web-resign-note = Róbóti fær sætið þitt fyrir fullt og allt og hin klára spilið. Allir fá að vita það.
web-leave = Hætta í spilinu
web-leave-question = Viltu hætta í spilinu?
web-leave-note = Róbóti fær sætið þitt fyrir fullt og allt og hjálpar hinum. Allir fá að vita það.
web-seats-left =
    { $count ->
        [0] Ekkert sæti er laust
        [one] { $count } sæti er laust
       *[other] { $count } sæti eru laus
    }
web-waits-for-ready = Ekki enn til í spil: { $names }.
web-invite = Bjóða öðrum
web-invite-note = Hver sem hefur þennan tengil getur sest í laust sæti eða horft á.
web-invite-full = Öll sæti eru setin. Hver sem kemur með tenglinum getur horft á.
web-link = Tengill
web-copy = Afrita
web-copied = Tengillinn er afritaður.
web-copy-moment = Afrita tengil á þennan leik
web-copy-embed = Fella inn
web-copy-embed-note = Afrita kóðann sem sýnir þetta spil á vefsíðu
web-embed-running = Þessu spili er ekki lokið. Þegar því lýkur má horfa á það hér.
web-share = Deila
web-qr = Boðið sem QR-kóði
web-tv = Sýna í sjónvarpi
web-tv-join = Beindu myndavél símans hingað til að fá þér sæti.
web-tv-come = Beindu myndavél símans hingað til að koma að þessu borði.
web-tv-ready = Spilið hefst þegar allir hafa ýtt á „{ web-i-am-ready }“ í símanum sínum.

## Borðið

web-board = Borðið
web-players = Leikmenn
web-points = { $points } stig
web-played-by = { $bot } leikur
web-thinking = er að hugsa…
web-your-turn = þú átt leik
web-time-nearly-up = tíminn er að renna út
web-may-confirm = má enn breyta
web-look-at = Skoða húsið: { $name }
web-connecting = Tengist…
web-reconnecting = Sambandið rofnaði. Reynt er aftur…
web-unsent =
    { $count ->
        [one] Það sem þú gerðir bíður sendingar.
       *[other] { $count } atriði sem þú gerðir bíða sendingar.
    }
web-move-waits = Leikurinn þinn bíður eftir sambandi.
web-on-its-way = á leiðinni
web-log-and-chat = Saga og spjall
web-log = Saga
web-chat = Spjall
web-chat-empty = Enginn hefur sagt neitt enn.
web-chat-line = Segðu eitthvað
web-send = Senda
web-react = Bregðast við með { $reaction }
web-spectator = Áhorfandi
web-menu = Valmynd
web-in-words = Borðið í orðum
web-confirm-question = Búið? Staðfestu leikinn eða taktu skref aftur.
web-turn-of-absent = { $name } á leik en er ekki við.
web-played-for-you = Róbóti leikur fyrir þig.
web-lately = Það sem hinir gerðu síðast
web-next-step = Veldu nú það sem á að fylgja.
web-put-back = Hætta við
web-skip-ahead = Hoppa yfir
web-hand-back = Taka við aftur
web-all-moves =
    { $count ->
        [1] Hvað get ég gert?
       *[other] Hvað get ég gert? ({ $count })
    }
web-undo = Taka aftur
web-confirm = Staðfesta
web-no-way-back = ekki hægt að taka aftur
web-doubt = Er þér alvara?
web-doubt-yes = Gera það samt
web-doubt-no = Hugsa málið
web-doubt-never = Ekki spyrja aftur í þessu spili
web-up-to = allt að { $points }
web-then = síðan: { $moves }
web-meanwhile = Frá síðasta leik þínum
web-watch-again = Horfa aftur
web-go-on = Halda áfram
web-hand-over = Nú fær { $name } skjáinn
web-hand-over-note = Enginn annar má sjá á hann.
web-i-am = Ég er { $name }
web-let-bot-play = Láta róbóta leika
web-mute = Þagga niður
web-unmute = Leyfa að tala
web-deal = Gjöfin
web-sealed-deal = Innsigluð: enginn þekkir hana
web-sealed-only = Aðeins gjöf sem enginn getur þekkt
web-sealed-only-note = Aðeins gjöf sem enginn getur þekkt: ekkert spil eftir upptöku
web-rated = Telst til styrkleikastiga
web-rated-note = Það telst til styrkleikastiga: fólk eitt spilar, eitt sæti á mann, án þjálfara; allir samþykkja áður en það hefst
web-rated-ask = Þetta spil telst til styrkleikastiga. Það hefst aðeins ef allir samþykkja.
web-rated-agree = Ég samþykki, og er til
web-ratings = Styrkleikastig
web-ratings-mine = Stigin þín
web-ratings-note = Hve sterkt fólk er, eftir spilum sem töldust með því að allir við borðið vildu það. Hver sem byrjar hefur 1000; 400 stigum meira þýðir að annar vinnur tíu sinnum oftar en hinn.
web-ratings-none = Þú hefur engin styrkleikastig enn. Láttu borð teljast þegar þú setur það upp, og spilaðu við fólk.
web-ratings-none-off = Þú hefur engin styrkleikastig og engin eru geymd.
web-ratings-games =
    { $count ->
        [one] eftir { $count } spil
       *[other] eftir { $count } spil
    }
web-ratings-error = Í 95 tilvikum af 100 skeikar ekki meiru en tölunni á eftir ±. Fá spil segja fátt.
web-ratings-on = Halda stig um mig
web-ratings-show = Sýna öðrum stigin mín
web-ratings-name = Undir þessu nafni
web-ratings-delete = Eyða stigunum mínum…
web-ratings-delete-question = Eyða stigunum þínum?
web-ratings-delete-note = Enginn getur kallað þau fram aftur, og engin önnur eru geymd fyrr en þú vilt þau á ný. Það sem aðrir hafa unnið eða tapað gegn þér stendur óbreytt.
web-ratings-shown = Þau sem sýna sín
web-ratings-shown-none = Enginn sýnir stig sín enn.
web-unsealed =
    { $moves ->
        [0] Eftir upptöku: gjöf án innsiglis
        [one] Eftir upptöku, { $moves } leikur búinn: gjöf án innsiglis
       *[other] Eftir upptöku, { $moves } leikir búnir: gjöf án innsiglis
    }
web-sealed = Gjöfin var innsigluð áður en nokkur settist:
web-deal-fair = Gjöfin var heiðarleg: athugað
web-deal-unwitnessed = Tölur gjafarinnar passa við innsiglið
web-deal-broken = Varúð: þetta er ekki gjöfin sem lofað var
web-deal-how = Innsiglið er SHA-256 af því sem þjónninn innsiglaði. Sá texti og leyndarmál allra, eitt í línu, eiga sér líka SHA-256; modulo 2⁶³ er það fræið. Hvort spilin komu af því fræi segir „rooftree replay“ út frá upptökunni.
web-seal = Innsigli, sýnt fyrir gjöfina
web-seal-text = Það sem var innsiglað
web-seal-salt = Salt
web-share-of = Leyndarmál: { $name }
web-pledged = lofað áður:
web-seed = Fræ
web-waits-for-shares = Áður en gefið er bætir vafri hvers leikmanns leyndarmáli við gjöfina. Enn vantar: { $names }. Síðan þarf að vera opin þar.

## Þjálfarinn

web-coach = Þjálfari
web-coach-note = Fyrir hvert sæti: hve mikið þjálfari segir þeim sem spilar þar. Allir sjá hver hefur hvað.
web-coach-seat = Sæti { $number }
web-coach-off = ekkert
web-coach-warn = varar við afleikjum
web-coach-ideas = þrjár hugmyndir
web-coach-explain = þrjár hugmyndir og rök
web-coach-has = Þjálfari: { $what }
web-coach-ask = Hverju myndir þú leika?
web-coach-thinks = Þjálfarinn hugsar sig um…
web-coach-lines = { $count } spil spiluð til enda
web-coach-line =
    { $before ->
        [one] Þjálfarinn hugsar fyrst um spurningu einhvers annars.
       *[other] { $before } aðrir spurðu þjálfarann á undan þér.
    }
web-coach-chance = vinnur í { $percent } %
web-coach-points = { $points } stig
web-coach-warns = Þjálfarinn myndi ekki gera þetta: þú gefur mikið eftir.

## Leikslok

web-show-end = Sýna húsin
web-back-to-table = Aftur að borðinu
web-replay = Endursýning
web-record = Vista upptökuna
web-rematch = Spila aftur
web-rematch-join = Í næsta spil
web-score = Stig
web-tie = Jafnmörg stig: aukaregla réð úrslitum.
web-month =
    { $month ->
        [1] janúar
        [2] febrúar
        [3] mars
        [4] apríl
        [5] maí
        [6] júní
        [7] júlí
        [8] ágúst
        [9] september
        [10] október
        [11] nóvember
       *[12] desember
    } { $year }
web-date = { $day }. { web-month }
web-best = (mest)
web-counting = Stigin eru talin
web-count-again = Telja aftur
web-picture = Mynd
web-picture-all = Mynd af öllum húsum
web-picture-keep = Mynd til minningar
web-save-png = Vista myndina
web-save-svg = Vista sem teikningu (SVG)
web-picture-failed = Ekki tókst að búa til myndina hér. Prófaðu teikninguna í staðinn.

## Endursýning

web-to-begin = Fara í upphafið
web-to-end = Fara í lokin
web-back = Til baka
web-forward = Áfram
web-play = Spila
web-pause = Hlé
web-move = Leikur
web-eyes = Sjónarhorn
web-the-deal = Gjöfin
web-replay-running = Spilið heldur áfram: spil sem enginn má lengur skoða snúa bakinu upp hér líka.
web-mind = Hvað væri gott hér?
web-mind-thinking = Tækið hugsar…
web-mind-told = Reiknað í þessu tæki: { $count } framhöld skoðuð.
web-review = Rýni þjálfarans
web-review-note = Hver ákvörðun dæmd eftir því sem leikmaðurinn gat vitað þá. Það tekur smástund, einu sinni fyrir hvert spil.
web-review-begin = Rýna í þetta spil
web-review-begins = Þjálfarinn lítur yfir spilið…
web-review-place =
    { $before ->
        [one] { $before } rýni er á undan þessari.
       *[other] { $before } rýni eru á undan þessari.
    }
web-review-progress = { $done } af { $all } ákvörðunum
web-review-closer = Skoða betur
web-review-best = Einn besti leikur spilsins.
web-review-glows = Hann glóir á borðinu.
web-review-show = Sýna hann á borðinu
web-review-luck-together = Það sem þessi spil eru verð umfram önnur, sem er heppni: { $dealt } stig. Það sem var gert úr þeim umfram það: { $made }.
web-try-again = Reyna aftur
web-gentle = Þjálfarinn kallar engan leik mistök
web-play-on = Spila áfram héðan…
web-play-on-note = Annað spil hefst í þessari stöðu, til gamans: hver tekur hvaða sæti?
web-play-on-me = ég
web-play-on-begin = Spila áfram

## Kennsla

web-learn-step = Skref { $now } af { $all }
web-learn-other = Þetta væri líka hægt. Í þessari kennslu skaltu velja það sem er merkt.
web-learn-do-it = Gera þetta fyrir mig
web-learn-end = Nú kanntu allt sem þarf.
web-learn-so-far = Hingað til
web-learn-leave = Á forsíðuna
web-learn-again = Einu sinni enn
web-learn-play = Spila í alvöru

## Stillingar

web-language = Tungumál
web-theme = Litir
web-theme-system = Eins og í kerfinu
web-theme-light = Ljósir
web-theme-dark = Dökkir
web-size = Leturstærð
web-size-normal = Venjuleg
web-size-large = Stór
web-size-huge = Mjög stór
web-speed = Hraði spilsins
web-speed-slow = Hægur
web-speed-normal = Venjulegur
web-speed-fast = Hraður
web-speed-off = Strax, án hreyfinga
web-confirms = Staðfesta leiki mína
web-confirms-people = Þegar ég spila við fólk
web-confirms-always = Alltaf
web-confirms-never = Aldrei
web-letters = Litaval fyrir litblinda, með stöfum og mynstrum
web-sounds = Spila lágvær hljóð
web-come-back = Finna sætin þín aftur
web-come-back-note = Sætin þín tilheyra þessum vafra. Með sjö orða setningu geturðu tekið þau með þér í annan.
web-new-phrase = Fá setningu
web-phrase-note = Skrifaðu hana niður: hún er aðeins sýnd einu sinni og eldri setning gildir ekki lengur.
web-phrase = Setning úr öðrum vafra
web-recover = Fá sætin mín hingað
web-recovered = Gaman að sjá þig aftur.
web-notices = Láta mig vita þegar ég á leik
web-notices-on = Þessi vafri lætur þig vita þegar þú átt leik.
web-notices-off = Þessi vafri lætur þig ekki vita lengur.
web-notices-no = Þessi vafri sýnir engin skilaboð. Leyfðu þau fyrst í stillingum hans.

## Borð án teikninga

web-plain-empty = autt
web-plain-table = Borðið
web-plain-house = { $name }
web-plain-asked = { $name } á leik: { $question }
web-plain-answers = Svör
web-plain-round = Umferð { $now } af { $all }
web-plain-day = Dagur { $now } af { $all }
web-plain-turn = Leikur { $now } af { $all }
web-plain-under-way = Í gangi

## Stækkunarglerið

web-magnifier = Í nærmynd
web-magnifier-now = Hér og nú
web-magnifier-all-rules = Allar reglurnar
web-keys = Flýtilyklar við borðið
web-keys-go = milli staða
web-keys-touch = snerta staðinn
web-keys-look = skoða nánar það sem þar er, eða það sem er undir músinni
web-keys-back = loka, eða leggja frá sér
web-keys-undo = taka aftur
web-keys-confirm = staðfesta leikinn

## Stigablokk

web-nudge = Minna á
web-next-table = Næsta borð
web-next-table-of = Næst: { $title } ({ $names })
web-morning = Frá síðustu heimsókn
web-good-morning = Góðan daginn.
web-good-day = Góðan dag.
web-good-evening = Gott kvöld.
web-morning-turns =
    { $count ->
        [one] { $count } borð bíður eftir þér.
       *[other] { $count } borð bíða eftir þér.
    }
web-morning-ended =
    { $count ->
        [one] { $count } spili er lokið síðan þú varst hér.
       *[other] { $count } spilum er lokið síðan þú varst hér.
    }
web-on-holiday = í fríi til { $date }
web-days = Spil sem taka daga
web-morning-told = Segja mér á hverjum morgni klukkan átta hvaða borð bíða eftir mér, í stað þess að láta vita af hverjum leik (með tilkynningum)
web-holiday = Í fríi til
web-holiday-note = Í fríinu stendur klukkan þín kyrr í spilum sem taka daga og enginn minnir þig á. Allir við borðið sjá það.
web-holiday-begin = Fara í frí
web-holiday-begun = Njóttu vel. Borðin þín vita af því.
web-holiday-until = Þú ert í fríi til { $date }. Í spilum sem taka daga gengur engin klukka á þig.
web-holiday-back = Fríið er búið
web-week = Þessa viku, fyrir lið
web-week-note = Sömu spil fyrir öll jafn stór lið. Hvert ykkar er með hönd og tæki; gefið er þegar sá síðasti er kominn.
web-week-players = { $count } saman
web-week-teams =
    { $count ->
        [0] ekkert lið hefur byggt það enn
        [one] { $count } lið hefur byggt það
       *[other] { $count } lið hafa byggt það
    }
web-week-gather = Safna liði
web-week-team = Liðið þitt
web-week-next = Næsta gjöf kemur { $date }, á miðnætti UTC. Hver er í einu liði fyrir hvern fjölda leikmanna.
web-week-name = Þú spilar sem gestur: segðu fyrst nafnið þitt í stillingum.
web-week-title = Lið fyrir { $title }
web-week-free = laust sæti
web-week-join = Ganga í liðið
web-week-invite = Sendu hinum þennan tengil. Hver sem gengur í liðið er með sína hönd.
web-week-of = vika { $week }, { $count } saman
web-daily-beside-mine = Við hlið míns
web-daily-beside = Þú og { $name }, umferð fyrir umferð
web-daily-rounds = Umferð
web-daily-round-before = Umferðin á undan
web-daily-round-after = Næsta umferð
web-daily-end = Lokin
web-odd-many = Eina húsið með { $thing } × { $count }.
web-odd-only = Eina húsið þar sem þetta er: { $thing }.
web-odd-without = Eina húsið þar sem þetta vantar: { $thing }.
web-odd-best = Besta húsið þitt í þessu spili.
web-houses-admire = Dást að
web-houses-again = Sjá aftur, spila áfram
web-pad = Stigablokk
web-pad-note = Fyrir spilið á borðinu heima: byggðu hús allra með því að snerta eða skrifa, og spilareglurnar telja stigin.
web-pad-home = Hús { $number }
web-pad-homes = Hús
web-pad-add = Eitt hús enn
web-pad-name = Nafn
web-pad-way = Hvernig er fyllt út
web-pad-touch = Snerta
web-pad-write = Skrifa
web-pad-write-note = Skrifaðu hvað er hvar, með þínum orðum og á hvaða tungumáli okkar sem er; kommur á milli ef það er fleira en eitt.
web-pad-find = Leita að nafni
web-pad-nothing = ekkert enn
web-pad-remove = Taka burt: { $what }
web-pad-choose = Veldu …
web-pad-put = bæta við
web-pad-next = Næsti reitur
web-pad-done = Búið
web-pad-keep = Geyma úrslitin
web-pad-kept = Geymt í þessu tæki.
web-pad-again = Ný umferð, sama fólk
web-pad-clear = Tæma þetta hús…
web-pad-clear-question = Á að tæma { $name }?
web-pad-clear-yes = Tæma
web-pad-clear-note = Allt sem er skráð á þetta hús hverfur. Úrslit sem þú hefur geymt verða áfram.
web-pad-offline = Þjónninn svarar ekki. Það sem þú fyllir út er geymt í þessu tæki og talið um leið og hann svarar.
web-pad-here = Án nettengingar telur þetta tæki, eftir sömu reglum.
web-pad-ready = Hún er nú geymd í þessu tæki og virkar án nettengingar.
web-pad-evenings = Kvöldin ykkar
web-pad-evenings-note = Þau eru geymd í þessu tæki og hvergi annars staðar.
web-pad-evenings-none = Úrslit sem þú geymir verða hér, með stigum allra frá spili til spils. Þau eru aðeins í þessu tæki.
web-pad-played = spil
web-pad-won = unnin
web-pad-best = mest
web-pad-mean = meðaltal
web-pad-course = Stig frá spili til spils
web-pad-save = Vista í skrá
web-pad-forget = Eyða þessum úrslitum
web-pad-forget-question =
    { $count ->
        [one] Á að eyða þessum úrslitum?
       *[other] Á að eyða öllum { $count } úrslitunum?
    }
web-pad-forget-note = Enginn getur endurheimt þau.
web-pad-entry-room = Herbergi
web-pad-entry-decor = Skreyting
web-pad-entry-piece = Húsgagn
web-pad-entry-base = Útisvæði eða grunnur
web-pad-entry-rooms = Herbergi
web-pad-entry-roof = Þak
web-pad-entry-garden = Garður
web-pad-entry-roofs = Þakspil
web-pad-entry-helpers = Verktakar
web-pad-entry-children = Börn (ef jafnt er)
web-pad-entry-attic = Háaloft
web-pad-entry-bonuses = Bónusspil
web-pad-entry-board = Herbergið sem er prentað á B2
web-pad-entry-gifts = Gjafir
web-pad-entry-money = Peningar eftir, í silfri
web-pad-entry-extension = Stækkun á háaloftinu
web-pad-entry-loan = Ógreitt lán
web-pad-entry-expert = Með bónusstigum fyrir lengra komna
web-pad-entry-round = Umferð
web-pad-entry-day = Dagur
web-pad-entry-turn = Leikur
web-pad-entry-market-rooms = Herbergi á markaðnum, frá vinstri
web-pad-entry-market-resources = Aðföng yfir dálkum 2 til 5
web-pad-entry-market-tiles = Flísar til sölu: vinstri búðin, svo sú hægri
web-pad-entry-queue-a = Röð A, sú fremsta fyrst
web-pad-entry-queue-b = Röð B, sú fremsta fyrst
web-pad-entry-hand = Hönd
web-pad-entry-character = Persóna
web-pad-entry-neighbours = Nágrannar í heimsókn
web-pad-entry-tools = Verkfæri

## Prenthornið

web-paper = Á pappír
web-paper-note = Prentaðu spil, eða það sem hjálpar við spilið á borðinu þínu: okkar eigin myndir og orð.
web-paper-size = Pappír
web-paper-a4 = A4
web-paper-letter = US Letter
web-paper-game = Allt spilið
web-paper-game-note = Allt hér að neðan í einni skrá, með síðu sem segir hvernig á að prenta og skera.
web-paper-cards = Spil
web-paper-cards-note = Fram- og bakhliðar í réttri stærð, með skurðarmerkjum; spilin eru 63 × 88 mm.
web-paper-tokens = Tákn
web-paper-tokens-note = Til að líma á pappa og skera út.
web-paper-boards = Borð
web-paper-boards-note = Jafnstór því sem á þau er lagt.
web-paper-aid = Minnisblað
web-paper-aid-note = Ein síða: hvernig umferð gengur, hvað telst til stiga, hvað hver hlutur gerir.
web-paper-pad = Stigablað
web-paper-pad-note = Tvö blöð á síðu, til að skrifa á.
web-paper-label = Merkimiði á kassa
web-paper-label-note = Á lokið og hliðarnar á kassa.
web-paper-how = Prentaðu í réttri stærð (100 %), aldrei „lagað að síðu“.

# Að spila á þessu tæki

web-here = Á þessu tæki
web-here-note = Líka án nettengingar: við róbóta, eða nokkur saman við einn skjá. Leikirnir geymast í þessum vafra.
web-here-offline = Ekkert netsamband er sem stendur. Hér er samt hægt að spila: við róbóta, eða nokkur saman við einn skjá.
web-at-this-screen = við þennan skjá
web-engine-loading = Tækið býr sig undir að spila upp á eigin spýtur. Í fyrsta sinn tekur það smástund.
web-not-here = Þetta er ekki hægt við borð á þessu tæki.
web-not-possible = { $error }

## Þrautir

web-puzzles = Þrautir
web-puzzles-note = Stöður úr spilum róbóta þar sem ein umferð er greinilega betri en allar aðrar. Finndu hana.
web-puzzles-none = Hér eru engar þrautir enn.
web-puzzles-all = Allar þrautir
web-puzzles-done = { $done } af { $all } búnar
web-puzzle = Þraut { $number }
web-puzzle-today = Þraut dagsins
web-puzzle-told = { $title }, þraut { $number }, erfiðleiki { $stars } af 3
web-puzzle-alone = leyst
web-puzzle-helped = séð með hjálp
web-puzzle-stars-1 = Til að hita upp
web-puzzle-stars-2 = Til að hugsa um
web-puzzle-stars-3 = Fáir finna þessar
web-puzzle-player = Leikmaður { $number }
web-puzzle-task = Þú átt leik. Einn leikur er greinilega betri en allir aðrir: finndu hann.
web-puzzle-task-points = Þú átt leik. Einn leikur er um { NUMBER($points) } stigum betri en allir aðrir: finndu hann.
web-puzzle-wrong = Ekki þessi: hann kostar um { NUMBER($points) } { $points ->
        [one] stig
       *[other] stig
    }. Reyndu annan.
web-puzzle-wrong-some = Ekki þessi. Reyndu annan.
web-puzzle-right = Rétt!
web-puzzle-as-good = Rétt, hann er alveg jafn góður! Þannig heldur það áfram:
web-puzzle-hint = Vísbending
web-puzzle-hint-1 = Það byrjar á einum af stöðunum sem bent er á.
web-puzzle-hint-2 = Það byrjar hér.
web-puzzle-show = Sýna lausnina
web-puzzle-again = Aftur
web-puzzle-next = Næsta þraut
web-puzzle-solved = Leyst í fyrstu tilraun!
web-puzzle-solved-later = Leyst!
web-puzzle-shown = Þetta var lausnin
web-puzzle-proof = Næstbesti leikurinn kostar um { $gap } stig (skekkja { $error }), eins og { $lines } spil sýna sem spiluð voru áfram héðan.
web-puzzle-exact = Næstbesti leikurinn kostar { $gap } stig, hvað sem verður.
web-puzzle-found = Hve margir af tíu róbótum finna hann:

# Greiningarborðið

web-analysis = Greiningarborð
web-analyse = Greina
web-analysis-note = Opnaðu hvaða leik sem er, farðu í gegnum hann og prófaðu aðra leiki. Í hverri stöðu segir þjálfari á þessu tæki hvað hann myndi leika. Þegar það hefur verið opnað virkar það án nettengingar.
web-analysis-not-here = Þessi vafri getur ekki opnað greiningarborðið, eða þjónninn var smíðaður án þess.
web-analysis-record = Skráður leikur
web-analysis-file = Úr skrá
web-analysis-paste = Eða límdu inn skráningu: gjöfina og leikina, sem texta
web-analysis-open = Opna
web-analysis-deal = Ný gjöf
web-analysis-deal-note = Þú leikur fyrir alla. Sama númer gefur alltaf sömu gjöf.
web-analysis-seed = Númer gjafarinnar
web-analysis-place = Staða sett upp í höndunum
web-analysis-place-note = Innréttaðu húsin, veldu hvað liggur á borðinu og hver á leik. Það sem ekki getur verið er útskýrt.
web-analysis-begin = Byrja
web-analysis-place-open = Greina þessa stöðu
web-analysis-seat = Leikmaður { $number }
web-analysis-seats = Leikmenn
web-analysis-table = Á borðinu
web-analysis-turn = Hver á leik
web-analysis-chance = Það sem þú skilur eftir opið kemur af handahófi úr því sem eftir er í kassanum.
web-analysis-shuffle = Önnur tilviljun
web-analysis-wrong =
    { $count ->
        [one] Þetta getur ekki verið: eitt er rangt.
       *[other] Þetta getur ekki verið: { $count } atriði eru röng.
    }
web-analysis-eyes = sá sem á leik
web-analysis-save = Vista þessa leikjaröð
web-analysis-another = Annar leikur
web-analysis-lines = Leikjaraðir
web-analysis-game = Leikurinn
web-analysis-line = Leikjaröð { $number }
web-analysis-mind = Það sem { $name } getur gert
web-analysis-play-on = Láta þau spila áfram
web-analysis-start = Spila áfram héðan
web-analysis-stop = Stöðva
web-analysis-over = Leiknum er lokið
