# California á íslensku.
#
# Nafn hefur eigindin .a (þolfall án greinis: „kaupir flygil“) og .the (nefnifall með greini); húsgögn hafa líka .no
# (nefnifall: „enginn flygill“). Litur hefur .room (nefnifall), .rooms („hin brúnu herbergin“), .in (þágufall), .neighbour
# (nefnifall með greini), .piece og .pieces (þolfall). Setning sem fær nafnið $piece má nota $piece (nefnifall), $piece-a…
# Nöfn eru með litlum staf: engin setning byrjar á nafni.

## Spilið

game-title = California
game-about = Þú erfir setur: kauptu herbergi og húsgögn á meðan gullið endist og vinndu hug nágrannanna.

## Herbergisflísar

name-room-brown = brúnt spilaherbergi
    .a = brúnt spilaherbergi
    .the = brúna spilaherbergið
name-room-red = rautt tónlistarherbergi
    .a = rautt tónlistarherbergi
    .the = rauða tónlistarherbergið
name-room-mauve = fjólublátt tómstundaherbergi
    .a = fjólublátt tómstundaherbergi
    .the = fjólubláa tómstundaherbergið
name-room-grey = grátt verkstæði
    .a = grátt verkstæði
    .the = gráa verkstæðið
name-room-light-blue = ljósblátt sundlaugarsvæði
    .a = ljósblátt sundlaugarsvæði
    .the = ljósbláa sundlaugarsvæðið
name-room-green = grænn vetrargarður
    .a = grænan vetrargarð
    .the = græni vetrargarðurinn

## Húsgögn

name-billiard-table = billjarðborð
    .a = billjarðborð
    .the = billjarðborðið
    .no = ekkert billjarðborð
name-home-bar = heimabar
    .a = heimabar
    .the = heimabarinn
    .no = enginn heimabar
name-grand-piano = flygill
    .a = flygil
    .the = flygillinn
    .no = enginn flygill
name-jukebox = glymskratti
    .a = glymskratta
    .the = glymskrattinn
    .no = enginn glymskratti
name-pinball = kúluspil
    .a = kúluspil
    .the = kúluspilið
    .no = ekkert kúluspil
name-sports-gear = íþróttatæki
    .a = íþróttatæki
    .the = íþróttatækið
    .no = ekkert íþróttatæki
name-motorcycle = mótorhjól
    .a = mótorhjól
    .the = mótorhjólið
    .no = ekkert mótorhjól
name-workbench = vinnubekkur
    .a = vinnubekk
    .the = vinnubekkurinn
    .no = enginn vinnubekkur
name-swimming-pool = sundlaug
    .a = sundlaug
    .the = sundlaugin
    .no = engin sundlaug
name-sunbed = sólbekkur
    .a = sólbekk
    .the = sólbekkurinn
    .no = enginn sólbekkur
name-dog = hundur
    .a = hund
    .the = hundurinn
    .no = enginn hundur
name-greek-statue = grísk stytta
    .a = gríska styttu
    .the = gríska styttan
    .no = engin grísk stytta

## Háaloftið

name-attic-extension = stækkun á háaloftinu
    .a = stækkun á háaloftinu
    .the = stækkunin á háaloftinu
name-attic = háaloft

## Litir

name-brown = brúnt
    .room = brúnt herbergi
    .rooms = brúnu herbergin
    .in = í brúnu herbergi
    .neighbour = brúni nágranninn
    .piece = brúnt húsgagn
    .pieces = brún húsgögn
name-red = rautt
    .room = rautt herbergi
    .rooms = rauðu herbergin
    .in = í rauðu herbergi
    .neighbour = rauði nágranninn
    .piece = rautt húsgagn
    .pieces = rauð húsgögn
name-mauve = fjólublátt
    .room = fjólublátt herbergi
    .rooms = fjólubláu herbergin
    .in = í fjólubláu herbergi
    .neighbour = fjólublái nágranninn
    .piece = fjólublátt húsgagn
    .pieces = fjólublá húsgögn
name-grey = grátt
    .room = grátt herbergi
    .rooms = gráu herbergin
    .in = í gráu herbergi
    .neighbour = grái nágranninn
    .piece = grátt húsgagn
    .pieces = grá húsgögn
name-light-blue = ljósblátt
    .room = ljósblátt herbergi
    .rooms = ljósbláu herbergin
    .in = í ljósbláu herbergi
    .neighbour = ljósblái nágranninn
    .piece = ljósblátt húsgagn
    .pieces = ljósblá húsgögn
name-green = grænt
    .room = grænt herbergi
    .rooms = grænu herbergin
    .in = í grænu herbergi
    .neighbour = græni nágranninn
    .piece = grænt húsgagn
    .pieces = græn húsgögn

## Bónusspil

name-three-brown = þrjú brún húsgögn
name-three-red = þrjú rauð húsgögn
name-three-mauve = þrjú fjólublá húsgögn
name-three-grey = þrjú grá húsgögn
name-three-light-blue = þrjú ljósblá húsgögn
name-three-green = þrjú græn húsgögn
name-brown-red-mauve = brúnt, rautt og fjólublátt
name-grey-light-blue-green = grátt, ljósblátt og grænt
name-swimming-pool-and-grand-piano = sundlaug og flygill
name-billiard-table-and-dog = billjarðborð og hundur
name-motorcycle-and-pinball = mótorhjól og kúluspil

## Spurningar til leikmannsins

decision-game-over = Spilinu er lokið.
decision-game-over-short = spili lokið
decision-choose-action = Tekur þú gullpening eða kaupir þú flís?
decision-choose-action-short = gull eða flís
decision-unpack = Á háaloftinu bíða tvö húsgögn eftir nýja herberginu. Hvort þeirra flytur inn?
decision-unpack-short = velja af háaloftinu

## Hvað aðgerð gerir, fyrir valmyndir

action-gold = Taka gullpening ({ $silver } í silfri) úr bankanum
action-borrow = Taka lán: { $silver } í silfri núna, { $repaid } til baka síðar
action-repay = Endurgreiða lánið: { $repaid } í silfri
action-renovate = { $slot }: gera { $cell } upp sem { $room-a }, { $price } í silfri
action-furnish = { $slot }: setja { $piece-a } í { $cell }, { $price } í silfri
action-store = { $slot }: setja { $piece-a } á háaloftið, { $price } í silfri
action-extend = { $slot }: stækka háaloftið, { $price } í silfri
action-unpack = Flytja { $piece-a } af háaloftinu í { $cell }

## Af hverju aðgerð er ekki leyfð

why-one-loan-action = Þú hefur þegar tekið lán eða endurgreitt það núna: það má aðeins einu sinni í hvert sinn sem þú átt leik.
why-has-loan = Þú ert þegar með lán. Endurgreiddu það áður en þú tekur annað.
why-no-loan = Þú ert ekki með neitt lán til að endurgreiða.
why-too-dear =
    { $price ->
        [one] Þú þarft { $price } silfurpening; þú átt { $money }.
       *[other] Þú þarft { $price } silfurpeninga; þú átt { $money }.
    }
why-slot-empty = Engin flís er eftir á { $slot }.
why-extension-only-above = Stækkunin á heima við hliðina á háaloftinu, ekki á jarðhæðinni.
why-occupied = Búið er að gera { $cell } upp: þar er herbergi.
why-must-touch = Nýtt { $colour-room } þarf að snerta hin { $colour-rooms } þín: { $cell } snertir ekkert þeirra.
why-not-renovated = Ekki er búið að gera { $cell } upp, og húsgagn þarf herbergi.
why-wrong-colour = Húsgögn fara eftir lit: rétti staðurinn fyrir { $piece-a } er { $colour-in }.
why-furnished = Í herberginu í { $cell } er þegar húsgagn.
why-only-furniture-in-attic = Háaloftið er aðeins fyrir húsgögn.
why-room-is-ready = Þú átt herbergi fyrir { $piece-a }: háaloftið er aðeins fyrir húsgögn sem eiga ekkert herbergi.
why-attic-full = Háaloftið er fullt.
why-attic-full-until-extended = Háaloftið er fullt þar til þú stækkar það.
why-no-extension = Flísin á { $slot } er ekki stækkun á háaloftinu.
why-extended-already = Þú hefur þegar stækkað háaloftið.
why-not-stored = Á háaloftinu þínu er { $piece-no }.

## Sagan af leiknum

tell-gold = { $player } tekur gullpening.
tell-borrow = { $player } tekur lán.
tell-repay = { $player } endurgreiðir lánið.
tell-renovate =
    { $player } gerir { $cell } upp sem { $room-a } fyrir { $price ->
        [one] { $price } silfurpening.
       *[other] { $price } silfurpeninga.
    }
tell-furnish =
    { $player } setur { $piece-a } í { $cell } fyrir { $price ->
        [one] { $price } silfurpening.
       *[other] { $price } silfurpeninga.
    }
tell-store =
    { $player } setur { $piece-a } á háaloftið fyrir { $price ->
        [one] { $price } silfurpening.
       *[other] { $price } silfurpeninga.
    }
tell-extend =
    { $player } stækkar háaloftið fyrir { $price ->
        [one] { $price } silfurpening.
       *[other] { $price } silfurpeninga.
    }
tell-unpack = { $player } flytur { $piece-a } af háaloftinu í { $cell }.

## Hvað leikur kostar og hvað glatast

cost-loan = Síðar þarf að greiða { $repaid } í silfri til baka; ógreitt lán í lokin kostar { $points } stig.
cost-day-ends =
    { $tiles ->
        [0] Þar með lýkur deginum.
        [one] Þar með lýkur deginum: { $tiles } flís fer í pokann.
       *[other] Þar með lýkur deginum: { $tiles } flísar fara í pokann.
    }
cost-game-ends = Þar með lýkur spilinu.
loss-loan = Þá getur þú ekki lengur endurgreitt lánið ({ $repaid } í silfri): það kostar { $points } stig.

## Hvenær spilinu lýkur og hvers vegna

ending-days = Spilinu lýkur með degi { $days }.
ending-two = Spilinu lýkur með degi { $days }, eða með fyrsta deginum þar sem einhver á { $points } bónusstig eða fullbúið setur.
ending-last-day = Þetta er síðasti dagurinn: spilinu lýkur með honum.
ending-near-bonus =
    { $left ->
        [one] { $left } bónusstig í viðbót ({ $seat }), og spilinu lýkur með þeim degi.
       *[other] { $left } bónusstig í viðbót ({ $seat }), og spilinu lýkur með þeim degi.
    }
ending-near-mansion =
    { $rooms ->
        [one] Eitt herbergi í viðbót ({ $seat }), og spilinu lýkur með þeim degi.
       *[other] { $rooms } herbergi í viðbót ({ $seat }), og spilinu lýkur með þeim degi.
    }
ending-today-bonus = { $points } bónusstig ({ $seat }): spilinu lýkur með þessum degi.
ending-today-mansion = Fullbúið setur ({ $seat }): spilinu lýkur með þessum degi.
ended-days = Allir dagarnir ({ $days }) eru liðnir.
ended-bonus = { $points } bónusstig ({ $seat }) bundu enda á spilið.
ended-mansion = Fullbúið setur ({ $seat }) batt enda á spilið.

## Fyrsta spilið, leik fyrir leik

lesson-welcome = Þetta er setrið þitt við sjóinn! Þegar þú átt leik gerir þú eitt: tekur gullpening eða kaupir flís.
lesson-price = Flís kostar jafnmarga silfurpeninga og gullpeningarnir í bankanum eru. Taktu gullpening: þú verður ríkari og allt verður ódýrara.
lesson-turns = Freyja tekur líka gull. Gott fyrir þig: nú eru flísar enn ódýrari.
lesson-room = Gerðu upp herbergi! Fyrsta herbergi í hverjum lit má vera hvar sem er. Peningatákn á reit hækka verðið, og á B1 er ekkert.
lesson-furnish = Billjarðborðið er brúnt og prentaða herbergið þitt líka. Þegar þú setur húsgagn í herbergi kemur nágranninn í þeim lit að skoða það.
lesson-second-room = Og eitt herbergi enn. Hvert þeirra gefur stig í lokin, með húsgagni eða án.
lesson-day = Taktu síðasta gullpeninginn: þegar bankinn er tómur lýkur deginum, og eins þegar verslun er tóm. Á morgun koma nýjar flísar.
lesson-morning = Nýr dagur og nýjar flísar. Þú laukst þeim síðasta, svo að Freyja byrjar.
lesson-piano = Flygillinn er rauður og fer í rauða herbergið þitt. Rauði nágranninn kemur í heimsókn.
lesson-attic = Þú átt ekkert grænt herbergi fyrir hundinn, en þú mátt geyma hann á háaloftinu og bíða.
lesson-touch = Herbergi í sama lit verða að snertast, hlið við hlið eða hvort yfir öðru. Horn nægir ekki. Settu það við hliðina á B2.
lesson-here-already = Heimabarinn kostar þig síðasta silfurpeninginn. Brúni nágranninn er þegar hjá þér, svo að enginn nýr kemur.
lesson-empty = Engir peningar eftir og nýr dagur. Nú er rétt að taka gullpening.
lesson-extension = Freyja stækkar háaloftið sitt. Nú getur hún geymt tvö húsgögn í stað eins.
lesson-bonus = Líttu á bónusspilin: eitt þarf brúnt, rautt og fjólublátt húsgagn. Með kúluspilinu er enginn á undan þér. Náðu í það!
lesson-loan = Þig langar í græna herbergið en þig vantar einn silfurpening. Taktu lán! Endurgreiðslan kostar aðeins meira.
lesson-unpack = Þarna er græna herbergið! Um leið og það er gert upp kemur hundurinn sjálfur niður af háaloftinu.
lesson-guests = Græni nágranninn hitti þrjá aðra hjá þér. Þá færir hver nýr gestur þér gjöf sem gefur stig.
lesson-go-on = Og hundurinn og billjarðborðið gáfu þér annað bónusspil. Taktu nú gull.
lesson-new-colour = Ljósblátt herbergi: enn nýr litur, svo að það má vera hvar sem er.
lesson-three-grey = Freyja setur húsgagn í þriðja gráa herbergið sitt og fær bónusspilið fyrir þrjú grá húsgögn.
lesson-repay = Nú átt þú peninga aftur: greiddu lánið. Sá sem getur það ekki í lokin tapar stigum.
lesson-pool = Sundlaugin laðar að nágranna með gjöf. Og ásamt flyglinum gefur hún þér bónusspil!
lesson-fickle = Freyja setur húsgagn í brúnt herbergi og brúni nágranninn þinn fer til hennar. En gjafirnar verða eftir hjá þér.
lesson-last-colour = Grár er eini liturinn sem þig vantar. Tvö bónusspil bíða eftir honum.
lesson-end-of-game = Mótorhjólið: tvö bónusspil í einu! Þegar tveir spila lýkur spilinu við níu stig í bónusspilum.
lesson-film = Dagurinn er spilaður til enda. Svo teljum við stigin.
lesson-count-gifts = Eitt stig fyrir hverja gjöf sem nágranni færði þér.
lesson-count-colours = Tvö bónusspil, hvort fyrir þrjá liti.
lesson-count-pieces = Þrjú bónusspil, hvert fyrir tvö húsgögn. Þú varst á undan, svo að Freyja getur ekki fengið þau.
lesson-count-rooms = Eitt stig fyrir hvert herbergi, með húsgagni eða án. Prentaða herbergið telst með, háaloftið ekki.
lesson-money = Peningar gefa engin stig. Þeir skera aðeins úr ef stigin eru jöfn.

## Línur í stigatöflunni sem eru ekki bónusspil

line-gifts = gjafir
line-rooms = uppgerð herbergi
line-unpaid-loan = ógreitt lán

## Valkostir

option-first = Hver byrjar
    .seat-1 = Fyrsta sætið.
    .seat-2 = Annað sætið.
    .seat-3 = Þriðja sætið.
    .seat-4 = Fjórða sætið.
    .seat-5 = Fimmta sætið.
    .random = Hending ræður.

## Til hvers flís eða bónusspil er, í einni línu

effect-room = Gefur eitt stig á jarðhæðinni og rúmar { $colour-piece }
effect-furniture = Á heima { $colour-in }; { $colour-neighbour } kemur í heimsókn, ef til vill með gjöf
effect-furniture-pair = Á heima { $colour-in }; { $colour-neighbour } kemur í heimsókn, ef til vill með gjöf; bónusspil, { $points } stig, ef þú átt líka { $partner-a }
effect-attic-extension = Opnar seinna plássið á háaloftinu; gefur engin stig sjálf
effect-bonus-same =
    { $points } stig fyrir þann sem fyrstur á { $count ->
        [3] þrjú
       *[other] { $count }
    } { $colour-pieces } á jarðhæðinni
effect-bonus-colours = { $points } stig fyrir þann sem fyrstur á { $colour1-piece }, { $colour2-piece } og { $colour3-piece } á jarðhæðinni
effect-bonus-pieces = { $points } stig fyrir þann sem fyrstur á { $piece-a } og { $piece2-a } á jarðhæðinni

## Hlutur á borðinu, skoðaður nánar

look-bank = banki
look-bank-does = Flís kostar jafnmarga silfurpeninga og gullpeningarnir hér eru. Þú mátt taka gullpening, sem er { $silver } silfurpeninga virði; þegar sá síðasti er tekinn lýkur deginum
look-bank-gold = Gullpeningar, og verð flísar í silfri: { $gold }
look-loan = lán
look-loan-does = Áður en þú leikur máttu fá { $silver } í silfri að láni og greiða { $repaid } til baka síðar; ef það er ógreitt í lokin kostar það { $points } stig
look-repay = endurgreiðsla
look-repay-does = Áður en þú leikur máttu greiða { $repaid } í silfri til baka fyrir þá { $silver } sem þú fékkst að láni
look-loan-mine = Þú ert með lán: { $repaid } í silfri þarf að greiða til baka
look-loan-none = Þú ert ekki með lán
look-loan-owed = Ógreitt: { $repaid } í silfri
look-loan-free = Ekkert lán hér
look-calendar = dagatal
look-calendar-does = Deginum lýkur þegar bankinn eða önnur verslunin er tóm
look-days-left = Dagar eftir þennan: { $count }
look-pile = flísabunki
look-pile-does = Liggur á hvolfi; úr honum eru verslanirnar fylltar á hverjum degi
look-bag = poki
look-bag-does = Flísar sem enginn keypti; þær koma aftur síðasta daginn
look-gift-supply = gjafir
look-gifts = gjafir
look-gift-does = Eitt stig hver: nágranni sem hittir fyrir nógu marga gesti kemur með eina
look-guests = Gestir hér: { $count }; þegar þeir eru { $wanted } eða fleiri kemur sá næsti með gjöf
look-guests-mine = Gestir þínir: { $count }; þegar þeir eru { $wanted } eða fleiri kemur sá næsti með gjöf handa þér
look-sold = autt pláss, { $slot }
look-sold-does = Selt; þegar engin flís er eftir í verslun lýkur deginum
look-price = Kostar núna { $price } í silfri
look-my-rooms = Herbergi hjá þér í þessum lit: { $count }; án húsgagns: { $free }
look-attic-places = Pláss á háaloftinu: { $count } af { $most }
look-bonus-owner = Eigandi: { $seat }
look-bonus-progress = Þú átt { $have } af { $wanted }
look-neighbour = { $colour-neighbour }
look-neighbour-does = Kemur til þess sem setur húsgagn í { $colour-room }, ef til vill með gjöf
look-neighbour-free = Ekki enn í heimsókn
look-neighbour-host = Í heimsókn; gestgjafi: { $seat }
look-money = peningar
look-money-does = Gullpeningur er { $silver } silfurpeninga virði. Ef stigin eru jöfn vinnur sá ríkasti
look-board = setur, { $colour }
look-board-does = Fyrsta herbergið er prentað á það: { $colour-room }
look-bare = { $cell }, óuppgert
look-bare-does = Gefur eitt stig þegar herbergi er komið; herbergi í sama lit verða að snertast
look-coins = Herbergi hér kostar { $coins } í silfri að auki
look-printed-does = Prentað á spjaldið: það var þar frá upphafi
look-furnished = Þar er húsgagn: { $piece }
look-unfurnished = Ekkert húsgagn enn
look-room-point = Gefur 1 stig
look-stored = Bíður á háaloftinu eftir herbergi í sínum lit; þar telst húsgagnið ekki með
look-extension-missing = Ekki byggð enn
look-attic-does = Geymir húsgagn þar til herbergi er fyrir það; hér telst það ekki með

### The terminal

## The first screen

welcome-california =
    Tólf dagar, eitt setur: þegar þú átt leik tekur þú gullpening eða kaupir flís, gerir upp herbergin og kemur þar fyrir
    húsgögnum. Nágrannar færa þér gjafir og húsgögn sem eiga saman gefa bónusspil. Með hverjum gullpeningi sem er tekinn
    verða allar flísar ódýrari.

## Examples in the interface’s sentences

example-cell = C3
example-move = buy L2 C3
example-moves = gold, buy L2 C3, L2 C3
example-verb = buy
example-topic = háaloft

## A turn

turn-score = { $now } stig hingað til ({ $change }).

## Looking things up

score-so-far = Stigin hingað til:
help-cards = til hvers flísarnar í verslununum og bónusspilin eru

## The end

end-richest = Jafnt, { $points } stig: peningarnir ráða úrslitum. Í silfri: { $counts }.

## Replay

replay-next = Enter = næsti dagur, q = hætta

## What a person without a name did

you-gold = Þú tekur gullpening.
you-borrow = Þú tekur lán.
you-repay = Þú endurgreiðir lánið.
you-renovate =
    Þú gerir { $cell } upp sem { $room-a } fyrir { $price ->
        [one] { $price } silfurpening.
       *[other] { $price } silfurpeninga.
    }
you-furnish =
    Þú setur { $piece-a } í { $cell } fyrir { $price ->
        [one] { $price } silfurpening.
       *[other] { $price } silfurpeninga.
    }
you-store =
    Þú setur { $piece-a } á háaloftið fyrir { $price ->
        [one] { $price } silfurpening.
       *[other] { $price } silfurpeninga.
    }
you-extend =
    Þú stækkar háaloftið fyrir { $price ->
        [one] { $price } silfurpening.
       *[other] { $price } silfurpeninga.
    }
you-unpack = Þú flytur { $piece-a } af háaloftinu í { $cell }.

## What an action brought besides

news-neighbour = Í heimsókn kemur { $colour-neighbour }.
news-gift = Í heimsókn kemur { $colour-neighbour } með gjöf.
news-bonus = Bónusspil: { $bonus }, { $points } stig.
news-day = Þar með lýkur degi { $day }.

## Tiles in menus

menu-places = { $price } í silfri: { $places }
menu-places-more = { $price }: { $places }
menu-money = { $change } í silfri

## Drawings

draw-header = California · dagur { $day } af { $days }
draw-bank = Banki
draw-price = Flís kostar { $price } í silfri, herbergi líka { $coin } á reitnum.
draw-left-shop = vinstri verslun
draw-right-shop = hægri verslun
draw-sold = selt
draw-points = { $points } stig
draw-money =
    { $gold ->
        [0] { $total } í silfri
       *[other] { $silver ->
            [0] { $total } í silfri ({ $gold } gull)
           *[other] { $total } í silfri ({ $gold } gull, { $silver } silfur)
        }
    }
draw-silver = { $total } í silfri
draw-loan = { $silver } að láni ({ $repaid } til baka)
draw-loan-short = lán
draw-gifts =
    { $count ->
        [0] engar gjafir
        [one] { $count } gjöf
       *[other] { $count } gjafir
    }
draw-gifts-left =
    { $count ->
        [0] Engar gjafir eftir
        [one] { $count } gjöf eftir
       *[other] { $count } gjafir eftir
    }
draw-free = laust
draw-locked = opnast við stækkun
draw-stored = háaloft: { $names }
draw-guests = nágrannar: { $names }
draw-no-guests = engir nágrannar
draw-bonuses = Bónusspil
draw-bonuses-of = bónus: { $names }
draw-neighbours = Nágrannar
draw-word-endings = borð bekkur tæki hjól spil skratti laug bar herbergi
draw-on-table = á borðinu

## Short names of colours, three letters

short-brown = brú
short-red = rau
short-mauve = fjó
short-grey = grá
short-light-blue = blá
short-green = græ

## Þjálfarinn: hvers vegna leikur er betri

coach-takes =
    { $seat } vill fá þessa flís ({ $card }) og fær hana annars í { $less } af 10 spilum, en svona { $more ->
        [0] aldrei
       *[other] í { $more }
    }.
coach-unpaid-loan-costs =
    Annars er lán ógreitt í { $less } af 10 spilum, en svona { $more ->
        [0] aldrei
       *[other] í { $more }
    }.
coach-rooms-points = Í setrinu þínu verða um { $more } uppgerð herbergi í lokin, í stað { $less }.
coach-rooms-ten = Í setrinu þínu verða { $more } uppgerð herbergi í tíu spilum samtals, í stað { $less }.
coach-gifts-points = Gestirnir koma með meira: gjafir fyrir um { $more } stig í lokin, í stað { $less }.
coach-bonuses-often = Þú færð þennan bónus ({ $line }) í { $more } af 10 spilum, í stað { $less }.

## Score pad

pad-words-brown = brúnn, brún, spilaherbergi
pad-words-red = rauður, rauð, tónlistarherbergi
pad-words-mauve = fjólublár, fjólublá, tómstundaherbergi
pad-words-grey = grár, grá, verkstæði
pad-words-light-blue = ljósblár, ljósblá, blátt, sundlaugarsvæði
pad-words-green = grænn, græn, vetrargarður
pad-words-billiard-table = billjard
pad-words-home-bar = bar
pad-words-grand-piano = píanó
pad-words-jukebox = djúkbox
pad-words-pinball = flipper
pad-words-sports-gear = íþróttabúnaður, líkamsræktartæki
pad-words-motorcycle = vélhjól
pad-words-workbench = smíðabekkur, hefilbekkur
pad-words-swimming-pool = laug
pad-words-sunbed = sólstóll
pad-words-dog = hvolpur
pad-words-greek-statue = stytta
pad-words-three = 3, þrjú, þrír, þrjár
pad-tables = Hvert setur byrjar á [[mansion]], í tvöföldum hornklofum.
pad-count =
    { $count ->
        [0] Hér er ekkert setur; setur byrjar á [[mansion]].
       *[other] Setrin eru { $count }, en mest geta { $most } spilað.
    }
pad-no-board = board vantar: lit herbergisins sem er prentað á B2 ({ $known }).
pad-board-colour = board: ekkert spjald er { $colour }.
pad-board-room = B2: herbergið sem er prentað þar er { $board }, ekki { $colour }.
pad-no-room = { $cell }: herbergið vantar; skrifaðu {"{"} room = "…", piece = "…" {"}"}
pad-apart = Öll { $colour-rooms } verða að snertast: frá { $start } er ekki hægt að komast í { $cells }.
pad-wrong-colour = { $cell } passar ekki: rétti staðurinn fyrir { $piece-a } er { $colour-in }.
pad-attic-full =
    { $most ->
        [1] attic: { $count } húsgögn, en án stækkunar er aðeins pláss fyrir eitt.
       *[other] attic: { $count } húsgögn, en aðeins er pláss fyrir { $most }.
    }
pad-room-is-ready = attic: rétti staðurinn fyrir { $piece-a } er á jarðhæðinni, þar er laust herbergi: { $cells }.
pad-too-many-gifts =
    { $pieces ->
        [one] gifts = { $count }: mest { $most }, því að { $pieces } herbergi er með húsgagni.
       *[other] gifts = { $count }: mest { $most }, því að { $pieces } herbergi eru með húsgagni.
    }
pad-gifts-want-colours =
    { $colours ->
        [0] gifts = { $count }: fyrir gjöf þarf húsgögn í { $wanted } litum, en hér er ekkert húsgagn á jarðhæðinni.
        [one] gifts = { $count }: fyrir gjöf þarf húsgögn í { $wanted } litum, en hér eru þau aðeins í einum.
       *[other] gifts = { $count }: fyrir gjöf þarf húsgögn í { $wanted } litum, en hér eru þau í { $colours }.
    }
pad-bonus-unmet = bonuses: skilyrðið „{ $bonus }“ er ekki uppfyllt á jarðhæðinni.
pad-bonus-twice = Bónusspilið „{ $bonus }“ er skráð tvisvar, en aðeins eitt slíkt er til.
pad-bonus-nobodys = Enginn á bónusspilið „{ $bonus }“, en fleiri en einn uppfylla skilyrðið: { $names }. Bættu bonuses = ["{ $bonus }"] við hjá þeim sem varð fyrstur.
pad-bonus-counted =
    { $points ->
        [one] Enginn skráði bónusspilið „{ $bonus }“. Aðeins { $name } uppfyllir skilyrðið, svo að það er talið þar: { $points } stig.
       *[other] Enginn skráði bónusspilið „{ $bonus }“. Aðeins { $name } uppfyllir skilyrðið, svo að það er talið þar: { $points } stig.
    }
pad-loan-money = loan = true: bættu við hve mikið fé er eftir, í silfri, money = …: með { $repaid } er lánið greitt, annars kostar það { $points } stig.
pad-too-many =
    { $copies ->
        [1] Of margar flísar: { $tile }, { $count } í öllum setrunum samtals, en í kassanum er aðeins ein.
       *[other] Of margar flísar: { $tile }, { $count } í öllum setrunum samtals, en í kassanum eru aðeins { $copies }.
    }
pad-same-board = Tvö spjöld eru í sama lit ({ $colour }), en aðeins eitt er til í hverjum lit.
pad-gifts-in-box = Gjafirnar í öllum setrunum eru { $count } samtals, en í kassanum eru aðeins { $most }.
pad-same-name = Tvö setur heita { $name }; gefðu þeim ólík nöfn.
pad-rooms = uppgerð herbergi
pad-gifts = gjafir
pad-bonuses = bónusspil
pad-unpaid-loan = ógreitt lán
pad-tie-break = silfur
pad-winner-by-tie = { $name } vinnur með { $points } stig og mest af peningum.
pad-open = { $names } eru jöfn með { $points } stig: teldu peningana í silfri og bættu money = … við þessi setur.

## Component list

box-tiles = Flísar: { $count }
box-bonuses = Bónusspil: { $count }
box-supply = Auk þess
box-tile = flís
box-colour = litur
box-thing = hlutur
box-room = herbergi
box-furniture = húsgagn
box-extension = stækkun
box-gifts = gjafir
box-neighbours = nágrannar
box-loan-markers = lánamerki
box-boards = seturspjöld
box-gold = gullpeningar, 5 í silfri hver
box-silver = silfurpeningar
box-bag = poki
box-bank-board = bankaspjald
box-shop-board = verslunarspjald
box-stands = standar fyrir nágranna
box-note = Í reglubókinni standa samtölurnar, litirnir og það sem bónusspilin fara fram á, en enginn listi yfir flísarnar: skipting þeirra, peningatáknin á spjöldunum og stig bónusspilanna eru okkar. Eigendur segja táknin 0 til 2 og bónusspilin 2 eða 3 stiga virði. Ef þú átt spilið og veist betur, leiðréttu þá cards.toml.

## Printing

print-attic = háaloft
print-attic-more = stækkun á háaloftinu
print-gifts = gjafir og nágrannar
print-few-players = Setur fyrir 2 eða 3 leikmenn
print-many-players = Setur fyrir 4 eða 5 leikmenn
print-shops = Búðirnar
print-bank = Bankinn

## Það sem heimilisreglur geta breytt

label-entry-rooms = herbergisflísar
label-entry-copies = eintök
label-entry-points = stig
label-entry-colours = biður um
label-entry-pieces = biður um
label-entry-few-players = peningar á borðunum hjá 2 eða 3 leikmönnum
label-entry-many-players = peningar á borðunum hjá 4 eða 5 leikmönnum
label-number-start-money = silfur í upphafi
label-number-loan = silfur í láni
label-number-loan-repaid = silfur til að greiða lán
label-number-unpaid-loan = stig sem ógreitt lán kostar
label-number-winning-bonus = bónusstig sem ljúka spilinu
