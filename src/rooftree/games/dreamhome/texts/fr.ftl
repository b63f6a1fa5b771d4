# Dream Home en français.
#
# Un nom a les attributs .a (après un verbe : « prend une cuisine ») et .the (sujet) ; les pièces et les toits ont aussi
# .no, les pièces .in et .beside. Une phrase qui reçoit le nom $room peut dire $room, $room-a, $room-the, $room-in…
# Les noms sont en minuscules : aucune phrase ne commence par un nom. Le jeu tutoie. L’espace devant : ; ? ! est insécable.

## Le jeu

game-title = Dream Home
game-about = Choisis des pièces, des toits et des personnages, et aménage une maison de poupée étage par étage.

## Les pièces

name-living-room = salon
    .a = un salon
    .the = le salon
    .no = aucun salon
    .in = dans un salon
    .beside = à côté d’un salon
name-kitchen = cuisine
    .a = une cuisine
    .the = la cuisine
    .no = aucune cuisine
    .in = dans une cuisine
    .beside = à côté d’une cuisine
name-bedroom = chambre
    .a = une chambre
    .the = la chambre
    .no = aucune chambre
    .in = dans une chambre
    .beside = à côté d’une chambre
name-playroom = salle de jeux
    .a = une salle de jeux
    .the = la salle de jeux
    .no = aucune salle de jeux
    .in = dans une salle de jeux
    .beside = à côté d’une salle de jeux
name-bathroom = salle de bain
    .a = une salle de bain
    .the = la salle de bain
    .no = aucune salle de bain
    .in = dans une salle de bain
    .beside = à côté d’une salle de bain
name-pantry = garde-manger
    .a = un garde-manger
    .the = le garde-manger
    .no = aucun garde-manger
    .in = dans un garde-manger
    .beside = à côté d’un garde-manger
name-dressing-room = dressing
    .a = un dressing
    .the = le dressing
    .no = aucun dressing
    .in = dans un dressing
    .beside = à côté d’un dressing
name-sauna = sauna
    .a = un sauna
    .the = le sauna
    .no = aucun sauna
    .in = dans un sauna
    .beside = à côté d’un sauna
name-library = bibliothèque
    .a = une bibliothèque
    .the = la bibliothèque
    .no = aucune bibliothèque
    .in = dans une bibliothèque
    .beside = à côté d’une bibliothèque
name-study = bureau
    .a = un bureau
    .the = le bureau
    .no = aucun bureau
    .in = dans un bureau
    .beside = à côté d’un bureau
name-board-game-room = ludothèque
    .a = une ludothèque
    .the = la ludothèque
    .no = aucune ludothèque
    .in = dans une ludothèque
    .beside = à côté d’une ludothèque
name-garage = garage
    .a = un garage
    .the = le garage
    .no = aucun garage
    .in = dans un garage
    .beside = à côté d’un garage
name-wine-cellar = cave à vin
    .a = une cave à vin
    .the = la cave à vin
    .no = aucune cave à vin
    .in = dans une cave à vin
    .beside = à côté d’une cave à vin
name-workshop = atelier
    .a = un atelier
    .the = l’atelier
    .no = aucun atelier
    .in = dans un atelier
    .beside = à côté d’un atelier
name-laundry = buanderie
    .a = une buanderie
    .the = la buanderie
    .no = aucune buanderie
    .in = dans une buanderie
    .beside = à côté d’une buanderie
name-storage = débarras
    .a = un débarras
    .the = le débarras
    .no = aucun débarras
    .in = dans un débarras
    .beside = à côté d’un débarras
name-gym = salle de sport
    .a = une salle de sport
    .the = la salle de sport
    .no = aucune salle de sport
    .in = dans une salle de sport
    .beside = à côté d’une salle de sport
name-empty-room = pièce vide
    .a = une pièce vide
    .the = la pièce vide
    .no = aucune pièce vide
    .in = dans une pièce vide
    .beside = à côté d’une pièce vide

## Les toits et leurs couleurs

name-roof = toit
    .a = un toit
    .the = le toit
    .no = aucun toit
name-roof-red = toit rouge
    .a = un toit rouge
    .the = le toit rouge
    .no = aucun toit rouge
name-roof-red-window = toit rouge à fenêtre
    .a = un toit rouge à fenêtre
    .the = le toit rouge à fenêtre
    .no = aucun toit rouge à fenêtre
name-roof-brown = toit brun
    .a = un toit brun
    .the = le toit brun
    .no = aucun toit brun
name-roof-brown-window = toit brun à fenêtre
    .a = un toit brun à fenêtre
    .the = le toit brun à fenêtre
    .no = aucun toit brun à fenêtre
name-roof-grey = toit gris
    .a = un toit gris
    .the = le toit gris
    .no = aucun toit gris
name-roof-grey-window = toit gris à fenêtre
    .a = un toit gris à fenêtre
    .the = le toit gris à fenêtre
    .no = aucun toit gris à fenêtre
name-roof-green = toit vert
    .a = un toit vert
    .the = le toit vert
    .no = aucun toit vert
name-roof-green-window = toit vert à fenêtre
    .a = un toit vert à fenêtre
    .the = le toit vert à fenêtre
    .no = aucun toit vert à fenêtre
name-red = rouge
name-brown = brun
name-grey = gris
name-green = vert

## Les décors

name-piano = piano
    .a = un piano
    .the = le piano
name-canopy-bed = lit à baldaquin
    .a = un lit à baldaquin
    .the = le lit à baldaquin
name-ice-cream-machine = machine à glaces
    .a = une machine à glaces
    .the = la machine à glaces
name-whirlpool = bain à remous
    .a = un bain à remous
    .the = le bain à remous
name-paintings = tableaux
    .a = des tableaux
    .the = les tableaux
name-sofa = canapé
    .a = un canapé
    .the = le canapé
name-play-tent = tente de jeu
    .a = une tente de jeu
    .the = la tente de jeu
name-cat-house = maison de chat
    .a = une maison de chat
    .the = la maison de chat
name-treehouse = cabane en bois
    .a = une cabane en bois
    .the = la cabane en bois
name-birdhouse = maison pour oiseaux
    .a = une maison pour oiseaux
    .the = la maison pour oiseaux

## Les outils

name-drill = perceuse
    .a = une perceuse
    .the = la perceuse
name-jackhammer = marteau-piqueur
    .a = un marteau-piqueur
    .the = le marteau-piqueur
name-concrete-mixer = bétonnière
    .a = une bétonnière
    .the = la bétonnière
name-scaffolding = échafaudage
    .a = un échafaudage
    .the = l’échafaudage

## Les personnages

name-roofer = couvreur
    .a = un couvreur
    .the = le couvreur
name-supplier = fournisseur
    .a = un fournisseur
    .the = le fournisseur
name-architect = architecte
    .a = un architecte
    .the = l’architecte
name-handyman = manœuvre
    .a = un manœuvre
    .the = le manœuvre
name-interior-designer = designer d’intérieur
    .a = un designer d’intérieur
    .the = le designer d’intérieur

## Les lieux

name-top = étage
name-ground = rez-de-chaussée
name-basement = sous-sol
name-garden = jardin
name-first-player-marker = jeton premier joueur

## Ce qu’on demande au joueur

decision-game-over = La partie est finie.
decision-game-over-short = partie finie
decision-discard-column = Tu commences : quelle colonne défausses-tu ?
decision-discard-column-short = défausser une colonne
decision-use-jackhammer = Utilises-tu le marteau-piqueur maintenant, ou le gardes-tu ?
decision-use-jackhammer-short = utiliser le marteau-piqueur ?
decision-take-column = Quelle colonne prends-tu ?
decision-take-column-short = prendre une colonne
decision-place-room = Où va la pièce ?
decision-place-room-short = placer la pièce
decision-place-resource = Où va le décor ou l’échafaudage ?
decision-place-resource-short = placer le décor ou l’échafaudage
decision-use-helper = Utilises-tu un personnage, ou as-tu terminé ?
decision-use-helper-short = utiliser un personnage ?

## Ce que fait une action, pour les menus

action-pass = Passer
action-discard = Défausser la colonne { $column } : { $room } et { $resource }
action-hammer = Marteau-piqueur : prendre tout de suite { $room-the } de la colonne { $column }, à la place de ton tour normal
action-drill = Perceuse : { $room } de la colonne { $column } en { $cell }, { $old } au marché
action-mix = Bétonnière : intervertir { $room } (colonne { $column }) et { $room2 } (colonne { $column2 })
action-take = Prendre la colonne { $column } : { $room } et { $resource }
action-take-first = Prendre la colonne { $column } : { $room } et jeton premier joueur
action-place = Construire { $room-a } en { $cell }
action-place-down = Poser la carte face cachée en { $cell } : une pièce vide
action-decor = Placer { $decor-the } en { $cell }
action-scaffold = Monter l’échafaudage en { $cell }
action-roofer = Couvreur : ajouter { $roof-a } à ta pile
action-supply = Fournisseur : { $room } en { $cell }, { $old } à la défausse
action-swap = Manœuvre : intervertir { $room } ({ $cell }) et { $room2 } ({ $cell2 })

## Pourquoi une action n’est pas permise

why-column-empty = La colonne { $column } n’a plus de pièce.
why-no-tool = Pour cela, il te faut { $tool-a }.
why-no-helper = Pour cela, il te faut { $helper-a }.
why-no-room-in-hand = Tu n’as pas de carte pièce à placer.
why-no-decor-in-hand = Tu n’as pas de décor à placer.
why-no-scaffolding-in-hand = Tu n’as pas d’échafaudage à placer.
why-occupied = { $cell } n’est pas libre : une carte s’y trouve déjà.
why-unsupported = Il n’y a encore rien sous { $cell } : construis d’abord en { $below }.
why-only-in-basement = Seul le sous-sol (B4, B5) peut accueillir { $room-a }, pas { $cell }.
why-not-in-basement = Impossible de construire { $room-a } au sous-sol : seulement à l’étage ou au rez-de-chaussée.
why-too-large =
    { $size ->
        [1] Une seule carte tient { $room-in } : en { $cell }, elle en rejoindrait une autre.
       *[other] Pas plus de { $size } cartes ne tiennent { $room-in } : en { $cell }, il y en aurait davantage.
    }
why-finished-by-decor = À côté de { $cell }, un jeton décor a terminé { $room-the } : impossible de l’agrandir.
why-two-tokens = En { $cell }, la carte réunirait deux pièces décorées, et une pièce n’a qu’un seul jeton décor.
why-no-open-room = Il n’y a pas de pièce face visible en { $cell }.
why-without-room = Aucune de tes pièces ne convient ({ $decor }) : ce décor sera défaussé.
why-wrong-room = { $cell } ne convient pas : il faut placer { $decor-the } { $room-in }.
why-already-decorated = La pièce en { $cell } a déjà un jeton décor, et une pièce n’en a qu’un seul.
why-no-card = Il n’y a pas de carte pièce en { $cell }.
why-roof-not-discarded = Il n’y a { $roof-no } dans la défausse.
why-room-not-discarded = Il n’y a { $room-no } dans la défausse.

## Le journal

tell-keep-jackhammer = { $player } garde le marteau-piqueur.
tell-no-helper = { $player } n’utilise plus de personnage.
tell-discard = { $player } défausse la colonne { $column } : { $room-a } et { $resource-a }.
tell-hammer = { $player } utilise le marteau-piqueur et prend { $room-a } dans la colonne { $column }.
tell-drill = { $player } utilise la perceuse en { $cell } : { $room-a } remplace { $old-a }.
tell-mix = { $player } utilise la bétonnière : { $room-a } et { $other-a } changent de place.
tell-take = { $player } prend la colonne { $column } : { $room-a } et { $resource-a }.
tell-take-first = { $player } prend la colonne { $column } : { $room-a } et le jeton premier joueur.
tell-place = { $player } construit { $room-a } en { $cell }.
tell-place-down = { $player } pose une carte face cachée en { $cell } : une pièce vide.
tell-decor = { $player } place { $decor-the } en { $cell }.
tell-scaffold = { $player } monte l’échafaudage en { $cell }.
tell-roofer = { $player } fait appel au couvreur, qui reprend une carte de toit dans la défausse.
tell-supply = { $player } fait appel au fournisseur, qui livre { $room-a } en { $cell }.
tell-swap = { $player } fait appel au manœuvre, qui intervertit { $cell } et { $other }.

## Ce qu’un coup apporte en plus des points

remark-largest = Achève { $room-the } : taille maximale.
remark-decorated = Achève { $room-the } : avec un décor, la pièce ne grandit plus.
remark-roof = Achève ton toit : { $cards } cartes.

## Ce qu’un coup coûte, et ce qui part avec lui

cost-too-late = À la dernière manche, { $tool-the } vient trop tard : la carte est défaussée.
cost-idle = Reste sans rien faire : { $helper-the }.
loss-no-room = Aucune pièce ne convient ({ $decor }) : ce décor sera défaussé.
loss-token = Perte par la même occasion : { $decor-the }.
news-no-room = Aucune pièce ne convient ({ $decor }) : ce décor est défaussé.
news-lost = Perte : { $decor-the }.
news-too-late = Trop tard à la dernière manche : { $tool-the } part à la défausse.

## Quand la partie finit, et pourquoi

ending-rounds = Après la manche { $rounds }, les personnages travaillent, puis on compte les points.
ending-last-round = C’est la dernière manche.
ending-helpers = Toutes les manches sont jouées : au tour des personnages.
ended-rounds = Les { $rounds } manches sont jouées, et les personnages ont fait leur travail.

## Une première partie, coup par coup

lesson-welcome = Bienvenue ! Freyja et toi construisez chacun une maison. À chacune des douze manches, tu prends une pièce, souvent avec un petit plus.
lesson-discard = Tu commences : tu défausses donc d’abord une colonne. Défausse la colonne 4.
lesson-take = Prends maintenant une colonne : la pièce en bas et la carte au-dessus. Prends le salon avec le toit rouge.
lesson-place = Une pièce se pose sur le sol, ou sur une autre pièce. Les cases éclairées reposent sur le sol. Commence en G1.
lesson-first = Freyja prend la colonne 1. Il n’y a pas de carte au-dessus, mais qui la prend commence la manche suivante.
lesson-grow = Encore un salon ! Des cartes du même type côte à côte forment une seule grande pièce.
lesson-beside = Place-le juste à côté du premier et regarde combien de points cela rapporte.
lesson-roof = Tes cartes de toit restent face cachée jusqu’à la fin. Retiens leurs couleurs : quatre de la même couleur rapportent le plus.
lesson-tool = Freyja prend un outil : le marteau-piqueur. Tu verras bientôt à quoi il sert.
lesson-sofa = Avec un troisième salon, la pièce atteint sa taille maximale. Et le canapé y va très bien !
lesson-decor = Un décor rapporte des points en plus. Une pièce n’en reçoit qu’un seul, et avec un décor elle ne s’agrandit plus.
lesson-mixer = Un garage, et un outil pour toi : la bétonnière. Tu peux l’utiliser une fois, avant de prendre une colonne.
lesson-basement = Un garage va au sous-sol, et nulle part ailleurs.
lesson-jackhammer = Voilà le marteau-piqueur : Freyja prend une pièce avant tout le monde. Elle perd la carte au-dessus, et son tour.
lesson-mix = Le deuxième garage et le toit rouge sont dans deux colonnes. Ta bétonnière intervertit deux pièces : colonnes 2 et 3 !
lesson-garages = Un garage seul ne vaut rien. Deux ensemble rapportent des points.
lesson-marker = Prends maintenant toi-même la colonne 1 : une salle de bain, et tu commenceras la manche suivante.
lesson-bathroom = Une salle de bain à chacun des deux niveaux rapporte un supplément. Salle de bain, cuisine et chambre ensemble aussi.
lesson-helper = Un personnage ! Le fournisseur reste devant toi et travaille après la dernière manche.
lesson-top = À l’étage ! Sous T1 se trouve ton salon : il porte la cuisine.
lesson-treehouse = La cabane en bois va au jardin : il y a toujours de la place. Mais ton sous-sol est plein : où mettre le garage ?
lesson-down = Ce qui ne va nulle part se pose face cachée : une pièce vide. Elle ne vaut rien, mais elle porte les pièces du dessus.
lesson-film = Tu sais maintenant comment on joue. Regarde comment vous construisez pendant trois autres manches.
lesson-scaffolding = Freyja monte un échafaudage. Il porte ce qui est au-dessus, jusqu’à ce qu’une pièce le remplace.
lesson-last = La dernière manche. Une cuisine pour la case à côté de ta cuisine !
lesson-supplier = Les personnages travaillent. Ton fournisseur échange la pièce vide contre une carte défaussée : un sauna, juste à côté de la salle de bain.
lesson-handyman = Le manœuvre de Freyja intervertit deux de ses pièces. Ses cuisines sont maintenant côte à côte, ses chambres aussi.
lesson-friend = La pièce vide de Freyja rapporte un point, car elle a un architecte. Sans lui, une pièce vide ne vaut rien.
lesson-count-living = Trois salons côte à côte forment une grande pièce : plus elle est grande, mieux c’est.
lesson-count-pairs = Deux cuisines forment une grande cuisine, deux chambres une grande chambre.
lesson-count-bathroom = Les salles de bain ne s’agrandissent jamais. Chacune compte pour elle-même.
lesson-count-sauna = Le sauna vaut davantage parce qu’il est à côté d’une salle de bain.
lesson-count-garage = Deux garages : un seul ne vaudrait rien.
lesson-count-decor = Tes décors comptent, dans la maison et au jardin.
lesson-count-use = Une salle de bain à chaque niveau ; une salle de bain, une cuisine et une chambre dans la maison : c’est pratique.
lesson-count-roof = C’est seulement maintenant qu’on retourne les toits : quatre rouges ! Une fenêtre compte en plus.

## Les lignes du score qui ne sont ni pièce ni décor

line-empty-rooms = pièces vides
line-bathrooms = une salle de bain à chacun des deux niveaux supérieurs
line-essentials = salle de bain, cuisine et chambre
line-roof-uniform = toit uniforme
line-roof-mixed = toit non uniforme
line-roof-incomplete = toit incomplet
line-windows = fenêtres du toit

## Les options de la table

option-discard = À 2 ou 3 joueurs, une colonne est défaussée avant chaque manche
    .true = Le premier joueur défausse une colonne, jamais la colonne 1.
    .false = Rien n’est défaussé : plus simple, pour les plus jeunes.
option-roofs = Les cartes de toit devant les joueurs
    .strict = Elles sont face cachée : personne, pas même leur propriétaire, n’en voit autre chose que le nombre.
    .open = Tout le monde voit leurs couleurs.
option-first = Qui commence
    .seat-1 = La première place.
    .seat-2 = La deuxième place.
    .seat-3 = La troisième place.
    .seat-4 = La quatrième place.
    .random = Le hasard décide.

## Ce que fait une carte, en une ligne

effect-room =
    { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }{ $floor ->
        [basement]  ; au sous-sol seulement
       *[upper] {""}
    }
effect-room-sizes =
    { $points } points pour { $sizes } cartes côte à côte{ $floor ->
        [basement]  ; au sous-sol seulement
       *[upper] {""}
    }
effect-room-beside =
    { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }, mais { $beside } { $neighbour-beside }{ $floor ->
        [basement]  ; au sous-sol seulement
       *[upper] {""}
    }
effect-decor =
    { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    } { $room-in }{ $most ->
        [1] {""}
       *[other]  ; la pièce ne s’agrandit plus, sauf si tu as le designer d’intérieur
    }
effect-decor-any =
    { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    } dans n’importe quelle pièce ; la pièce ne s’agrandit plus, sauf si tu as le designer d’intérieur
effect-decor-garden =
    { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }, dans le jardin
effect-roof = { $cards } cartes de toit de la même couleur : { $uniform } points ; sinon { $mixed } ; +{ $window } par fenêtre
effect-roof-window = { $cards } cartes de toit de la même couleur : { $uniform } points ; sinon { $mixed } ; cette fenêtre : +{ $window }
effect-drill = Une fois, avant de prendre une colonne : échange une de tes pièces visibles avec une pièce du marché
effect-jackhammer = Une fois, au début d’une manche : prends la pièce du marché que tu veux, à la place de ton tour normal
effect-concrete-mixer = Une fois, avant de prendre une colonne : intervertis deux pièces du marché
effect-scaffolding = Remplace une pièce en attendant : construis au-dessus tout de suite, mets une vraie pièce à sa place plus tard
effect-roofer = Après la dernière manche : ajoute à ta pile une carte de toit défaussée, au choix
effect-supplier = Après la dernière manche : échange une de tes pièces contre une pièce défaussée
effect-architect = +1 point par pièce vide, pour les salles de bain aux deux niveaux supérieurs, et pour salle de bain, cuisine et chambre réunies
effect-handyman = Après la dernière manche : intervertis deux pièces de ta maison
effect-interior-designer = +1 point par jeton décor, et un décor n’empêche plus une pièce de grandir
effect-too-late = À la dernière manche, un outil n’a aucun effet

## Une chose sur la table, regardée de près

look-free = case libre { $cell }
look-free-above = Pour toute pièce sauf celles du sous-sol, dès qu’il y a quelque chose en dessous ; face cachée, n’importe quelle carte peut y aller
look-free-below = Pour les pièces du sous-sol ; face cachée, n’importe quelle carte peut y aller
look-empty-room = Une carte face cachée : sans type, et sans points par elle-même
look-size =
    { $size ->
        [one] { $size } carte sur { $most } au plus
       *[other] { $size } cartes côte à côte sur { $most } au plus
    }
look-grows = Avec une carte de plus, cela ferait { $points } points
look-alone = Pas encore { $room-beside } : là, cela ferait { $points } points
look-in-house = Dans ta maison jusqu’ici : { $count }
look-decor-rooms = Tes pièces qui peuvent l’accueillir maintenant : { $count }
look-roof-cards = Cartes de toit dans la pile : { $count } sur { $cards }
look-discarded-roofs = Cartes de toit dans la défausse : { $count }
look-discarded-rooms = Cartes pièce dans la défausse : { $count }
look-architect = Pièces vides : { $empty } ; commodités : { $fulfilled } sur { $all }
look-tokens = Jetons décor jusqu’ici : { $count }
look-marker = Vient avec la colonne 1 ; qui l’a commence la prochaine manche
look-marker-holder = Pour l’instant chez { $seat }
look-garden = La cabane en bois et la maison pour oiseaux y trouvent toujours leur place
look-children = enfants sur les images
look-children-tie = À égalité de points, qui a le plus d’enfants sur ses pièces visibles gagne
look-children-count = Jusqu’ici : { $count }
look-played = cette manche
look-played-yes = Ce joueur a déjà joué
look-played-no = Ce joueur doit encore jouer
look-room-pile = pioche de cartes pièce
look-resource-pile = pioche de cartes ressource
look-pile = Face cachée ; on en remplit le marché à chaque manche

## Le coach : pourquoi un coup est meilleur

coach-takes =
    { $seat } veut cette carte ({ $card }) : sinon, elle lui revient { $less } fois sur 10, et ainsi { $more ->
        [0] jamais
       *[other] { $more } fois
    }.
coach-rooms-points =
    Tes pièces ({ $line }) rapportent environ { $more ->
        [one] { $more } point
       *[other] { $more } points
    } à la fin, au lieu de { $less }.
coach-rooms-often = Tes pièces en tirent des points ({ $line }) { $more } fois sur 10, au lieu de { $less }.
coach-decor-often = Ta décoration ({ $line }) trouve sa place { $more } fois sur 10, au lieu de { $less }.
coach-functionality-often = Ta maison devient pratique ({ $line }) { $more } fois sur 10, au lieu de { $less }.
coach-roof-often = Ton toit se complète ({ $line }) { $more } fois sur 10, au lieu de { $less }.

## Score pad

pad-words-empty-room = vide, face cachée
pad-words-window = fenêtre, fenêtres, à fenêtre, avec fenêtre, avec une fenêtre, avec fenêtres
pad-words-living-room = séjour, salle de séjour, salle à vivre
pad-words-kitchen = coin cuisine
pad-words-bedroom = chambre à coucher
pad-words-playroom = salle de jeu, chambre d’enfants
pad-words-bathroom = salle de bains, bain, bains
pad-words-pantry = cellier
pad-words-dressing-room = garde-robe, penderie
pad-words-sauna = hammam, bain de vapeur
pad-words-library = salle de lecture
pad-words-study = cabinet de travail, bureau de travail
pad-words-board-game-room = salle de jeux de société
pad-words-garage = box
pad-words-wine-cellar = cave, cave à vins
pad-words-workshop = atelier de bricolage
pad-words-laundry = lingerie, laverie
pad-words-storage = rangement, cagibi, remise
pad-words-gym = salle de gym, gymnase, salle de fitness
pad-words-red = rouges
pad-words-brown = marron, brune, marrons
pad-words-grey = grise
pad-words-green = verte, verts
pad-words-piano = piano à queue
pad-words-canopy-bed = baldaquin
pad-words-ice-cream-machine = machine à glace, sorbetière
pad-words-whirlpool = jacuzzi, baignoire à remous, spa
pad-words-paintings = tableau, peintures
pad-words-sofa = sofa, divan
pad-words-play-tent = tente, tipi, tente de jeux
pad-words-cat-house = maison pour chat, maison du chat, arbre à chat
pad-words-treehouse = cabane, cabane dans l’arbre, cabane dans les arbres
pad-words-birdhouse = nichoir, maison à oiseaux, maison d’oiseaux
pad-words-roofer = couvreuse
pad-words-supplier = livreur
pad-words-handyman = homme à tout faire, bricoleur
pad-words-interior-designer = designer, décorateur, décoratrice, décorateur d’intérieur
pad-tables = Chaque maison commence par [[house]], entre doubles crochets.
pad-count =
    { $count ->
        [0] Il n’y a aucune maison ; une maison commence par [[house]].
       *[other] Il y a { $count } maisons ; on joue à { $most } au plus.
    }
pad-no-room = { $cell } : il manque la pièce ; écris {"{"} room = "…", decor = "…" {"}"}
pad-copy =
    { $copies ->
        [0] { $cell } : « { $text } » a un numéro, mais { $room-the } n’en a pas.
        [1] { $cell } : « { $text } » n’existe pas ; la boîte ne contient qu’une seule carte de ce type.
       *[other] { $cell } : « { $text } » n’existe pas ; pour { $room-the }, les cartes vont de #1 à #{ $copies }.
    }
pad-same-name = Deux maisons s’appellent { $name } ; donne-leur des noms différents.
pad-gap = { $cell } : il n’y a rien en dessous ; il faut d’abord remplir { $below }.
pad-only-in-basement = { $cell } : seul le sous-sol (B4, B5) peut accueillir { $room-a }.
pad-not-in-basement = { $cell } : impossible de construire { $room-a } au sous-sol, seulement aux deux niveaux supérieurs.
pad-too-large =
    { $most ->
        [1] { $cells } : { $size } cartes côte à côte, mais une seule tient { $room-in }.
       *[other] { $cells } : { $size } cartes côte à côte, mais pas plus de { $most } ne tiennent { $room-in }.
    }
pad-two-tokens = { $cells } : deux jetons décor { $room-in }, mais une pièce n’en a qu’un seul.
pad-only-in-garden = { $cell } : il faut placer { $decor-the } dans le jardin : garden = ["{ $decor }"]
pad-not-in-garden = garden : il faut placer { $decor-the } dans une pièce, pas dans le jardin.
pad-no-room-for-decor = { $cell } : il n’y a pas ici de pièce face visible pour { $decor-the }.
pad-wrong-room = { $cell } ne convient pas : il faut placer { $decor-the } { $room-in }.
pad-too-many-resources = { $count } cartes de toit, jetons décor et personnages en tout, mais personne ne peut en avoir plus de { $most } : une ressource par manche, en { $rounds } manches, et un toit de plus par couvreur.
pad-too-many =
    { $copies ->
        [1] Trop de cartes : { $card }, { $count } sur toutes les feuilles, mais la boîte n’en contient qu’une.
       *[other] Trop de cartes : { $card }, { $count } sur toutes les feuilles, mais la boîte n’en contient que { $copies }.
    }
pad-same-card = { $place } : { $room } #{ $copy } se trouve déjà en { $other }.
pad-rooms = pièces
pad-decor = décor
pad-functionality = commodités
pad-roof = toit
pad-tie-break = enfants
pad-unfinished =
    { $missing ->
        [1] { $name } : maison inachevée, 1 case est encore sans pièce.
       *[other] { $name } : maison inachevée, { $missing } cases sont encore sans pièce.
    }
pad-winner-by-tie =
    { $name } gagne avec { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    } et le plus d’enfants.
pad-open =
    { $names } sont à égalité avec { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    } : compte les enfants sur les pièces visibles et ajoute children = … à ces maisons.

## Card list

box-rooms = Pièces : { $count } cartes
box-resources = Ressources : { $count } cartes
box-class = classe
box-size = taille max.
box-children = enfants
box-place = lieu
box-normal = normale
box-unique = unique
box-basement = sous-sol
box-roof = toit
box-decor = décor
box-tool = outil
box-helper = personnage
box-any-room = toute pièce
box-beside = { $points } { $room-beside }
box-supply = De plus
box-thing = matériel
box-game-board = plateau de jeu
box-home-boards = plateaux maison
box-decor-tokens = jetons décor
box-reference-tiles = cartes de référence
box-first-player-marker = jeton premier joueur
box-score-pad = bloc-score
box-note = La règle du jeu ne donne pas la liste des cartes. Les enfants sont ceux de nos propres images. Si tu as la boîte et que tu en sais plus, corrige cards.toml.

### The terminal

## The first screen

welcome-dreamhome =
    Douze manches, une maison : à chaque manche, tu prends une colonne du marché (la pièce et la carte au-dessus) et tu
    construis la pièce dans ta maison. Qui a le plus de points gagne.

## Examples in the interface’s sentences

example-cell = T3
example-move = place T3 down
example-moves = take 3, place G2 down, G2
example-verb = drill
example-topic = toits

## A turn

turn-score =
    { $now ->
        [one] { $now } point
       *[other] { $now } points
    } pour l’instant ({ $change }), sans les toits face cachée.

## Menus

menu-place = Construire { $room-a } en
menu-place-down = ou poser la carte face cachée, comme pièce vide, en
menu-place-only-down = Elle ne va nulle part face visible ; la poser face cachée, comme pièce vide, en
menu-decor = Placer { $decor-the } en
menu-scaffold = Monter l’échafaudage en

## Looking things up

score-so-far = Le score pour l’instant ; les toits face cachée comptent à la fin :
help-cards = ce que font les cartes du marché

## The end

end-children = Égalité à { $points } points : les enfants dans les maisons décident. { $counts }.

## Replay

replay-next = Entrée = manche suivante, q = quitter

## What a person without a name did

you-keep-jackhammer = Tu gardes le marteau-piqueur.
you-no-helper = Tu n’utilises plus de personnage.
you-discard = Tu défausses la colonne { $column } : { $room-a } et { $resource-a }.
you-hammer = Tu utilises le marteau-piqueur et prends { $room-a } dans la colonne { $column }.
you-drill = Tu utilises la perceuse en { $cell } : { $room-a } remplace { $old-a }.
you-mix = Tu utilises la bétonnière : { $room-a } et { $other-a } changent de place.
you-take = Tu prends la colonne { $column } : { $room-a } et { $resource-a }.
you-take-first = Tu prends la colonne { $column } : { $room-a } et le jeton premier joueur.
you-place = Tu construis { $room-a } en { $cell }.
you-place-down = Tu poses une carte face cachée en { $cell } : une pièce vide.
you-decor = Tu places { $decor-the } en { $cell }.
you-scaffold = Tu montes l’échafaudage en { $cell }.
you-roofer = Tu fais appel au couvreur, qui reprend une carte de toit dans la défausse.
you-supply = Tu fais appel au fournisseur, qui livre { $room-a } en { $cell }.
you-swap = Tu fais appel au manœuvre, qui intervertit { $cell } et { $other }.

## Drawings

draw-header = Dream Home · manche { $round } sur { $rounds } · premier joueur : { $player }
draw-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-word-endings = thèque
draw-beside = { $points } ({ $neighbour } : { $more })
draw-decor = { $points } ({ $place })
draw-any-room = toute pièce
draw-roof = { $cards } pareilles : { $points }
draw-tool = outil
draw-helper = personnage
draw-marker = commence la prochaine manche
draw-helpers = Personnages : { $cards }
draw-tools = Outils : { $cards }
draw-garden = Jardin : { $cards }
draw-roof-pile =
    { $count ->
        [0] aucune carte de toit
        [1] 1 carte de toit
       *[other] { $count } cartes de toit
    }

## Short names of rooms, at most four letters

short-living-room = sal
short-kitchen = cui
short-bedroom = cham
short-playroom = jeux
short-bathroom = bain
short-pantry = gmg
short-dressing-room = drs
short-sauna = sau
short-library = bib
short-study = bur
short-board-game-room = lud
short-garage = gar
short-wine-cellar = vin
short-workshop = atel
short-laundry = buan
short-storage = déb
short-gym = gym

## Printing

print-garden = jardin : cabane en bois et maison pour oiseaux
print-roofs = cartes de toit, face cachée
print-tools = outils
print-helpers = personnages
print-home-left = Maison, page de gauche
print-home-right = Maison, page de droite
print-column = colonne { $column } : pièce
print-resource = colonne { $column } : ressource
print-marker = colonne 1 : jeton premier joueur
print-market-left = Marché, page de gauche
print-market-right = Marché, page de droite

## Ce que des règles maison peuvent changer

label-entry-points = points
label-entry-children = enfants
label-entry-beside-points = points à côté de la bonne pièce
label-entry-plain = cartes sans fenêtre
label-entry-window = cartes avec fenêtre
label-entry-copies = exemplaires
label-number-functionality = points par commodité
label-number-uniform-roof = points pour un toit uniforme
label-number-mixed-roof = points pour un toit non uniforme
label-number-window = points par fenêtre du toit
