# Það sem vafrinn segir sjálfur um California. Nöfn og setningar spilsins koma úr pakkanum.

ca-day = Dagur { $now } af { $all }
ca-day-of-two = Dagur { $now } af í mesta lagi { $all }
ca-on-table = { $who }: ekki enn í heimsókn
ca-at = { $who }: í heimsókn, gestgjafi { $name }
ca-bank =
    Banki: { $gold ->
        [one] { $gold } gullpeningur
       *[other] { $gold } gullpeningar
    }
ca-borrow = Taka lán
ca-repay = Endurgreiða
ca-slot = { $slot }: { $tile }, { $price } í silfri
ca-slot-sold = { $slot }: selt
ca-where = Veldu nú hvert { $tile-the } fer.
ca-bare = { $cell }: óuppgert
ca-bare-coins = { $cell }: óuppgert, { $coins } í silfri að auki
ca-room = { $cell }: { $room }
ca-furnished = { $cell }: { $room }, þar er { $piece }
ca-attic = Háaloft: { $pieces }
ca-attic-empty = Háaloft: tómt
ca-attic-plan = Stækkun á háaloftinu: óbyggð
ca-attic-extended = Stækkun á háaloftinu: byggð
ca-unpack = Háaloft: { $piece } bíður eftir nýja herberginu
ca-bonus = Bónusspil, { $points } stig: { $bonus }. Enn í boði
ca-bonus-won = Bónusspil, { $points } stig: { $bonus }. Eigandi: { $name }
ca-pile =
    { $count ->
        [0] Engar flísar eftir í bunkanum
        [one] { $count } flís í bunkanum
       *[other] { $count } flísar í bunkanum
    }
ca-bag =
    { $count ->
        [0] Pokinn er tómur
        [one] { $count } flís í pokanum
       *[other] { $count } flísar í pokanum
    }
ca-bag-line = { $count } × { $tile }
ca-market = Banki og verslanir
ca-table = Borðið
ca-shops = Verslanirnar
ca-your-mansion = Setrið þitt
ca-mansion-of = Setur: { $name }
ca-turn = { $name } er að velja: { $decision }
ca-your-turn = Þú átt leik: { $decision }
ca-loan-used = Lán hefur verið tekið eða endurgreitt í þessum leik.
ca-money = Peningar: { $money }
ca-loan = Er með lán
ca-board = Litur spjaldsins: { $colour }
ca-guests = Gestir: { $names }
ca-no-guests = Engir gestir
ca-bonuses = Bónusspil: { $names }
ca-score = { $what }: { $points } stig

## Stigablokkin, þar sem snert er í stað þess að skrifa skrá

pad-no-board = Hvaða herbergi er prentað á B2 á þessu spjaldi? Veldu það fyrir neðan myndina.
pad-no-room = { $cell }: hvernig er herbergið á litinn? Húsgagn eitt og sér getur ekki verið hér.
pad-loan-money = Hér er lán: skráðu hve mikið fé er eftir, í silfri. Með { $repaid } er lánið greitt, annars kostar það { $points } stig.
pad-bonus-nobodys = Enginn á bónusspilið „{ $bonus }“, en fleiri en einn uppfylla skilyrðið: { $names }. Bættu því við hjá þeim sem varð fyrstur.
pad-open = { $names } eru jöfn með { $points } stig: skráðu peningana á þessum setrum.
