# Home Sweet Home á íslensku.
#
# Byggingarspil hefur eigindin .a (þolfall án greinis: „leggur grasflöt“) og .the (nefnifall með greini), gildra .the og
# .against („gegn haglélinu“), efni .a (þolfall), .no (þolfall: „enga steypu“) og .with („með steypu“), persóna .the og hús
# .a (þolfall). Setning sem fær nafnið $card má nota $card (nefnifall), $card-a… Nokkur efni í einu, $resources, eru talin
# upp: „steypu, timbur eða málm“. $seat er númer sætis; þeir sem þekkja leikmennina mega setja nafn í staðinn, eða „you“ fyrir
# lesandann. Nöfn eru með litlum staf: engin setning byrjar á nafni.

## Spilið

game-title = Home Sweet Home
game-about = Byggið eitt hús saman, hvert með hulin spil á hendi, áður en veðrið tekur í taumana.

## Efni

name-concrete = steypa
    .a = steypu
    .no = enga steypu
    .with = með steypu
name-wood = timbur
    .a = timbur
    .no = ekkert timbur
    .with = með timbri
name-metal = málmur
    .a = málm
    .no = engan málm
    .with = með málmi
name-slate = skífa
    .a = skífu
    .no = enga skífu
    .with = með skífu
name-brick = múrsteinn
    .a = múrstein
    .no = engan múrstein
    .with = með múrsteini
name-water = vatn
    .a = vatn
    .no = ekkert vatn
    .with = með vatni
name-glass = gler
    .a = gler
    .no = ekkert gler
    .with = með gleri
name-joker = jóker
    .a = jóker
    .no = engan jóker
    .with = með jóker
name-tarp = yfirbreiðsla
    .a = yfirbreiðslu
    .no = enga yfirbreiðslu
    .with = með yfirbreiðslu
name-poison = eitur
    .a = eitur
    .no = ekkert eitur
    .with = með eitri

## Byggingarspil

name-lawn = grasflöt
    .a = grasflöt
    .the = grasflötin
name-flower-bed = blómabeð
    .a = blómabeð
    .the = blómabeðið
name-vegetable-garden = matjurtagarður
    .a = matjurtagarð
    .the = matjurtagarðurinn
name-fountain = gosbrunnur
    .a = gosbrunn
    .the = gosbrunnurinn
name-wooden-terrace = trépallur
    .a = trépall
    .the = trépallurinn
name-paved-path = hellulagður stígur
    .a = hellulagðan stíg
    .the = hellulagði stígurinn
name-barbecue = útigrill
    .a = útigrill
    .the = útigrillið
name-playground = leiksvæði
    .a = leiksvæði
    .the = leiksvæðið
name-swimming-pool = sundlaug
    .a = sundlaug
    .the = sundlaugin
name-greenhouse = gróðurhús
    .a = gróðurhús
    .the = gróðurhúsið
name-concrete-slab = steypt plata
    .a = steypta plötu
    .the = steypta platan
name-small-slab = lítil plata
    .a = litla plötu
    .the = litla platan
name-wooden-stilts = tréstólpar
    .a = tréstólpa
    .the = tréstólparnir
name-crawl-space = skriðkjallari
    .a = skriðkjallara
    .the = skriðkjallarinn
name-brick-base = múrsteinssökkull
    .a = múrsteinssökkul
    .the = múrsteinssökkullinn
name-large-slab = stór plata
    .a = stóra plötu
    .the = stóra platan
name-reinforced-raft = járnbent plata
    .a = járnbenta plötu
    .the = járnbenta platan
name-cellar = geymslukjallari
    .a = geymslukjallara
    .the = geymslukjallarinn
name-basement = kjallarahæð
    .a = kjallarahæð
    .the = kjallarahæðin
name-kitchenette = eldhúskrókur
    .a = eldhúskrók
    .the = eldhúskrókurinn
name-fitted-kitchen = fullbúið eldhús
    .a = fullbúið eldhús
    .the = fullbúna eldhúsið
name-childs-bedroom = barnaherbergi
    .a = barnaherbergi
    .the = barnaherbergið
name-guest-bedroom = gestaherbergi
    .a = gestaherbergi
    .the = gestaherbergið
name-master-suite = hjónasvíta
    .a = hjónasvítu
    .the = hjónasvítan
name-shower-room = sturtuherbergi
    .a = sturtuherbergi
    .the = sturtuherbergið
name-bathroom = baðherbergi
    .a = baðherbergi
    .the = baðherbergið
name-small-living-room = lítil stofa
    .a = litla stofu
    .the = litla stofan
name-fireside-living-room = arinstofa
    .a = arinstofu
    .the = arinstofan
name-glazed-living-room = glerstofa
    .a = glerstofu
    .the = glerstofan
name-shingle-roof = spónþak
    .a = spónþak
    .the = spónþakið
name-sheet-metal-roof = bárujárnsþak
    .a = bárujárnsþak
    .the = bárujárnsþakið
name-slate-roof = skífuþak
    .a = skífuþak
    .the = skífuþakið
name-guttered-slate-roof = skífuþak með rennum
    .a = skífuþak með rennum
    .the = skífuþakið með rennunum
name-tiled-roof = tígulsteinsþak
    .a = tígulsteinsþak
    .the = tígulsteinsþakið
name-roof-terrace = þakverönd
    .a = þakverönd
    .the = þakveröndin
name-dormer-roof = kvistþak
    .a = kvistþak
    .the = kvistþakið
name-glass-roof = glerþak
    .a = glerþak
    .the = glerþakið
name-hail = haglél
    .the = haglélið
    .against = gegn haglélinu
name-drought = þurrkur
    .the = þurrkurinn
    .against = gegn þurrkinum
name-pests = meindýr
    .the = meindýrin
    .against = gegn meindýrunum

## Gerðir byggingarspila og herbergja

name-terrain = útisvæði
name-foundation = grunnur
name-room = herbergi
name-roof = þak
name-trap = gildra
name-kitchen = eldhús
name-bedroom = svefnherbergi
name-living-room = stofa

## Persónur

name-mason = múrari
    .the = múrarinn
name-carpenter = trésmiður
    .the = trésmiðurinn
name-gardener = garðyrkjumaður
    .the = garðyrkjumaðurinn
name-good-neighbour = góður granni
    .the = góði granninn
name-banker = bankastjóri
    .the = bankastjórinn
name-site-manager = verkstjóri
    .the = verkstjórinn
name-architect = arkitekt
    .the = arkitektinn

## Hvað húsið er kallað

name-palace = höll
    .a = höll
name-manor = herragarður
    .a = herragarð
name-nice-house = fallegt hús
    .a = fallegt hús
name-cabin = kofi
    .a = kofa

## Spurningar til leikmannsins

decision-game-over = Spilinu er lokið.
decision-game-over-short = spili lokið
decision-speak = Hvað á að byggja? Gefðu ráð.
decision-speak-short = gefa ráð
decision-choose = Þú ræður: hvað byggjum við?
decision-choose-short = A, B eða ekkert
decision-pay-swap = Hvaða spil lætur þú fyrir skiptin?
decision-pay-swap-short = greiða fyrir skiptin
decision-offer-power = Notar þú hæfileikann núna, áður en fyrsta spilinu er spilað?
decision-offer-power-short = nota hæfileikann?
decision-play = Hvaða efni leggur þú til?
decision-play-short = leggja til efni
decision-rescue = Einhver getur ekki greitt áfram. Hjálpar þú?
decision-rescue-short = hjálpa?
decision-place = Allt er greitt. Hvert fer spilið?
decision-place-short = leggja spilið
decision-toss = Ekkert er byggt. Losar þú þig við spil, mest tvö?
decision-toss-short = losa sig við spil?
decision-counter = Gildra skellur á! Kemur þú til varnar?
decision-counter-short = vernda húsið?
decision-shield = Þurrkur skellur á! Verndar þú einhvern reit?
decision-shield-short = vernda reiti?

## Hvað aðgerð gerir, fyrir valmyndir

action-say = { $queue }: mæla með því að byggja { $card-a }
action-say-none = Mæla með því að byggja ekkert
action-choose = { $queue }: byggja { $card-a }
action-choose-none = Byggja ekkert
action-peek =
    Skoða spilin { $seat ->
        [one] í sæti { $seat }
        [other] í sæti { $seat }
       *[name] sem { $seat } heldur á
    }
action-swap = Víxla öðru og þriðja spilinu í röð { $queue } ({ $card }, { $card2 }) fyrir { $stars } stjörnur
action-pay =
    Greiða { $resource-with }: { $stars ->
        [one] { $stars } stjarna
       *[other] { $stars } stjörnur
    }
action-power = Leggja til { $resource-a } sem { $character } án þess að spila spili
action-hold = Geyma hæfileikann þar til síðar í umferðinni
action-hold-rescue = Hjálpa ekki
action-play = Leggja til { $resource-a }
action-play-joker = Leggja til jóker sem { $resource-a }
action-pass = Segja pass: þú átt ekki { $resources-a }
action-pass-trap = Nota ekkert { $trap-against }
action-help = Koma til hjálpar { $resource-with }
action-at = Leggja { $card-a } á { $cell }
action-toss = Losa þig við { $resource-a }
action-keep = Halda spilunum sem þú átt
action-counter = Vernda húsið { $trap-against } { $resource-with }
action-shield-water = Vernda { $cell } með vatni
action-shield-joker = Vernda { $cell } með jóker
action-shield-power = Vernda { $cell } með hæfileika garðyrkjumannsins

## Af hverju aðgerð er ekki leyfð

why-trap-head = Fremst í röð { $queue } er gildra ({ $card }), og gildru er ekki hægt að byggja.
why-no-ground = Lóðin er fullnýtt: enginn reitur er laus fyrir { $card-a }.
why-needs-foundation = Herbergi þarf grunn: enginn grunnur hefur pláss fyrir { $card-a }.
why-needs-room = Þak þarf herbergi: ekkert herbergi er tilbúið fyrir { $card-a }.
why-no-such-seat = Enginn situr í sæti { $seat }.
why-own-hand = Þín eigin spil sérð þú alltaf.
why-short-queue = Í röð { $queue } er ekkert þriðja spil til að víxla.
why-few-stars =
    Skiptin kosta { $stars } stjörnur, en á spilunum þínum { $held ->
        [one] er aðeins { $held }.
       *[other] eru aðeins { $held }.
    }
why-not-your-character = Þetta getur aðeins { $character-the }.
why-power-used = Þú hefur þegar notað hæfileikann í þessari umferð.
why-no-power = Þú hefur engan hæfileika sem kemur að gagni hér.
why-not-in-hand = Þú átt { $resource-no } á hendi.
why-not-needed = Hér vantar ekki { $resource-a } núna.
why-must-play = Þú mátt ekki segja pass: þú átt efni sem vantar.
why-no-foundation = Á { $cell } er enginn grunnur, og herbergi þarf grunn.
why-foundation-full = Grunnurinn á { $cell } ber ekki fleiri herbergi.
why-roofed = Á { $cell } er þegar þak: sú bygging er fullgerð.
why-no-room-to-roof = Á { $cell } er ekkert herbergi til að setja þak á.
why-occupied = Á { $cell } er þegar eitthvað byggt.
why-must-touch = Það sem er byggt þarf að snerta eitthvað sem stendur fyrir: { $cell } snertir ekkert.
why-wrong-counter = Húsið verður ekki varið { $trap-against } { $resource-with }.
why-must-counter = Þú verður að vernda húsið { $trap-against } { $resource-with }.
why-not-threatened = Ekkert á { $cell } er í hættu.

## Sagan af leiknum

tell-say = { $player } vill byggja { $queue }: { $card-a }.
tell-say-none = { $player } vill ekkert byggja.
tell-choose = { $player } velur { $queue }: { $card-a }.
tell-choose-none = { $player } ákveður að byggja ekkert.
tell-peek =
    { $player } skoðar spilin { $seat ->
        [you] þín.
        [one] í sæti { $seat }.
        [other] í sæti { $seat }.
       *[name] sem { $seat } heldur á.
    }
tell-swap = { $player } víxlar öðru og þriðja spilinu í röð { $queue }.
tell-pay = { $player } greiðir fyrir skiptin { $resource-with }.
tell-power = { $player } leggur til { $resource-a } sem { $character } án þess að spila spili.
tell-hold = { $player } heldur að sér höndum.
tell-play = { $player } leggur til { $resource-a }.
tell-play-joker = { $player } leggur til jóker sem { $resource-a }.
tell-pass = { $player } segir pass og á ekki { $resources-a }.
tell-help = { $player } kemur til hjálpar { $resource-with }.
tell-at = { $player } leggur { $card-a } á { $cell }.
tell-toss = { $player } losar sig við { $resource-a }.
tell-keep = { $player } heldur spilunum á hendi.
tell-counter = { $player } verndar húsið { $trap-against } { $resource-with }.
tell-shield-water = { $player } verndar { $cell } gegn þurrkinum með vatni.
tell-shield-joker = { $player } verndar { $cell } gegn þurrkinum með jóker.
tell-shield-power = { $player } verndar { $cell } gegn þurrkinum sem garðyrkjumaður án þess að spila spili.
tell-pass-trap = { $player } lætur þar við sitja.

## Það sem gott er að vita um leik, auk stiganna

remark-roofed = Þar með er byggingin á { $cell } fullgerð og gefur stig.
remark-trap = Gildra skellur á { $cell } í lok umferðar: { $trap }.

## Hvað leikur kostar og hvað glatast

cost-leaves = Úr röð { $queue } fyrir fullt og allt: { $card-the }.
cost-fails = Ef enginn hjálpar mistekst framkvæmdin ({ $card }), og það sem var lagt fram er glatað.
loss-trap = Ef enginn annar hjálpar glatast það sem er í hættu á { $cell } ({ $trap }).

## Hvenær spilinu lýkur og hvers vegna

ending-turns = Spilinu lýkur eftir umferð { $turns }.
ending-last-turn = Þetta er síðasta umferðin.
ended-turns = Öllum umferðum ({ $turns }) er lokið.

## Fyrsta spilið, leik fyrir leik

lesson-welcome = Gaman að fá þig með! Þið Freyja byggið saman eitt hús. Hvorugt sér spil hins, svo að þið verðið að treysta hvort öðru.
lesson-words = Tvö spil má byggja: það fremsta í hvorri röð. Freyja gefur ráð og þú ákveður, því að þú ræður í þessari umferð.
lesson-choose = Freyja mælir með B, grunni. Án grunns verður ekkert hús: farðu að ráðum hennar.
lesson-pay = Þið greiðið fyrir spilið saman, til skiptis, eitt efni í einu. Þú byrjar á steypu.
lesson-place = Nú er greitt. Allra fyrsta spilið má fara hvert sem er; þau næstu verða að snerta eitthvað byggt. Veldu A2.
lesson-advise = Nú ræður Freyja og þú gefur ráð. Sturtuherbergið kostar steypu og vatn. Segðu A: brátt sérðu hvers vegna.
lesson-power = Þú ert garðyrkjumaðurinn: einu sinni í hverri umferð getur þú gefið vatn án þess að leggja spil. Gerðu það núna!
lesson-room = Dýrmæt stofa, og Freyja hefur trú á henni. Þú átt gler og það er sjaldgæft. Láttu slag standa!
lesson-fail = Ef einhver á ekkert af því sem vantar mistekst framkvæmdin og það sem var lagt fram tapast. Byrjaðu því á því sem er sjaldgæft.
lesson-must-play = Enn vantar steypu og múrstein. Sá sem á það sem vantar má ekki segja pass, og þú átt steypu.
lesson-joker = Enginn á múrstein, en Freyja bjargar málunum með jóker: hann kemur í stað hvaða efnis sem er.
lesson-foundation = Herbergi fer á grunn. En án þaks er öll byggingin enn einskis virði.
lesson-roof = Þarna kemur þak! Ráðleggðu Freyju að byggja það.
lesson-counts = Undir þaki er byggingin fullgerð og allt í henni gefur nú stig.
lesson-terrain = Gosbrunnur er útisvæði: hann gefur stig eins og hann stendur og þarf ekkert þak. Þú átt skífu og getur gefið vatn.
lesson-touch = Á jörðinni verður það sem er nýtt að snerta eitthvað byggt. Horn nægir ekki.
lesson-trap = Varúð: þurrkur kemur næst í röð A. Hann eyðileggur útisvæði, og gosbrunnurinn ykkar er í hættu. Mældu fyrst með B.
lesson-shield = Þurrkurinn skellur á! Vatn bjargar einum reit í hvert sinn. Þú átt ekkert, en þú ert garðyrkjumaður: bjargaðu gosbrunninum.
lesson-nothing = Þurrkurinn lokar röð A og enginn á múrstein í B. Þá er betra að byggja ekkert.
lesson-toss = Í staðinn má hvort ykkar losa sig við allt að tvö spil og fær ný. Losaðu þig við skífu og steypu.
lesson-hail = Haglél kemur næst í röð B. Það eyðileggur útisvæði og herbergi án þaks. En þú átt yfirbreiðsluna!
lesson-tarp = Haglélið skellur á eldhúsinu, sem er enn án þaks. Yfirbreiðslan stöðvar það!
lesson-roofless = Fljótt, þak á eldhúsið!
lesson-film = Nú veistu hvernig þetta gengur. Horfðu á húsið ykkar stækka.
lesson-poison = Meindýr eyðileggja allt sem á vegi þeirra verður, jafnvel þök. Aðeins eitur stöðvar þau og Freyja á það. Úff!
lesson-last = Síðasta umferðin, og ein bygging er enn án þaks. Ráðleggðu Freyju að byggja þakið!
lesson-count-building = Fyrsta byggingin ykkar. Hún er með þak, svo að allt gefur stig: grunnur, herbergi og þak.
lesson-count-roofed = Önnur bygging með tveimur herbergjum: á grunninum er pláss fyrir tvö.
lesson-count-small = Tvær litlar byggingar, báðar með þaki. Án þaks er bygging einskis virði.
lesson-count-terrains = Útisvæði þurfa ekkert þak: þau gefa alltaf stig.
lesson-end = Stigatalan er ein fyrir ykkur bæði og segir hvað þið hafið byggt: höll!

## Línur í stigatöflunni

line-all-cells = allir reitir nýttir
line-all-roofed = þak á öllum byggingum
line-all-rooms = allar gerðir herbergja

## Valkostir

option-characters = Persónur með hæfileika
    .true = Hver leikmaður fær persónu með hæfileika.
    .false = Engar persónur: einfaldara, fyrir yngstu leikmennina.
option-expert = Bónusstig fyrir lengra komna
    .true = Bónusstig fást fyrir fullnýtta lóð, þak á öllum byggingum og allar gerðir herbergja.
    .false = Aðeins spilin í húsinu gefa stig.

## Til hvers spil er, í einni línu

effect-cost =
    { $num ->
        [1] { $first-a }
        [2] { $first-a } + { $second-a }
        [3] { $first-a } + { $second-a } + { $third-a }
        [4] { $first-a } + { $second-a } + { $third-a } + { $fourth-a }
        [5] { $first-a } + { $second-a } + { $third-a } + { $fourth-a } + { $fifth-a }
       *[6] { $first-a } + { $second-a } + { $third-a } + { $fourth-a } + { $fifth-a } + { $sixth-a }
    }
effect-terrain = Útisvæði, kostar { effect-cost }; gefur { $points } stig eins og það stendur
effect-foundation =
    Grunnur, kostar { effect-cost }; ber { $rooms ->
        [1] eitt herbergi
       *[2] tvö herbergi
    } og gefur { $points } stig undir þaki
effect-room = Herbergi ({ $kind }), kostar { effect-cost }; gefur { $points } stig undir þaki
effect-roof = Þak, kostar { effect-cost }; gefur { $points } stig, og það sem er undir því gefur þá líka stig
effect-hail = Skellur á { $cells } og eyðileggur útisvæði og þaklaus herbergi; yfirbreiðsla eða jóker stöðvar það
effect-drought = Skellur á { $cells } og eyðileggur útisvæði; hvert vatnsspil eða hver jóker bjargar einum reit
effect-pests = Herja á { $cells } og eyðileggja allt sem þar er; eitur eða jóker stöðvar þau
effect-resource = Til að greiða fyrir byggingar
effect-water = Til að greiða fyrir byggingar eða bjarga einum reit frá þurrki
effect-joker = Kemur í stað hvaða efnis sem er og hjálpar gegn öllum gildrum
effect-tarp = Stöðvar haglél, og þá verður að nota hana; nýtist ekki til að byggja
effect-poison = Stöðvar meindýr, og þá verður að nota það; nýtist ekki til að byggja
effect-gift = Leggur til { $resource-a } einu sinni í umferð án þess að spila spili
effect-gardener = Leggur til vatn einu sinni í umferð án þess að spila spili, í byggingu eða til að bjarga einum reit frá þurrki
effect-good-neighbour = Gefur einu sinni í umferð steypu eða timbur af hendi fyrir þann sem segir pass
effect-banker = Hefur einu spili fleira á hendi en aðrir
effect-site-manager = Sér spilin á hendi annars leikmanns einu sinni í umferð, rétt áður en kemur að eigin ráði eða ákvörðun
effect-architect = Víxlar öðru og þriðja spili í annarri hvorri röðinni fyrir { $stars } stjörnur, einu sinni í umferð, rétt áður en kemur að eigin ráði eða ákvörðun

## Hlutur á borðinu, skoðaður nánar

look-queue = röð { $queue }
look-queue-does = Aðeins fremsta spilið má byggja; í hverri umferð fer það, byggt eða ekki, og hin færast fram
look-queue-cards = Spil: { $count }
look-queue-head = Fremst í röð { $queue }: byggt í þessari umferð eða aldrei
look-queue-later = Númer { $place } í röð { $queue }
look-share =
    Þú átt { $held } af { $count ->
        [one] { $count } spili
       *[other] { $count } spilum
    } sem þarf
look-trap-turns =
    { $turns ->
        [1] Gildran skellur á í lok þessarar umferðar
       *[other] Gildran skellur á eftir { $turns } umferðir
    }
look-trap-built = Byggt á { $count } af { $all } reitum þar sem hún skellur á
look-threatened = Í hættu: { $cells }
look-in-hand = Á hendi hjá þér: { $count }
look-needed = Enn vantar: { $count }
look-discarded = Í kastbunkanum: { $count } af { $copies }
look-stars =
    { $stars ->
        [one] { $stars } stjarna
       *[other] { $stars } stjörnur
    } þegar greitt er fyrir skipti
look-plot = auður reitur, { $cell }
look-plot-does = Fyrir útisvæði eða grunn sem snertir eitthvað sem er byggt; allra fyrsta spilið má fara hvert sem er
look-rooms-built = Herbergi: { $count } af { $most }
look-no-roof = Gefur ekkert fyrr en þak er komið
look-rank-does = Heiti hússins ykkar eftir stigum þess
look-next-rank = { $points } stig í viðbót: { $rank }
look-construction-pile = byggingarbunki
look-construction-pile-does = Úr honum er fyllt í raðirnar; þegar hann er búinn og raðirnar tómar lýkur spilinu
look-resource-pile = efnisbunki
look-resource-pile-does = Í lok umferðar draga allir úr honum; þegar hann er tómur er kastbunkinn stokkaður
look-character-of = Leikmaður: { $seat }
look-power-used = Hæfileikinn hefur verið notaður í þessari umferð
look-hand = spil á hendi: { $seat }
look-hand-does = Enginn sér spil annars leikmanns
look-hand-size = Spil: { $count } af { $most }
look-word = ráð: { $seat }
look-word-does = Allir segja hvað þeir geta tekið þátt í að greiða; síðan ákveður sá sem ræður í umferðinni
look-said = Vill byggja { $queue }
look-said-none = Vill ekkert byggja
look-seen = Séð á hendi ({ $seat }): { $count }
look-lacks = Ekkert af þessu á hendi ({ $seat })
look-holds = Minnst eitt af þessu á hendi ({ $seat }): { $resources }

### The terminal

## The first screen

welcome-homesweethome =
    Þið byggið eitt hús saman: í hverri umferð ráðleggur hver A eða B, einn ræður, og allir greiða til skiptis, eitt
    efni hver, án þess að sjá spil hinna. Þaklaus bygging gefur ekkert í lokin. Varið ykkur á gildrunum!

## Examples in the interface’s sentences

example-cell = B2
example-move = play wood
example-moves = say A, at B2, play wood, wood
example-verb = play
example-topic = gildrur

## A turn

turn-score = Húsið ykkar: { $now } stig hingað til ({ $change }).

## Looking things up

score-so-far = Stig hússins hingað til:
help-cards = til hvers spilin í röðunum, á hendi og á borðinu eru

## The end

end-rank =
    Saman hafið þið byggt { $rank-a } upp á { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }.

## Replay

replay-next = Enter = næsta umferð, q = hætta

## What a person without a name did

you-say = Þú vilt byggja { $queue }: { $card-a }.
you-say-none = Þú vilt ekkert byggja.
you-choose = Þú velur { $queue }: { $card-a }.
you-choose-none = Þú ákveður að byggja ekkert.
you-peek =
    Þú skoðar spilin { $seat ->
        [one] í sæti { $seat }.
        [other] í sæti { $seat }.
       *[name] sem { $seat } heldur á.
    }
you-swap = Þú víxlar öðru og þriðja spilinu í röð { $queue }.
you-pay = Þú greiðir fyrir skiptin { $resource-with }.
you-power = Þú leggur til { $resource-a } sem { $character } án þess að spila spili.
you-hold = Þú heldur að þér höndum.
you-play = Þú leggur til { $resource-a }.
you-play-joker = Þú leggur til jóker sem { $resource-a }.
you-pass = Þú segir pass og átt ekki { $resources-a }.
you-help = Þú kemur til hjálpar { $resource-with }.
you-at = Þú leggur { $card-a } á { $cell }.
you-toss = Þú losar þig við { $resource-a }.
you-keep = Þú heldur spilunum á hendi.
you-counter = Þú verndar húsið { $trap-against } { $resource-with }.
you-shield-water = Þú verndar { $cell } gegn þurrkinum með vatni.
you-shield-joker = Þú verndar { $cell } gegn þurrkinum með jóker.
you-shield-power = Þú verndar { $cell } gegn þurrkinum sem garðyrkjumaður án þess að spila spili.
you-pass-trap = Þú lætur þar við sitja.

## What an action brought besides

news-failed = Framkvæmdin mistekst ({ $card }), og það sem var lagt fram er glatað.
news-trap = Gildra skellur á: { $trap }.
news-harmless = Enginn skaði hlýst af.
news-lost = Tjón: { $card-the } á { $cell }.
news-lost-new = Tjón um leið: { $card-the }.
news-lost-building = Tjón: öll byggingin á { $cell }.
news-reshuffled = Kastbunkinn er stokkaður í nýjan bunka.
news-turn = Þar með lýkur umferð { $turn }.

## Menus

menu-at = Leggja { $card-a } á
menu-pay = Greiða fyrir skiptin með einu af þessu
menu-toss = Losa þig við eitt af þessu
menu-shield-water = Vernda með vatni:
menu-shield-joker = Vernda með jóker:
menu-shield-power = Vernda með hæfileika þínum:
menu-share =
    þú átt { $held } af { $count ->
        [one] { $count } spili
       *[other] { $count } spilum
    } sem þarf
menu-rest = þá vantar { $count } í viðbót
menu-paid = þá er þetta greitt
menu-risk = í hættu: { $cells }

## Drawings

draw-title = Home Sweet Home
draw-header =
    umferð { $turn } af { $turns } · { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    } ({ $rank })
draw-piles = bunki { $left } · kastbunki { $discards }
draw-queues = Raðir
draw-cost = verð
draw-worth = st.
draw-trap-0 = liðið hjá
draw-trap-1 = í lokin
draw-trap-2 = næst
draw-trap-3 = síðar
draw-players = Leikmenn
draw-cards = spil
draw-said = ráð
draw-holds = á { $resources-a }
draw-lacks = á ekki { $resources-a }
draw-seen = séð:
draw-discards = Kastbunki ({ $count })
draw-hand = Spilin þín
draw-needed = Vantar ({ $card })
draw-swap = Skipti í röð { $queue }: { $paid } af { $stars } stjörnum greiddar
draw-threat = Í hættu ({ $trap }): { $things }

## Signs of resources and traps, two letters

sign-concrete = St
sign-wood = Ti
sign-metal = Má
sign-slate = Sk
sign-brick = Mú
sign-water = Va
sign-glass = Gl
sign-joker = Jó
sign-tarp = Yf
sign-poison = Ei
sign-hail = Ha
sign-drought = Þu
sign-pests = Me

## Short names of cards and characters, at most twelve letters

short-lawn = grasflöt
short-flower-bed = blómabeð
short-vegetable-garden = matjurtir
short-fountain = gosbrunnur
short-wooden-terrace = trépallur
short-paved-path = stígur
short-barbecue = útigrill
short-playground = leiksvæði
short-swimming-pool = sundlaug
short-greenhouse = gróðurhús
short-concrete-slab = steypt plata
short-small-slab = lítil plata
short-wooden-stilts = tréstólpar
short-crawl-space = skriðrými
short-brick-base = sökkull
short-large-slab = stór plata
short-reinforced-raft = járnbent
short-cellar = geymsla
short-basement = kjallarahæð
short-kitchenette = eldhúskrókur
short-fitted-kitchen = eldhús
short-childs-bedroom = barnaherb.
short-guest-bedroom = gestaherb.
short-master-suite = hjónasvíta
short-shower-room = sturta
short-bathroom = baðherbergi
short-small-living-room = lítil stofa
short-fireside-living-room = arinstofa
short-glazed-living-room = glerstofa
short-shingle-roof = spónþak
short-sheet-metal-roof = bárujárnsþak
short-slate-roof = skífuþak
short-guttered-slate-roof = rennuþak
short-tiled-roof = tígulþak
short-roof-terrace = þakverönd
short-dormer-roof = kvistþak
short-glass-roof = glerþak
short-hail = haglél
short-drought = þurrkur
short-pests = meindýr
short-mason = múrari
short-carpenter = trésmiður
short-gardener = garðyrkj.
short-good-neighbour = granni
short-banker = bankastj.
short-site-manager = verkstjóri
short-architect = arkitekt

## Þjálfarinn: hvers vegna leikur er betri

coach-struck =
    Annars eyðileggur gildra það sem þið hafið byggt ({ $card }) í { $less } af 10 spilum, en svona { $more ->
        [0] aldrei
       *[other] í { $more }
    }.
coach-unpaid =
    Liðið getur varla borgað fyrir hitt spilið ({ $card }): það rís { $less ->
        [0] aldrei
       *[other] í { $less } af 10 spilum
    }.
coach-terrains-often = Í lokin er það á sínum stað ({ $line }) í { $more } af 10 spilum, í stað { $less }.
coach-buildings-often = Í lokin er það undir þaki ({ $line }) í { $more } af 10 spilum, í stað { $less }.
coach-buildings-points = Undir þaki gefur það ({ $line }) um { $more } stig, í stað { $less }.
coach-expert-often = Markmiðið næst ({ $line }) í { $more } af 10 spilum, í stað { $less }.

## Score pad

pad-words-flower-bed = blóm, beð
pad-words-wooden-terrace = pallur, sólpallur, verönd
pad-words-swimming-pool = laug
pad-words-childs-bedroom = krakkaherbergi
pad-words-bathroom = bað
pad-words-sheet-metal-roof = járnþak, bárujárn
pad-words-slate-roof = skífur
pad-words-tiled-roof = flísaþak, tígulsteinar
pad-words-glass-roof = þak úr gleri
pad-words-guttered-slate-roof = rennuþak
pad-words-kitchenette = eldhúshorn
pad-words-vegetable-garden = kálgarður, matjurtir
pad-words-playground = leikvöllur
pad-tables = Húsið byrjar á [[home]], í tvöföldum hornklofum.
pad-count =
    { $count ->
        [0] Hér er ekkert hús; það byrjar á [[home]].
       *[other] Húsin eru { $count }, en allir leikmenn byggja saman aðeins { $most ->
            [1] eitt
           *[other] { $most }
        } hús.
    }
pad-no-base = { $cell }: það neðsta vantar; skrifaðu {"{"} base = "…", rooms = ["…"], roof = "…" {"}"}
pad-not-a-base = { $cell }: neðst getur aðeins verið útisvæði eða grunnur, ekki { $card } ({ $kind }); skrifaðu {"{"} base = "…", rooms = ["…"], roof = "…" {"}"}
pad-not-a-room = { $cell }: í rooms geta aðeins verið herbergi, ekki { $card } ({ $kind }).
pad-not-a-roof = { $cell }: í roof getur aðeins verið þak, ekki { $card } ({ $kind }).
pad-on-terrain = { $cell }: hér er { $base }, og á útisvæði er ekkert byggt; herbergi þurfa grunn.
pad-too-many-rooms =
    { $most ->
        [1] { $cell }: { $rooms } herbergi, en hér er { $base } og aðeins pláss fyrir eitt.
       *[other] { $cell }: { $rooms } herbergi, en hér er { $base } og aðeins pláss fyrir { $most }.
    }
pad-roof-over-nothing = { $cell }: undir þaki þarf að vera að minnsta kosti eitt herbergi.
pad-same-card = Hvert spil er aðeins til einu sinni, en þú skrifaðir { $card-a } { $count } sinnum: { $cells }.
pad-too-many-cards = Spilin eru { $count }, en aðeins eitt er byggt í hverri umferð: mest { $most }.
pad-terrains = útisvæði
pad-buildings = byggingar
pad-expert = bónusstig fyrir lengra komna
pad-unfinished =
    { $missing ->
        [1] { $name }: 1 bygging er án þaks og gefur engin stig.
       *[other] { $name }: { $missing } byggingar eru án þaks og gefa engin stig.
    }
pad-rank = { $points } stig: { $rank }.
pad-note = Nöfn, kostnaður og stig byggingarspilanna eru okkar eigin, því að í reglubókinni er enginn listi yfir þau: ef þau eru önnur í kassanum þínum, leiðréttu þá cards.toml.

## Component list

box-constructions = Byggingarspil: { $count }
box-traps = Hvað gildrurnar gera
box-resources = Efnisspil: { $count }
box-characters = Persónur: { $count }
box-cost = kostar
box-rooms = ber
box-effect = áhrif
box-stars = stjörnur
box-terrain = útisvæði
box-foundation = grunnur
box-roof = þak
box-trap = gildra
box-kitchen = herbergi (eldhús)
box-bedroom = herbergi (svefnherbergi)
box-bathroom = herbergi (baðherbergi)
box-living-room = herbergi (stofa)
box-supply = Auk þess
box-thing = hlutur
box-game-board = spilaborð
box-note = Í reglubókinni stendur hve mörg spil eru af hverri gerð, en þar er enginn listi yfir byggingarspilin: nöfn þeirra, kostnaður og stig, hinar stjörnurnar, fjöldi gildranna og hvar þær skella á er okkar. Ef þú átt spilið og veist betur, leiðréttu þá cards.toml.

## Printing

print-ground = Lóðin
print-queues = Raðirnar
print-queue-a = röð A: fremst
print-queue-b = röð B: fremst
print-second = næst
print-third = þriðja

## Það sem heimilisreglur geta breytt

label-entry-copies = eintök
label-entry-stars = stjörnur
label-entry-cost = kostar
label-entry-points = stig
label-entry-rooms = herbergi ofan á
label-entry-zone = bitnar á
label-entry-sizes = spil á hendi hjá 2 / 3 / 4 / 5 leikmönnum
label-number-swap-stars = stjörnur fyrir víxl
label-number-expert = stig hvers bónuss fyrir lengra komna
label-number-nice-house = stig fyrir fallegt hús
label-number-manor = stig fyrir herragarð
label-number-palace = stig fyrir höll
