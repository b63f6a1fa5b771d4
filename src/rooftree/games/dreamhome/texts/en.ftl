# Dream Home in English.
#
# A name has the attributes .a (after a verb: "takes a kitchen") and .the (as subject); rooms and roofs also .no, rooms
# also .in and .beside. A sentence that gets the name as $room may use $room, $room-a, $room-the, $room-in…
# Names stand in lower case, so no sentence begins with one.

## The game

game-title = Dream Home
game-about = Draft rooms, roofs and helpers, and furnish a doll’s house floor by floor.

## Rooms

name-living-room = living room
    .a = a living room
    .the = the living room
    .no = no living room
    .in = in a living room
    .beside = beside a living room
name-kitchen = kitchen
    .a = a kitchen
    .the = the kitchen
    .no = no kitchen
    .in = in a kitchen
    .beside = beside a kitchen
name-bedroom = bedroom
    .a = a bedroom
    .the = the bedroom
    .no = no bedroom
    .in = in a bedroom
    .beside = beside a bedroom
name-playroom = playroom
    .a = a playroom
    .the = the playroom
    .no = no playroom
    .in = in a playroom
    .beside = beside a playroom
name-bathroom = bathroom
    .a = a bathroom
    .the = the bathroom
    .no = no bathroom
    .in = in a bathroom
    .beside = beside a bathroom
name-pantry = pantry
    .a = a pantry
    .the = the pantry
    .no = no pantry
    .in = in a pantry
    .beside = beside a pantry
name-dressing-room = dressing room
    .a = a dressing room
    .the = the dressing room
    .no = no dressing room
    .in = in a dressing room
    .beside = beside a dressing room
name-sauna = sauna
    .a = a sauna
    .the = the sauna
    .no = no sauna
    .in = in a sauna
    .beside = beside a sauna
name-library = library
    .a = a library
    .the = the library
    .no = no library
    .in = in a library
    .beside = beside a library
name-study = study
    .a = a study
    .the = the study
    .no = no study
    .in = in a study
    .beside = beside a study
name-board-game-room = board-game room
    .a = a board-game room
    .the = the board-game room
    .no = no board-game room
    .in = in a board-game room
    .beside = beside a board-game room
name-garage = garage
    .a = a garage
    .the = the garage
    .no = no garage
    .in = in a garage
    .beside = beside a garage
name-wine-cellar = wine cellar
    .a = a wine cellar
    .the = the wine cellar
    .no = no wine cellar
    .in = in a wine cellar
    .beside = beside a wine cellar
name-workshop = workshop
    .a = a workshop
    .the = the workshop
    .no = no workshop
    .in = in a workshop
    .beside = beside a workshop
name-laundry = laundry
    .a = a laundry
    .the = the laundry
    .no = no laundry
    .in = in a laundry
    .beside = beside a laundry
name-storage = storage room
    .a = a storage room
    .the = the storage room
    .no = no storage room
    .in = in a storage room
    .beside = beside a storage room
name-gym = gym
    .a = a gym
    .the = the gym
    .no = no gym
    .in = in a gym
    .beside = beside a gym
name-empty-room = empty room
    .a = an empty room
    .the = the empty room
    .no = no empty room
    .in = in an empty room
    .beside = beside an empty room

## Roofs and their colours

name-roof = roof
    .a = a roof
    .the = the roof
    .no = no roof
name-roof-red = red roof
    .a = a red roof
    .the = the red roof
    .no = no red roof
name-roof-red-window = red roof with a window
    .a = a red roof with a window
    .the = the red roof with a window
    .no = no red roof with a window
name-roof-brown = brown roof
    .a = a brown roof
    .the = the brown roof
    .no = no brown roof
name-roof-brown-window = brown roof with a window
    .a = a brown roof with a window
    .the = the brown roof with a window
    .no = no brown roof with a window
name-roof-grey = grey roof
    .a = a grey roof
    .the = the grey roof
    .no = no grey roof
name-roof-grey-window = grey roof with a window
    .a = a grey roof with a window
    .the = the grey roof with a window
    .no = no grey roof with a window
name-roof-green = green roof
    .a = a green roof
    .the = the green roof
    .no = no green roof
name-roof-green-window = green roof with a window
    .a = a green roof with a window
    .the = the green roof with a window
    .no = no green roof with a window
name-red = red
name-brown = brown
name-grey = grey
name-green = green

## Décor

name-piano = piano
    .a = a piano
    .the = the piano
name-canopy-bed = canopy bed
    .a = a canopy bed
    .the = the canopy bed
name-ice-cream-machine = ice-cream machine
    .a = an ice-cream machine
    .the = the ice-cream machine
name-whirlpool = whirlpool
    .a = a whirlpool
    .the = the whirlpool
name-paintings = paintings
    .a = paintings
    .the = the paintings
name-sofa = sofa
    .a = a sofa
    .the = the sofa
name-play-tent = play tent
    .a = a play tent
    .the = the play tent
name-cat-house = cat house
    .a = a cat house
    .the = the cat house
name-treehouse = treehouse
    .a = a treehouse
    .the = the treehouse
name-birdhouse = birdhouse
    .a = a birdhouse
    .the = the birdhouse

## Tools

name-drill = drill
    .a = a drill
    .the = the drill
name-jackhammer = jackhammer
    .a = a jackhammer
    .the = the jackhammer
name-concrete-mixer = concrete mixer
    .a = a concrete mixer
    .the = the concrete mixer
name-scaffolding = scaffolding
    .a = scaffolding
    .the = the scaffolding

## Helpers

name-roofer = roofer
    .a = a roofer
    .the = the roofer
name-supplier = supplier
    .a = a supplier
    .the = the supplier
name-architect = architect
    .a = an architect
    .the = the architect
name-handyman = handyman
    .a = a handyman
    .the = the handyman
name-interior-designer = interior designer
    .a = an interior designer
    .the = the interior designer

## Places

name-top = top floor
name-ground = ground floor
name-basement = basement
name-garden = garden
name-first-player-marker = first-player marker

## What the player is asked

decision-game-over = The game is over.
decision-game-over-short = game over
decision-discard-column = You begin: which column do you discard?
decision-discard-column-short = discard a column
decision-use-jackhammer = Use the jackhammer now, or keep it?
decision-use-jackhammer-short = use the jackhammer?
decision-take-column = Which column do you take?
decision-take-column-short = take a column
decision-place-room = Where does the room go?
decision-place-room-short = place the room
decision-place-resource = Where does the décor or scaffolding go?
decision-place-resource-short = place décor or scaffolding
decision-use-helper = Use a helper, or are you done?
decision-use-helper-short = use a helper?

## What an action does, for menus

action-pass = Pass
action-discard = Discard column { $column }: { $room } and { $resource }
action-hammer = Jackhammer: the { $room } of column { $column } now, instead of your normal turn
action-drill = Drill: { $room } from column { $column } to { $cell }, { $old } back to the market
action-mix = Concrete mixer: swap { $room } (column { $column }) and { $room2 } (column { $column2 })
action-take = Take column { $column }: { $room } and { $resource }
action-take-first = Take column { $column }: { $room } and the first-player marker
action-place = Build { $room-a } on { $cell }
action-place-down = Place the card face down on { $cell }: an empty room
action-decor = Put { $decor-the } on { $cell }
action-scaffold = Put up the scaffolding on { $cell }
action-roofer = Roofer: add { $roof-a } to your pile
action-supply = Supplier: { $room } to { $cell }, { $old } to the discards
action-swap = Handyman: swap { $room } ({ $cell }) and { $room2 } ({ $cell2 })

## Why an action is not legal

why-column-empty = Column { $column } has no room left.
why-no-tool = You need { $tool-a } for that.
why-no-helper = You need { $helper-a } for that.
why-no-room-in-hand = You have no room card to place.
why-no-decor-in-hand = You have no décor to place.
why-no-scaffolding-in-hand = You have no scaffolding to place.
why-occupied = { $cell } is not free: a card lies there already.
why-unsupported = Nothing stands under { $cell } yet: build on { $below } first.
why-only-in-basement = Only the basement (B4, B5) has a place for { $room-a }, not { $cell }.
why-not-in-basement = You cannot build { $room-a } in the basement, only on the two floors above.
why-too-large =
    { $size ->
        [1] Only one card fits { $room-in }: on { $cell } it would join another.
       *[other] No more than { $size } cards fit { $room-in }: on { $cell } there would be more.
    }
why-finished-by-decor = The { $room } beside { $cell } holds a décor token: it is finished and cannot grow.
why-two-tokens = On { $cell } the card would join two rooms with a décor token each, and a room holds only one.
why-no-open-room = No face-up room lies on { $cell }.
why-without-room = No room of yours can take { $decor-the }, so this décor will be discarded.
why-wrong-room = { $cell } is the wrong place: put { $decor-the } { $room-in }.
why-already-decorated = The room on { $cell } already holds a décor token, and a room holds only one.
why-no-card = No room card lies on { $cell }.
why-roof-not-discarded = There is { $roof-no } among the discarded cards.
why-room-not-discarded = There is { $room-no } among the discarded cards.

## The log

tell-keep-jackhammer = { $player } keeps the jackhammer.
tell-no-helper = { $player } uses no more helpers.
tell-discard = { $player } discards column { $column }: { $room-a } and { $resource-a }.
tell-hammer = { $player } uses the jackhammer and takes { $room-a } from column { $column }.
tell-drill = { $player } uses the drill on { $cell }: { $room-a } replaces { $old-a }.
tell-mix = { $player } uses the concrete mixer: { $room-a } and { $other-a } change places.
tell-take = { $player } takes column { $column }: { $room-a } and { $resource-a }.
tell-take-first = { $player } takes column { $column }: { $room-a } and the first-player marker.
tell-place = { $player } builds { $room-a } on { $cell }.
tell-place-down = { $player } lays a card face down on { $cell }: an empty room.
tell-decor = { $player } puts { $decor-the } on { $cell }.
tell-scaffold = { $player } puts up the scaffolding on { $cell }.
tell-roofer = { $player } has the roofer fetch a roof card from the discards.
tell-supply = { $player } has the supplier deliver { $room-a } to { $cell }.
tell-swap = { $player } has the handyman swap { $cell } and { $other }.

## What is worth knowing of a move besides its points

remark-largest = Completes { $room-the }: it cannot be larger.
remark-decorated = Completes { $room-the }: with décor it no longer grows.
remark-roof = Completes your roof: { $cards } cards.

## What a move costs, and what goes with it

cost-too-late = In the last round { $tool-the } comes too late: the card is discarded.
cost-idle = Stays idle: { $helper-the }.
loss-no-room = No room can take { $decor-the }, so this décor will be discarded.
loss-token = Lost with it: { $decor-the }.
news-no-room = No room can take { $decor-the }, so this décor is discarded.
news-lost = Lost: { $decor-the }.
news-too-late = Too late in the last round: { $tool-the } is discarded.

## When the game ends, and why it has

ending-rounds = After round { $rounds } the helpers work, then the points are counted.
ending-last-round = This is the last round.
ending-helpers = All rounds are played: now the helpers work.
ended-rounds = All { $rounds } rounds are played, and the helpers have done their work.

## A first game, move by move

lesson-welcome = Welcome! You and Freyja each build a home. In each of twelve rounds you take a room, often with something that goes with it.
lesson-discard = You begin, so first you discard one column. Discard column 4.
lesson-take = Now take a column: the room below and the card above it. Take the living room with the red roof.
lesson-place = A room must stand on the ground, or on another room. The lit spaces stand on the ground. Begin on G1.
lesson-first = Freyja takes column 1. No card lies above it, but whoever takes it begins the next round.
lesson-grow = Another living room! Cards of the same kind side by side become one larger room.
lesson-beside = Put it right beside the first one, and see how many points that makes.
lesson-roof = Your roof cards lie face down until the end. Remember their colours: four of one colour are worth most.
lesson-tool = Freyja takes a tool: the jackhammer. You will soon see what it is good for.
lesson-sofa = A third living room makes it as large as it can get. And the sofa goes well with it!
lesson-decor = Décor brings extra points. A room has space for one only, and a room with décor does not grow any more.
lesson-mixer = A garage, and a tool for you: the concrete mixer. You may use it once, before you take a column.
lesson-basement = A garage goes into the basement and nowhere else.
lesson-jackhammer = There goes the jackhammer: Freyja takes a room before anyone else. The card above it is lost, and so is her turn.
lesson-mix = The second garage and the red roof lie in different columns. Your concrete mixer swaps two rooms: columns 2 and 3!
lesson-garages = A garage alone is worth nothing. Two together score points.
lesson-marker = Now take column 1 yourself: a bathroom, and you begin the next round.
lesson-bathroom = A bathroom on each of the two floors brings extra points. So does a home with bathroom, kitchen and bedroom.
lesson-helper = A helper! The supplier lies in front of you and works after the last round.
lesson-top = Upstairs! Below T1 lies your living room, so it carries the kitchen.
lesson-treehouse = The treehouse stands in the garden: there is always room for it. But your basement is full, so where to put the garage?
lesson-down = What fits nowhere is placed face down, as an empty room. It is worth nothing, but it carries the rooms above it.
lesson-film = Now you know how it goes. Watch how you both build for three more rounds.
lesson-scaffolding = Freyja puts up scaffolding. It holds what lies above it, until a room takes its place.
lesson-last = The last round. A kitchen for the space beside your kitchen!
lesson-supplier = Now the helpers work. Your supplier exchanges the empty room for a discarded card: a sauna, right beside the bathroom.
lesson-handyman = Freyja’s handyman swaps two of her rooms. Now her kitchens lie side by side, and so do her bedrooms.
lesson-friend = Freyja’s empty room brings a point, for she has an architect. Without one, an empty room is worth nothing.
lesson-count-living = Three living rooms side by side make one large room: the larger, the better.
lesson-count-pairs = Two kitchens make a large kitchen, two bedrooms a large bedroom.
lesson-count-bathroom = Bathrooms never grow together. Each counts by itself.
lesson-count-sauna = The sauna is worth more because it lies beside a bathroom.
lesson-count-garage = Two garages: one alone would be worth nothing.
lesson-count-decor = Your décor counts, indoors and in the garden.
lesson-count-use = A bathroom on each floor; and a bathroom, a kitchen and a bedroom in one home: that is practical.
lesson-count-roof = Only now are the roofs turned over: four red ones! A window on them counts as well.

## Lines of the score that are no room and no décor

line-empty-rooms = empty rooms
line-bathrooms = a bathroom on each of the two upper floors
line-essentials = bathroom, kitchen and bedroom
line-roof-uniform = uniform roof
line-roof-mixed = mismatched roof
line-roof-incomplete = incomplete roof
line-windows = windows in the roof

## Table options

option-discard = With 2 or 3 players, a column is discarded before each round
    .true = The first player discards a column, never column 1.
    .false = Nothing is discarded: simpler, for young players.
option-roofs = Roof cards in front of the players
    .strict = They lie face down: nobody sees more than their number, not even their owner.
    .open = Their colours are shown to everyone.
option-first = Who starts
    .seat-1 = The first seat.
    .seat-2 = The second seat.
    .seat-3 = The third seat.
    .seat-4 = The fourth seat.
    .random = Chance decides.

## What a card does, in one line

effect-room =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    }{ $floor ->
        [basement] ; basement only
       *[upper] {""}
    }
effect-room-sizes =
    { $points } points for { $sizes } cards side by side{ $floor ->
        [basement] ; basement only
       *[upper] {""}
    }
effect-room-beside =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    }, but { $beside } { $neighbour-beside }{ $floor ->
        [basement] ; basement only
       *[upper] {""}
    }
effect-decor =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    } { $room-in }{ $most ->
        [1] {""}
       *[other] ; the room then grows no more, unless you have the interior designer
    }
effect-decor-any =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    } in any room; the room then grows no more, unless you have the interior designer
effect-decor-garden =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    }, in the garden
effect-roof = { $cards } roof cards of one colour: { $uniform } points; otherwise { $mixed }; +{ $window } for each window
effect-roof-window = { $cards } roof cards of one colour: { $uniform } points; otherwise { $mixed }; this window: +{ $window }
effect-drill = Once, before you take a column: swap a face-up room of yours with a room of the market
effect-jackhammer = Once, at the start of a round: take any one room of the market instead of your normal turn
effect-concrete-mixer = Once, before you take a column: swap two rooms of the market
effect-scaffolding = Stands in for a room: build above it at once, put a real room in its place later
effect-roofer = After the last round: one discarded roof card of your choice joins your pile
effect-supplier = After the last round: exchange a room of yours for a discarded one
effect-architect = +1 point for each empty room, for bathrooms on both upper floors, and for bathroom with kitchen and bedroom
effect-handyman = After the last round: swap two rooms of your home
effect-interior-designer = +1 point for each of your décor tokens, and décor no longer stops a room from growing
effect-too-late = In the last round a tool has no effect

## A piece on the table, looked at closely

look-free = free space { $cell }
look-free-above = For any room but those of the basement, once something stands below it; face down, any card may lie here
look-free-below = For the rooms of the basement; face down, any card may lie here
look-empty-room = A card that lies face down: it is of no kind, and brings no points by itself
look-size = { $size } of at most { $most } cards side by side
look-grows = With one more it would be worth { $points } points
look-alone = Not { $room-beside } yet: there it would be worth { $points } points
look-in-house = In your house so far: { $count }
look-decor-rooms = Rooms of yours that can hold it now: { $count }
look-roof-cards = Roof cards in the pile: { $count } of { $cards }
look-discarded-roofs = Roof cards among the discards: { $count }
look-discarded-rooms = Room cards among the discards: { $count }
look-architect = Empty rooms: { $empty }; functionality: { $fulfilled } of { $all }
look-tokens = Décor tokens so far: { $count }
look-marker = Comes with column 1; whoever has it begins the next round
look-marker-holder = Held by { $seat } for now
look-garden = Here the treehouse and the birdhouse always find a place
look-children = children in the pictures
look-children-tie = If points are equal, whoever has more children on face-up rooms wins
look-children-count = So far: { $count }
look-played = this round
look-played-yes = This player has had a turn
look-played-no = This player’s turn is still to come
look-room-pile = pile of room cards
look-resource-pile = pile of resource cards
look-pile = Lies face down; the market is filled from it each round

## The coach: why a move is better

coach-takes =
    { $seat } wants this card ({ $card }) and gets it in { $less } of 10 games otherwise, this way in { $more ->
        [0] none
       *[other] { $more }
    }.
coach-rooms-points =
    Your rooms ({ $line }) bring about { $more ->
        [one] 1 point
       *[other] { $more } points
    } in the end, instead of { $less }.
coach-rooms-often = Your rooms bring points for it ({ $line }) in { $more } of 10 games, instead of { $less }.
coach-decor-often = Your décor ({ $line }) finds its place in { $more } of 10 games, instead of { $less }.
coach-functionality-often = Your home becomes practical ({ $line }) in { $more } of 10 games, instead of { $less }.
coach-roof-often = Your roof works out ({ $line }) in { $more } of 10 games, instead of { $less }.

## Score pad

pad-words-empty-room = empty, face down
pad-words-window = window, windows, with window, with a window, with windows
pad-words-living-room = lounge, sitting room, parlour, parlor
pad-words-kitchen = kitchen room
pad-words-bedroom = bed room, sleeping room
pad-words-playroom = play room, children’s room, nursery
pad-words-bathroom = bath room, bath
pad-words-pantry = larder
pad-words-dressing-room = wardrobe, walk-in closet, walk-in wardrobe, closet
pad-words-sauna = steam room
pad-words-library = book room
pad-words-study = office, home office, den
pad-words-board-game-room = board games room, game room, games room
pad-words-garage = carport
pad-words-wine-cellar = wine room, cellar
pad-words-workshop = tool room
pad-words-laundry = laundry room, utility room
pad-words-storage = store room, storeroom, box room, storage
pad-words-gym = gym room, fitness room, exercise room
pad-words-red = { "" }
pad-words-brown = { "" }
pad-words-grey = gray
pad-words-green = { "" }
pad-words-piano = grand piano
pad-words-canopy-bed = four-poster bed, four-poster
pad-words-ice-cream-machine = ice cream maker, ice-cream maker
pad-words-whirlpool = jacuzzi, hot tub, whirlpool bath
pad-words-paintings = painting, pictures
pad-words-sofa = couch, settee
pad-words-play-tent = tent, tepee, teepee
pad-words-cat-house = cat tree, house for the cat
pad-words-treehouse = tree house
pad-words-birdhouse = bird house, nesting box, nest box
pad-words-roofer = tiler
pad-words-supplier = deliveryman
pad-words-handyman = odd-job man
pad-words-interior-designer = designer, interior decorator, decorator
pad-tables = Every house begins with [[house]], in double brackets.
pad-count =
    { $count ->
        [0] There is no house; a house begins with [[house]].
       *[other] There are { $count } houses; { $most } can play at most.
    }
pad-no-room = { $cell }: the room is missing; write {"{"} room = "…", decor = "…" {"}"}
pad-copy =
    { $copies ->
        [0] { $cell }: "{ $text }" has a number, but { $room-the } has none.
        [1] { $cell }: "{ $text }" does not exist; the box holds only one card of this kind.
       *[other] { $cell }: "{ $text }" does not exist; for { $room-the } there are cards #1 to #{ $copies }.
    }
pad-same-name = Two houses are called { $name }; give them different names.
pad-gap = { $cell }: nothing lies below it; { $below } must be filled first.
pad-only-in-basement = { $cell }: only the basement (B4, B5) has a place for { $room-a }.
pad-not-in-basement = { $cell }: you cannot build { $room-a } in the basement, only on the floors above.
pad-too-large =
    { $most ->
        [1] { $cells }: { $size } cards side by side, but only one fits { $room-in }.
       *[other] { $cells }: { $size } cards side by side, but no more than { $most } fit { $room-in }.
    }
pad-two-tokens = { $cells }: two décor tokens { $room-in }, but a room holds only one.
pad-only-in-garden = { $cell }: put { $decor-the } in the garden: garden = ["{ $decor }"]
pad-not-in-garden = garden: put { $decor-the } in a room, not in the garden.
pad-no-room-for-decor = { $cell }: no face-up room lies here for { $decor-the }.
pad-wrong-room = { $cell }: the wrong place; put { $decor-the } { $room-in }.
pad-too-many-resources = { $count } roof cards, décor tokens and helpers together, but nobody can have more than { $most }: one a round, in { $rounds } rounds, and one more roof from each roofer.
pad-too-many = Too many cards: { $card }, { $count } on all sheets together, but the box holds { $copies }.
pad-same-card = { $place }: { $room } #{ $copy } lies at { $other } already.
pad-rooms = rooms
pad-decor = décor
pad-functionality = functionality
pad-roof = roof
pad-tie-break = children
pad-unfinished =
    { $missing ->
        [1] { $name }: unfinished, 1 space is still without a room.
       *[other] { $name }: unfinished, { $missing } spaces are still without a room.
    }
pad-winner-by-tie =
    { $name } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    } and the most children.
pad-open =
    { $names } are level with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: count the children on your face-up rooms and add children = … to these houses.

## Card list

box-rooms = Rooms: { $count } cards
box-resources = Resources: { $count } cards
box-class = class
box-size = largest size
box-children = children
box-place = place
box-normal = normal
box-unique = unique
box-basement = basement
box-roof = roof
box-decor = décor
box-tool = tool
box-helper = helper
box-any-room = any room
box-beside = { $points } { $room-beside }
box-supply = Besides
box-thing = thing
box-game-board = game board
box-home-boards = home boards
box-decor-tokens = décor tokens
box-reference-tiles = reference tiles
box-first-player-marker = first-player marker
box-score-pad = score pad
box-note = The rulebook prints no card list. The children are those of our own pictures. If you own the box and know better, correct cards.toml.

### The terminal

## The first screen

welcome-dreamhome =
    Twelve rounds, one home: each round you take a column of the market (the room and the card above it) and build the
    room into your house. Whoever has the most points wins.

## Examples in the interface’s sentences

example-cell = T3
example-move = place T3 down
example-moves = take 3, place G2 down, G2
example-verb = drill
example-topic = roofs

## A turn

turn-score =
    { $now ->
        [one] { $now } point
       *[other] { $now } points
    } so far ({ $change }), roofs that lie face down not counted.

## Menus

menu-place = Build { $room-a } on
menu-place-down = or lay the card face down, as an empty room, on
menu-place-only-down = It fits nowhere face up; lay it face down, as an empty room, on
menu-decor = Put { $decor-the } on
menu-scaffold = Put up the scaffolding on

## Looking things up

score-so-far = The score so far; roof cards that lie face down count at the end:
help-cards = what the cards in the market do

## The end

end-children = A tie at { $points } points: the children in the homes decide. { $counts }.

## Replay

replay-next = Enter = next round, q = leave

## What a person without a name did

you-keep-jackhammer = You keep the jackhammer.
you-no-helper = You use no more helpers.
you-discard = You discard column { $column }: { $room-a } and { $resource-a }.
you-hammer = You use the jackhammer and take { $room-a } from column { $column }.
you-drill = You use the drill on { $cell }: { $room-a } replaces { $old-a }.
you-mix = You use the concrete mixer: { $room-a } and { $other-a } change places.
you-take = You take column { $column }: { $room-a } and { $resource-a }.
you-take-first = You take column { $column }: { $room-a } and the first-player marker.
you-place = You build { $room-a } on { $cell }.
you-place-down = You lay a card face down on { $cell }: an empty room.
you-decor = You put { $decor-the } on { $cell }.
you-scaffold = You put up the scaffolding on { $cell }.
you-roofer = You have the roofer fetch a roof card from the discards.
you-supply = You have the supplier deliver { $room-a } to { $cell }.
you-swap = You have the handyman swap { $cell } and { $other }.

## Drawings

draw-header = Dream Home · round { $round } of { $rounds } · first player: { $player }
draw-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-word-endings = room
draw-beside = { $points } ({ $neighbour }: { $more })
draw-decor = { $points } ({ $place })
draw-any-room = any room
draw-roof = { $cards } alike: { $points }
draw-tool = tool
draw-helper = helper
draw-marker = begins the next round
draw-helpers = Helpers: { $cards }
draw-tools = Tools: { $cards }
draw-garden = Garden: { $cards }
draw-roof-pile =
    { $count ->
        [0] no roof cards yet
        [1] 1 roof card
       *[other] { $count } roof cards
    }

## Short names of rooms, at most four letters

short-living-room = liv
short-kitchen = kit
short-bedroom = bed
short-playroom = play
short-bathroom = bath
short-pantry = pan
short-dressing-room = drs
short-sauna = sau
short-library = lib
short-study = stu
short-board-game-room = game
short-garage = gar
short-wine-cellar = wine
short-workshop = work
short-laundry = lau
short-storage = stor
short-gym = gym

## Printing

print-garden = garden: treehouse and birdhouse
print-roofs = roof cards, face down
print-tools = tools
print-helpers = helpers
print-home-left = Home, left page
print-home-right = Home, right page
print-column = column { $column }: room
print-resource = column { $column }: resource
print-marker = column 1: first-player marker
print-market-left = Market, left page
print-market-right = Market, right page

## What house rules can change

label-entry-points = points
label-entry-children = children
label-entry-beside-points = points beside the right neighbour
label-entry-plain = cards without a window
label-entry-window = cards with a window
label-entry-copies = copies
label-number-functionality = points for each functionality
label-number-uniform-roof = points for a uniform roof
label-number-mixed-roof = points for a mismatched roof
label-number-window = points for a window in the roof
