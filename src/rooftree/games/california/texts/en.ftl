# California in English.
#
# A name has the attributes .a (after a verb: "buys a jukebox") and .the (as subject); furniture also .no. A colour has
# .room (as subject), .rooms ("your other brown rooms"), .in, .neighbour (as subject), .piece and .pieces (its furniture).
# A sentence that gets the name as $piece may use $piece, $piece-a, $piece-the, $piece-no.
# Names stand in lower case, so no sentence begins with one.

## The game

game-title = California
game-about = Inherit a mansion: buy rooms and furniture while the gold lasts, and win the neighbours over.

## Room tiles

name-room-brown = brown games room
    .a = a brown games room
    .the = the brown games room
name-room-red = red music room
    .a = a red music room
    .the = the red music room
name-room-mauve = mauve hobby room
    .a = a mauve hobby room
    .the = the mauve hobby room
name-room-grey = grey workshop
    .a = a grey workshop
    .the = the grey workshop
name-room-light-blue = light blue pool area
    .a = a light blue pool area
    .the = the light blue pool area
name-room-green = green winter garden
    .a = a green winter garden
    .the = the green winter garden

## Furniture

name-billiard-table = billiard table
    .a = a billiard table
    .the = the billiard table
    .no = no billiard table
name-home-bar = home bar
    .a = a home bar
    .the = the home bar
    .no = no home bar
name-grand-piano = grand piano
    .a = a grand piano
    .the = the grand piano
    .no = no grand piano
name-jukebox = jukebox
    .a = a jukebox
    .the = the jukebox
    .no = no jukebox
name-pinball = pinball machine
    .a = a pinball machine
    .the = the pinball machine
    .no = no pinball machine
name-sports-gear = sports gear
    .a = sports gear
    .the = the sports gear
    .no = no sports gear
name-motorcycle = motorcycle
    .a = a motorcycle
    .the = the motorcycle
    .no = no motorcycle
name-workbench = workbench
    .a = a workbench
    .the = the workbench
    .no = no workbench
name-swimming-pool = swimming pool
    .a = a swimming pool
    .the = the swimming pool
    .no = no swimming pool
name-sunbed = sunbed
    .a = a sunbed
    .the = the sunbed
    .no = no sunbed
name-dog = dog
    .a = a dog
    .the = the dog
    .no = no dog
name-greek-statue = Greek statue
    .a = a Greek statue
    .the = the Greek statue
    .no = no Greek statue

## The attic

name-attic-extension = attic extension
    .a = an attic extension
    .the = the attic extension
name-attic = attic

## Colours

name-brown = brown
    .room = a brown room
    .rooms = brown rooms
    .in = in a brown room
    .neighbour = the brown neighbour
    .piece = a brown piece
    .pieces = brown pieces
name-red = red
    .room = a red room
    .rooms = red rooms
    .in = in a red room
    .neighbour = the red neighbour
    .piece = a red piece
    .pieces = red pieces
name-mauve = mauve
    .room = a mauve room
    .rooms = mauve rooms
    .in = in a mauve room
    .neighbour = the mauve neighbour
    .piece = a mauve piece
    .pieces = mauve pieces
name-grey = grey
    .room = a grey room
    .rooms = grey rooms
    .in = in a grey room
    .neighbour = the grey neighbour
    .piece = a grey piece
    .pieces = grey pieces
name-light-blue = light blue
    .room = a light blue room
    .rooms = light blue rooms
    .in = in a light blue room
    .neighbour = the light blue neighbour
    .piece = a light blue piece
    .pieces = light blue pieces
name-green = green
    .room = a green room
    .rooms = green rooms
    .in = in a green room
    .neighbour = the green neighbour
    .piece = a green piece
    .pieces = green pieces

## Bonus cards

name-three-brown = three brown pieces
name-three-red = three red pieces
name-three-mauve = three mauve pieces
name-three-grey = three grey pieces
name-three-light-blue = three light blue pieces
name-three-green = three green pieces
name-brown-red-mauve = brown, red and mauve
name-grey-light-blue-green = grey, light blue and green
name-swimming-pool-and-grand-piano = swimming pool and grand piano
name-billiard-table-and-dog = billiard table and dog
name-motorcycle-and-pinball = motorcycle and pinball machine

## What the player is asked

decision-game-over = The game is over.
decision-game-over-short = game over
decision-choose-action = Do you take a gold coin, or buy a tile?
decision-choose-action-short = gold or a tile
decision-unpack = Two pieces wait in your attic for the new room. Which one moves in?
decision-unpack-short = choose from the attic

## What an action does, for menus

action-gold = Take a gold coin ({ $silver } silver) from the bank
action-borrow = Borrow { $silver } silver, and pay back { $repaid } later
action-repay = Repay your loan with { $repaid } silver
action-renovate = { $slot }: renovate { $cell } as { $room-a }, { $price } silver
action-furnish = { $slot }: put { $piece-a } on { $cell }, { $price } silver
action-store = { $slot }: store { $piece-a } in the attic, { $price } silver
action-extend = { $slot }: extend the attic, { $price } silver
action-unpack = Move { $piece-the } from the attic to { $cell }

## Why an action is not legal

why-one-loan-action = You have already borrowed or repaid this turn: once a turn is enough.
why-has-loan = You have a loan already. Repay it before you borrow again.
why-no-loan = You have no loan to repay.
why-too-dear = You need { $price } silver; you have { $money }.
why-slot-empty = No tile is left on { $slot }.
why-extension-only-above = The extension belongs beside the attic, not on the ground floor.
why-occupied = { $cell } is renovated already: a room lies there.
why-must-touch = A { $colour } room must touch your other { $colour-rooms }: { $cell } touches none.
why-not-renovated = { $cell } is not renovated yet, and furniture needs a room.
why-wrong-colour = Furniture goes by colour: put { $piece-the } { $colour-in }.
why-furnished = The room on { $cell } is furnished already.
why-only-furniture-in-attic = The attic is for furniture only.
why-room-is-ready = You have a room for { $piece-the }: the attic is only for furniture without one.
why-attic-full = The attic is full.
why-attic-full-until-extended = The attic is full until you build the extension.
why-no-extension = The tile on { $slot } is not an attic extension.
why-extended-already = Your attic is extended already.
why-not-stored = There is { $piece-no } in your attic.

## The log

tell-gold = { $player } takes a gold coin.
tell-borrow = { $player } takes a loan.
tell-repay = { $player } repays the loan.
tell-renovate = { $player } renovates { $cell } as { $room-a } for { $price } silver.
tell-furnish = { $player } puts { $piece-a } on { $cell } for { $price } silver.
tell-store = { $player } stores { $piece-a } in the attic for { $price } silver.
tell-extend = { $player } extends the attic for { $price } silver.
tell-unpack = { $player } moves { $piece-the } from the attic to { $cell }.

## What a move costs, and what goes with it

cost-loan = To be paid back with { $repaid } silver; a loan still open at the end costs { $points } points.
cost-day-ends =
    { $tiles ->
        [0] That ends the day.
        [one] That ends the day: { $tiles } tile goes into the bag.
       *[other] That ends the day: { $tiles } tiles go into the bag.
    }
cost-game-ends = That ends the game.
loss-loan = Your loan can then no longer be repaid ({ $repaid } silver): it costs { $points } points.

## When the game ends, and why it has

ending-days = The game ends with day { $days }.
ending-two = The game ends with day { $days }, or with the first day on which somebody has { $points } bonus points or a complete mansion.
ending-last-day = This is the last day: the game ends with it.
ending-near-bonus =
    { $left ->
        [one] One more bonus point ({ $seat }), and the game ends with that day.
       *[other] { $left } more bonus points ({ $seat }), and the game ends with that day.
    }
ending-near-mansion =
    { $rooms ->
        [one] One more room ({ $seat }), and the game ends with that day.
       *[other] { $rooms } more rooms ({ $seat }), and the game ends with that day.
    }
ending-today-bonus = { $points } bonus points ({ $seat }): the game ends with this day.
ending-today-mansion = A complete mansion ({ $seat }): the game ends with this day.
ended-days = All { $days } days are over.
ended-bonus = { $points } bonus points ({ $seat }) have ended the game.
ended-mansion = A complete mansion ({ $seat }) has ended the game.

## A first game, move by move

lesson-welcome = Welcome to your mansion by the sea! On your turn you do one thing: take a gold coin, or buy a tile.
lesson-price = A tile costs as much silver as there is gold in the bank. Take a gold coin: you get richer, and everything gets cheaper.
lesson-turns = Freyja takes gold, too. Good for you: now tiles are cheaper still.
lesson-room = Renovate! The first room of a colour may go anywhere. Coins on a space make it dearer, and B1 has none.
lesson-furnish = The billiard table is brown, and so is your printed room. When you furnish a room, the neighbour of its colour comes to see it.
lesson-second-room = And one more room. Each is worth a point at the end, furnished or not.
lesson-day = Take the last gold coin: an empty bank ends the day, and so does an empty shop. Tomorrow there are new tiles.
lesson-morning = A new day, with new tiles. You ended the last one, so Freyja goes first.
lesson-piano = A grand piano is red: it goes into your red room. The red neighbour comes along.
lesson-attic = You have no green room for the dog, but you may store it in the attic and wait.
lesson-touch = Rooms of one colour must touch, side by side or one above the other. Corners are not enough. Put it beside B2.
lesson-here-already = The home bar takes your last silver. The brown neighbour is here already, so nobody new comes.
lesson-empty = No money left, and a new day. Time for a gold coin.
lesson-extension = Freyja extends her attic. Now she can store two pieces of furniture instead of one.
lesson-bonus = Look at the bonus cards: one wants brown, red and mauve furniture. With the pinball you are the first. Go and get it!
lesson-loan = You want the green room, but you are one silver short. Borrow some! Paying back costs a little more.
lesson-unpack = There is the green room! As soon as it is renovated, the dog comes down from the attic by itself.
lesson-guests = The green neighbour found three others with you. From then on, each new one brings a gift worth a point.
lesson-go-on = And the dog has won you another bonus card, together with the billiard table. Now take some gold.
lesson-new-colour = A light blue room: again a new colour, so it may go anywhere.
lesson-three-grey = Freyja furnishes her third grey room, and takes the bonus card for three grey pieces.
lesson-repay = You have money again: pay back the loan. Whoever cannot do so at the end loses points.
lesson-pool = The swimming pool brings a neighbour with a gift. And together with your piano it wins a bonus card!
lesson-fickle = Freyja furnishes a brown room, and your brown neighbour moves to her. Your gifts stay with you.
lesson-last-colour = Grey is the only colour you have not got. Two bonus cards are waiting for it.
lesson-end-of-game = The motorcycle: two bonus cards at once! With two players, nine points in bonus cards end the game.
lesson-film = The day is played to its end. Then we count.
lesson-count-gifts = A point for each gift that a neighbour brought.
lesson-count-colours = Two bonus cards for three colours each.
lesson-count-pieces = Three bonus cards for two pieces each. You had them first, so Freyja cannot get them.
lesson-count-rooms = A point for each room, furnished or not. The printed one counts, too; the attic does not.
lesson-money = Money brings no points. It only breaks a tie.

## Lines of the score that are no bonus card

line-gifts = gifts
line-rooms = renovated rooms
line-unpaid-loan = loan not repaid

## Table options

option-first = Who starts
    .seat-1 = The first seat.
    .seat-2 = The second seat.
    .seat-3 = The third seat.
    .seat-4 = The fourth seat.
    .seat-5 = The fifth seat.
    .random = Chance decides.

## What a tile or a bonus card is good for, in one line

effect-room = Worth a point on the ground floor, and holds { $colour-piece }
effect-furniture = Goes { $colour-in }; { $colour-neighbour } comes to see it and may bring a gift
effect-furniture-pair =
    Goes { $colour-in }; { $colour-neighbour } comes to see it and may bring a gift; bonus of { $points ->
        [one] { $points } point
       *[other] { $points } points
    } together with { $partner-a }
effect-attic-extension = Opens the second place in your attic; worth nothing itself
effect-bonus-same =
    Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the first who has { $count ->
        [3] three
       *[other] { $count }
    } { $colour-pieces } on the ground floor
effect-bonus-colours =
    Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the first who has { $colour1-piece }, { $colour2-piece } and { $colour3-piece } on the ground floor
effect-bonus-pieces =
    Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the first who has { $piece-a } and { $piece2-a } on the ground floor

## A piece on the table, looked at closely

look-bank = bank
look-bank-does = Every tile costs as much silver as there is gold in it. You may take a gold coin, worth { $silver } silver; when the last one is taken, the day ends
look-bank-gold = Gold in it, and silver that a tile costs: { $gold }
look-loan = loan
look-loan-does = Before you act you may borrow { $silver } silver and pay back { $repaid } later; not repaid at the end, it costs { $points } points
look-repay = paying back
look-repay-does = Before you act you may pay { $repaid } silver back for the { $silver } that you borrowed
look-loan-mine = You have a loan: { $repaid } silver to pay back
look-loan-none = You have no loan
look-loan-owed = { $repaid } silver to pay back
look-loan-free = No loan here
look-calendar = calendar
look-calendar-does = A day ends when the bank or one of the shops is empty
look-days-left = Days after this one: { $count }
look-pile = pile of tiles
look-pile-does = Lies face down; the shops are filled from it each day
look-bag = bag
look-bag-does = Tiles that nobody bought; they come again on the last day
look-gift-supply = gifts
look-gifts = gifts
look-gift-does = Worth a point each: a neighbour who finds enough company brings one
look-guests = Visitors here: { $count }; from { $wanted } on, the next one brings a gift
look-guests-mine = Your visitors: { $count }; from { $wanted } on, the next one brings you a gift
look-sold = empty place { $slot }
look-sold-does = Sold; when a shop has no tile left, the day ends
look-price = Costs { $price } silver now
look-my-rooms = Your rooms of this colour: { $count }; unfurnished: { $free }
look-attic-places = Places in the attic: { $count } of { $most }
look-bonus-owner = Won by { $seat }
look-bonus-progress = You have { $have } of { $wanted }
look-neighbour = { $colour-neighbour }
look-neighbour-does = Comes to whoever furnishes { $colour-room }, and may bring a gift
look-neighbour-free = Not visiting anybody yet
look-neighbour-host = Visiting { $seat }
look-money = money
look-money-does = A gold coin is worth { $silver } silver. If points are equal, the richest wins
look-board = mansion, { $colour }
look-board-does = The first room is printed on it: { $colour-room }
look-bare = { $cell }, not renovated yet
look-bare-does = Worth a point once a room lies here; rooms of one colour must touch
look-coins = A room here costs { $coins } silver more
look-printed-does = Printed on the board: it was there from the start
look-furnished = Furnished: { $piece }
look-unfurnished = Not furnished yet
look-room-point = Counts 1 point
look-stored = Waits in the attic for a room of its colour; up there it counts for nothing
look-extension-missing = Not built yet
look-attic-does = Keeps a piece of furniture until there is a room for it; here it counts for nothing

### The terminal

## The first screen

welcome-california =
    Twelve days, one mansion: on your turn you take a gold coin or buy a tile, renovate room after room and furnish them.
    Neighbours bring gifts, sets of furniture bring bonus cards. Each gold coin taken makes every tile cheaper.

## Examples in the interface’s sentences

example-cell = C3
example-move = buy L2 C3
example-moves = gold, buy L2 C3, L2 C3
example-verb = buy
example-topic = attic

## A turn

turn-score =
    { $now ->
        [one] { $now } point
       *[other] { $now } points
    } so far ({ $change }).

## Looking things up

score-so-far = The score so far:
help-cards = what the tiles in the shops and the bonus cards are good for

## The end

end-richest = A tie at { $points } points: money decides. In silver: { $counts }.

## Replay

replay-next = Enter = next day, q = leave

## What a person without a name did

you-gold = You take a gold coin.
you-borrow = You take a loan.
you-repay = You repay the loan.
you-renovate = You renovate { $cell } as { $room-a } for { $price } silver.
you-furnish = You put { $piece-a } on { $cell } for { $price } silver.
you-store = You store { $piece-a } in the attic for { $price } silver.
you-extend = You extend the attic for { $price } silver.
you-unpack = You move { $piece-the } from the attic to { $cell }.

## What an action brought besides

news-neighbour = Here comes { $colour-neighbour }.
news-gift = Here comes { $colour-neighbour } with a gift.
news-bonus =
    Bonus card: { $bonus }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-day = That ends day { $day }.

## Tiles in menus

menu-places = { $price } silver: { $places }
menu-places-more = { $price }: { $places }
menu-money = { $change } silver

## Drawings

draw-header = California · day { $day } of { $days }
draw-bank = Bank
draw-price = A tile costs { $price } silver, a room also the { $coin } on its space.
draw-left-shop = left shop
draw-right-shop = right shop
draw-sold = sold
draw-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-money =
    { $gold ->
        [0] { $total } silver
       *[other] { $silver ->
            [0] { $total } silver ({ $gold } gold)
           *[other] { $total } silver ({ $gold } gold, { $silver } silver)
        }
    }
draw-silver = { $total } silver
draw-loan = loan of { $silver } ({ $repaid } to repay)
draw-loan-short = loan
draw-gifts =
    { $count ->
        [0] no gifts
        [one] { $count } gift
       *[other] { $count } gifts
    }
draw-gifts-left =
    { $count ->
        [0] No gifts left
        [one] { $count } gift left
       *[other] { $count } gifts left
    }
draw-free = free
draw-locked = opens with extension
draw-stored = attic: { $names }
draw-guests = neighbours: { $names }
draw-no-guests = no neighbours
draw-bonuses = Bonus cards
draw-bonuses-of = bonus: { $names }
draw-neighbours = Neighbours
draw-word-endings = box bench cycle machine
draw-on-table = on the table

## Short names of colours, three letters

short-brown = brn
short-red = red
short-mauve = mau
short-grey = gry
short-light-blue = blu
short-green = grn

## The coach: why a move is better

coach-takes =
    { $seat } wants this tile ({ $card }) and gets it in { $less } of 10 games otherwise, this way in { $more ->
        [0] none
       *[other] { $more }
    }.
coach-unpaid-loan-costs =
    A loan stays unpaid in { $less } of 10 games otherwise, this way in { $more ->
        [0] none
       *[other] { $more }
    }.
coach-rooms-points = Your mansion has about { $more } renovated rooms in the end, instead of { $less }.
coach-rooms-ten = Your mansion has { $more } renovated rooms in ten games together, instead of { $less }.
coach-gifts-points = Your guests bring more: gifts for about { $more } points in the end, instead of { $less }.
coach-bonuses-often = You win this bonus ({ $line }) in { $more } of 10 games, instead of { $less }.

## Score pad

pad-words-brown = games room
pad-words-red = music room
pad-words-mauve = hobby room
pad-words-grey = workshop, gray
pad-words-light-blue = pool area, pool, blue
pad-words-green = winter garden
pad-words-billiard-table = billiards, billiard, pool table
pad-words-home-bar = bar
pad-words-grand-piano = piano
pad-words-jukebox = juke box
pad-words-pinball = pinball, flipper
pad-words-sports-gear = sports equipment, fitness equipment
pad-words-motorcycle = motorbike
pad-words-workbench = work bench
pad-words-swimming-pool = pool
pad-words-sunbed = sun lounger, lounger, deck chair
pad-words-dog = puppy
pad-words-greek-statue = statue
pad-words-three = 3, three
pad-tables = Every mansion begins with [[mansion]], in double brackets.
pad-count =
    { $count ->
        [0] There is no mansion; a mansion begins with [[mansion]].
       *[other] There are { $count } mansions; { $most } can play at most.
    }
pad-no-board = board is missing: the colour of the room that is printed on B2 ({ $known }).
pad-board-colour = board: there is no { $colour } board.
pad-board-room = B2: the room printed there is { $board }, not { $colour }.
pad-no-room = { $cell }: the room is missing; write {"{"} room = "…", piece = "…" {"}"}
pad-apart = All { $colour-rooms } must touch: from { $start } you cannot reach { $cells }.
pad-wrong-colour = { $cell }: the wrong place; put { $piece-the } { $colour-in }.
pad-attic-full =
    { $most ->
        [1] attic: { $count } pieces, but without the extension there is room for one only.
       *[other] attic: { $count } pieces, but there is room for { $most } only.
    }
pad-room-is-ready = attic: put { $piece-the } on the ground floor, where a room is free for it: { $cells }.
pad-too-many-gifts =
    { $pieces ->
        [one] gifts = { $count }: there can be at most { $most }, as one room is furnished.
       *[other] gifts = { $count }: there can be at most { $most }, as { $pieces } rooms are furnished.
    }
pad-gifts-want-colours =
    { $colours ->
        [0] gifts = { $count }: a gift takes furniture in { $wanted } colours, but no room is furnished.
        [one] gifts = { $count }: a gift takes furniture in { $wanted } colours, but here it is of one colour.
       *[other] gifts = { $count }: a gift takes furniture in { $wanted } colours, but here it is of { $colours }.
    }
pad-bonus-unmet = bonuses: “{ $bonus }” is not met on the ground floor.
pad-bonus-twice = The bonus card “{ $bonus }” is written down twice, but there is only one.
pad-bonus-nobodys = Nobody has the bonus card “{ $bonus }”, but several meet it: { $names }. Add bonuses = ["{ $bonus }"] to whoever was first.
pad-bonus-counted =
    { $points ->
        [one] Nobody has written down the bonus card “{ $bonus }”. Only { $name } meets it, so it is counted there: 1 point.
       *[other] Nobody has written down the bonus card “{ $bonus }”. Only { $name } meets it, so it is counted there: { $points } points.
    }
pad-loan-money = loan = true: add how much money is left, in silver, money = …: with { $repaid } the loan is repaid, otherwise it costs { $points } points.
pad-too-many = Too many tiles: { $tile }, { $count } in all mansions together, but the box holds { $copies }.
pad-same-board = Two boards are { $colour }, but there is only one of each colour.
pad-gifts-in-box = There are { $count } gifts in all mansions together, but the box holds { $most }.
pad-same-name = Two mansions are called { $name }; give them different names.
pad-rooms = renovated rooms
pad-gifts = gifts
pad-bonuses = bonus cards
pad-unpaid-loan = loan not repaid
pad-tie-break = silver
pad-winner-by-tie =
    { $name } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    } and the most money.
pad-open =
    { $names } are level with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: count the money in silver and add money = … to these mansions.

## Component list

box-tiles = Tiles: { $count }
box-bonuses = Bonus cards: { $count }
box-supply = Besides
box-tile = tile
box-colour = colour
box-thing = thing
box-room = room
box-furniture = furniture
box-extension = extension
box-gifts = gifts
box-neighbours = neighbours
box-loan-markers = loan markers
box-boards = mansion boards
box-gold = gold coins, worth 5 silver
box-silver = silver coins
box-bag = bag
box-bank-board = bank board
box-shop-board = shop board, with both shops
box-stands = stands for the neighbours
box-note = The rulebook gives the totals, the colours and what the bonus cards ask for, but no list of the tiles: how they are spread, the coins on the boards and the points of the bonus cards are ours. Owners report coins of 0 to 2 and bonus cards worth 2 or 3. If you own the box and know better, correct cards.toml.

## Printing

print-attic = attic
print-attic-more = attic extension
print-gifts = gifts and neighbours
print-few-players = Mansion for 2 or 3 players
print-many-players = Mansion for 4 or 5 players
print-shops = The shops
print-bank = The bank

## What house rules can change

label-entry-rooms = room tiles
label-entry-copies = copies
label-entry-points = points
label-entry-colours = asks for
label-entry-pieces = asks for
label-entry-few-players = coins on the boards with 2 or 3 players
label-entry-many-players = coins on the boards with 4 or 5 players
label-number-start-money = silver at the beginning
label-number-loan = silver of a loan
label-number-loan-repaid = silver to repay a loan
label-number-unpaid-loan = points that an unpaid loan costs
label-number-winning-bonus = bonus points that end the game
