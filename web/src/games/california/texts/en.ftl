# What the browser says of California itself. Names and the sentences of the game are those of the package.

ca-day = Day { $now } of { $all }
ca-day-of-two = Day { $now } of at most { $all }
ca-on-table = { $who }: not visiting anybody yet
ca-at = { $who }: visiting { $name }
ca-bank =
    Bank: { $gold ->
        [one] { $gold } gold coin
       *[other] { $gold } gold coins
    }
ca-borrow = Borrow
ca-repay = Repay
ca-slot = { $slot }: { $tile }, { $price } silver
ca-slot-sold = { $slot }: sold
ca-where = Now choose a place for { $tile-the }.
ca-bare = { $cell }: not renovated
ca-bare-coins = { $cell }: not renovated, { $coins } silver more
ca-room = { $cell }: { $room }
ca-furnished = { $cell }: { $room } with { $piece-a }
ca-attic = Attic: { $pieces }
ca-attic-empty = Attic: empty
ca-attic-plan = Attic extension: not built yet
ca-attic-extended = Attic extension: built
ca-unpack = Attic: { $piece } waits for the new room
ca-bonus =
    Bonus card, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $bonus }. Still to be won
ca-bonus-won =
    Bonus card, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $bonus }. { $name } has it
ca-pile =
    { $count ->
        [0] No tiles left in the pile
        [one] { $count } tile in the pile
       *[other] { $count } tiles in the pile
    }
ca-bag =
    { $count ->
        [0] The bag is empty
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
ca-bag-line = { $count } × { $tile }
ca-market = Bank and shops
ca-table = The table
ca-shops = The shops
ca-your-mansion = Your mansion
ca-mansion-of = { $name }’s mansion
ca-turn = { $name } is asked: { $decision }
ca-your-turn = You are asked: { $decision }
ca-loan-used = A loan was taken or repaid this turn.
ca-money = Money: { $money }
ca-loan = Has a loan
ca-board = Board colour: { $colour }
ca-guests = Visiting neighbours: { $names }
ca-no-guests = No neighbours visiting
ca-bonuses = Bonus cards: { $names }
ca-score =
    { $what }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The score pad, where one touches instead of writing a file

pad-no-board = Which room is printed on B2 of this board? Choose it below the picture.
pad-no-room = { $cell }: what colour is the room? A piece of furniture alone cannot stand here.
pad-loan-money = There is a loan: fill in how much money is left, in silver. With { $repaid } it is repaid, otherwise it costs { $points } points.
pad-bonus-nobodys = Nobody has the bonus card “{ $bonus }”, but several meet it: { $names }. Add it to whoever was first.
pad-open =
    { $names } are level with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: fill in the money of these mansions.
