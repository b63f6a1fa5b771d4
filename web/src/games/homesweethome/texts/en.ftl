# Home Sweet Home in the browser: what stands on the table, and its words for those who do not see it. Names of cards,
# resources and characters come from the game’s own texts, in lower case: no sentence begins with one.

hs-progress = Turn { $now } of { $all }
hs-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hs-stars =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
hs-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
hs-several = { $count } × { $what }

## Queues

hs-queue-empty = Queue { $queue } is empty
hs-card = { $card } ({ $kind }), costs { $cost }; { $points }
hs-trap-card = { $card }, a trap that strikes { $cells }
hs-place-1 = Head of queue { $queue }: { $what }
hs-place-2 = Second in queue { $queue }: { $what }
hs-place-3 = Third in queue { $queue }: { $what }
hs-kind-terrain = terrain
hs-kind-foundation-1 = foundation for one room
hs-kind-foundation-2 = foundation for two rooms
hs-kind-room = room
hs-kind-roof = roof
hs-none = Build nothing
hs-said = { $player } is for { $queue }
hs-said-none = { $player } would build nothing
hs-is-for = for { $queue }
hs-is-for-none = would build nothing
hs-decides = decides
hs-pile = Construction pile: { $cards }

## What is under way

hs-advice = Everyone gives advice, then { $player } decides.
hs-advice-you = Everyone gives advice, then you decide.
hs-building = Being built: { $card }
hs-paid = { $resource }: paid
hs-still = { $resource }: still needed
hs-all-paid = All is paid
hs-passer = { $player } cannot go on paying
hs-swap = Swap in queue { $queue }: { $stars } paid
hs-nothing-built = Nothing is built this turn
hs-strikes = A trap strikes: { $trap }, in danger: { $cells }
hs-over = Building is over
hs-trap-near = when this turn ends
hs-trap-far = when the next turn ends
hs-coming = { $trap }: danger for { $cells } { $when }

## The ground

hs-ground = The ground
hs-cell = { $cell }: { $what }
hs-cell-empty = empty
hs-roofed = finished
hs-no-roof = no roof yet
hs-places =
    { $places ->
        [one] space for { $places } more room
       *[other] space for { $places } more rooms
    }
hs-in-danger = in danger
hs-threat = in danger: { $cells }
hs-worth = { $points }: { $rank }

## Hands and characters

hs-hand = Your hand
hs-in-hand = { $resource }: { $cards } in hand, { $stars } each
hs-joker-as = What does the joker stand for?
hs-pass = Pass
hs-pass-trap = Leave it
hs-hold = Not now
hs-hold-rescue = Do not help
hs-keep = Keep the rest
hs-power = Your power as { $character }: { $power }
hs-power-used = used this turn
hs-power-mason = brings concrete once a turn without a card
hs-power-carpenter = brings wood once a turn without a card
hs-power-gardener = brings water once a turn without a card, also against drought
hs-power-good-neighbour = once a turn gives concrete or wood from hand for someone who passes
hs-power-banker = has one more card in hand
hs-power-site-manager = once a turn looks at another hand before speaking
hs-power-architect = once a turn swaps the second and third card of a queue for stars
hs-character = { $character }: { $power }
hs-peek = { $player }’s cards
hs-peek-at = Whose cards?
hs-swap-in = In which queue do the second and third card change places?
hs-shield-what = Which space do you protect?
hs-shield-with = What do you protect it with?
hs-lacks = none of these: { $resources }
hs-holds = at least one of these: { $resources }
hs-known = seen: { $resources }

## Discards

hs-discards = Discards
hs-discarded = Discards: { $resources }
hs-no-discards = nothing yet
hs-resource-pile = Resource pile: { $cards }
hs-destroyed = Gone for good: { $cards }

## In words

hs-title-now = Now
hs-title-queues = Queues
hs-title-players = Players
hs-title-score = Score
hs-turn-of = { $player } is active this turn.
hs-turn-of-you = You are active this turn.
hs-asked = { $player } is asked: { $question }
hs-asked-you = You are asked: { $question }
hs-needed = Still needed: { $resources }
hs-player = { $player }: { $what }
hs-you = you
hs-line = { $what } ({ $cells }): { $points }
hs-line-bare = { $what }: { $points }
hs-no-points = No points yet

## The score pad, where one touches instead of writing a file

pad-no-base = { $cell }: what does it stand on? Rooms and roofs need a foundation.
pad-note = The names, costs and points of the construction cards are our own, as the rulebook lists none: those of your box may differ.
