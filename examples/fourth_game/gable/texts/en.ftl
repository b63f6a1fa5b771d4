# Gable in English. A material has the form .of ("the 7 of stone").

game-title = Gable
game-about = Heavy below, light above: build four columns of cards, none on a lighter one. A finished column is worth its top card, and two neighbours of one material 2 points.
name-stone = stone
    .of = of stone
name-brick = brick
    .of = of brick
name-timber = timber
    .of = of timber
name-glass = glass
    .of = of glass
label-round = Round
label-pile = Cards in the pile
label-heap = Tossed away
label-weight = weight
label-market = Market

decision-game-over = The game is over.
decision-game-over-short = game over
decision-take-card = Which card do you take, and where do you build it?
decision-take-card-short = take a card

action-build = { $slot }: build the { $weight } { $card-of } on { $cell }
action-toss = { $slot }: toss the { $weight } { $card-of } away
tell-build = { $player } builds the { $weight } { $card-of } on { $cell }.
tell-toss = { $player } tosses the { $weight } { $card-of } away.
you-build = You build the { $weight } { $card-of } on { $cell }.
you-toss = You toss the { $weight } { $card-of } away.
why-no-card = There is no card on { $slot }.
why-occupied = There is a card on { $cell } already.
why-unsupported = { $cell } would hang in the air: build { $below } first.
why-too-heavy = A card of { $weight } is too heavy for { $below }, where there is only { $held }.
line-gable = gable
example-cell = B2
example-move = build M2 B2
example-moves = toss M1, build M2 B2, M2 B2
example-verb = build
example-topic = points
