# Gable en français. Un matériau a la forme .of (« le 7 de pierre »). Le jeu tutoie.

game-title = Pignon
game-about = Lourd en bas, léger en haut : monte quatre colonnes de cartes, aucune sur une plus légère. Une colonne achevée vaut sa carte du haut, et deux voisines du même matériau 2 points.
name-stone = pierre
    .of = de pierre
name-brick = brique
    .of = de brique
name-timber = bois
    .of = de bois
name-glass = verre
    .of = de verre
label-round = Manche
label-pile = Cartes dans la pioche
label-heap = Cartes jetées
label-weight = poids
label-market = Marché

decision-game-over = La partie est finie.
decision-game-over-short = partie finie
decision-take-card = Quelle carte prends-tu, et où la poses-tu ?
decision-take-card-short = prendre une carte

action-build = { $slot } : poser le { $weight } { $card-of } en { $cell }
action-toss = { $slot } : jeter le { $weight } { $card-of }
tell-build = { $player } pose le { $weight } { $card-of } en { $cell }.
tell-toss = { $player } jette le { $weight } { $card-of }.
you-build = Tu poses le { $weight } { $card-of } en { $cell }.
you-toss = Tu jettes le { $weight } { $card-of }.
why-no-card = Il n’y a pas de carte en { $slot }.
why-occupied = Il y a déjà une carte en { $cell }.
why-unsupported = { $cell } flotterait en l’air : pose d’abord une carte en { $below }.
why-too-heavy = Une carte de { $weight } est trop lourde pour { $below }, qui ne pèse que { $held }.
line-gable = pignon
example-cell = B2
example-move = build M2 B2
example-moves = toss M1, build M2 B2, M2 B2
example-verb = build
example-topic = points
