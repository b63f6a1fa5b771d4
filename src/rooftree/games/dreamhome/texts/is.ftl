# Draumaheimilið á íslensku.
#
# Nafn hefur eigindin .a (þolfall án greinis: „tekur stofu“) og .the (nefnifall með greini); herbergi og þök hafa líka
# .no (nefnifall: „engin stofa“) og herbergi .in og .beside (þágufall). Setning sem fær nafnið $room má nota $room
# (nefnifall), $room-a, $room-the, $room-in… Nöfn eru með litlum staf: engin setning byrjar á nafni.

## Spilið

game-title = Draumaheimilið
game-about = Veldu herbergi, þök og verktaka og innréttaðu dúkkuhús, hæð fyrir hæð.

## Herbergi

name-living-room = stofa
    .a = stofu
    .the = stofan
    .no = engin stofa
    .in = í stofu
    .beside = við hliðina á stofu
name-kitchen = eldhús
    .a = eldhús
    .the = eldhúsið
    .no = ekkert eldhús
    .in = í eldhúsi
    .beside = við hliðina á eldhúsi
name-bedroom = svefnherbergi
    .a = svefnherbergi
    .the = svefnherbergið
    .no = ekkert svefnherbergi
    .in = í svefnherbergi
    .beside = við hliðina á svefnherbergi
name-playroom = leikherbergi
    .a = leikherbergi
    .the = leikherbergið
    .no = ekkert leikherbergi
    .in = í leikherbergi
    .beside = við hliðina á leikherbergi
name-bathroom = baðherbergi
    .a = baðherbergi
    .the = baðherbergið
    .no = ekkert baðherbergi
    .in = í baðherbergi
    .beside = við hliðina á baðherbergi
name-pantry = matarbúr
    .a = matarbúr
    .the = matarbúrið
    .no = ekkert matarbúr
    .in = í matarbúri
    .beside = við hliðina á matarbúri
name-dressing-room = fataherbergi
    .a = fataherbergi
    .the = fataherbergið
    .no = ekkert fataherbergi
    .in = í fataherbergi
    .beside = við hliðina á fataherbergi
name-sauna = gufubað
    .a = gufubað
    .the = gufubaðið
    .no = ekkert gufubað
    .in = í gufubaði
    .beside = við hliðina á gufubaði
name-library = bókaherbergi
    .a = bókaherbergi
    .the = bókaherbergið
    .no = ekkert bókaherbergi
    .in = í bókaherbergi
    .beside = við hliðina á bókaherbergi
name-study = vinnustofa
    .a = vinnustofu
    .the = vinnustofan
    .no = engin vinnustofa
    .in = í vinnustofu
    .beside = við hliðina á vinnustofu
name-board-game-room = spilaherbergi
    .a = spilaherbergi
    .the = spilaherbergið
    .no = ekkert spilaherbergi
    .in = í spilaherbergi
    .beside = við hliðina á spilaherbergi
name-garage = bílskúr
    .a = bílskúr
    .the = bílskúrinn
    .no = enginn bílskúr
    .in = í bílskúr
    .beside = við hliðina á bílskúr
name-wine-cellar = vínkjallari
    .a = vínkjallara
    .the = vínkjallarinn
    .no = enginn vínkjallari
    .in = í vínkjallara
    .beside = við hliðina á vínkjallara
name-workshop = verkstæði
    .a = verkstæði
    .the = verkstæðið
    .no = ekkert verkstæði
    .in = á verkstæði
    .beside = við hliðina á verkstæði
name-laundry = þvottahús
    .a = þvottahús
    .the = þvottahúsið
    .no = ekkert þvottahús
    .in = í þvottahúsi
    .beside = við hliðina á þvottahúsi
name-storage = geymsla
    .a = geymslu
    .the = geymslan
    .no = engin geymsla
    .in = í geymslu
    .beside = við hliðina á geymslu
name-gym = æfingasalur
    .a = æfingasal
    .the = æfingasalurinn
    .no = enginn æfingasalur
    .in = í æfingasal
    .beside = við hliðina á æfingasal
name-empty-room = tómt herbergi
    .a = tómt herbergi
    .the = tóma herbergið
    .no = ekkert tómt herbergi
    .in = í tómu herbergi
    .beside = við hliðina á tómu herbergi

## Þök og litir þeirra

name-roof = þak
    .a = þak
    .the = þakið
    .no = ekkert þak
name-roof-red = rautt þak
    .a = rautt þak
    .the = rauða þakið
    .no = ekkert rautt þak
name-roof-red-window = rautt þak með kvisti
    .a = rautt þak með kvisti
    .the = rauða þakið með kvistinum
    .no = ekkert rautt þak með kvisti
name-roof-brown = brúnt þak
    .a = brúnt þak
    .the = brúna þakið
    .no = ekkert brúnt þak
name-roof-brown-window = brúnt þak með kvisti
    .a = brúnt þak með kvisti
    .the = brúna þakið með kvistinum
    .no = ekkert brúnt þak með kvisti
name-roof-grey = grátt þak
    .a = grátt þak
    .the = gráa þakið
    .no = ekkert grátt þak
name-roof-grey-window = grátt þak með kvisti
    .a = grátt þak með kvisti
    .the = gráa þakið með kvistinum
    .no = ekkert grátt þak með kvisti
name-roof-green = grænt þak
    .a = grænt þak
    .the = græna þakið
    .no = ekkert grænt þak
name-roof-green-window = grænt þak með kvisti
    .a = grænt þak með kvisti
    .the = græna þakið með kvistinum
    .no = ekkert grænt þak með kvisti
name-red = rautt
name-brown = brúnt
name-grey = grátt
name-green = grænt

## Skreytingar

name-piano = píanó
    .a = píanó
    .the = píanóið
name-canopy-bed = rúmtjald
    .a = rúmtjald
    .the = rúmtjaldið
name-ice-cream-machine = ísvél
    .a = ísvél
    .the = ísvélin
name-whirlpool = nuddbaðkar
    .a = nuddbaðkar
    .the = nuddbaðkarið
name-paintings = málverk
    .a = málverk
    .the = málverkin
name-sofa = sófi
    .a = sófa
    .the = sófinn
name-play-tent = barnatjald
    .a = barnatjald
    .the = barnatjaldið
name-cat-house = kattarhús
    .a = kattarhús
    .the = kattarhúsið
name-treehouse = trjákofi
    .a = trjákofa
    .the = trjákofinn
name-birdhouse = fuglahús
    .a = fuglahús
    .the = fuglahúsið

## Verkfæri

name-drill = bor
    .a = bor
    .the = borinn
name-jackhammer = loftpressa
    .a = loftpressu
    .the = loftpressan
name-concrete-mixer = steypuhrærivél
    .a = steypuhrærivél
    .the = steypuhrærivélin
name-scaffolding = vinnupallar
    .a = vinnupalla
    .the = vinnupallarnir

## Verktakar

name-roofer = þaksmiður
    .a = þaksmið
    .the = þaksmiðurinn
name-supplier = birgðasali
    .a = birgðasala
    .the = birgðasalinn
name-architect = arkitekt
    .a = arkitekt
    .the = arkitektinn
name-handyman = snúningamaður
    .a = snúningamann
    .the = snúningamaðurinn
name-interior-designer = innanhússhönnuður
    .a = innanhússhönnuð
    .the = innanhússhönnuðurinn

## Staðir

name-top = efri hæð
name-ground = jarðhæð
name-basement = kjallari
name-garden = garður
name-first-player-marker = litla húspeðið

## Spurningar til leikmannsins

decision-game-over = Spilinu er lokið.
decision-game-over-short = spili lokið
decision-discard-column = Þú byrjar: hvaða dálk fjarlægir þú?
decision-discard-column-short = fjarlægja dálk
decision-use-jackhammer = Viltu nota loftpressuna núna eða geyma hana?
decision-use-jackhammer-short = nota loftpressuna?
decision-take-column = Hvaða dálk tekur þú?
decision-take-column-short = taka dálk
decision-place-room = Hvar á herbergið að vera?
decision-place-room-short = leggja herbergið
decision-place-resource = Hvar viltu setja skreytinguna eða vinnupallana?
decision-place-resource-short = setja skreytingu eða vinnupalla
decision-use-helper = Viltu nota verktaka, eða er þetta komið?
decision-use-helper-short = nota verktaka?

## Hvað aðgerð gerir, fyrir valmyndir

action-pass = Segja pass
action-discard = Fjarlægja dálk { $column }: { $room } og { $resource }
action-hammer = Loftpressa: { $room } úr dálki { $column } strax, í stað venjulegs leiks
action-drill = Bor: { $room } úr dálki { $column } fer í { $cell }, { $old } fer á borðið
action-mix = Steypuhrærivél: { $room } (dálkur { $column }) og { $room2 } (dálkur { $column2 }) skipta um stað
action-take = Taka dálk { $column }: { $room } og { $resource }
action-take-first = Taka dálk { $column }: { $room } og litla húspeðið
action-place = Byggja { $room-a } í { $cell }
action-place-down = Leggja spilið á hvolf í { $cell }: tómt herbergi
action-decor = Setja { $decor-a } í { $cell }
action-scaffold = Reisa vinnupallana í { $cell }
action-roofer = Þaksmiður: setja { $roof-a } í bunkann þinn
action-supply = Birgðasali: { $room } kemur í { $cell }, { $old } fer í kastbunkann
action-swap = Snúningamaður: { $room } ({ $cell }) og { $room2 } ({ $cell2 }) skipta um stað

## Af hverju aðgerð er ekki leyfð

why-column-empty = Ekkert herbergi er eftir í dálki { $column }.
why-no-tool = Til þess þarftu { $tool-a }.
why-no-helper = Til þess þarftu { $helper-a }.
why-no-room-in-hand = Þú ert ekki með neitt herbergisspil til að leggja.
why-no-decor-in-hand = Þú ert ekki með neina skreytingu til að setja niður.
why-no-scaffolding-in-hand = Þú ert ekki með neina vinnupalla til að reisa.
why-occupied = Reiturinn { $cell } er ekki laus: þar er spil fyrir.
why-unsupported = Undir { $cell } er ekkert enn: byggðu fyrst í { $below }.
why-only-in-basement = Aðeins í kjallaranum (B4, B5) má byggja { $room-a }, ekki í { $cell }.
why-not-in-basement = Í kjallaranum má ekki byggja { $room-a }, aðeins á hæðunum tveimur fyrir ofan.
why-too-large =
    { $size ->
        [1] Aðeins eitt spil kemst fyrir { $room-in }: í { $cell } lægi það við hliðina á öðru eins.
       *[other] Ekki komast fleiri en { $size } spil fyrir { $room-in }: í { $cell } yrðu þau fleiri.
    }
why-finished-by-decor = Við hliðina á { $cell } er { $room } með skreytingu, og þar má ekki stækka meira.
why-two-tokens = Í { $cell } myndi spilið tengja saman tvö skreytt herbergi, en í hverju herbergi má bara vera ein skreyting.
why-no-open-room = Í { $cell } er ekkert herbergi sem snýr upp.
why-without-room = Ekkert herbergja þinna hæfir skreytingunni ({ $decor }): hún fer í kastbunkann.
why-wrong-room = { $cell } passar ekki: rétti staðurinn fyrir { $decor-a } er { $room-in }.
why-already-decorated = Í herberginu í { $cell } er þegar skreyting, og hún má bara vera ein.
why-no-card = Í { $cell } er ekkert herbergisspil.
why-roof-not-discarded = Í kastbunkanum er { $roof-no }.
why-room-not-discarded = Í kastbunkanum er { $room-no }.

## Sagan af leiknum

tell-keep-jackhammer = { $player } geymir loftpressuna.
tell-no-helper = { $player } notar ekki fleiri verktaka.
tell-discard = { $player } fjarlægir dálk { $column }: { $room-a } og { $resource-a }.
tell-hammer = { $player } notar loftpressuna og tekur { $room-a } úr dálki { $column }.
tell-drill = { $player } notar borinn í { $cell }: { $room } kemur í staðinn fyrir { $old-a }.
tell-mix = { $player } notar steypuhrærivélina: { $room } og { $other } skipta um stað.
tell-take = { $player } tekur dálk { $column }: { $room-a } og { $resource-a }.
tell-take-first = { $player } tekur dálk { $column }: { $room-a } og litla húspeðið.
tell-place = { $player } byggir { $room-a } í { $cell }.
tell-place-down = { $player } leggur spil á hvolf í { $cell }: tómt herbergi.
tell-decor = { $player } setur { $decor-a } í { $cell }.
tell-scaffold = { $player } reisir vinnupallana í { $cell }.
tell-roofer = { $player } lætur þaksmiðinn sækja þakspil í kastbunkann.
tell-supply = { $player } lætur birgðasalann koma með { $room-a } í { $cell }.
tell-swap = { $player } lætur snúningamanninn skipta á { $cell } og { $other }.

## Það sem gott er að vita um leik, auk stiganna

remark-largest = Þar með nær { $room-the } fullri stærð.
remark-decorated = Með skreytingu getur { $room-the } ekki stækkað meira.
remark-roof = Þar með er þakið þitt heilt: { $cards } spil.

## Hvað leikur kostar og hvað glatast

cost-too-late = Í síðustu umferðinni er orðið of seint fyrir { $tool-a }: spilið fer í kastbunkann.
cost-idle = Gerir ekkert: { $helper-the }.
loss-no-room = Hvergi er herbergi fyrir skreytinguna ({ $decor }): hún fer í kastbunkann.
loss-token = Glatast um leið: { $decor-the }.
news-no-room = Hvergi er herbergi fyrir skreytinguna ({ $decor }): hún fer í kastbunkann.
news-lost = Tjón: { $decor-the }.
news-too-late = Of seint í síðustu umferðinni: { $tool-the } í kastbunkann.

## Hvenær spilinu lýkur og hvers vegna

ending-rounds = Eftir umferð { $rounds } taka verktakarnir til starfa, síðan eru stigin talin.
ending-last-round = Þetta er síðasta umferðin.
ending-helpers = Öllum umferðum er lokið: nú taka verktakarnir til starfa.
ended-rounds = Öllum umferðum ({ $rounds }) er lokið og verktakarnir hafa unnið sitt verk.

## Fyrsta spilið, leik fyrir leik

lesson-welcome = Gaman að fá þig með! Þið Freyja byggið hvort sitt heimili. Í hverri af tólf umferðum tekur þú herbergi og oft eitthvað sem því fylgir.
lesson-discard = Þú byrjar og fjarlægir því fyrst einn dálk. Fjarlægðu dálk 4.
lesson-take = Taktu nú dálk: herbergið og spilið fyrir ofan það. Taktu stofuna með rauða þakinu.
lesson-place = Herbergi verður að standa á jörðinni eða á öðru herbergi. Reitirnir sem lýsa standa á jörðinni. Byrjaðu í G1.
lesson-first = Freyja tekur dálk 1. Þar er ekkert aukaspil, en sá sem tekur hann byrjar næstu umferð.
lesson-grow = Önnur stofa! Eins spil hlið við hlið verða að einu stærra herbergi.
lesson-beside = Leggðu hana við hliðina á hinni og sjáðu hve mörg stig það gefur.
lesson-roof = Þakspilin þín liggja á hvolfi allt til loka. Mundu litina: fjögur í sama lit gefa mest.
lesson-tool = Freyja tekur verkfæri: loftpressuna. Brátt sérðu til hvers hún er.
lesson-sofa = Með þriðju stofunni verður herbergið eins stórt og það getur orðið. Og sófinn á heima þar!
lesson-decor = Skreyting gefur aukastig. Í hverju herbergi er pláss fyrir eina, og herbergi með skreytingu stækkar ekki framar.
lesson-mixer = Bílskúr, og verkfæri handa þér: steypuhrærivélin. Þú mátt nota hana einu sinni, áður en þú tekur dálk.
lesson-basement = Bílskúr fer í kjallarann og hvergi annars staðar.
lesson-jackhammer = Þarna kom loftpressan: Freyja tekur herbergi á undan öllum. Spilið fyrir ofan tapast og hún missir úr umferð.
lesson-mix = Seinni bílskúrinn og rauða þakið eru hvort í sínum dálki. Steypuhrærivélin þín víxlar tveimur herbergjum: dálkum 2 og 3!
lesson-garages = Einn bílskúr gefur ekkert. Tveir saman gefa stig.
lesson-marker = Taktu nú dálk 1: þú færð baðherbergi og byrjar næstu umferð.
lesson-bathroom = Baðherbergi á báðum hæðum gefur aukastig. Það gerir líka heimili með baðherbergi, eldhúsi og svefnherbergi.
lesson-helper = Verktaki! Birgðasalinn liggur hjá þér og vinnur eftir síðustu umferðina.
lesson-top = Upp á efri hæð! Undir T1 er stofan þín og hún ber eldhúsið.
lesson-treehouse = Trjákofinn stendur í garðinum: þar er alltaf pláss. En kjallarinn þinn er fullur: hvert á bílskúrinn að fara?
lesson-down = Spil sem passar hvergi er lagt á hvolf, sem tómt herbergi. Það gefur ekkert en ber herbergin fyrir ofan.
lesson-film = Nú veistu hvernig þetta gengur. Horfðu á ykkur byggja í þrjár umferðir í viðbót.
lesson-scaffolding = Freyja reisir vinnupalla. Þeir bera það sem fyrir ofan er þar til herbergi kemur í staðinn.
lesson-last = Síðasta umferðin. Eldhús á reitinn við hliðina á eldhúsinu þínu!
lesson-supplier = Nú vinna verktakarnir. Birgðasalinn þinn skiptir tóma herberginu út fyrir spil úr kastbunkanum: gufubað, við hliðina á baðherberginu.
lesson-handyman = Snúningamaður Freyju víxlar tveimur herbergjum hennar. Nú eru eldhúsin hlið við hlið og svefnherbergin líka.
lesson-friend = Tóma herbergið hjá Freyju gefur stig af því að hún er með arkitekt. Án hans er tómt herbergi einskis virði.
lesson-count-living = Þrjár stofur hlið við hlið eru eitt stórt herbergi: því stærra, því betra.
lesson-count-pairs = Tvö eldhús verða að stóru eldhúsi og tvö svefnherbergi að stóru svefnherbergi.
lesson-count-bathroom = Baðherbergi stækka aldrei. Hvert þeirra er talið fyrir sig.
lesson-count-sauna = Gufubaðið gefur fleiri stig af því að það er við hliðina á baðherbergi.
lesson-count-garage = Tveir bílskúrar: einn sér gæfi ekkert.
lesson-count-decor = Skreytingarnar þínar gefa stig, bæði inni og úti í garði.
lesson-count-use = Baðherbergi á báðum hæðum, og baðherbergi, eldhús og svefnherbergi á sama heimili: það er hentugt.
lesson-count-roof = Nú fyrst er þökunum snúið við: fjögur rauð! Kvistur gefur líka stig.

## Línur í stigatöflunni sem eru hvorki herbergi né skreyting

line-empty-rooms = tóm herbergi
line-bathrooms = baðherbergi á báðum efri hæðunum
line-essentials = baðherbergi, eldhús og svefnherbergi
line-roof-uniform = einlitt þak
line-roof-mixed = mislitt þak
line-roof-incomplete = óklárað þak
line-windows = kvistir á þakinu

## Valkostir við borðið

option-discard = Þegar 2 eða 3 spila er dálkur fjarlægður fyrir hverja umferð
    .true = Sá sem byrjar fjarlægir einn dálk, aldrei dálk 1.
    .false = Ekkert er fjarlægt: einfaldara, fyrir unga leikmenn.
option-roofs = Þakspilin fyrir framan leikmenn
    .strict = Þau liggja á hvolfi: enginn sér annað en fjöldann, ekki einu sinni eigandinn.
    .open = Allir sjá litina á þeim.
option-first = Hver byrjar
    .seat-1 = Fyrsta sætið.
    .seat-2 = Annað sætið.
    .seat-3 = Þriðja sætið.
    .seat-4 = Fjórða sætið.
    .random = Hending ræður.

## Hvað spil gerir, í einni línu

effect-room =
    { $points } stig{ $floor ->
        [basement] ; aðeins í kjallara
       *[upper] {""}
    }
effect-room-sizes =
    { $points } stig fyrir { $sizes } spil hlið við hlið{ $floor ->
        [basement] ; aðeins í kjallara
       *[upper] {""}
    }
effect-room-beside =
    { $points } stig, en { $beside } { $neighbour-beside }{ $floor ->
        [basement] ; aðeins í kjallara
       *[upper] {""}
    }
effect-decor =
    { $points } stig { $room-in }{ $most ->
        [1] {""}
       *[other] ; herbergið stækkar þá ekki meira, nema þú sért með innanhússhönnuð
    }
effect-decor-any = { $points } stig í hvaða herbergi sem er; herbergið stækkar þá ekki meira, nema þú sért með innanhússhönnuð
effect-decor-garden = { $points } stig, í garðinum
effect-roof = { $cards } þakspil í sama lit: { $uniform } stig; annars { $mixed }; +{ $window } fyrir hvern kvist
effect-roof-window = { $cards } þakspil í sama lit: { $uniform } stig; annars { $mixed }; þessi kvistur: +{ $window }
effect-drill = Einu sinni, áður en þú tekur dálk: skiptu á herbergi hjá þér sem snýr upp og herbergi af borðinu
effect-jackhammer = Einu sinni, í upphafi umferðar: taktu eitt herbergi að eigin vali af borðinu í stað venjulegs leiks
effect-concrete-mixer = Einu sinni, áður en þú tekur dálk: láttu tvö herbergi á borðinu skipta um stað
effect-scaffolding = Standa í stað herbergis um sinn: byggðu strax fyrir ofan og settu alvöru herbergi þangað síðar
effect-roofer = Eftir síðustu umferð: bættu einu þakspili að eigin vali úr kastbunkanum við bunkann þinn
effect-supplier = Eftir síðustu umferð: skiptu einu herbergi hjá þér út fyrir herbergi úr kastbunkanum
effect-architect = +1 stig fyrir hvert tómt herbergi, fyrir baðherbergi á báðum efri hæðunum og fyrir baðherbergi, eldhús og svefnherbergi saman
effect-handyman = Eftir síðustu umferð: láttu tvö herbergi í húsinu skipta um stað
effect-interior-designer = +1 stig fyrir hverja skreytingu, og skreyting kemur ekki lengur í veg fyrir stækkun
effect-too-late = Í síðustu umferð hefur verkfæri engin áhrif

## Hlutur á borðinu, skoðaður nánar

look-free = auður reitur, { $cell }
look-free-above = Fyrir öll herbergi nema kjallaraherbergi, um leið og eitthvað er fyrir neðan; á hvolfi má hvaða spil sem er liggja hér
look-free-below = Fyrir kjallaraherbergi; á hvolfi má hvaða spil sem er liggja hér
look-empty-room = Spil á hvolfi: af engri gerð og gefur engin stig eitt og sér
look-size = { $size } af mest { $most } spilum hlið við hlið
look-grows = Með einu í viðbót gæfi það { $points } stig
look-alone = Ekki enn { $room-beside }: þar gæfi það { $points } stig
look-in-house = Í húsinu þínu hingað til: { $count }
look-decor-rooms = Herbergi hjá þér sem geta tekið við henni núna: { $count }
look-roof-cards = Þakspil í bunkanum: { $count } af { $cards }
look-discarded-roofs = Þakspil í kastbunkanum: { $count }
look-discarded-rooms = Herbergisspil í kastbunkanum: { $count }
look-architect = Tóm herbergi: { $empty }; nýting hússins: { $fulfilled } af { $all }
look-tokens = Skreytingar hingað til: { $count }
look-marker = Fylgir dálki 1; sá sem á það byrjar næstu umferð
look-marker-holder = Handhafi í bili: { $seat }
look-garden = Hér er alltaf pláss fyrir trjákofann og fuglahúsið
look-children = börn á myndunum
look-children-tie = Ef stigin eru jöfn vinnur sá sem á fleiri börn á herbergjum sem snúa upp
look-children-count = Hingað til: { $count }
look-played = þessi umferð
look-played-yes = Þessi leikmaður hefur gert
look-played-no = Þessi leikmaður á eftir að gera
look-room-pile = bunki herbergisspila
look-resource-pile = bunki aukaspila
look-pile = Liggur á hvolfi; úr honum er borðið fyllt í hverri umferð

## Þjálfarinn: hvers vegna leikur er betri

coach-takes =
    { $seat } vill fá þetta spil ({ $card }) og fær það annars í { $less } af 10 spilum, en svona { $more ->
        [0] aldrei
       *[other] í { $more }
    }.
coach-rooms-points = Herbergin þín ({ $line }) gefa um { $more } stig í lokin, í stað { $less }.
coach-rooms-often = Herbergin þín gefa stig fyrir það ({ $line }) í { $more } af 10 spilum, í stað { $less }.
coach-decor-often = Skrautið þitt ({ $line }) finnur sér stað í { $more } af 10 spilum, í stað { $less }.
coach-functionality-often = Heimilið verður hagkvæmt ({ $line }) í { $more } af 10 spilum, í stað { $less }.
coach-roof-often = Þakið gengur upp ({ $line }) í { $more } af 10 spilum, í stað { $less }.

## Score pad

pad-words-empty-room = tómt, á hvolfi
pad-words-window = kvistur, kvisti, með kvisti, gluggi, með glugga
pad-words-living-room = setustofa, dagstofa
pad-words-kitchen = eldhúskrókur
pad-words-bedroom = hjónaherbergi
pad-words-playroom = barnaherbergi
pad-words-bathroom = bað, snyrting
pad-words-pantry = búr
pad-words-dressing-room = fataskápur
pad-words-sauna = sána, sauna, sánabað
pad-words-library = bókasafn, bókastofa
pad-words-study = skrifstofa, vinnuherbergi
pad-words-board-game-room = borðspilaherbergi
pad-words-garage = bílageymsla
pad-words-wine-cellar = víngeymsla
pad-words-workshop = smíðaherbergi, smíðaverkstæði
pad-words-laundry = þvottaherbergi
pad-words-storage = geymsluherbergi
pad-words-gym = líkamsrækt, líkamsræktarsalur, ræktin
pad-words-red = rauður, rauð, rauða
pad-words-brown = brúnn, brún, brúna
pad-words-grey = grár, grá, gráa
pad-words-green = grænn, græn, græna
pad-words-piano = flygill
pad-words-canopy-bed = himnasæng
pad-words-ice-cream-machine = ísgerðarvél
pad-words-whirlpool = nuddpottur, heitur pottur
pad-words-paintings = málverkin, myndir
pad-words-sofa = sófasett
pad-words-play-tent = leiktjald, tjald
pad-words-cat-house = kattahús, kisuhús
pad-words-treehouse = tréhús, trjáhús
pad-words-birdhouse = fuglakassi, varpkassi
pad-words-roofer = þakari
pad-words-supplier = birgir
pad-words-handyman = reddari
pad-words-interior-designer = hönnuður, innanhússarkitekt
pad-tables = Hvert hús byrjar á [[house]], í tvöföldum hornklofum.
pad-count =
    { $count ->
        [0] Hér er ekkert hús; hús byrjar á [[house]].
       *[other] Húsin eru { $count }, en mest geta { $most } spilað.
    }
pad-no-room = { $cell }: herbergið vantar; skrifaðu {"{"} room = "…", decor = "…" {"}"}
pad-copy =
    { $copies ->
        [0] { $cell }: „{ $text }“ er með númer, en { $room } hefur ekkert númer.
        [1] { $cell }: „{ $text }“ er ekki til; í kassanum er aðeins eitt slíkt spil.
       *[other] { $cell }: „{ $text }“ er ekki til; { $room } er til á spilum #1 til #{ $copies }.
    }
pad-same-name = Tvö hús heita { $name }; gefðu þeim ólík nöfn.
pad-gap = { $cell }: ekkert er fyrir neðan; fyrst þarf að byggja í { $below }.
pad-only-in-basement = { $cell }: aðeins í kjallaranum (B4, B5) má byggja { $room-a }.
pad-not-in-basement = { $cell }: í kjallaranum má ekki byggja { $room-a }, aðeins á hæðunum fyrir ofan.
pad-too-large =
    { $most ->
        [1] { $cells }: { $size } spil hlið við hlið, en aðeins eitt kemst fyrir { $room-in }.
       *[other] { $cells }: { $size } spil hlið við hlið, en ekki komast fleiri en { $most } fyrir { $room-in }.
    }
pad-two-tokens = { $cells }: tvær skreytingar { $room-in }, en í hverju herbergi má bara vera ein.
pad-only-in-garden = { $cell }: rétti staðurinn fyrir { $decor-a } er garðurinn: garden = ["{ $decor }"]
pad-not-in-garden = garden: rétti staðurinn fyrir { $decor-a } er í herbergi, ekki í garðinum.
pad-no-room-for-decor = { $cell }: hér er ekkert herbergi sem snýr upp fyrir { $decor-a }.
pad-wrong-room = { $cell } passar ekki: rétti staðurinn fyrir { $decor-a } er { $room-in }.
pad-too-many-resources = Þakspil, skreytingar og verktakar eru { $count } samtals, en enginn getur átt fleiri en { $most }: eitt aukaspil í umferð, { $rounds } umferðir, og eitt þakspil að auki fyrir hvern þaksmið.
pad-too-many =
    { $copies ->
        [1] Of mörg spil: { $card }, { $count } á öllum blöðunum samtals, en í kassanum er aðeins eitt.
       *[other] Of mörg spil: { $card }, { $count } á öllum blöðunum samtals, en í kassanum eru aðeins { $copies }.
    }
pad-same-card = { $place }: { $room } #{ $copy } er nú þegar í { $other }.
pad-rooms = herbergi
pad-decor = skreytingar
pad-functionality = nýting hússins
pad-roof = þak
pad-tie-break = börn
pad-unfinished =
    { $missing ->
        [1] { $name }: óklárað hús, enn vantar herbergi á 1 stað.
       *[other] { $name }: óklárað hús, enn vantar herbergi á { $missing } stöðum.
    }
pad-winner-by-tie = { $name } vinnur með { $points } stig og flest börn.
pad-open = { $names } eru jöfn með { $points } stig: teldu börnin á herbergjunum sem snúa upp og bættu children = … við þessi hús.

## Card list

box-rooms = Herbergi: { $count } spil
box-resources = Aukaspil: { $count } spil
box-class = flokkur
box-size = mesta stærð
box-children = börn
box-place = staður
box-normal = venjulegt
box-unique = einstakt
box-basement = kjallari
box-roof = þak
box-decor = skreyting
box-tool = verkfæri
box-helper = verktaki
box-any-room = hvaða herbergi sem er
box-beside = { $points } { $room-beside }
box-supply = Auk þess
box-thing = hlutur
box-game-board = spilaborð
box-home-boards = hússpjöld
box-decor-tokens = skreytingatákn
box-reference-tiles = minnisflísar
box-first-player-marker = litla húspeðið
box-score-pad = stigablokk
box-note = Í reglubókinni er enginn spilalisti. Börnin eru á okkar eigin myndum. Ef þú átt spilið og veist betur, leiðréttu þá cards.toml.

### The terminal

## The first screen

welcome-dreamhome =
    Tólf umferðir, eitt heimili: í hverri umferð tekur þú einn dálk af borðinu (herbergið og spilið fyrir ofan það) og
    byggir herbergið í húsinu þínu. Sá vinnur sem fær flest stig.

## Examples in the interface’s sentences

example-cell = T3
example-move = place T3 down
example-moves = take 3, place G2 down, G2
example-verb = drill
example-topic = þök

## A turn

turn-score = { $now } stig hingað til ({ $change }), þök á hvolfi ekki talin með.

## Menus

menu-place = Byggja { $room-a } í
menu-place-down = eða leggja spilið á hvolf, sem tómt herbergi, í
menu-place-only-down = Það passar hvergi á réttunni; leggja spilið á hvolf, sem tómt herbergi, í
menu-decor = Setja { $decor-a } í
menu-scaffold = Reisa vinnupallana í

## Looking things up

score-so-far = Stigin hingað til; þakspil á hvolfi eru talin í lokin:
help-cards = hvað spilin á borðinu gera

## The end

end-children = Jafnt, { $points } stig: börnin á heimilunum ráða úrslitum. { $counts }.

## Replay

replay-next = Enter = næsta umferð, q = hætta

## What a person without a name did

you-keep-jackhammer = Þú geymir loftpressuna.
you-no-helper = Þú notar ekki fleiri verktaka.
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

## Drawings

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

## Short names of rooms, at most four letters

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

## Printing

print-garden = garður: trjákofi og fuglahús
print-roofs = þakspil, á grúfu
print-tools = verkfæri
print-helpers = verktakar
print-home-left = Heimili, vinstri síða
print-home-right = Heimili, hægri síða
print-column = dálkur { $column }: herbergi
print-resource = dálkur { $column }: aukaspil
print-marker = dálkur 1: merki fyrsta leikmanns
print-market-left = Markaður, vinstri síða
print-market-right = Markaður, hægri síða

## Það sem heimilisreglur geta breytt

label-entry-points = stig
label-entry-children = börn
label-entry-beside-points = stig við hliðina á rétta herberginu
label-entry-plain = spil án kvists
label-entry-window = spil með kvisti
label-entry-copies = eintök
label-number-functionality = stig fyrir hverja nýtingu hússins
label-number-uniform-roof = stig fyrir einlitt þak
label-number-mixed-roof = stig fyrir mislitt þak
label-number-window = stig fyrir kvist á þakinu
