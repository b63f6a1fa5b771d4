# Home Sweet Home en français.
#
# Une carte construction a les attributs .a et .the (« la pelouse »), un piège .the et .against, une ressource .a (après un
# verbe : « ajoute du béton »), .no (« pas d’eau ») et .with, un personnage .the, un rang .a. Une phrase qui reçoit le nom
# $card peut dire $card, $card-a, $card-the. Plusieurs ressources, $resources, se disent en liste : « béton, bois ou métal ».
# $seat est le numéro d’un siège ; qui connaît les joueurs peut donner un nom à sa place, ou « you » pour le lecteur.
# Les noms sont en minuscules : aucune phrase ne commence par un nom. Le jeu tutoie ; toute la table, il la vouvoie. L’espace
# devant : ; ? ! est insécable.

## Le jeu

game-title = Home Sweet Home
game-about = Construisez ensemble une seule maison, chacun avec sa main cachée, avant que le mauvais temps ne s’en mêle.

## Les ressources

name-concrete = béton
    .a = du béton
    .no = pas de béton
    .with = avec du béton
name-wood = bois
    .a = du bois
    .no = pas de bois
    .with = avec du bois
name-metal = métal
    .a = du métal
    .no = pas de métal
    .with = avec du métal
name-slate = ardoise
    .a = de l’ardoise
    .no = pas d’ardoise
    .with = avec de l’ardoise
name-brick = brique
    .a = de la brique
    .no = pas de brique
    .with = avec de la brique
name-water = eau
    .a = de l’eau
    .no = pas d’eau
    .with = avec de l’eau
name-glass = verre
    .a = du verre
    .no = pas de verre
    .with = avec du verre
name-joker = joker
    .a = un joker
    .no = pas de joker
    .with = avec un joker
name-tarp = bâche
    .a = une bâche
    .no = pas de bâche
    .with = avec une bâche
name-poison = poison
    .a = du poison
    .no = pas de poison
    .with = avec du poison

## Les cartes construction

name-lawn = pelouse
    .a = une pelouse
    .the = la pelouse
name-flower-bed = massif de fleurs
    .a = un massif de fleurs
    .the = le massif de fleurs
name-vegetable-garden = potager
    .a = un potager
    .the = le potager
name-fountain = fontaine
    .a = une fontaine
    .the = la fontaine
name-wooden-terrace = terrasse en bois
    .a = une terrasse en bois
    .the = la terrasse en bois
name-paved-path = allée pavée
    .a = une allée pavée
    .the = l’allée pavée
name-barbecue = barbecue
    .a = un barbecue
    .the = le barbecue
name-playground = aire de jeux
    .a = une aire de jeux
    .the = l’aire de jeux
name-swimming-pool = piscine
    .a = une piscine
    .the = la piscine
name-greenhouse = serre
    .a = une serre
    .the = la serre
name-concrete-slab = dalle de béton
    .a = une dalle de béton
    .the = la dalle de béton
name-small-slab = petite dalle
    .a = une petite dalle
    .the = la petite dalle
name-wooden-stilts = pilotis en bois
    .a = des pilotis en bois
    .the = les pilotis en bois
name-crawl-space = vide sanitaire
    .a = un vide sanitaire
    .the = le vide sanitaire
name-brick-base = socle en brique
    .a = un socle en brique
    .the = le socle en brique
name-large-slab = grande dalle
    .a = une grande dalle
    .the = la grande dalle
name-reinforced-raft = radier armé
    .a = un radier armé
    .the = le radier armé
name-cellar = cave
    .a = une cave
    .the = la cave
name-basement = sous-sol
    .a = un sous-sol
    .the = le sous-sol
name-kitchenette = kitchenette
    .a = une kitchenette
    .the = la kitchenette
name-fitted-kitchen = cuisine équipée
    .a = une cuisine équipée
    .the = la cuisine équipée
name-childs-bedroom = chambre d’enfant
    .a = une chambre d’enfant
    .the = la chambre d’enfant
name-guest-bedroom = chambre d’amis
    .a = une chambre d’amis
    .the = la chambre d’amis
name-master-suite = suite parentale
    .a = une suite parentale
    .the = la suite parentale
name-shower-room = salle de douche
    .a = une salle de douche
    .the = la salle de douche
name-bathroom = salle de bain
    .a = une salle de bain
    .the = la salle de bain
name-small-living-room = petit salon
    .a = un petit salon
    .the = le petit salon
name-fireside-living-room = salon avec cheminée
    .a = un salon avec cheminée
    .the = le salon avec cheminée
name-glazed-living-room = salon vitré
    .a = un salon vitré
    .the = le salon vitré
name-shingle-roof = toit en bardeaux
    .a = un toit en bardeaux
    .the = le toit en bardeaux
name-sheet-metal-roof = toit de tôle
    .a = un toit de tôle
    .the = le toit de tôle
name-slate-roof = toit d’ardoise
    .a = un toit d’ardoise
    .the = le toit d’ardoise
name-guttered-slate-roof = toit d’ardoise avec gouttières
    .a = un toit d’ardoise avec gouttières
    .the = le toit d’ardoise avec gouttières
name-tiled-roof = toit de tuiles
    .a = un toit de tuiles
    .the = le toit de tuiles
name-roof-terrace = toit-terrasse
    .a = un toit-terrasse
    .the = le toit-terrasse
name-dormer-roof = toit à lucarnes
    .a = un toit à lucarnes
    .the = le toit à lucarnes
name-glass-roof = verrière
    .a = une verrière
    .the = la verrière
name-hail = grêle
    .the = la grêle
    .against = contre la grêle
name-drought = sécheresse
    .the = la sécheresse
    .against = contre la sécheresse
name-pests = nuisibles
    .the = les nuisibles
    .against = contre les nuisibles

## Les types de cartes construction et de pièces

name-terrain = terrain
name-foundation = fondation
name-room = pièce
name-roof = toit
name-trap = piège
name-kitchen = cuisine
name-bedroom = chambre
name-living-room = salon

## Les personnages

name-mason = maçon
    .the = le maçon
name-carpenter = menuisier
    .the = le menuisier
name-gardener = jardinier
    .the = le jardinier
name-good-neighbour = bon voisin
    .the = le bon voisin
name-banker = banquier
    .the = le banquier
name-site-manager = conducteur de travaux
    .the = le conducteur de travaux
name-architect = architecte
    .the = l’architecte

## Les rangs de la maison

name-palace = palace
    .a = un palace
name-manor = manoir
    .a = un manoir
name-nice-house = belle maison
    .a = une belle maison
name-cabin = cabane
    .a = une cabane

## Ce qu’on demande au joueur

decision-game-over = La partie est finie.
decision-game-over-short = partie finie
decision-speak = Que faut-il construire ? Donne ton avis.
decision-speak-short = donner ton avis
decision-choose = À toi de décider : que construisez-vous ?
decision-choose-short = A, B ou rien
decision-pay-swap = Quelle carte défausses-tu pour l’échange ?
decision-pay-swap-short = payer l’échange
decision-offer-power = Utilises-tu ton pouvoir dès maintenant, avant la première carte ?
decision-offer-power-short = utiliser ton pouvoir ?
decision-play = Quelle ressource ajoutes-tu ?
decision-play-short = ajouter une ressource
decision-rescue = Quelqu’un ne peut pas payer la suite. Viens-tu à son aide ?
decision-rescue-short = aider ?
decision-place = Tout est payé. Où va la carte ?
decision-place-short = placer la carte
decision-toss = On ne construit rien. Défausses-tu des cartes, deux au plus ?
decision-toss-short = défausser ?
decision-counter = Un piège frappe ! Le contres-tu ?
decision-counter-short = contrer le piège ?
decision-shield = La sécheresse frappe ! Protèges-tu un emplacement ?
decision-shield-short = protéger des emplacements ?

## Ce que fait une action, pour les menus

action-say = { $queue } : conseiller de construire { $card-the }
action-say-none = Conseiller de ne rien construire
action-choose = { $queue } : construire { $card-the }
action-choose-none = Ne rien construire
action-peek =
    { $seat ->
        [one] Demander au siège { $seat } de te montrer ses cartes
        [other] Demander au siège { $seat } de te montrer ses cartes
       *[name] Demander à { $seat } de te montrer ses cartes
    }
action-swap = Permuter les deuxième et troisième cartes de la file { $queue } ({ $card }, { $card2 }) pour { $stars } étoiles
action-pay =
    Payer { $resource-with } : { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
action-power = Apporter { $resource-a } comme { $character }, sans jouer de carte
action-hold = Garder ton pouvoir pour plus tard dans ce tour
action-hold-rescue = Ne pas aider
action-play = Ajouter { $resource-a }
action-play-joker = Ajouter un joker comme { $resource }
action-pass = Passer : tu n’as { $resources-no }
action-pass-trap = Ne rien dépenser { $trap-against }
action-help = Aider { $resource-with }
action-at = Placer { $card-the } en { $cell }
action-toss = Défausser { $resource-a }
action-keep = Garder les cartes que tu as
action-counter = Contrer { $trap-the } { $resource-with }
action-shield-water = Protéger { $cell } avec de l’eau
action-shield-joker = Protéger { $cell } avec un joker
action-shield-power = Protéger { $cell } grâce au pouvoir du jardinier

## Pourquoi une action n’est pas permise

why-trap-head = En tête de la file { $queue } se trouve un piège ({ $card }), et un piège ne se construit pas.
why-no-ground = Le plateau est plein : il n’y a plus d’emplacement pour { $card-the }.
why-needs-foundation = Il faut une fondation pour une pièce : aucune n’a de place pour { $card-the }.
why-needs-room = Il faut une pièce sous un toit : aucune n’attend { $card-the }.
why-no-such-seat = Personne n’occupe le siège { $seat }.
why-own-hand = Tes propres cartes, tu les vois déjà.
why-short-queue = La file { $queue } n’a pas de troisième carte à permuter.
why-few-stars = L’échange coûte { $stars } étoiles, et tes cartes n’en ont que { $held }.
why-not-your-character = Pour cela, il faut être { $character-the }.
why-power-used = Tu as déjà utilisé ton pouvoir pendant ce tour.
why-no-power = Tu n’as aucun pouvoir qui serve ici.
why-not-in-hand = Tu n’as { $resource-no } en main.
why-not-needed = Ici, il ne faut { $resource-no } en ce moment.
why-must-play = Tu ne peux pas passer : tu as une ressource dont on a besoin.
why-no-foundation = Il n’y a pas de fondation en { $cell }, et il en faut une pour une pièce.
why-foundation-full = La fondation en { $cell } ne porte pas plus de pièces.
why-roofed = Il y a déjà un toit en { $cell } : ce bâtiment est terminé.
why-no-room-to-roof = Il n’y a en { $cell } aucune pièce à couvrir d’un toit.
why-occupied = L’emplacement { $cell } est déjà construit.
why-must-touch = Tout doit se toucher : { $cell } ne touche rien de construit.
why-wrong-counter = On ne contre pas { $trap-the } { $resource-with }.
why-must-counter = Tu dois contrer { $trap-the } { $resource-with }.
why-not-threatened = Rien n’est en danger en { $cell }.

## Le journal

tell-say = { $player } est pour { $queue } : { $card-the }.
tell-say-none = { $player } ne construirait rien.
tell-choose = { $player } choisit { $queue } : { $card-the }.
tell-choose-none = { $player } décide de ne rien construire.
tell-peek =
    { $player } { $seat ->
        [you] te demande de montrer tes cartes.
        [one] demande au siège { $seat } de montrer ses cartes.
        [other] demande au siège { $seat } de montrer ses cartes.
       *[name] demande à { $seat } de montrer ses cartes.
    }
tell-swap = { $player } permute les deuxième et troisième cartes de la file { $queue }.
tell-pay = { $player } paie l’échange { $resource-with }.
tell-power = { $player } apporte { $resource-a } comme { $character }, sans jouer de carte.
tell-hold = { $player } n’intervient pas.
tell-play = { $player } ajoute { $resource-a }.
tell-play-joker = { $player } ajoute un joker comme { $resource }.
tell-pass = { $player } passe et n’a { $resources-no } en main.
tell-help = { $player } vient en aide { $resource-with }.
tell-at = { $player } place { $card-the } en { $cell }.
tell-toss = { $player } défausse { $resource-a }.
tell-keep = { $player } garde ses cartes.
tell-counter = { $player } contre { $trap-the } { $resource-with }.
tell-shield-water = { $player } protège { $cell } de la sécheresse avec de l’eau.
tell-shield-joker = { $player } protège { $cell } de la sécheresse avec un joker.
tell-shield-power = { $player } protège { $cell } de la sécheresse comme jardinier, sans jouer de carte.
tell-pass-trap = { $player } en reste là.

## Ce qu’un coup apporte en plus des points

remark-roofed = Achève le bâtiment en { $cell } : il compte désormais.
remark-trap = Un piège frappera { $cell } à la fin de ce tour : { $trap }.

## Ce qu’un coup coûte, et ce qui part avec lui

cost-leaves = Perte définitive dans la file { $queue } : { $card-the }.
cost-fails = Si personne n’aide, la construction échoue ({ $card }), et ce qui a été joué est perdu.
loss-trap = Si personne d’autre n’aide, ce qui est menacé en { $cell } est perdu ({ $trap }).

## Quand la partie finit, et pourquoi

ending-turns = La partie finit après le tour { $turns }.
ending-last-turn = C’est le dernier tour.
ended-turns = Les { $turns } tours sont joués.

## Une première partie, coup par coup

lesson-welcome = Bienvenue ! Freyja et toi construisez ensemble une seule maison. Personne ne voit la main de l’autre : il faut se faire confiance.
lesson-words = Deux cartes sont à construire : la première de chaque file. Freyja donne son avis, et tu décides, car ce tour est le tien.
lesson-choose = Freyja est pour B, une fondation. Sans fondation, pas de maison : suis-la.
lesson-pay = Vous payez la carte ensemble, une ressource chacun à son tour. Tu commences avec du béton.
lesson-place = C’est payé. La toute première carte va où tu veux ; les suivantes doivent toucher quelque chose. Prends A2.
lesson-advise = Maintenant Freyja décide, et tu donnes ton avis. La salle de douche demande du béton et de l’eau. Dis A : tu vas voir pourquoi.
lesson-power = Tu es le jardinier : une fois par tour, tu peux donner de l’eau, sans carte. C’est le moment !
lesson-room = Un salon précieux, et Freyja y croit. Tu as du verre, et c’est rare. Lance-toi !
lesson-fail = Si quelqu’un n’a rien de ce qu’il faut, la construction échoue et ce qui a été joué est perdu. Commence donc par le plus rare.
lesson-must-play = Il manque encore du béton et de la brique. Qui a ce qu’il faut ne peut pas passer, et tu as du béton.
lesson-joker = Personne n’a de brique, mais Freyja sauve la mise avec un joker : il remplace n’importe quelle ressource.
lesson-foundation = Une pièce se pose sur une fondation. Mais sans toit, le bâtiment entier ne vaut encore rien.
lesson-roof = Voilà un toit ! Conseille à Freyja de le construire.
lesson-counts = Sous son toit, le bâtiment est terminé, et tout ce qu’il contient compte désormais.
lesson-terrain = La fontaine est un terrain : elle compte telle quelle, sans toit. Tu as de l’ardoise, et l’eau est ton pouvoir.
lesson-touch = Sur le plateau, ce qui est nouveau doit toucher quelque chose de construit. Un coin ne suffit pas.
lesson-trap = Attention : une sécheresse arrive dans la file A. Elle détruit les terrains, et votre fontaine est sur son chemin. D’abord, conseille B.
lesson-shield = La sécheresse frappe ! L’eau sauve chaque fois un emplacement. Tu n’en as pas, mais tu es le jardinier : sauve la fontaine.
lesson-nothing = La sécheresse bloque la file A, et personne n’a de brique pour B. Alors mieux vaut ne rien construire.
lesson-toss = À la place, chacun peut défausser jusqu’à deux cartes et en repiochera. Défausse de l’ardoise et du béton.
lesson-hail = La grêle arrive dans la file B. Elle détruit les terrains et les pièces sans toit. Mais tu as la bâche !
lesson-tarp = La grêle frappe la cuisine, qui n’a pas encore de toit. La bâche l’arrête !
lesson-roofless = Vite, un toit pour la cuisine !
lesson-film = Tu sais maintenant comment on joue. Regarde votre maison grandir.
lesson-poison = Les nuisibles détruisent tout sur leur chemin, même les toits. Seul le poison les arrête, et Freyja en a. Ouf !
lesson-last = Le dernier tour, et un bâtiment n’a pas encore de toit. Conseille à Freyja de construire le toit !
lesson-count-building = Votre premier bâtiment. Il a un toit, donc tout compte : la fondation, les pièces et le toit.
lesson-count-roofed = Un autre bâtiment à deux pièces : sa fondation a de la place pour deux.
lesson-count-small = Deux petits bâtiments, chacun avec son toit. Sans toit, un bâtiment ne vaut rien.
lesson-count-terrains = Les terrains n’ont pas besoin de toit : ils comptent toujours.
lesson-end = Un seul score pour vous deux, et il dit ce que vous avez construit : un palace !

## Les lignes du score

line-all-cells = tous les emplacements construits
line-all-roofed = un toit sur chaque bâtiment
line-all-rooms = tous les types de pièces

## Les options

option-characters = Des personnages avec des pouvoirs
    .true = Chacun reçoit un personnage et son pouvoir.
    .false = Il n’y a pas de personnages : plus simple, pour les plus jeunes.
option-expert = Les bonus du mode expert
    .true = Il y a des bonus pour un plateau entièrement construit, un toit sur chaque bâtiment et tous les types de pièces.
    .false = Seules les cartes de la maison comptent.

## À quoi sert une carte, en une ligne

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
    Terrain, coût : { effect-cost } ; vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tel quel
effect-foundation =
    Fondation, coût : { effect-cost } ; porte { $rooms ->
        [1] une pièce
       *[2] deux pièces
    }, vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sous un toit
effect-room =
    Pièce ({ $kind }), coût : { effect-cost } ; vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sous un toit
effect-roof =
    Toit, coût : { effect-cost } ; vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et tout ce qu’il couvre compte alors aussi
effect-hail = Frappe { $cells } et détruit les terrains ainsi que les pièces sans toit ; une bâche ou un joker la contre
effect-drought = Frappe { $cells } et détruit les terrains ; chaque carte eau ou joker sauve un emplacement
effect-pests = Frappent { $cells } et y détruisent tout ; du poison ou un joker les contre
effect-resource = Sert à payer les constructions
effect-water = Sert à payer les constructions, et sauve un emplacement de la sécheresse
effect-joker = Remplace n’importe quelle ressource, et aide contre tous les pièges
effect-tarp = Sert à contrer la grêle, et doit alors être jouée ; ne sert pas à construire
effect-poison = Sert à contrer les nuisibles, et doit alors être joué ; ne sert pas à construire
effect-gift = Une fois par tour, apporte { $resource-a } sans jouer de carte
effect-gardener = Une fois par tour, apporte de l’eau sans jouer de carte, pour une construction ou pour sauver un emplacement de la sécheresse
effect-good-neighbour = Une fois par tour, donne du béton ou du bois de sa main à la place d’un joueur qui passe
effect-banker = A une carte de plus en main que les autres
effect-site-manager = Une fois par tour, avant de donner son avis ou de décider, voit la main d’un autre joueur
effect-architect = Une fois par tour, avant de donner son avis ou de décider, permute les deuxième et troisième cartes d’une file pour { $stars } étoiles

## Une chose sur la table, regardée de près

look-queue = file { $queue }
look-queue-does = Seule sa première carte peut être construite ; à chaque tour elle s’en va, construite ou non, et les autres avancent
look-queue-cards = Cartes : { $count }
look-queue-head = En tête de la file { $queue } : elle se construit pendant ce tour, ou jamais
look-queue-later = Numéro { $place } de la file { $queue }
look-share = Dans ta main, de ce qu’il faut : { $held } sur { $count }
look-trap-turns =
    { $turns ->
        [1] Le piège frappe à la fin de ce tour
       *[other] Le piège frappe dans { $turns } tours
    }
look-trap-built = Emplacements construits là où il frappe : { $count } sur { $all }
look-threatened = En danger : { $cells }
look-in-hand = Dans ta main : { $count }
look-needed = À payer encore : { $count }
look-discarded = Dans la défausse : { $count } sur { $copies }
look-stars =
    { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } pour payer un échange
look-plot = emplacement libre { $cell }
look-plot-does = Pour un terrain ou une fondation qui touche quelque chose de construit ; la toute première carte va n’importe où
look-rooms-built = Pièces : { $count } sur { $most }
look-no-roof = Ne compte pour rien tant qu’il n’y a pas de toit
look-rank-does = Le nom de votre maison d’après ses points
look-next-rank =
    Encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $rank }
look-construction-pile = pioche de construction
look-construction-pile-does = Remplit les deux files ; quand elle est épuisée et que les files sont vides, la partie finit
look-resource-pile = pioche de ressources
look-resource-pile-does = À la fin d’un tour, chacun y complète sa main ; quand elle est vide, on mélange la défausse
look-character-of = Chez { $seat }
look-power-used = Le pouvoir a déjà servi pendant ce tour
look-hand = main : { $seat }
look-hand-does = Personne ne voit les cartes d’un autre joueur
look-hand-size = Cartes : { $count } sur { $most }
look-word = avis : { $seat }
look-word-does = Chacun dit ce que sa main permet de payer ; le joueur actif décide
look-said = Pour { $queue }
look-said-none = Pour ne rien construire
look-seen = En main chez { $seat }, déjà vu : { $count }
look-lacks = Chez { $seat }, rien de cela en main
look-holds = Chez { $seat }, au moins une de ces cartes en main : { $resources }

### The terminal

## The first screen

welcome-homesweethome =
    Vous bâtissez une maison tous ensemble : à chaque tour, chacun conseille A ou B, le joueur actif décide, et tous paient
    à tour de rôle, une ressource chacun, sans voir les autres mains. Un bâtiment sans toit ne compte pas. Gare aux pièges !

## Examples in the interface’s sentences

example-cell = B2
example-move = play wood
example-moves = say A, at B2, play wood, wood
example-verb = play
example-topic = pièges

## A turn

turn-score =
    Votre maison : { $now ->
        [one] { $now } point
       *[other] { $now } points
    } pour l’instant ({ $change }).

## Looking things up

score-so-far = Le score de votre maison pour l’instant :
help-cards = à quoi servent les cartes des files, de ta main et de la table

## The end

end-rank =
    Ensemble, vous avez bâti { $rank-a } de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Replay

replay-next = Entrée = tour suivant, q = quitter

## What a person without a name did

you-say = Tu es pour { $queue } : { $card-the }.
you-say-none = Tu ne construirais rien.
you-choose = Tu choisis { $queue } : { $card-the }.
you-choose-none = Tu décides de ne rien construire.
you-peek =
    Tu demandes { $seat ->
        [one] au siège { $seat } de montrer ses cartes.
        [other] au siège { $seat } de montrer ses cartes.
       *[name] à { $seat } de montrer ses cartes.
    }
you-swap = Tu permutes les deuxième et troisième cartes de la file { $queue }.
you-pay = Tu paies l’échange { $resource-with }.
you-power = Tu apportes { $resource-a } comme { $character }, sans jouer de carte.
you-hold = Tu n’interviens pas.
you-play = Tu ajoutes { $resource-a }.
you-play-joker = Tu ajoutes un joker comme { $resource }.
you-pass = Tu passes et n’as { $resources-no } en main.
you-help = Tu viens en aide { $resource-with }.
you-at = Tu places { $card-the } en { $cell }.
you-toss = Tu défausses { $resource-a }.
you-keep = Tu gardes tes cartes.
you-counter = Tu contres { $trap-the } { $resource-with }.
you-shield-water = Tu protèges { $cell } de la sécheresse avec de l’eau.
you-shield-joker = Tu protèges { $cell } de la sécheresse avec un joker.
you-shield-power = Tu protèges { $cell } de la sécheresse comme jardinier, sans jouer de carte.
you-pass-trap = Tu en restes là.

## What an action brought besides

news-failed = La construction échoue ({ $card }), et ce qui a été joué est perdu.
news-trap = Un piège frappe : { $trap }.
news-harmless = Il ne fait aucun dégât.
news-lost = Perte : { $card-the } en { $cell }.
news-lost-new = Perte immédiate : { $card-the }.
news-lost-building = Perte : tout le bâtiment en { $cell }.
news-reshuffled = La défausse est mélangée et forme une nouvelle pioche.
news-turn = C’est la fin du tour { $turn }.

## Menus

menu-at = Placer { $card-the } en
menu-pay = Défausser pour l’échange
menu-toss = Défausser
menu-shield-water = Protéger avec de l’eau :
menu-shield-joker = Protéger avec un joker :
menu-shield-power = Protéger avec ton pouvoir :
menu-share = en main, de ce qu’il faut : { $held } sur { $count }
menu-rest = il en manquera encore { $count }
menu-paid = et le coût est payé
menu-risk = en danger : { $cells }

## Drawings

draw-title = Home Sweet Home
draw-header =
    tour { $turn } sur { $turns } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $rank })
draw-piles = pioche { $left } · défausse { $discards }
draw-queues = Files
draw-cost = coût
draw-worth = pts
draw-trap-0 = a frappé
draw-trap-1 = ce tour
draw-trap-2 = prochain
draw-trap-3 = plus tard
draw-players = Joueurs
draw-cards = main
draw-said = avis
draw-holds = a { $resources-a }
draw-lacks = { $resources-no }
draw-seen = vu :
draw-discards = Défausse ({ $count })
draw-hand = Ta main
draw-needed = Il manque ({ $card })
draw-swap = Échange dans la file { $queue } : { $paid } étoiles payées sur { $stars }
draw-threat = En danger ({ $trap }) : { $things }

## Signs of resources and traps, two letters

sign-concrete = Bé
sign-wood = Bo
sign-metal = Mé
sign-slate = Ar
sign-brick = Br
sign-water = Ea
sign-glass = Ve
sign-joker = Jo
sign-tarp = Bâ
sign-poison = Po
sign-hail = Gr
sign-drought = Sé
sign-pests = Nu

## Short names of cards and characters, at most twelve letters

short-lawn = pelouse
short-flower-bed = massif
short-vegetable-garden = potager
short-fountain = fontaine
short-wooden-terrace = terrasse
short-paved-path = allée pavée
short-barbecue = barbecue
short-playground = aire de jeux
short-swimming-pool = piscine
short-greenhouse = serre
short-concrete-slab = dalle béton
short-small-slab = petite dalle
short-wooden-stilts = pilotis
short-crawl-space = vide sanit.
short-brick-base = socle
short-large-slab = grande dalle
short-reinforced-raft = radier armé
short-cellar = cave
short-basement = sous-sol
short-kitchenette = kitchenette
short-fitted-kitchen = cuisine
short-childs-bedroom = ch. d’enfant
short-guest-bedroom = ch. d’amis
short-master-suite = suite
short-shower-room = douche
short-bathroom = s. de bain
short-small-living-room = petit salon
short-fireside-living-room = cheminée
short-glazed-living-room = salon vitré
short-shingle-roof = bardeaux
short-sheet-metal-roof = tôle
short-slate-roof = ardoise
short-guttered-slate-roof = gouttières
short-tiled-roof = tuiles
short-roof-terrace = toit plat
short-dormer-roof = lucarnes
short-glass-roof = verrière
short-hail = grêle
short-drought = sécheresse
short-pests = nuisibles
short-mason = maçon
short-carpenter = menuisier
short-gardener = jardinier
short-good-neighbour = bon voisin
short-banker = banquier
short-site-manager = conducteur
short-architect = architecte

## Le coach : pourquoi un coup est meilleur

coach-struck =
    Sinon, un piège détruit ce que vous avez construit ({ $card }) { $less } fois sur 10, et ainsi { $more ->
        [0] jamais
       *[other] { $more } fois
    }.
coach-unpaid =
    L’équipe ne peut guère payer l’autre carte ({ $card }) : { $less ->
        [0] elle n’est jamais construite.
        [one] elle n’est construite qu’une fois sur 10.
       *[other] elle n’est construite que { $less } fois sur 10.
    }
coach-terrains-often = À la fin, ce terrain est là ({ $line }) { $more } fois sur 10, au lieu de { $less }.
coach-buildings-often = À la fin, c’est sous un toit ({ $line }) { $more } fois sur 10, au lieu de { $less }.
coach-buildings-points =
    Sous un toit, cela rapporte ({ $line }) environ { $more ->
        [one] { $more } point
       *[other] { $more } points
    }, au lieu de { $less }.
coach-expert-often = L’objectif est atteint ({ $line }) { $more } fois sur 10, au lieu de { $less }.

## Score pad

pad-words-flower-bed = fleurs, parterre de fleurs, plate-bande
pad-words-wooden-terrace = terrasse
pad-words-swimming-pool = bassin
pad-words-childs-bedroom = chambre d’enfants, chambre des enfants
pad-words-bathroom = salle de bains
pad-words-sheet-metal-roof = toit en tôle, tôle
pad-words-slate-roof = toit en ardoise, toit d’ardoises
pad-words-tiled-roof = toit en tuiles, tuiles
pad-words-glass-roof = toit de verre, toit vitré
pad-words-guttered-slate-roof = toit d’ardoise à gouttières, gouttières
pad-words-kitchenette = coin cuisine
pad-words-vegetable-garden = jardin potager
pad-words-playground = terrain de jeux
pad-tables = La maison commence par [[home]], entre doubles crochets.
pad-count =
    { $count ->
        [0] Il n’y a aucune maison ; elle commence par [[home]].
       *[other] Il y a { $count } maisons, mais tous les joueurs ensemble n’en construisent { $most ->
            [1] qu’une
           *[other] que { $most }
        }.
    }
pad-no-base = { $cell } : il manque la base ; écris {"{"} base = "…", rooms = ["…"], roof = "…" {"}"}
pad-not-a-base = { $cell } : sur le plateau il n’y a qu’un terrain ou une fondation, pas { $card-the } ({ $kind }) ; écris {"{"} base = "…", rooms = ["…"], roof = "…" {"}"}
pad-not-a-room = { $cell } : rooms ne contient que des pièces, pas { $card-the } ({ $kind }).
pad-not-a-roof = { $cell } : roof ne peut être qu’un toit, pas { $card-the } ({ $kind }).
pad-on-terrain = { $cell } : on ne construit rien sur un terrain, donc rien sur { $base-the } ; il faut une fondation aux pièces.
pad-too-many-rooms =
    { $most ->
        [1] { $cell } : { $rooms } pièces, mais il n’y a de place que pour une seule sur { $base-the }.
       *[other] { $cell } : { $rooms } pièces, mais il n’y a de place que pour { $most } sur { $base-the }.
    }
pad-roof-over-nothing = { $cell } : sous un toit, il faut au moins une pièce.
pad-same-card = Chaque carte n’existe qu’une fois, mais tu as noté { $card-the } { $count } fois : { $cells }.
pad-too-many-cards = Il y a { $count } cartes, mais on n’en construit qu’une par tour : { $most } au plus.
pad-terrains = terrains
pad-buildings = bâtiments
pad-expert = bonus du mode expert
pad-unfinished =
    { $missing ->
        [1] { $name } : 1 bâtiment est sans toit et ne compte pas.
       *[other] { $name } : { $missing } bâtiments sont sans toit et ne comptent pas.
    }
pad-rank =
    { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    } : { $rank-a }.
pad-note = Les noms, les coûts et les points des cartes construction sont les nôtres, car la règle du jeu n’en donne pas la liste : si ceux de ta boîte diffèrent, corrige cards.toml.

## Component list

box-constructions = Cartes construction : { $count }
box-traps = Ce que font les pièges
box-resources = Ressources : { $count } cartes
box-characters = Personnages : { $count }
box-cost = coût
box-rooms = porte
box-effect = effet
box-stars = étoiles
box-terrain = terrain
box-foundation = fondation
box-roof = toit
box-trap = piège
box-kitchen = pièce (cuisine)
box-bedroom = pièce (chambre)
box-bathroom = pièce (salle de bain)
box-living-room = pièce (salon)
box-supply = De plus
box-thing = matériel
box-game-board = plateau de jeu
box-note = La règle du jeu donne le nombre de cartes de chaque type, mais pas la liste des cartes construction : leurs noms, coûts et points, les autres étoiles, le nombre des pièges et leurs zones sont les nôtres. Si tu as la boîte et que tu en sais plus, corrige cards.toml.

## Printing

print-ground = Le terrain
print-queues = Les files
print-queue-a = file A : tête
print-queue-b = file B : tête
print-second = deuxième
print-third = troisième

## Ce que des règles maison peuvent changer

label-entry-copies = exemplaires
label-entry-stars = étoiles
label-entry-cost = coût
label-entry-points = points
label-entry-rooms = pièces dessus
label-entry-zone = frappe
label-entry-sizes = cartes en main à 2 / 3 / 4 / 5 joueurs
label-number-swap-stars = étoiles pour un échange
label-number-expert = points de chaque bonus du mode expert
label-number-nice-house = points pour une belle maison
label-number-manor = points pour un manoir
label-number-palace = points pour un palace
