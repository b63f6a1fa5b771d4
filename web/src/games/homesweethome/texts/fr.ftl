# Home Sweet Home dans le navigateur : ce qui est sur la table, et ses mots pour qui ne le voit pas. Les noms des cartes, des
# ressources et des personnages viennent des textes du jeu, en minuscules : aucune phrase ne commence par un nom. Le jeu
# tutoie. L’espace devant : ; ? ! est insécable.

hs-progress = Tour { $now } sur { $all }
hs-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hs-stars =
    { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
hs-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
hs-several = { $count } × { $what }

## Les files

hs-queue-empty = La file { $queue } est vide
hs-card = { $card } ({ $kind }), coût : { $cost } ; { $points }
hs-trap-card = { $card }, un piège qui frappe { $cells }
hs-place-1 = En tête de la file { $queue } : { $what }
hs-place-2 = Deuxième de la file { $queue } : { $what }
hs-place-3 = Troisième de la file { $queue } : { $what }
hs-kind-terrain = terrain
hs-kind-foundation-1 = fondation pour une pièce
hs-kind-foundation-2 = fondation pour deux pièces
hs-kind-room = pièce
hs-kind-roof = toit
hs-none = Ne rien construire
hs-said = { $player } est pour { $queue }
hs-said-none = { $player } ne construirait rien
hs-is-for = pour { $queue }
hs-is-for-none = ne construirait rien
hs-decides = décide
hs-pile = Pioche des constructions : { $cards }

## Ce qui est en cours

hs-advice = Chacun donne son avis, puis { $player } décide.
hs-advice-you = Chacun donne son avis, puis c’est toi qui décides.
hs-building = En construction : { $card }
hs-paid = { $resource } : c’est payé
hs-still = { $resource } : à payer
hs-all-paid = Tout est payé
hs-passer = { $player } ne peut pas payer la suite
hs-swap = Échange dans la file { $queue } ; déjà payé : { $stars }
hs-nothing-built = On ne construit rien pendant ce tour
hs-strikes = Un piège frappe : { $trap }, en danger : { $cells }
hs-over = La construction est terminée
hs-trap-near = à la fin de ce tour
hs-trap-far = à la fin du prochain tour
hs-coming = { $trap } : danger en { $cells }, { $when }

## Le plateau

hs-ground = Le plateau
hs-cell = { $cell } : { $what }
hs-cell-empty = libre
hs-roofed = bâtiment achevé
hs-no-roof = pas encore de toit
hs-places =
    { $places ->
        [one] encore { $places } pièce possible
       *[other] encore { $places } pièces possibles
    }
hs-in-danger = en danger
hs-threat = en danger : { $cells }
hs-worth = { $points } : { $rank }

## Mains et personnages

hs-hand = Ta main
hs-in-hand = { $resource } : { $cards } en main, { $stars } chacune
hs-joker-as = Que remplace le joker ?
hs-pass = Passer
hs-pass-trap = En rester là
hs-hold = Pas maintenant
hs-hold-rescue = Ne pas aider
hs-keep = Garder le reste
hs-power = Ton pouvoir ({ $character }) : { $power }
hs-power-used = déjà utilisé ce tour
hs-power-mason = une fois par tour, apporte du béton sans jouer de carte
hs-power-carpenter = une fois par tour, apporte du bois sans jouer de carte
hs-power-gardener = une fois par tour, apporte de l’eau sans jouer de carte, aussi contre la sécheresse
hs-power-good-neighbour = une fois par tour, donne du béton ou du bois de sa main pour qui passe
hs-power-banker = a une carte de plus en main
hs-power-site-manager = une fois par tour, regarde une autre main avant de parler
hs-power-architect = une fois par tour, permute les deuxième et troisième cartes d’une file contre des étoiles
hs-character = { $character } : { $power }
hs-peek = Cartes à regarder : { $player }
hs-peek-at = Les cartes de qui ?
hs-swap-in = Dans quelle file échanges-tu la deuxième et la troisième carte ?
hs-shield-what = Quel emplacement protèges-tu ?
hs-shield-with = Avec quoi le protèges-tu ?
hs-lacks = aucune de ces cartes : { $resources }
hs-holds = au moins une de ces cartes : { $resources }
hs-known = vu : { $resources }

## La défausse

hs-discards = Défausse
hs-discarded = Défausse : { $resources }
hs-no-discards = encore rien
hs-resource-pile = Pioche des ressources : { $cards }
hs-destroyed = Perdues pour de bon : { $cards }

## En mots

hs-title-now = Maintenant
hs-title-queues = Files
hs-title-players = Joueurs
hs-title-score = Score
hs-turn-of = Joueur actif : { $player }.
hs-turn-of-you = C’est toi le joueur actif.
hs-asked = { $player } doit répondre : { $question }
hs-asked-you = À toi de répondre : { $question }
hs-needed = À payer encore : { $resources }
hs-player = { $player } : { $what }
hs-you = toi
hs-line = { $what } ({ $cells }) : { $points }
hs-line-bare = { $what } : { $points }
hs-no-points = Pas encore de points

## La feuille de score, où l’on touche au lieu d’écrire un fichier

pad-no-base = { $cell } : sur quoi est-ce bâti ? Pièces et toits veulent une fondation.
pad-note = Les noms, les coûts et les points des cartes construction sont les nôtres, car la règle du jeu n’en donne pas la liste : ceux de ta boîte peuvent différer.
