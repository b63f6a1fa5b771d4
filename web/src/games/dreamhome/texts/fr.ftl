# Dream Home dans le navigateur, en français. Les noms des cartes viennent des textes du jeu.

dh-progress = Manche { $now } sur { $all }

## Le marché

dh-market = Marché
dh-column = Colonne { $column } : { $cards }
dh-column-empty = Colonne { $column } : vide
dh-marker = jeton premier joueur
dh-pile-rooms = { $count ->
    [0] Plus aucune carte pièce dans la pioche
    [one] { $count } carte pièce dans la pioche
   *[other] { $count } cartes pièce dans la pioche
}
dh-pile-resources = { $count ->
    [0] Plus aucune carte ressource dans la pioche
    [one] { $count } carte ressource dans la pioche
   *[other] { $count } cartes ressource dans la pioche
}
dh-discards = Défausses
dh-discarded-rooms = Pièces défaussées
dh-discarded-resources = Autres cartes défaussées
dh-none = aucune

## Les cartes prises

dh-hand = Cartes prises
dh-hand-mine = À placer
dh-hand-of = { $name } place ses cartes
dh-hand-room = Carte pièce : { $room }
dh-hand-down = { $room }, face cachée, comme pièce vide
dh-hand-down-short = face cachée
dh-hand-decor = Décor : { $decor }
dh-hand-scaffolding = Échafaudage
dh-keep = Garder le marteau-piqueur
dh-done = Aucun autre personnage
dh-choose-roof = Toit de la défausse : { $roof }
dh-choose-room = Pièce de la défausse : { $room }
dh-copies = × { $count }
dh-next-place = Choisis maintenant où mettre { $what-the }.
dh-next-down = Choisis maintenant où mettre { $what-the }, face cachée, comme pièce vide.
dh-next-drill = La perceuse : choisis une carte du marché et une de tes pièces.
dh-next-drill-column = Choisis maintenant la pièce qui lui cède la place.
dh-next-drill-cell = Choisis maintenant la carte qui prend sa place.
dh-next-mixer = La bétonnière : choisis deux pièces du marché.
dh-next-mixer-second = Choisis maintenant la seconde.
dh-next-roofer = Choisis maintenant un toit dans la défausse.
dh-next-supplier = Choisis maintenant une pièce dans la défausse.
dh-next-supplier-cell = Choisis maintenant la pièce qui lui cède la place.
dh-next-handyman = Choisis maintenant deux pièces à intervertir.
dh-next-handyman-second = Choisis maintenant la seconde.

## Une maison

dh-house-of = Maison : { $name }
dh-nearer = Voir la maison et ses points
dh-cell = { $cell } ({ $floor }) : { $what }
dh-cell-free = rien pour l’instant
dh-cell-decor = { $room }, avec décor : { $decor }
dh-garden = Jardin : { $what }
dh-roof = { $count ->
    [0] Toit : pas encore de carte
    [one] Toit : { $count } carte
   *[other] Toit : { $count } cartes
}
dh-roof-cards = Toit : { $cards }
dh-tool = Outil : { $tool }
dh-helper = Personnage : { $helper }
dh-belongings = Outils et personnages
dh-played = a joué cette manche
dh-children = { $count ->
    [0] Aucun enfant sur les images
    [one] { $count } enfant sur les images
   *[other] { $count } enfants sur les images
}

## En toutes lettres

dh-words-round = La table
dh-words-turn = { $name } : { $question }
dh-words-first = { $name } a commencé cette manche.
dh-words-marker = { $name } détient le jeton premier joueur.
dh-words-hand = { $name } a pris : { $cards }.
dh-words-points = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
dh-words-final = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dh-words-line = { $what } : { $points }

## Des lettres pour les couleurs

dh-letter-red = R
dh-letter-brown = B
dh-letter-grey = G
dh-letter-green = V

## La feuille de score, où l’on touche au lieu d’écrire un fichier

pad-no-room = { $cell } : quelle pièce est-ce ? Un décor seul ne peut pas être ici.
pad-only-in-garden = { $cell } : il faut placer { $decor-the } dans le jardin.
pad-open =
    { $names } sont à égalité avec { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    } : compte les enfants sur les pièces visibles de ces maisons et note-les.
