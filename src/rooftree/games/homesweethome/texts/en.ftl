# Home Sweet Home in English.
#
# A construction card has the attributes .a and .the (“the lawn”), a trap .the and .against, a resource .a (after a verb: “adds
# a joker”), .no and .with, a character .the, a rank .a. A sentence that gets the name as $card may use $card, $card-a,
# $card-the. Several resources at once, $resources, are spoken as a list: “concrete, wood or metal”. $seat is the number of
# a seat; whoever knows the players may give a name instead, or “you” for the reader.
# Names stand in lower case, so no sentence begins with one.

## The game

game-title = Home Sweet Home
game-about = Build one house together, each with a hidden hand, before the weather has its say.

## Resources

name-concrete = concrete
    .a = concrete
    .no = no concrete
    .with = with concrete
name-wood = wood
    .a = wood
    .no = no wood
    .with = with wood
name-metal = metal
    .a = metal
    .no = no metal
    .with = with metal
name-slate = slate
    .a = slate
    .no = no slate
    .with = with slate
name-brick = brick
    .a = brick
    .no = no brick
    .with = with brick
name-water = water
    .a = water
    .no = no water
    .with = with water
name-glass = glass
    .a = glass
    .no = no glass
    .with = with glass
name-joker = joker
    .a = a joker
    .no = no joker
    .with = with a joker
name-tarp = tarp
    .a = a tarp
    .no = no tarp
    .with = with a tarp
name-poison = poison
    .a = poison
    .no = no poison
    .with = with poison

## Construction cards

name-lawn = lawn
    .a = a lawn
    .the = the lawn
name-flower-bed = flower bed
    .a = a flower bed
    .the = the flower bed
name-vegetable-garden = vegetable garden
    .a = a vegetable garden
    .the = the vegetable garden
name-fountain = fountain
    .a = a fountain
    .the = the fountain
name-wooden-terrace = wooden terrace
    .a = a wooden terrace
    .the = the wooden terrace
name-paved-path = paved path
    .a = a paved path
    .the = the paved path
name-barbecue = barbecue
    .a = a barbecue
    .the = the barbecue
name-playground = playground
    .a = a playground
    .the = the playground
name-swimming-pool = swimming pool
    .a = a swimming pool
    .the = the swimming pool
name-greenhouse = greenhouse
    .a = a greenhouse
    .the = the greenhouse
name-concrete-slab = concrete slab
    .a = a concrete slab
    .the = the concrete slab
name-small-slab = small slab
    .a = a small slab
    .the = the small slab
name-wooden-stilts = wooden stilts
    .a = wooden stilts
    .the = the wooden stilts
name-crawl-space = crawl space
    .a = a crawl space
    .the = the crawl space
name-brick-base = brick base
    .a = a brick base
    .the = the brick base
name-large-slab = large slab
    .a = a large slab
    .the = the large slab
name-reinforced-raft = reinforced raft
    .a = a reinforced raft
    .the = the reinforced raft
name-cellar = cellar
    .a = a cellar
    .the = the cellar
name-basement = basement
    .a = a basement
    .the = the basement
name-kitchenette = kitchenette
    .a = a kitchenette
    .the = the kitchenette
name-fitted-kitchen = fitted kitchen
    .a = a fitted kitchen
    .the = the fitted kitchen
name-childs-bedroom = child’s bedroom
    .a = a child’s bedroom
    .the = the child’s bedroom
name-guest-bedroom = guest bedroom
    .a = a guest bedroom
    .the = the guest bedroom
name-master-suite = master suite
    .a = a master suite
    .the = the master suite
name-shower-room = shower room
    .a = a shower room
    .the = the shower room
name-bathroom = bathroom
    .a = a bathroom
    .the = the bathroom
name-small-living-room = small living room
    .a = a small living room
    .the = the small living room
name-fireside-living-room = fireside living room
    .a = a fireside living room
    .the = the fireside living room
name-glazed-living-room = glazed living room
    .a = a glazed living room
    .the = the glazed living room
name-shingle-roof = shingle roof
    .a = a shingle roof
    .the = the shingle roof
name-sheet-metal-roof = sheet-metal roof
    .a = a sheet-metal roof
    .the = the sheet-metal roof
name-slate-roof = slate roof
    .a = a slate roof
    .the = the slate roof
name-guttered-slate-roof = guttered slate roof
    .a = a guttered slate roof
    .the = the guttered slate roof
name-tiled-roof = tiled roof
    .a = a tiled roof
    .the = the tiled roof
name-roof-terrace = roof terrace
    .a = a roof terrace
    .the = the roof terrace
name-dormer-roof = dormer roof
    .a = a dormer roof
    .the = the dormer roof
name-glass-roof = glass roof
    .a = a glass roof
    .the = the glass roof
name-hail = hail
    .the = the hail
    .against = against the hail
name-drought = drought
    .the = the drought
    .against = against the drought
name-pests = pests
    .the = the pests
    .against = against the pests

## Kinds of construction cards and rooms

name-terrain = terrain
name-foundation = foundation
name-room = room
name-roof = roof
name-trap = trap
name-kitchen = kitchen
name-bedroom = bedroom
name-living-room = living room

## Characters

name-mason = mason
    .the = the mason
name-carpenter = carpenter
    .the = the carpenter
name-gardener = gardener
    .the = the gardener
name-good-neighbour = good neighbour
    .the = the good neighbour
name-banker = banker
    .the = the banker
name-site-manager = site manager
    .the = the site manager
name-architect = architect
    .the = the architect

## Ranks of the house

name-palace = palace
    .a = a palace
name-manor = manor
    .a = a manor
name-nice-house = nice house
    .a = a nice house
name-cabin = cabin
    .a = a cabin

## What the player is asked

decision-game-over = The game is over.
decision-game-over-short = game over
decision-speak = What should be built? Give your advice.
decision-speak-short = advice
decision-choose = You decide: what do we build?
decision-choose-short = A, B or nothing
decision-pay-swap = Which card do you discard for the swap?
decision-pay-swap-short = pay for the swap
decision-offer-power = Do you use your power now, before the first card is played?
decision-offer-power-short = use your power?
decision-play = Which resource do you add?
decision-play-short = add a resource
decision-rescue = Someone cannot go on paying. Do you help?
decision-rescue-short = help?
decision-place = It is paid for. Where does the card go?
decision-place-short = place the card
decision-toss = Nothing is built. Do you discard cards, two at most?
decision-toss-short = discard cards?
decision-counter = A trap strikes! Do you stop it?
decision-counter-short = stop the trap?
decision-shield = A drought strikes! Do you protect a space?
decision-shield-short = protect spaces?

## What an action does, for menus

action-say = { $queue }: advise to build { $card-the }
action-say-none = Advise to build nothing
action-choose = { $queue }: build { $card-the }
action-choose-none = Build nothing
action-peek =
    Look at { $seat ->
        [one] the cards of seat { $seat }
        [other] the cards of seat { $seat }
       *[name] { $seat }’s cards
    }
action-swap = Swap the second and third card of queue { $queue } ({ $card }, { $card2 }) for { $stars } stars
action-pay =
    Pay { $resource-with }: { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
action-power = Bring { $resource } as { $character-the }, without spending a card
action-hold = Save your power for later this turn
action-hold-rescue = Do not help
action-play = Add { $resource-a }
action-play-joker = Add a joker as { $resource }
action-pass = Pass: you have no { $resources }
action-pass-trap = Spend nothing { $trap-against }
action-help = Help out { $resource-with }
action-at = Place { $card-the } on { $cell }
action-toss = Discard { $resource-a }
action-keep = Keep the cards you have
action-counter = Stop { $trap-the } { $resource-with }
action-shield-water = Protect { $cell } with water
action-shield-joker = Protect { $cell } with a joker
action-shield-power = Protect { $cell } with the gardener’s power

## Why an action is not legal

why-trap-head = At the head of queue { $queue } is a trap ({ $card }), and a trap cannot be built.
why-no-ground = The ground is full: there is no space left for { $card-the }.
why-needs-foundation = A room needs a foundation: none has space for { $card-the }.
why-needs-room = A roof needs a room: none is waiting for { $card-the }.
why-no-such-seat = Nobody sits in seat { $seat }.
why-own-hand = You see your own cards all the time.
why-short-queue = Queue { $queue } has no third card to swap.
why-few-stars =
    The swap costs { $stars } stars, and your cards have only { $held ->
        [one] { $held } star.
       *[other] { $held } stars.
    }
why-not-your-character = Only { $character-the } can do that.
why-power-used = You have already used your power this turn.
why-no-power = You have no power that would help here.
why-not-in-hand = You have { $resource-no } in hand.
why-not-needed = There is no need for { $resource } here now.
why-must-play = You may not pass: you have a resource that is needed.
why-no-foundation = There is no foundation on { $cell }, and a room needs one.
why-foundation-full = The foundation on { $cell } carries no more rooms.
why-roofed = There is a roof on { $cell } already: that building is finished.
why-no-room-to-roof = There is no room on { $cell } to put a roof on.
why-occupied = Something is built on { $cell } already.
why-must-touch = What you build must touch something built: { $cell } touches nothing.
why-wrong-counter = You cannot stop { $trap-the } { $resource-with }.
why-must-counter = You must stop { $trap-the } { $resource-with }.
why-not-threatened = Nothing on { $cell } is in danger.

## The log

tell-say = { $player } is for { $queue }: { $card-the }.
tell-say-none = { $player } would build nothing.
tell-choose = { $player } decides on { $queue }: { $card-the }.
tell-choose-none = { $player } decides to build nothing.
tell-peek =
    { $player } looks at { $seat ->
        [you] your cards.
        [one] the cards of seat { $seat }.
        [other] the cards of seat { $seat }.
       *[name] { $seat }’s cards.
    }
tell-swap = { $player } swaps the second and third card of queue { $queue }.
tell-pay = { $player } pays for the swap { $resource-with }.
tell-power = { $player } brings { $resource } as { $character-the }, without spending a card.
tell-hold = { $player } holds back.
tell-play = { $player } adds { $resource-a }.
tell-play-joker = { $player } adds a joker as { $resource }.
tell-pass = { $player } passes: no { $resources } in hand.
tell-help = { $player } helps out { $resource-with }.
tell-at = { $player } places { $card-the } on { $cell }.
tell-toss = { $player } discards { $resource-a }.
tell-keep = { $player } keeps the cards in hand.
tell-counter = { $player } stops { $trap-the } { $resource-with }.
tell-shield-water = { $player } protects { $cell } from the drought with water.
tell-shield-joker = { $player } protects { $cell } from the drought with a joker.
tell-shield-power = { $player } protects { $cell } from the drought as the gardener, without spending a card.
tell-pass-trap = { $player } leaves it at that.

## What is worth knowing of a move besides its points

remark-roofed = Finishes the building on { $cell }: it counts from now on.
remark-trap = A trap strikes { $cell } when this turn ends: { $trap }.

## What a move costs, and what goes with it

cost-leaves = Gone for good from queue { $queue }: { $card-the }.
cost-fails = Unless somebody helps, the construction fails ({ $card }), and what was played is lost.
loss-trap = Unless somebody else helps, what is in danger on { $cell } is lost ({ $trap }).

## When the game ends, and why it has

ending-turns = The game ends after turn { $turns }.
ending-last-turn = This is the last turn.
ended-turns = All { $turns } turns are played.

## A first game, move by move

lesson-welcome = Welcome! You and Freyja build one house together. Nobody sees the other hand, so you have to trust each other.
lesson-words = Two cards can be built: the first one of each queue. Freyja gives her advice, and you decide, for this turn is yours.
lesson-choose = Freyja is for B, a foundation. Without a foundation there is no house: follow her.
lesson-pay = You pay for the card together, one resource each in turn. You begin with concrete.
lesson-place = It is paid for. The very first card may go anywhere; later ones must touch something built. Take A2.
lesson-advise = Now Freyja decides, and you advise. The shower room needs concrete and water. Say A: you will soon see why.
lesson-power = You are the gardener: once a turn you can give water, without a card. Do it now!
lesson-room = A precious living room, and Freyja believes in it. You hold glass, which is rare. Go for it!
lesson-fail = If somebody has nothing that is needed, the construction fails and what was played is lost. So begin with what is rare.
lesson-must-play = Concrete and brick are still needed. Whoever has what is needed may not pass, and you have concrete.
lesson-joker = Nobody has a brick, but Freyja saves the day with a joker: it stands for any resource.
lesson-foundation = A room goes on a foundation. Without a roof, though, the whole building is worth nothing yet.
lesson-roof = Here comes a roof! Advise Freyja to build it.
lesson-counts = Under its roof the building is finished, and everything in it counts from now on.
lesson-terrain = A fountain is a terrain: it counts as it stands, and needs no roof. Slate is in your hand, water is your power.
lesson-touch = On the ground, what is new must touch something built. Corners are not enough.
lesson-trap = Careful: a drought comes next in queue A. It destroys terrains, and your fountain lies in its way. First, advise B.
lesson-shield = The drought strikes! Water saves one space each time. You hold none, but you are the gardener: save the fountain.
lesson-nothing = The drought blocks queue A, and nobody has a brick for B. Then it is better to build nothing.
lesson-toss = Instead, everyone may discard up to two cards, and draws new ones. Discard slate and concrete.
lesson-hail = Hail is next in queue B. It destroys terrains and rooms without a roof. But you hold the tarp!
lesson-tarp = The hail strikes the kitchen, which has no roof yet. The tarp stops it!
lesson-roofless = Quick, a roof for the kitchen!
lesson-film = Now you know how it goes. Watch your house grow.
lesson-poison = Pests destroy everything in their way, even roofs. Only poison stops them, and Freyja has it. Phew!
lesson-last = The last turn, and one building still has no roof. Advise Freyja to build the roof!
lesson-count-building = Your first building. It has a roof, so everything in it counts: foundation, rooms and roof.
lesson-count-roofed = Another building with two rooms: its foundation has space for two.
lesson-count-small = Two small buildings, and each has its roof. Without one, a building is worth nothing.
lesson-count-terrains = Terrains need no roof: they always count.
lesson-end = There is one score for both of you, and it says what you have built: a palace!

## Lines of the score

line-all-cells = all spaces used
line-all-roofed = all buildings roofed
line-all-rooms = all kinds of rooms

## Options

option-characters = Characters with powers
    .true = Everyone is dealt a character with a power.
    .false = There are no characters: simpler, for the youngest.
option-expert = Expert bonuses
    .true = There are bonuses for a full ground, for roofs on all buildings and for all kinds of rooms.
    .false = Only the cards of the house count.

## What a card is good for, in one line

effect-cost =
    { $num ->
        [1] { $first }
        [2] { $first } + { $second }
        [3] { $first } + { $second } + { $third }
        [4] { $first } + { $second } + { $third } + { $fourth }
        [5] { $first } + { $second } + { $third } + { $fourth } + { $fifth }
       *[6] { $first } + { $second } + { $third } + { $fourth } + { $fifth } + { $sixth }
    }
effect-terrain =
    Terrain, costs { effect-cost }; worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as it stands
effect-foundation =
    Foundation, costs { effect-cost }; carries { $rooms ->
        [1] one room
       *[2] two rooms
    }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } under a roof
effect-room =
    Room ({ $kind }), costs { effect-cost }; worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } under a roof
effect-roof =
    Roof, costs { effect-cost }; worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and what is below it then counts, too
effect-hail = Strikes { $cells } and destroys terrains, and rooms without a roof; a tarp or a joker stops it
effect-drought = Strikes { $cells } and destroys terrains; each water or joker saves one space
effect-pests = Strike { $cells } and destroy everything there; poison or a joker stops them
effect-resource = Pays for constructions
effect-water = Pays for constructions, and saves one space from drought
effect-joker = Stands for any resource, and helps against every trap
effect-tarp = Stops hail, and must be used then; no use for building
effect-poison = Stops pests, and must be used then; no use for building
effect-gift = Once a turn brings { $resource } without spending a card
effect-gardener = Once a turn brings water without spending a card, for a construction or to save one space from drought
effect-good-neighbour = Once a turn gives concrete or wood from hand for someone who passes
effect-banker = Has one more card in hand than the others
effect-site-manager = Once a turn, before speaking or deciding, sees the hand of another player
effect-architect = Once a turn, before speaking or deciding, swaps the second and third card of a queue for { $stars } stars

## A piece on the table, looked at closely

look-queue = queue { $queue }
look-queue-does = Only its first card can be built; each turn that card leaves, built or not, and the others move up
look-queue-cards = Cards: { $count }
look-queue-head = At the head of queue { $queue }: it is built this turn or never
look-queue-later = Number { $place } of queue { $queue }
look-share = You hold { $held } of the { $count } that it takes
look-trap-turns =
    { $turns ->
        [1] The trap strikes at the end of this turn
       *[other] The trap strikes in { $turns } turns
    }
look-trap-built = Built so far where it strikes: { $count } of { $all } spaces
look-threatened = In danger: { $cells }
look-in-hand = In your hand: { $count }
look-needed = Still needed: { $count }
look-discarded = On the discards: { $count } of { $copies }
look-stars =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } when you pay for a swap
look-plot = empty space { $cell }
look-plot-does = For a terrain or a foundation that touches something built; the very first one goes anywhere
look-rooms-built = Rooms: { $count } of { $most }
look-no-roof = Counts for nothing until there is a roof
look-rank-does = What your house is called for its points
look-next-rank =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more: { $rank }
look-construction-pile = construction pile
look-construction-pile-does = Fills both queues; when it is used up and the queues are empty, the game ends
look-resource-pile = resource pile
look-resource-pile-does = At the end of a turn everyone draws from it; when it is empty, the discards are shuffled
look-character-of = With { $seat }
look-power-used = The power has been used this turn
look-hand = hand of { $seat }
look-hand-does = Nobody sees the cards of another player
look-hand-size = Cards: { $count } of { $most }
look-word = advice of { $seat }
look-word-does = Everyone says what their hand can pay for; the active player decides
look-said = For { $queue }
look-said-none = For building nothing
look-seen = Seen in the hand of { $seat }: { $count }
look-lacks = None of it in the hand of { $seat }
look-holds = At least one of these is in the hand of { $seat }: { $resources }

### The terminal

## The first screen

welcome-homesweethome =
    You build one house together: each turn everyone says A or B, the active player decides, and all pay in turn, one
    resource each, without seeing the other hands. Only buildings with a roof count, and traps are coming.

## Examples in the interface’s sentences

example-cell = B2
example-move = play wood
example-moves = say A, at B2, play wood, wood
example-verb = play
example-topic = traps

## A turn

turn-score =
    Your house: { $now ->
        [one] { $now } point
       *[other] { $now } points
    } so far ({ $change }).

## Looking things up

score-so-far = The score of your house so far:
help-cards = what the cards in the queues, in your hand and on the table are good for

## The end

end-rank =
    Together you have built { $rank-a }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Replay

replay-next = Enter = next turn, q = leave

## What a person without a name did

you-say = You are for { $queue }: { $card-the }.
you-say-none = You would build nothing.
you-choose = You decide on { $queue }: { $card-the }.
you-choose-none = You decide to build nothing.
you-peek =
    You look at { $seat ->
        [one] the cards of seat { $seat }.
        [other] the cards of seat { $seat }.
       *[name] { $seat }’s cards.
    }
you-swap = You swap the second and third card of queue { $queue }.
you-pay = You pay for the swap { $resource-with }.
you-power = You bring { $resource } as { $character-the }, without spending a card.
you-hold = You hold back.
you-play = You add { $resource-a }.
you-play-joker = You add a joker as { $resource }.
you-pass = You pass: no { $resources } in hand.
you-help = You help out { $resource-with }.
you-at = You place { $card-the } on { $cell }.
you-toss = You discard { $resource-a }.
you-keep = You keep the cards in hand.
you-counter = You stop { $trap-the } { $resource-with }.
you-shield-water = You protect { $cell } from the drought with water.
you-shield-joker = You protect { $cell } from the drought with a joker.
you-shield-power = You protect { $cell } from the drought as the gardener, without spending a card.
you-pass-trap = You leave it at that.

## What an action brought besides

news-failed = The construction fails ({ $card }), and what was played is lost.
news-trap = A trap strikes: { $trap }.
news-harmless = It does no harm.
news-lost = Lost: { $card-the } on { $cell }.
news-lost-new = Lost at once: { $card-the }.
news-lost-building = Lost: the whole building on { $cell }.
news-reshuffled = The discards are shuffled into a new pile.
news-turn = That ends turn { $turn }.

## Menus

menu-at = Place { $card-the } on
menu-pay = Discard for the swap
menu-toss = Discard
menu-shield-water = Protect with water:
menu-shield-joker = Protect with a joker:
menu-shield-power = Protect with your power:
menu-share =
    you hold { $held } of the { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } it takes
menu-rest =
    { $count ->
        [one] then { $count } more is needed
       *[other] then { $count } more are needed
    }
menu-paid = then it is paid for
menu-risk = in danger: { $cells }

## Drawings

draw-title = Home Sweet Home
draw-header =
    turn { $turn } of { $turns } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $rank })
draw-piles = pile { $left } · discards { $discards }
draw-queues = Queues
draw-cost = cost
draw-worth = pts
draw-trap-0 = struck
draw-trap-1 = this turn
draw-trap-2 = next turn
draw-trap-3 = later
draw-players = Players
draw-cards = cards
draw-said = says
draw-holds = holds { $resources-a }
draw-lacks = no { $resources }
draw-seen = seen:
draw-discards = Discards ({ $count })
draw-hand = Your hand
draw-needed = Still needed ({ $card })
draw-swap = Swap in queue { $queue }: { $paid } of { $stars } stars paid
draw-threat = In danger ({ $trap }): { $things }

## Signs of resources and traps, two letters

sign-concrete = Co
sign-wood = Wo
sign-metal = Me
sign-slate = Sl
sign-brick = Br
sign-water = Wa
sign-glass = Gl
sign-joker = Jo
sign-tarp = Ta
sign-poison = Po
sign-hail = Ha
sign-drought = Dr
sign-pests = Pe

## Short names of cards and characters, at most twelve letters

short-lawn = lawn
short-flower-bed = flower bed
short-vegetable-garden = vegetables
short-fountain = fountain
short-wooden-terrace = terrace
short-paved-path = paved path
short-barbecue = barbecue
short-playground = playground
short-swimming-pool = pool
short-greenhouse = greenhouse
short-concrete-slab = slab
short-small-slab = small slab
short-wooden-stilts = stilts
short-crawl-space = crawl space
short-brick-base = brick base
short-large-slab = large slab
short-reinforced-raft = raft
short-cellar = cellar
short-basement = basement
short-kitchenette = kitchenette
short-fitted-kitchen = kitchen
short-childs-bedroom = child’s room
short-guest-bedroom = guest room
short-master-suite = master suite
short-shower-room = shower room
short-bathroom = bathroom
short-small-living-room = small lounge
short-fireside-living-room = fireside
short-glazed-living-room = glazed room
short-shingle-roof = shingle roof
short-sheet-metal-roof = metal roof
short-slate-roof = slate roof
short-guttered-slate-roof = guttered
short-tiled-roof = tiled roof
short-roof-terrace = roof terrace
short-dormer-roof = dormer roof
short-glass-roof = glass roof
short-hail = hail
short-drought = drought
short-pests = pests
short-mason = mason
short-carpenter = carpenter
short-gardener = gardener
short-good-neighbour = neighbour
short-banker = banker
short-site-manager = manager
short-architect = architect

## The coach: why a move is better

coach-struck =
    A trap destroys something of yours ({ $card }) in { $less } of 10 games otherwise, this way in { $more ->
        [0] none
       *[other] { $more }
    }.
coach-unpaid =
    The team can hardly pay for the other one ({ $card }): it stands in { $less ->
        [0] none
       *[other] { $less }
    } of 10 games.
coach-terrains-often = This terrain is there in the end ({ $line }) in { $more } of 10 games, instead of { $less }.
coach-buildings-often = It stands under a roof in the end ({ $line }) in { $more } of 10 games, instead of { $less }.
coach-buildings-points =
    Under a roof it brings ({ $line }) about { $more ->
        [one] 1 point
       *[other] { $more } points
    }, instead of { $less }.
coach-expert-often = The goal is reached ({ $line }) in { $more } of 10 games, instead of { $less }.

## Score pad

pad-words-flower-bed = flowers
pad-words-wooden-terrace = terrace, deck, wooden deck
pad-words-swimming-pool = pool
pad-words-childs-bedroom = children’s bedroom, nursery
pad-words-bathroom = bath
pad-words-sheet-metal-roof = metal roof, tin roof
pad-words-slate-roof = slates
pad-words-tiled-roof = tile roof, tiles
pad-words-glass-roof = glazed roof
pad-words-guttered-slate-roof = slate roof with gutters, gutters
pad-words-kitchenette = kitchen corner
pad-words-vegetable-garden = vegetable patch, vegetables
pad-words-playground = play area
pad-tables = The home begins with [[home]], in double brackets.
pad-count =
    { $count ->
        [0] There is no home; it begins with [[home]].
       *[other] There are { $count } homes, but all players together build only { $most ->
            [1] one
           *[other] { $most }
        }.
    }
pad-no-base = { $cell }: the base is missing; write {"{"} base = "…", rooms = ["…"], roof = "…" {"}"}
pad-not-a-base = { $cell }: only a terrain or a foundation lies on the ground, not { $card-the } ({ $kind }); write {"{"} base = "…", rooms = ["…"], roof = "…" {"}"}
pad-not-a-room = { $cell }: under rooms there can only be rooms, not { $card-the } ({ $kind }).
pad-not-a-roof = { $cell }: under roof there can only be a roof, not { $card-the } ({ $kind }).
pad-on-terrain = { $cell }: nothing is built on a terrain, so nothing stands on { $base-the }; rooms need a foundation.
pad-too-many-rooms =
    { $most ->
        [1] { $cell }: { $rooms } rooms, but there is space for only one on { $base-the }.
       *[other] { $cell }: { $rooms } rooms, but there is space for only { $most } on { $base-the }.
    }
pad-roof-over-nothing = { $cell }: a roof needs at least one room below it.
pad-same-card = Every card is there only once, but you wrote down { $card-the } { $count } times: { $cells }.
pad-too-many-cards = { $count } cards are written down, but only one is built a turn: { $most } at most.
pad-terrains = terrains
pad-buildings = buildings
pad-expert = expert bonuses
pad-unfinished =
    { $missing ->
        [1] { $name }: 1 building has no roof and counts for nothing.
       *[other] { $name }: { $missing } buildings have no roof and count for nothing.
    }
pad-rank =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $rank-a }.
pad-note = The names, costs and points of the construction cards are our own, as the rulebook lists none: if those of your box differ, correct cards.toml.

## Component list

box-constructions = Construction cards: { $count }
box-traps = What the traps do
box-resources = Resources: { $count } cards
box-characters = Characters: { $count }
box-cost = cost
box-rooms = carries
box-effect = what it does
box-stars = stars
box-terrain = terrain
box-foundation = foundation
box-roof = roof
box-trap = trap
box-kitchen = room (kitchen)
box-bedroom = room (bedroom)
box-bathroom = room (bathroom)
box-living-room = room (living room)
box-supply = Besides
box-thing = thing
box-game-board = game board
box-note = The rulebook gives the number of cards of each kind, but no list of the construction cards: their names, costs and points, the other stars, how many traps there are and where they strike are ours. If you own the box and know better, correct cards.toml.

## Printing

print-ground = The ground
print-queues = The queues
print-queue-a = queue A: head
print-queue-b = queue B: head
print-second = second
print-third = third

## What house rules can change

label-entry-copies = copies
label-entry-stars = stars
label-entry-cost = cost
label-entry-points = points
label-entry-rooms = rooms on it
label-entry-zone = strikes
label-entry-sizes = cards in hand with 2 / 3 / 4 / 5 players
label-number-swap-stars = stars for a swap
label-number-expert = points of each expert bonus
label-number-nice-house = points for a nice house
label-number-manor = points for a manor
label-number-palace = points for a palace
