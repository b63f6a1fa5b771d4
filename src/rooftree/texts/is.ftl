# Það sem viðmót allra spilanna segir, á íslensku.

## Fólk og róbótar

play-you = Þú
play-or = { $first } eða { $last }
play-and = { $first } og { $last }
play-bot = { $name } ({ $bot }) { $how }. { $about }
level = Styrkur { $level } af 6
level-word =
    { $level ->
        [1] er að læra
        [2] spilar rólega
        [3] kann spilið
        [4] spilar vel
        [5] spilar mjög vel
       *[6] spilar eins og meistari
    }

## Hópurinn: hver sest niður þegar róbóti leikur

character-pip = Er sex ára og viss um að öll spil séu góð spil.
character-tumi = Setur hlutina þar sem þeir eru fallegir og telur aldrei.
character-coco = Spilar hratt, hlær mikið og gleymir hver á leik.
character-lulu = Kom vegna kökunnar; spilið er bara í kaupbæti.
character-bo = Spyr köttinn hvað eigi að taka.
character-lea = Spilar til að sjá húsið stækka og gleymir hinu.
character-teo = Tekur það sem glitrar og finnur því stað seinna.
character-birta = Prjónar á meðan hún spilar og missir lykkju eða spil.
character-max = Var að lesa reglurnar, flestar að minnsta kosti.
character-zoe = Segir sögu með hverju herbergi og missir af kjarakaupum.
character-jonas = Spilar á föstudögum og er með áætlun fram á laugardag.
character-amelie = Sér margt og harmar hitt upphátt.
character-katla = Gefst aldrei upp og telur aldrei tvisvar.
character-samir = Lærði spilið af dóttur sinni og vinnur hana næstum því.
character-greta = Spilar með hjartanu, og hjartað hefur oftast rétt fyrir sér.
character-margot = Lætur aldrei góðan hlut liggja á borðinu.
character-hugo = Telur stigin eftir hvern leik, í hálfum hljóðum.
character-freyja = Tekur það besta í dag og lætur morgundaginn koma.
character-oskar = Er smiður: klárar alltaf það sem byrjað er á.
character-nadia = Spilar hratt og vel meðan teið kólnar.
character-iris = Hugsar þrjár umferðir fram í tímann og gleymir engu.
character-walter = Smíðaði brýr í fjörutíu ár og skipuleggur jafn vandlega.
character-sunna = Skoðar fyrst allt og tekur svo það sem hjálpar mest.
character-emile = Geymir bestu hugmyndina þar til á reynir.
character-rosa = Stjórnar byggingarstað eins og hljómsveit.
character-magnus = Hugsar um allt sem gæti gerst og brosir að einu.
character-colette = Segist aldrei hafa tapað við eigið borð.
character-hildur = Teiknaði hálfan bæinn og sér þegar fyrir sér húsið þitt.
character-anselm = Gefur sér tíma, og eftir á skilur maður hvers vegna.
character-yuki = Var búin að spila þetta í huganum áður en þú settist.
character-alix = Kom með þessu spili og þekkir það að heiman.
character-kari = Er nýr í götunni og forvitinn um hverja reglu.
character-noor = Hefur spilað þetta marga rigningarsunnudaga.
character-sven = Segir fátt. Þú sérð til.
character-mei = Lærði spilið í langri lestarferð.

## Fyrsti skjárinn

welcome-keys = Sláðu inn númer leiks. „?“ sýnir hvers virði hver leikur er, „hví { example-cell }“ af hverju eitthvað er ekki hægt, „hjálp“ allt annað. (Gjöf { $seed })

## Leikmaður á leik

turn-of = Þú átt leik, { $player }.
turn-hand-over = Réttu lyklaborðið áfram ({ $player } á leik) og ýttu á Enter þegar enginn annar sér á skjáinn.
turn-confirm = Enter = búið, u = taka aftur
turn-waits = Fyrst þarf að staðfesta síðasta leik eða taka hann aftur. Þú getur skoðað { $commands }.

## Valmyndir

menu-folded =
    { $count ->
        [one] { $verb }: { $count } möguleiki. Sláðu inn „{ $verb }“ til að sjá þá.
       *[other] { $verb }: { $count } möguleikar. Sláðu inn „{ $verb }“ til að sjá þá.
    }
menu-effects = Það sem breytist í sýnilegum stigum þínum, þegar best lætur, áður en þú lýkur leik:
effect-at-once = strax { $points }

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

## Hlutur á borðinu, skoðaður nánar

look-name = { $thing }
look-place = Á reit { $cell }
look-number = { $label }: { $number }
look-left = Eftir: { $count }
look-empty = Hér er ekkert enn
look-worth = Telur núna: { $lines }
look-rule = Reglan: { $section }
look-usage = Nefndu eitthvað á borðinu: „skoða { example-cell }“. Hér er meðal annars: { $names }
look-nothing = Ekkert á borðinu heitir „{ $text }“. Hér er meðal annars: { $names }

## Taka aftur

undo-nothing = Hér er ekkert frá þér til að taka aftur: ekki er hægt að fara aftur fyrir leik annarra eða eitthvað nýtt á borðinu.

## Að fletta upp

log-empty = Ekkert hefur gerst enn.
plain-points = ({ $points } stig)
score-total = Samtals
score-what = hvað
score-where = hvar
score-points = stig
figure-house = Dæmi
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

ending-over = Enginn leikur er eftir: spilinu er lokið.
end-winner = { $players } vinnur með { $points } stig!
end-winners = { $players } deila sigrinum: { $points } stig!
end-you = Þú vinnur með { $points } stig!
end-save = Viltu geyma þetta spil? Sláðu inn skráarheiti, eða ýttu á Enter til að hætta.

## Skipanir: orðin og hvað þær gera

command-effects = ?
command-why = hví afhverju
command-undo = aftur
command-table = borð
command-cards = spil
command-look = skoða
command-rules = reglur
command-log = saga
command-score = stig
command-save = vista
command-quit = hætta
command-help = hjálp
help-moves = Leikur er númerið í valmyndinni eða ritháttur hans, heill eða styttur: { example-moves }.
help-effects = hvers virði hver leikur er núna (? { example-verb }: aðeins ein tegund leikja)
help-why = af hverju eitthvað er ekki hægt: hví { example-cell }, hví { example-move }
help-undo = taka aftur síðustu aðgerð þína í þessum leik
help-table = teikna borðið aftur
help-look = hvað hlutur á borðinu er, gerir og er virði núna: skoða { example-cell }
help-rules = reglurnar, eftir efni: reglur { example-topic }
help-log = hvað hefur gerst nýlega (saga öll: frá upphafi)
help-score = stig allra hingað til, línu fyrir línu
help-save = vista spilið: vista SKRÁ
help-quit = hætta; fyrst má vista
help-help = þessi listi

## Það sem spil má orða á sinn hátt (án „plain-“)

plain-turn-score = { $now } stig hingað til ({ $change }).
plain-score-so-far = Stigin hingað til:
plain-help-cards = til hvers spilin sem sjást eru
plain-replay-next = Enter = áfram, q = hætta

## Þjálfarinn: hvers vegna leikur er betri, með tölu

coach-alike = Ekki er hægt að gera upp á milli þeirra: eftir { $games } spil hvort er munurinn varla nokkur.
coach-only = Enginn annar leikur er í boði.
coach-many =
    { $points ->
        [0] Margt smátt gerir eitt stórt.
       *[other] Margt smátt gerir eitt stórt: um { $points } stig í lokin.
    }
coach-own-often = Í { $more } af 10 spilum fást stig fyrir það ({ $line }), í stað { $less }.
coach-own-costs = Í { $more } af 10 spilum kostar það stig ({ $line }), í stað { $less }.
coach-own-points = Um { $more } stig í lokin ({ $line }), í stað { $less }.
coach-own-ten = Í tíu spilum { $more } stig samtals ({ $line }), í stað { $less }.
coach-other-often = { $seat } fær stig fyrir það ({ $line }) í aðeins { $more } af 10 spilum, í stað { $less }.
coach-other-costs = { $seat } tapar stigum á því ({ $line }) í { $more } af 10 spilum, í stað { $less }.
coach-other-points = { $seat } fær minna út úr því ({ $line }): um { $more } í lokin, í stað { $less }.
coach-other-ten = { $seat } fær minna út úr því ({ $line }): í tíu spilum { $more } stig samtals, í stað { $less }.

## Replay

replay-unfinished = Upptakan endar hér; spilinu er ekki lokið.
replay-deal-unsealed = Þessi upptaka er án innsiglis: af henni sést ekki hvernig gjöfin varð til.
replay-deal-fair = Gjöfin var heiðarleg: leyndarmál þjónsins og leikmannanna gefa fræið, og fræið þessi spil. Innsiglið, til samanburðar við það sem sýnt var fyrir spilið: { $seal }
replay-deal-alone = Gjöfin passar við innsiglið; enginn leikmaður átti hlut í henni, svo að hún er þjónsins eins. Innsiglið, til samanburðar við það sem sýnt var fyrir spilið: { $seal }
replay-deal-broken = Varúð: þetta eru ekki spilin sem voru undir innsiglinu { $seal }.

## Spil skoðað á ný

review-title = { game-title }: spilið á ný með þjálfaranum
review-chart = Vinningslíkur, frá fyrstu ákvörðun til þeirrar síðustu
review-chart-together = Stigin sem húsið stefndi í, frá fyrstu ákvörðun til þeirrar síðustu
review-player = leikmaður
review-inaccuracy = ónákvæmni
review-mistake = mistök
review-blunder = afleikir
review-dealt = gjöfin gaf
review-made = úr henni varð
review-luck = Í stigum: hve miklu meira þessi spil eru virði en önnur ef allir spila eftir einföldum reglum, það er heppni; og hvað úr þeim varð.
review-worst = Augnablikin sem skiptu máli
review-none = Enginn missti af neinu sem þjálfarinn gat séð.
review-none-praised = Enginn leikur var greinilega betri en allir hinir.
review-praised = Bestu leikirnir
review-moment = Leikur { $number }, { $player }: { $move }
review-better = Betra: { $move }
review-called =
    { $verdict ->
        [blunder] Afleikur
        [mistake] Mistök
       *[inaccuracy] Ónákvæmni
    }: { $given }.
review-gentle = Hér var meira að hafa: { $given }.
review-chance = um { $percent } % af vinningslíkum í jöfnu spili
review-points = um { $points } stig
review-limits = Ónákvæmni kostar að minnsta kosti { $inaccuracy } % af vinningslíkum í jöfnu spili, mistök { $mistake } %, afleikur { $blunder } %; óvissan er leikmanninum í hag.
review-limits-points = Ónákvæmni kostar að minnsta kosti { $inaccuracy } stig, mistök { $mistake }, afleikur { $blunder }; óvissan er leikmanninum í hag.

## Stigablað

pad-wrong =
    { $count ->
        [1] Ekki er hægt að reikna stigin. Eitt er rangt:
        [one] Ekki er hægt að reikna stigin. { $count } atriði er rangt:
       *[other] Ekki er hægt að reikna stigin. { $count } atriði eru röng:
    }
pad-at = { $name }: { $problem }
pad-did-you-mean = Áttirðu við { $near }?
pad-or = { $first } eða { $second }
pad-bad-toml =
    { $fault ->
        [quotes] Lína { $line }, „{ $text }“: þetta gildi er ólæsilegt. Orð eru skrifuð innan beinna gæsalappa: name = "Anna"
        [equals] Lína { $line }, „{ $text }“: færsla er eitt orð, jafnaðarmerki og gildi: name = "Anna"
        [closed] Lína { $line }, „{ $text }“: hér vantar gæsalöpp ", hornklofa ] eða slaufusviga {"}"} í lokin, eða kommu á milli tveggja atriða.
        [brackets] Lína { $line }, „{ $text }“: hús byrjar á nafni sínu í tvöföldum hornklofum, og báðum er lokað: [[…]]
        [twice] Lína { $line }, „{ $text }“: þessi færsla er þegar á blaðinu; hver þeirra er skrifuð einu sinni.
       *[other] Lína { $line }, „{ $text }“: þetta er ekki læsilegt TOML ({ $error }). Orð eru skrifuð innan beinna gæsalappa: name = "Anna"
    }
pad-not-text = Þetta er ekki textaskrá (UTF-8).
pad-too-long = Skráin er of löng fyrir stigablað.
pad-game =
    { $given ->
        [0] Fyrsta línan verður að segja hvaða spil þetta er: game = "{ $game }"
       *[other] Ekkert stigablað er til fyrir „{ $text }“, aðeins fyrir { $games }: skrifaðu game = "{ $game }"
    }
pad-players = players = { $text } verður að vera heil tala frá { $least } til { $most }: svo margir geta spilað, og ekki færri en skráðir eru.
pad-key = „{ $entry }“ á ekki við hér; þetta má skrifa: { $known }.
pad-name = Nafn er 1 til { $most } stafir.
pad-number = { $entry } = { $text } verður að vera heil tala frá 0 til { $most }.
pad-flag = { $entry } = { $text } verður að vera true eða false.
pad-list = { $entry } verður að vera listi: { $entry } = ["…", "…"]
pad-unknown = { $where }: „{ $text }“ er óþekkt hér.
pad-cell-twice = { $cell } kemur tvisvar fyrir.
set-none-left = { $card } er ekki lengur til í kassanum.
set-too-many =
    { $count ->
        [one] Eitt spil liggur á borði, en þá hafa { $most } verið dregin úr bunkanum.
       *[other] { $count } spil liggja á borði, en þá hafa aðeins { $most } verið dregin úr bunkanum.
    }
set-rooms =
    { $wanted ->
        [0] Fyrir umferð { $round } er ekkert herbergi enn í húsi; hér eru þau { $count }.
        [one] Fyrir umferð { $round } er eitt herbergi í hverju húsi; hér eru þau { $count }.
       *[other] Fyrir umferð { $round } eru { $wanted } herbergi í hverju húsi, einnig þau sem snúa niður; hér eru þau { $count }.
    }
set-built = Í leik { $turn } geta í mesta lagi { $most } spil staðið, eitt fyrir hvern fyrri leik; hér eru þau { $count }.
set-hand = Hér hefur hönd { $most } spil, ekki { $count }.
set-twice = { $card } er valið tvisvar.
set-over = Leiknum væri lokið hér.
set-broken = Reglurnar leyfa þetta ekki: { $error }
pad-total = samtals
pad-winner = { $name } vinnur með { $points } stig.
pad-shared = { $names } deila sigrinum: { $points } stig.

## Listi yfir innihald

box-card = spil
box-kind = tegund
box-points = stig
box-copies = eintök
box-total = samtals
box-players = { $least }–{ $most } leikmenn
box-age = frá { $age } ára aldri
box-minutes = um { $minutes } mín.
box-legend = • stendur í reglubókinni, ◦ er haft eftir nokkrum eigendum spilsins; það sem er ómerkt er tilgáta okkar.

## Borð annars staðar: rooftree join

join-welcome = Sláðu inn númer leiks. „?“ sýnir hverju hver leikur breytir, „hví { example-cell }“ af hverju eitthvað er ekki hægt, „segja halló“ talar við hina, „hjálp“ allt annað.
join-watching = Þú horfir á þetta borð.
join-back = Gaman að sjá þig aftur, { $name }: sætið er enn þitt.
join-waiting = Spilið hefst þegar öll sæti eru setin og allir eru til.
join-invite = Bjóddu öðrum með þessum tengli:
join-sit = Með „setjast NAFN“ færðu laust sæti; það má líka bara horfa á.
join-bots = „róbóti 2 greedy“ setur róbóta í annað sætið.
join-seat-free = laust
join-seat-yours = { $name } (þú)
join-seat-other = { $name }
join-seat-bot = { $name } (róbóti, { $how })
join-seat-ready = til í spil
join-seat-not-ready = ekki alveg til
join-seat-away = ekki við
join-sit-usage = Undir hvaða nafni? „setjast Anna“, eða „setjast 2 Anna“ í annað sætið.
join-bot-usage = Í hvaða sæti og hvaða róbóti? „róbóti 2 greedy“.
join-say-usage = Skrifaðu það sem þú vilt segja á eftir orðinu: „segja halló“.
join-full = Öll sæti eru setin; þú getur horft á.
join-no-seat = Þú átt ekkert sæti við þetta borð.
join-rated = Þetta spil telst til styrkleikastiga: „samþykkja“ ef þú vilt það, „standa“ annars.
join-only-watching = Þú komst til að horfa á. Komdu aftur án --watch til að fá sæti.
join-others = { $name } á leik.
join-bot-plays = Róbóti leikur fyrir þig; með „taka“ tekur þú við aftur.
join-wait = { $name } á leik. Á meðan getur þú sagt eitthvað eða flett upp: „hjálp“.
join-unknown = Þetta er ekki hægt núna. „hjálp“ sýnir hvað er hægt.
join-due = Þú hefur tíma til { $time }.
join-final = ekki hægt að taka aftur
join-nothing-to-confirm = Ekkert frá þér bíður staðfestingar núna.
join-somebody = Áhorfandi
join-chat = { $name }: „{ $text }“
join-line-lost = Sambandið við þjóninn rofnaði; reynt er aftur…
join-line-back = Sambandið er komið á aftur.
join-no-save = Þjónninn geymir spilið. Þú getur farið hvenær sem er og komið aftur með sama tengli.
join-kept = Sætið bíður þín. Komdu aftur með:
join-fair = Gjöfin var heiðarleg: fræið { $seed } er komið af innsiglinu og öllum leyndarmálum, þínu líka, sem lofað var áður en nokkur sagði sitt.
join-sealed = Gjöfin var ákveðin fyrir fyrsta leik: fræið { $seed } passar við innsiglið sem þá var sýnt.
join-unsealed = Spilinu var lokið þegar þú komst, svo að innsigli gjafarinnar (fræ { $seed }) var ekki athugað hér.
join-broken-seal = Varúð: fræið { $seed } passar ekki við innsiglið sem sýnt var í spilinu. Þetta er ekki gjöfin sem lofað var.
join-broken-pledges = Varúð: fræið { $seed } er ekki komið af leyndarmálunum sem lofað var þegar þú sagðir þitt. Þetta er ekki gjöfin sem lofað var.
join-record = Upptaka þessa spils:
join-end = Enter til að hætta.
join-end-seated = Með „endurtaka“ er spilað aftur með sama fólki, með Enter er hætt.
join-closed = Reglur þessa borðs eru ekki lengur spilaðar hér.
join-help-quit = hætta; sætið bíður þín
command-say = segja
command-confirm = staðfesta
command-sit = setjast
command-stand = standa
command-agree = samþykkja
command-bot = róbóti
command-back = taka
command-again = endurtaka
help-say = segja eitthvað við alla við borðið: segja halló
help-confirm = staðfesta leik þinn; Enter gerir það sama
help-sit = fyrir spilið: fá sér sæti (setjast Anna, setjast 2 Anna)
help-stand = fyrir spilið: standa upp
help-agree = fyrir spilið: samþykkja að það teljist til styrkleikastiga, og vera til
help-bot = fyrir spilið, gestgjafi: setja róbóta í sæti (róbóti 2 greedy)
help-back = taka við aftur þegar róbóti hefur leikið fyrir þig
help-again = eftir spilið: aftur með sama fólki

## Spilaþjónninn: það sem gerist við borðið

table-sat-down = { $name } sest við borðið.
table-stood-up = { $name } stendur upp.
table-removed = { $name }: gestgjafinn losaði sætið.
table-replaced = { $name }: gestgjafinn lét annan fá sætið, { $bot } tekur við.
table-resigned = { $name } gefst upp; { $bot } spilar áfram.
table-came-back = { $name } er aftur við borðið.
table-admitted = { $name } má setjast aftur við þetta borð.
table-arranged = Gestgjafinn breytti því hvernig spilað er við borðið. Hinir eru spurðir aftur hvort þeir séu til.
table-host-changed = Gestgjafinn er fjarverandi; { $name } tekur við af honum.
table-from-record =
    { $moves ->
        [0] Í þessu spili er gefið eins og í upptöku. Gjöfin er ekki innsigluð: sá sem á upptökuna þekkir spilin.
        [one] Þetta spil heldur áfram eftir upptöku, þegar { $moves } leikur er búinn. Gjöfin er ekki innsigluð: sá sem á upptökuna þekkir spilin.
       *[other] Þetta spil heldur áfram eftir upptöku, þegar { $moves } leikir eru búnir. Gjöfin er ekki innsigluð: sá sem á upptökuna þekkir spilin.
    }
table-voided = { $name } gaf ekki upp leyndarmál sitt fyrir gjöfina, svo að ekkert er gefið. Hlutur allra er búinn til á ný.
table-started = Búið er að gefa, spilið hefst.
table-taken-over = { $name }: { $bot } leikur héðan í frá.
table-timed-out = { $name }: tíminn er liðinn, { $bot } leikur áfram.
table-stands = { $name }: tíminn er liðinn, leikurinn stendur eins og hann er.
table-handed-back = { $name } leikur aftur.
table-warned = { $name }, tíminn er alveg að verða liðinn.
table-nudged = { $name } fékk áminningu um að allir bíða.
table-away = { $name } er í fríi. Ekkert liggur á.
table-back = { $name } er aftur úr fríi.
table-over = Spilinu er lokið.
table-rematched = { $name } vill spila aftur.
table-closed = Umsjónarmaður þjónsins hefur lokað borðinu.

## Spilaþjónninn: af hverju eitthvað var ekki gert, og hvað væri rétt

refused-nobody = Hér þekkir þig enginn enn. Komdu fyrst inn sem gestur (POST /api/me) og reyndu svo aftur.
refused-unreadable = Þetta er ekki hægt að skilja: { $error }
refused-id = Skipun þarf auðkenni sem er 1 til { $most } stafir.
refused-too-long = Þetta er of langt; mest eru lesin { $most } bæti.
refused-sheet-too-long = Þetta er meira en húsin við eitt borð þurfa: mest { $most } færslur með { $longest } bókstöfum.
refused-too-much = Þetta var mikið í einu. Bíddu andartak og reyndu svo aftur.
refused-busy = Of margt er að gerast við þetta borð. Reyndu aftur.
refused-log-full = Of margt hefur gerst við þetta borð. Hægt er að ljúka spilinu en ekkert annað.
refused-server-error = Eitthvað fór úrskeiðis í þjóninum og ekkert breyttist. Reyndu aftur.
refused-not-written = Þjónninn getur ekkert vistað sem stendur og ekkert breyttist. Reyndu aftur eftir augnablik.
refused-origin = Þessi beiðni kemur af síðu annars vefs. Notaðu síðu þessa þjóns.
refused-no-such-page = Á þessari slóð er ekkert. Borð er á /t/ og síðan nafni þess.
refused-method = Þessi slóð tekur ekki við slíkri beiðni; í /api/openapi.json má sjá hvað er hægt.
refused-only-on-socket = Þetta fæst aðeins um WebSocket-tengingu (/socket).
refused-settings = Svona er ekki hægt að opna borð: { $error }
refused-house-rules = Þessi þjónn spilar ekki eftir heimilisreglunum „{ $name }“.
refused-house-rules-here = Eftir heimilisreglum getur þessi vafri ekki hugsað sjálfur; yfirferð þjónsins getur það.
refused-no-such-table = Þetta borð er ekki til. Skoðaðu tengilinn aftur, eða spurðu þann sem sendi hann.
refused-no-such-move = Leikirnir eru frá 0 (gjöfinni) til { $most }, séðir af áhorfanda eða úr sæti við þetta borð.
refused-many-tables = Þú fylgist þegar með { $most } borðum. Yfirgefðu fyrst eitt þeirra.
refused-many-notices = Þú ert þegar með { $most } viðtökustaði tilkynninga. Fjarlægðu fyrst einn þeirra.
refused-private-address = Þetta vistfang vísar inn á einkanet og þangað sendir þjónninn ekkert. Tilkynningar fara aðeins á vistföng úti á netinu.
refused-table-is-waiting = Spilið er ekki hafið. Það hefst þegar öll sæti eru setin og allir eru til.
refused-table-is-playing = Spilið er hafið; þetta er aðeins hægt áður.
refused-table-is-over = Spilinu er lokið. Biddu um annað spil til að spila aftur.
refused-no-such-seat = Við þetta borð er ekkert sæti { $seat }. Sætin eru númeruð frá 0 til { $most }.
refused-seat-taken = { $name } situr þar þegar. Veldu laust sæti.
refused-seat-free = Þar situr enginn.
refused-your-own-seat = Þú situr þar þegar.
refused-not-your-seat = Sæti { $seat } (talið frá 0) er ekki þitt. Notaðu sæti sem þú situr í.
refused-nickname = Gælunafn er 1 til { $most } stafir.
refused-locked = Gestgjafinn leyfir þér ekki að setjast við þetta borð. Þú mátt horfa á.
refused-resigned = Þú gafst upp í þessu spili. Þú mátt horfa á það til enda.
refused-arrangement = Svona er ekki hægt að spila við þetta borð: { $error }
refused-options-of-record = Þetta spil heldur áfram eftir upptöku og því standa valkostirnir óbreyttir. Klukkunni má breyta.
refused-sealed-only = Við þetta borð er lofað innsiglaðri gjöf. Spil eftir upptöku hefur enga slíka.
refused-rated-unasked = Þetta spil telst til styrkleikastiga. Samþykktu það fyrst.
refused-rated-deal = Aðeins spil þar sem enginn getur þekkt gjöfina telst til styrkleikastiga: ekki eftir upptöku, ekki hús dagsins og ekki í eigin tæki.
refused-rated-together = Þar sem allir byggja eitt hús er enginn sterkari en aðrir: slíkt spil telst ekki til styrkleikastiga.
refused-rated-house = Spil eftir heimilisreglum telst ekki til styrkleikastiga: þau bera saman fólk sem spilar sama spilið.
refused-rated-coach = Spil þar sem einhver hefur þjálfara telst ekki til styrkleikastiga.
refused-rated-bot = Spil telst aðeins til styrkleikastiga þar sem fólk eitt spilar.
refused-rated-twice = Spil telst aðeins til styrkleikastiga þar sem allir hafa eitt sæti.
refused-rated-remove = Þetta spil telst til styrkleikastiga: enginn er tekinn úr því. Róbóti getur leikið fyrir þá sem eru fjarverandi.
refused-daily = Við borð húss dagsins er engu breytt og enginn spilar fyrir annan.
refused-daily-closed = Aðeins er hægt að byggja hús dagsins í dag og í gær.
refused-daily-kept = Húsi dagsins má eyða þegar dagurinn og sá næsti eru liðnir: þangað til gildir það.
refused-daily-unplayed = Byggðu fyrst þitt hús úr þessum spilum: þá sérðu hvað aðrir gerðu úr þeim.
refused-team-closed = Aðeins er hægt að byggja úr gjöf þessarar viku.
refused-team-elsewhere = Þú ert í öðru liði með þessa gjöf. Hver sem hefur séð spilin byrjar ekki upp á nýtt með öðrum.
refused-team-full = Þetta lið er fullskipað.
refused-no-team = Í þessu spili byggir hver sitt hús: þar er engin gjöf fyrir lið.
refused-hash = Loforð og leyndarmál eru 64 sextándukerfistölustafir, með litlum stöfum.
refused-pledged-already = Þegar er beðið um hlutina í gjöfinni; engu loforði verður breytt úr þessu.
refused-no-pledge = Við þetta borð á hver sinn hlut í gjöfinni, en forritið þitt lofaði engum.
refused-not-called = Ekki er beðið um neitt leyndarmál frá þér núna.
refused-secret = Þetta er ekki leyndarmálið sem þú lofaðir.
refused-clock = Tími fyrir leik er frá { $least } sekúndum upp í { $days } daga, eða ótakmarkaður.
refused-nickname-taken = Nafnið { $name } er þegar í notkun við þetta borð. Veldu annað nafn.
refused-only-host = Aðeins gestgjafi borðsins getur gert þetta.
refused-no-such-bot = Enginn róbóti í þessu spili heitir { $bot }. Til eru: { $bots }.
refused-no-such-character = Enginn sem heitir { $character } spilar eins og þessi róbóti. Til eru: { $people }.
refused-no-such-person = Þessi manneskja situr ekki hér og hefur ekkert skrifað í spjallið.
refused-no-coach = Við þetta borð þjálfar enginn þitt sæti.
refused-coach-busy = Of margir eru að spyrja þjálfarann. Reyndu aftur eftir mínútu.
refused-coach-waking = Þjálfarinn er að vakna. Spurðu aftur eftir mínútu.
refused-review-not-over = Spilinu er ekki lokið enn og aðeins er hægt að dæma heilt spil. Endursýningin sýnir það sem komið er.
refused-review-ruleset = Þetta spil fylgir reglunum { $ruleset }, sem þessi þjónn þekkir ekki lengur, svo ekki er hægt að dæma það. Skráin er enn til niðurhals.
refused-no-review = Þetta spil segir ekki hvernig það er vel spilað, svo ekki er hægt að dæma leikina. Endursýningin sýnir þá alla.
refused-damaged-record = Skráin um þetta spil er skemmd og ekki er hægt að dæma það: { $error }.
refused-not-your-turn = Þú átt ekki leik enn: { $name } á leik.
refused-not-confirmed = Fyrst þarf að staðfesta síðasta leik eða taka hann aftur ({ $name }).
refused-notation = Þetta er ekki leikur: { $error }
refused-bot-plays = Róbóti leikur í þessu sæti fyrir þig. Taktu fyrst við aftur og leiktu svo.
refused-bot-plays-already = Róbóti leikur þegar í þessu sæti.
refused-person-is-here = { $name } er hér. Róbóti getur aðeins tekið við af þeim sem eru fjarverandi.
refused-nudge-here = { $name } er hér og sér hver á leik.
refused-nudge-early =
    { $hours ->
        [0] { $minutes ->
            [one] { $name } má taka sér tíma. Eftir { $minutes } mínútu geturðu sent áminningu.
           *[other] { $name } má taka sér tíma. Eftir { $minutes } mínútur geturðu sent áminningu.
        }
        [one] { $name } má taka sér tíma. Eftir um { $hours } klukkustund geturðu sent áminningu.
       *[other] { $name } má taka sér tíma. Eftir um { $hours } klukkustundir geturðu sent áminningu.
    }
refused-not-awaited = Borðið bíður ekki eftir { $name }.
refused-on-holiday = { $name } er í fríi. Þá sendir maður ekki áminningar.
refused-holiday = Frí endar síðar en núna og innan { $most } daga.
refused-you-play-yourself = Enginn róbóti leikur í þessu sæti: það er þitt.
refused-nothing-to-confirm = Ekkert frá þér bíður staðfestingar.
refused-nothing-to-undo = Hér er ekkert frá þér til að taka aftur: ekki er hægt að fara aftur fyrir leik annarra eða eitthvað nýtt á borðinu.
refused-chat = Lína í spjallinu er 1 til { $most } stafir.
refused-reaction = Viðbrögðin eru { $reactions }.
refused-muted = Gestgjafinn hefur þaggað niður í þér við þetta borð. Ef þú ert að spila geturðu haldið því áfram.
refused-ruleset = Við þetta borð gilda reglurnar { $ruleset }, sem eru ekki lengur spilaðar hér. Þú getur skoðað það; opnaðu nýtt borð til að spila.
refused-closed = Umsjónarmaður þjónsins hefur lokað þessu borði. Þú getur skoðað það; opnaðu nýtt borð til að spila.
refused-banned = Umsjónarmaður þjónsins leyfir þér ekki að spila hér. Ef það er misskilningur, hafðu þá samband við hann.
refused-muted-everywhere = Umsjónarmaður þjónsins leyfir þér ekki að skrifa í spjallið. Þú mátt spila áfram.
refused-opened-many = Þú hefur opnað { $most } borð á skömmum tíma. Spilaðu við eitt þeirra eða komdu aftur eftir klukkustund.
refused-full = Þjónninn getur ekki geymt fleiri borð. Reyndu aftur síðar eða spyrðu umsjónarmanninn.
refused-crowded = Hér er svo mikið spilað núna að eitt borð í viðbót myndi tefja hin. Reyndu aftur eftir mínútu.
refused-not-over = Spilinu er ekki lokið enn. Þetta er hægt að því loknu.
refused-not-at-table = Þetta er fyrir þau sem spiluðu við þetta borð.
refused-phrase = Enginn á þessa setningu. Athugaðu orðin og röð þeirra; aðeins nýjasta setningin gildir.

## Prentun

print-how = Áður en þú prentar
print-how-size = Prentaðu í réttri stærð, 100 %, án þess að „laga að síðu“. Strikið hér að neðan á að vera 100 mm.
print-how-duplex = Prentaðu spilin báðum megin. Á eftir hverri síðu með framhliðum kemur síða með bakhliðum; það skiptir ekki máli um hvora brúnina blaðinu er snúið. Ef prentarinn prentar aðeins öðrum megin má sleppa bakhliðunum.
print-how-cut = Best er að nota þykkan pappír (200 g eða þyngri). Skerðu frá merki til merkis með hníf og reglustiku; liturinn nær út fyrir brúnina, svo að hvergi sést í hvítt þótt aðeins skeiki.
print-how-boards = Borð sem nær yfir tvær síður er skorið út og lagt hlið við hlið, eða límt á pappa.
print-how-tokens = Límdu táknin á pappa áður en þú skerð þau út.
print-ruler = 100 mm
print-wanted = Þú þarft einnig: { $things }.
print-own = Rooftree. Okkar eigin myndir og orð, til að prenta og spila heima; spilin sjálf tilheyra höfundum sínum og útgefendum.
print-date = Dagsetning
print-house = Hús
print-player = Leikmaður
print-total = Samtals
print-no-such-game = Ekkert er prentað af { $game }: leiknum fylgir ekkert printing.py.
print-no-tokens = Þessu spili fylgja engin tákn.
print-no-art = Myndirnar til prentunar hafa ekki verið byggðar hér. Byggðu þær með: make web
print-no-typst = Til að prenta þarf Typst, sem er valfrjáls hluti. Settu það upp með: pip install 'rooftree[print]'

## Það sem tengill sýnir

card-open = Borð er opið: komdu að spila.
card-waiting = Við borðið: { $names }. Komdu að spila!
card-playing = Verið er að spila: { $names }.
card-over = { $scores }. Sjáðu spilið aftur, leik fyrir leik.
card-together = { $names } byggðu hús saman, { $points } stiga virði. Sjáðu spilið aftur, leik fyrir leik.
card-ended = { $names } spiluðu. Sjáðu spilið aftur, leik fyrir leik.
card-daily-title = Hús dagsins
card-daily = Ein gjöf á dag, sú sama fyrir alla. Byggðu þitt hús áður en þú sérð hvað aðrir gerðu úr henni.

## Heimilisreglur

house-rules = Heimilisreglur: { $name }
house-change = { $thing }: { $entry } { $before } → { $after }
house-word = { $thing }: { $entry } ({ $word }) { $before } → { $after }
house-number = { $entry }: { $before } → { $after }
box-house = ★ er öðruvísi samkvæmt heimilisreglunum.
