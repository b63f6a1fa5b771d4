# Ce que le navigateur dit lui-même de California. Les noms et les phrases du jeu sont ceux du paquet.

ca-day = Journée { $now } sur { $all }
ca-day-of-two = Journée { $now } sur { $all } au plus
ca-on-table = { $who } : pas encore en visite
ca-at = { $who } : en visite chez { $name }
ca-bank =
    Banque : { $gold ->
        [one] { $gold } monnaie d’or
       *[other] { $gold } monnaies d’or
    }
ca-borrow = Emprunter
ca-repay = Rembourser
ca-slot =
    { $slot } : { $tile }, { $price ->
        [one] { $price } monnaie
       *[other] { $price } monnaies
    } d’argent
ca-slot-sold = { $slot } : vendu
ca-where = Choisis maintenant où va { $tile-the }.
ca-bare = { $cell } : à rénover
ca-bare-coins =
    { $cell } : à rénover, { $coins ->
        [one] { $coins } monnaie
       *[other] { $coins } monnaies
    } d’argent en plus
ca-room = { $cell } : { $room }
ca-furnished = { $cell } : { $room } avec { $piece-a }
ca-attic = Grenier : { $pieces }
ca-attic-empty = Grenier : vide
ca-attic-plan = Agrandissement du grenier : à construire
ca-attic-extended = Agrandissement du grenier : construit
ca-unpack = Grenier : { $piece }, en attente de la nouvelle pièce
ca-bonus =
    Carte bonus, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $bonus }. Encore à gagner
ca-bonus-won =
    Carte bonus, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $bonus }. Elle est à { $name }
ca-pile =
    { $count ->
        [0] Plus de tuiles dans la pioche
        [one] { $count } tuile dans la pioche
       *[other] { $count } tuiles dans la pioche
    }
ca-bag =
    { $count ->
        [0] Le sac est vide
        [one] { $count } tuile dans le sac
       *[other] { $count } tuiles dans le sac
    }
ca-bag-line = { $count } × { $tile }
ca-market = Banque et magasins
ca-table = La table
ca-shops = Les magasins
ca-your-mansion = Ton manoir
ca-mansion-of = Manoir : { $name }
ca-turn = À { $name } de choisir : { $decision }
ca-your-turn = À toi de choisir : { $decision }
ca-loan-used = Emprunt ou remboursement déjà fait pendant ce tour.
ca-money = Fortune : { $money }
ca-loan = Emprunt en cours
ca-board = Couleur du plateau : { $colour }
ca-guests = Visiteurs : { $names }
ca-no-guests = Aucun visiteur
ca-bonuses = Cartes bonus : { $names }
ca-score =
    { $what } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## La feuille de score, où l’on touche au lieu d’écrire un fichier

pad-no-board = Quelle pièce est imprimée en B2 sur ce plateau ? Choisis-la sous l’image.
pad-no-room = { $cell } : de quelle couleur est la pièce ? Un meuble seul ne peut pas être ici.
pad-loan-money = Il y a un emprunt : note l’argent qui reste, en monnaies d’argent. Avec { $repaid }, il est remboursé, sinon il coûte { $points } points.
pad-bonus-nobodys = Personne n’a la carte bonus « { $bonus } », mais plusieurs en remplissent la condition : { $names }. Ajoute-la à qui l’a remplie en premier.
pad-open =
    { $names } sont à égalité avec { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    } : note l’argent de ces manoirs.
