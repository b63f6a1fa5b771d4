# Gable á íslensku. Efni hefur myndina .of („7 úr steini“, þágufall).

game-title = Stafn
game-about = Þungt niðri, létt uppi: hladdu fjórar súlur úr spilum, ekkert þeirra ofan á léttara spili. Fullgerð súla gefur stig efsta spilsins og tveir grannar úr sama efni gefa 2 stig.
name-stone = steinn
    .of = úr steini
name-brick = múrsteinn
    .of = úr múrsteini
name-timber = timbur
    .of = úr timbri
name-glass = gler
    .of = úr gleri
label-round = Umferð
label-pile = Spil í bunkanum
label-heap = Spil sem var hent
label-weight = þyngd
label-market = Markaður

decision-game-over = Spilinu er lokið.
decision-game-over-short = spili lokið
decision-take-card = Hvaða spil tekur þú og hvert leggur þú það?
decision-take-card-short = taka spil

action-build = { $slot }: leggja { $weight } { $card-of } á { $cell }
action-toss = { $slot }: henda { $weight } { $card-of }
tell-build = { $player } leggur { $weight } { $card-of } á { $cell }.
tell-toss = { $player } hendir { $weight } { $card-of }.
you-build = Þú leggur { $weight } { $card-of } á { $cell }.
you-toss = Þú hendir { $weight } { $card-of }.
why-no-card = Ekkert spil er á { $slot }.
why-occupied = Á { $cell } er þegar spil.
why-unsupported = { $cell } myndi svífa í lausu lofti: leggðu fyrst spil á { $below }.
why-too-heavy = Spil með þyngdina { $weight } er of þungt fyrir { $below }: þar er þyngdin aðeins { $held }.
line-gable = stafn
example-cell = B2
example-move = build M2 B2
example-moves = toss M1, build M2 B2, M2 B2
example-verb = build
example-topic = stig
