# Dream Home in the browser, in English. Names of cards come from the game’s own texts.

dh-progress = Round { $now } of { $all }

## The market

dh-market = Market
dh-column = Column { $column }: { $cards }
dh-column-empty = Column { $column }: empty
dh-marker = first-player marker
dh-pile-rooms = { $count ->
    [one] { $count } room card in the pile
   *[other] { $count } room cards in the pile
}
dh-pile-resources = { $count ->
    [one] { $count } resource card in the pile
   *[other] { $count } resource cards in the pile
}
dh-discards = Discards
dh-discarded-rooms = Discarded rooms
dh-discarded-resources = Other discarded cards
dh-none = none

## Cards that were taken

dh-hand = Taken cards
dh-hand-mine = To be placed
dh-hand-of = { $name } places
dh-hand-room = Room card: { $room }
dh-hand-down = { $room } face down, as an empty room
dh-hand-down-short = face down
dh-hand-decor = Décor: { $decor }
dh-hand-scaffolding = Scaffolding
dh-keep = Keep the jackhammer
dh-done = No more helpers
dh-choose-roof = Roof from the discarded cards: { $roof }
dh-choose-room = Room from the discarded cards: { $room }
dh-copies = × { $count }
dh-next-place = Now choose a place for { $what-the }.
dh-next-down = Now choose a place for { $what-the }, face down as an empty room.
dh-next-drill = The drill: choose a card of the market and a room of yours.
dh-next-drill-column = Now choose the room that makes way for it.
dh-next-drill-cell = Now choose the card that comes in its place.
dh-next-mixer = The concrete mixer: choose two rooms of the market.
dh-next-mixer-second = Now choose the second one.
dh-next-roofer = Now choose one of the discarded roofs.
dh-next-supplier = Now choose one of the discarded rooms.
dh-next-supplier-cell = Now choose the room that makes way for it.
dh-next-handyman = Now choose two rooms that change places.
dh-next-handyman-second = Now choose the second one.

## A house

dh-house-of = { $name }’s house
dh-nearer = Look at the house and its score
dh-cell = { $cell } ({ $floor }): { $what }
dh-cell-free = nothing yet
dh-cell-decor = { $room }, with décor: { $decor }
dh-garden = Garden: { $what }
dh-roof = { $count ->
    [0] Roof: no card yet
    [one] Roof: { $count } card
   *[other] Roof: { $count } cards
}
dh-roof-cards = Roof: { $cards }
dh-tool = Tool: { $tool }
dh-helper = Helper: { $helper }
dh-belongings = Tools and helpers
dh-played = has played this round
dh-children = { $count ->
    [0] No children in the pictures
    [one] { $count } child in the pictures
   *[other] { $count } children in the pictures
}

## In words

dh-words-round = The table
dh-words-turn = { $name }: { $question }
dh-words-first = { $name } began this round.
dh-words-marker = { $name } holds the first-player marker.
dh-words-hand = { $name } has taken: { $cards }.
dh-words-points = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
dh-words-final = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dh-words-line = { $what }: { $points }

## Letters for colours

dh-letter-red = R
dh-letter-brown = B
dh-letter-grey = Gy
dh-letter-green = Gn

## The score pad, where one touches instead of writing a file

pad-no-room = { $cell }: what room is it? Décor alone cannot lie here.
pad-only-in-garden = { $cell }: { $decor-the } belongs in the garden.
pad-open =
    { $names } are level with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: count the children on the face-up rooms of these houses and fill them in.
