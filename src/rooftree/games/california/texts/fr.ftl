# California en français.
#
# Un nom a les attributs .a (après un verbe : « place un juke-box ») et .the (sujet) ; les meubles ont aussi .no. Une
# couleur a .room (sujet), .rooms (« tes autres pièces brunes »), .in, .neighbour (sujet), .piece et .pieces (ses meubles).
# Une phrase qui reçoit le nom $piece peut dire $piece, $piece-a, $piece-the, $piece-no.
# Les noms sont en minuscules : aucune phrase ne commence par un nom. Le jeu tutoie. L’espace devant : ; ? ! est insécable.

## Le jeu

game-title = California
game-about = Tu hérites d’un manoir : achète des pièces et des meubles tant qu’il reste de l’or, et gagne le cœur des voisins.

## Les tuiles pièce

name-room-brown = salle de jeux brune
    .a = une salle de jeux brune
    .the = la salle de jeux brune
name-room-red = salle de musique rouge
    .a = une salle de musique rouge
    .the = la salle de musique rouge
name-room-mauve = salle de loisirs mauve
    .a = une salle de loisirs mauve
    .the = la salle de loisirs mauve
name-room-grey = atelier gris
    .a = un atelier gris
    .the = l’atelier gris
name-room-light-blue = espace piscine bleu pâle
    .a = un espace piscine bleu pâle
    .the = l’espace piscine bleu pâle
name-room-green = jardin d’hiver vert
    .a = un jardin d’hiver vert
    .the = le jardin d’hiver vert

## L’ameublement

name-billiard-table = billard
    .a = un billard
    .the = le billard
    .no = aucun billard
name-home-bar = bar
    .a = un bar
    .the = le bar
    .no = aucun bar
name-grand-piano = grand piano
    .a = un grand piano
    .the = le grand piano
    .no = aucun grand piano
name-jukebox = juke-box
    .a = un juke-box
    .the = le juke-box
    .no = aucun juke-box
name-pinball = flipper
    .a = un flipper
    .the = le flipper
    .no = aucun flipper
name-sports-gear = matériel de sport
    .a = du matériel de sport
    .the = le matériel de sport
    .no = aucun matériel de sport
name-motorcycle = moto
    .a = une moto
    .the = la moto
    .no = aucune moto
name-workbench = établi
    .a = un établi
    .the = l’établi
    .no = aucun établi
name-swimming-pool = piscine
    .a = une piscine
    .the = la piscine
    .no = aucune piscine
name-sunbed = chaise longue
    .a = une chaise longue
    .the = la chaise longue
    .no = aucune chaise longue
name-dog = chien
    .a = un chien
    .the = le chien
    .no = aucun chien
name-greek-statue = statue grecque
    .a = une statue grecque
    .the = la statue grecque
    .no = aucune statue grecque

## Le grenier

name-attic-extension = agrandissement du grenier
    .a = un agrandissement du grenier
    .the = l’agrandissement du grenier
name-attic = grenier

## Les couleurs

name-brown = brun
    .room = une pièce brune
    .rooms = pièces brunes
    .in = dans une pièce brune
    .neighbour = le voisin brun
    .piece = un meuble brun
    .pieces = meubles bruns
name-red = rouge
    .room = une pièce rouge
    .rooms = pièces rouges
    .in = dans une pièce rouge
    .neighbour = le voisin rouge
    .piece = un meuble rouge
    .pieces = meubles rouges
name-mauve = mauve
    .room = une pièce mauve
    .rooms = pièces mauves
    .in = dans une pièce mauve
    .neighbour = le voisin mauve
    .piece = un meuble mauve
    .pieces = meubles mauves
name-grey = gris
    .room = une pièce grise
    .rooms = pièces grises
    .in = dans une pièce grise
    .neighbour = le voisin gris
    .piece = un meuble gris
    .pieces = meubles gris
name-light-blue = bleu pâle
    .room = une pièce bleu pâle
    .rooms = pièces bleu pâle
    .in = dans une pièce bleu pâle
    .neighbour = le voisin bleu pâle
    .piece = un meuble bleu pâle
    .pieces = meubles bleu pâle
name-green = vert
    .room = une pièce verte
    .rooms = pièces vertes
    .in = dans une pièce verte
    .neighbour = le voisin vert
    .piece = un meuble vert
    .pieces = meubles verts

## Les cartes bonus

name-three-brown = trois meubles bruns
name-three-red = trois meubles rouges
name-three-mauve = trois meubles mauves
name-three-grey = trois meubles gris
name-three-light-blue = trois meubles bleu pâle
name-three-green = trois meubles verts
name-brown-red-mauve = brun, rouge et mauve
name-grey-light-blue-green = gris, bleu pâle et vert
name-swimming-pool-and-grand-piano = piscine et grand piano
name-billiard-table-and-dog = billard et chien
name-motorcycle-and-pinball = moto et flipper

## Ce qu’on demande au joueur

decision-game-over = La partie est finie.
decision-game-over-short = partie finie
decision-choose-action = Prends-tu une monnaie d’or, ou achètes-tu une tuile ?
decision-choose-action-short = l’or ou une tuile
decision-unpack = Deux meubles du grenier conviennent à la nouvelle pièce. Lequel y descends-tu ?
decision-unpack-short = choisir au grenier

## Ce que fait une action, pour les menus

action-gold = Prendre une monnaie d’or (qui vaut { $silver } monnaies d’argent) à la banque
action-borrow = Emprunter { $silver } monnaies d’argent ; il faudra en rendre { $repaid }
action-repay = Rembourser ton emprunt avec { $repaid } monnaies d’argent
action-renovate =
    { $slot } : rénover { $cell } en { $room }, { $price ->
        [one] { $price } monnaie
       *[other] { $price } monnaies
    } d’argent
action-furnish =
    { $slot } : placer { $piece-a } en { $cell }, { $price ->
        [one] { $price } monnaie
       *[other] { $price } monnaies
    } d’argent
action-store =
    { $slot } : entreposer { $piece-a } au grenier, { $price ->
        [one] { $price } monnaie
       *[other] { $price } monnaies
    } d’argent
action-extend =
    { $slot } : agrandir le grenier, { $price ->
        [one] { $price } monnaie
       *[other] { $price } monnaies
    } d’argent
action-unpack = Descendre { $piece-the } du grenier en { $cell }

## Pourquoi une action n’est pas permise

why-one-loan-action = Tu as déjà emprunté ou remboursé pendant ce tour : une fois par tour suffit.
why-has-loan = Tu as déjà un emprunt. Rembourse-le avant d’emprunter de nouveau.
why-no-loan = Tu n’as aucun emprunt à rembourser.
why-too-dear =
    { $price ->
        [one] Il te faut { $price } monnaie d’argent ; tu en as { $money }.
       *[other] Il te faut { $price } monnaies d’argent ; tu en as { $money }.
    }
why-slot-empty = Il n’y a plus de tuile en { $slot }.
why-extension-only-above = L’agrandissement va à côté du grenier, pas au rez-de-chaussée.
why-occupied = La case { $cell } est déjà rénovée : une pièce s’y trouve.
why-must-touch = Il faut qu’{ $colour-room } touche tes autres { $colour-rooms } : { $cell } n’en touche aucune.
why-not-renovated = La case { $cell } n’est pas encore rénovée, et il faut une pièce pour un meuble.
why-wrong-colour = Chaque meuble va selon sa couleur : il faut placer { $piece-the } { $colour-in }.
why-furnished = La pièce en { $cell } est déjà meublée.
why-only-furniture-in-attic = Le grenier n’accueille que des meubles.
why-room-is-ready = Tu as une pièce pour { $piece-the } : le grenier ne sert qu’aux meubles qui n’en ont pas.
why-attic-full = Le grenier est plein.
why-attic-full-until-extended = Le grenier est plein tant que tu ne l’as pas agrandi.
why-no-extension = La tuile en { $slot } n’est pas un agrandissement du grenier.
why-extended-already = Ton grenier est déjà agrandi.
why-not-stored = Il n’y a { $piece-no } dans ton grenier.

## Le journal

tell-gold = { $player } prend une monnaie d’or.
tell-borrow = { $player } fait un emprunt.
tell-repay = { $player } rembourse son emprunt.
tell-renovate =
    { $player } rénove { $cell } en { $room } pour { $price ->
        [one] { $price } monnaie
       *[other] { $price } monnaies
    } d’argent.
tell-furnish =
    { $player } place { $piece-a } en { $cell } pour { $price ->
        [one] { $price } monnaie
       *[other] { $price } monnaies
    } d’argent.
tell-store =
    { $player } entrepose { $piece-a } au grenier pour { $price ->
        [one] { $price } monnaie
       *[other] { $price } monnaies
    } d’argent.
tell-extend =
    { $player } agrandit son grenier pour { $price ->
        [one] { $price } monnaie
       *[other] { $price } monnaies
    } d’argent.
tell-unpack = { $player } descend { $piece-the } du grenier en { $cell }.

## Ce qu’un coup coûte, et ce qui part avec lui

cost-loan = À rembourser avec { $repaid } monnaies d’argent ; un emprunt encore ouvert à la fin coûte { $points } points.
cost-day-ends =
    { $tiles ->
        [0] Cela met fin à la journée.
        [one] Cela met fin à la journée : { $tiles } tuile va dans le sac.
       *[other] Cela met fin à la journée : { $tiles } tuiles vont dans le sac.
    }
cost-game-ends = Cela met fin à la partie.
loss-loan = Tu ne pourras plus rembourser ton emprunt ({ $repaid } monnaies d’argent) : il coûtera { $points } points.

## Quand la partie finit, et pourquoi

ending-days = La partie finit avec la journée { $days }.
ending-two = La partie finit avec la journée { $days }, ou avec la première journée où quelqu’un a { $points } points de bonus ou un manoir complet.
ending-last-day = C’est la dernière journée : la partie finit avec elle.
ending-near-bonus =
    { $left ->
        [one] Encore un point de bonus ({ $seat }), et la partie finit avec cette journée-là.
       *[other] Encore { $left } points de bonus ({ $seat }), et la partie finit avec cette journée-là.
    }
ending-near-mansion =
    { $rooms ->
        [one] Encore une pièce ({ $seat }), et la partie finit avec cette journée-là.
       *[other] Encore { $rooms } pièces ({ $seat }), et la partie finit avec cette journée-là.
    }
ending-today-bonus = { $points } points de bonus ({ $seat }) : la partie finit avec cette journée.
ending-today-mansion = Un manoir complet ({ $seat }) : la partie finit avec cette journée.
ended-days = Les { $days } journées sont passées.
ended-bonus = { $points } points de bonus ({ $seat }) ont mis fin à la partie.
ended-mansion = Un manoir complet ({ $seat }) a mis fin à la partie.

## Une première partie, coup par coup

lesson-welcome = Bienvenue dans ton manoir au bord de la mer ! À ton tour, tu fais une seule chose : prendre une monnaie d’or ou acheter une tuile.
lesson-price = Une tuile coûte autant d’argent qu’il reste d’or à la banque. Prends une monnaie d’or : tu t’enrichis, et tout devient moins cher.
lesson-turns = Freyja prend aussi de l’or. Tant mieux : les tuiles sont encore moins chères.
lesson-room = Rénove ! La première pièce d’une couleur va où tu veux. Les symboles monnaie rendent une case plus chère, et B1 n’en a pas.
lesson-furnish = Le billard est brun, et ta pièce imprimée aussi. Quand tu meubles une pièce, le voisin de sa couleur vient la voir.
lesson-second-room = Et encore une pièce. Chacune vaut un point à la fin, meublée ou non.
lesson-day = Prends la dernière monnaie d’or : une banque vide finit la journée, un magasin vide aussi. Demain, il y aura d’autres tuiles.
lesson-morning = Une nouvelle journée, avec de nouvelles tuiles. Tu as fini la précédente : Freyja commence donc.
lesson-piano = Le grand piano est rouge : il va dans ta pièce rouge. Le voisin rouge arrive.
lesson-attic = Tu n’as pas de pièce verte pour le chien, mais tu peux le mettre au grenier et attendre.
lesson-touch = Les pièces d’une même couleur doivent se toucher, par un côté : un coin ne suffit pas. Place-la à côté de B2.
lesson-here-already = Le bar coûte ta dernière monnaie d’argent. Le voisin brun est déjà là : personne d’autre ne vient.
lesson-empty = Plus d’argent, et une nouvelle journée. C’est le moment de prendre de l’or.
lesson-extension = Freyja agrandit son grenier. Elle peut maintenant y entreposer deux meubles au lieu d’un.
lesson-bonus = Regarde les cartes bonus : l’une demande du brun, du rouge et du mauve. Avec le flipper, tu arrives avant Freyja. Vas-y !
lesson-loan = Tu veux la pièce verte, mais il te manque une monnaie d’argent. Emprunte ! Rembourser coûte un peu plus.
lesson-unpack = Voilà la pièce verte ! Dès qu’elle est rénovée, le chien descend tout seul du grenier.
lesson-guests = Le voisin vert a trouvé trois autres voisins chez toi. Dans ce cas, chaque nouveau apporte un cadeau qui vaut un point.
lesson-go-on = Et le chien, avec le billard, te donne une autre carte bonus. Prends maintenant de l’or.
lesson-new-colour = Une pièce bleu pâle : encore une nouvelle couleur, elle va donc où tu veux.
lesson-three-grey = Freyja meuble sa troisième pièce grise et prend la carte bonus des trois meubles gris.
lesson-repay = Tu as de nouveau de l’argent : rembourse l’emprunt. Qui ne peut pas le faire à la fin perd des points.
lesson-pool = La piscine attire un voisin, avec un cadeau. Et avec ton piano, elle te donne une carte bonus !
lesson-fickle = Freyja meuble une pièce brune, et ton voisin brun part chez elle. Tes cadeaux, eux, te restent.
lesson-last-colour = Le gris est la seule couleur qui te manque. Deux cartes bonus l’attendent.
lesson-end-of-game = La moto : deux cartes bonus d’un coup ! À deux joueurs, neuf points de cartes bonus terminent la partie.
lesson-film = La journée se joue jusqu’au bout. Ensuite, on compte.
lesson-count-gifts = Un point pour chaque cadeau apporté par un voisin.
lesson-count-colours = Deux cartes bonus, pour trois couleurs chacune.
lesson-count-pieces = Trois cartes bonus, pour deux meubles chacune. Tu les as eues avant Freyja : elle ne peut plus les avoir.
lesson-count-rooms = Un point par pièce, meublée ou non. La pièce imprimée compte aussi ; le grenier, non.
lesson-money = L’argent ne rapporte pas de points. Il ne fait que départager.

## Les lignes du score qui ne sont pas une carte bonus

line-gifts = cadeaux
line-rooms = pièces rénovées
line-unpaid-loan = emprunt non remboursé

## Les options de la table

option-first = Qui commence
    .seat-1 = La première place.
    .seat-2 = La deuxième place.
    .seat-3 = La troisième place.
    .seat-4 = La quatrième place.
    .seat-5 = La cinquième place.
    .random = Le hasard décide.

## À quoi sert une tuile ou une carte bonus, en une ligne

effect-room = Vaut un point au rez-de-chaussée, et accueille { $colour-piece }
effect-furniture = Va { $colour-in } ; { $colour-neighbour } vient en visite, peut-être avec un cadeau
effect-furniture-pair =
    Va { $colour-in } ; { $colour-neighbour } vient en visite, peut-être avec un cadeau ; bonus de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec { $partner-a }
effect-attic-extension = Ouvre la deuxième case de ton grenier ; ne rapporte aucun point
effect-bonus-same =
    Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour le premier qui a { $count ->
        [3] trois
       *[other] { $count }
    } { $colour-pieces } au rez-de-chaussée
effect-bonus-colours =
    Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour le premier qui a { $colour1-piece }, { $colour2-piece } et { $colour3-piece } au rez-de-chaussée
effect-bonus-pieces =
    Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour le premier qui a { $piece-a } et { $piece2-a } au rez-de-chaussée

## Une chose sur la table, regardée de près

look-bank = banque
look-bank-does = Une tuile coûte autant de monnaies d’argent qu’il y a de monnaies d’or ici. Tu peux prendre une monnaie d’or, qui vaut { $silver } monnaies d’argent ; quand la dernière est prise, la journée finit
look-bank-gold = Monnaies d’or, et prix d’une tuile en monnaies d’argent : { $gold }
look-loan = emprunt
look-loan-does = Avant d’agir, tu peux emprunter { $silver } monnaies d’argent et en rendre { $repaid } plus tard ; s’il n’est pas remboursé à la fin, l’emprunt coûte { $points } points
look-repay = remboursement
look-repay-does = Avant d’agir, tu peux rendre { $repaid } monnaies d’argent pour les { $silver } empruntées
look-loan-mine = Tu as un emprunt : { $repaid } monnaies d’argent à rendre
look-loan-none = Tu n’as pas d’emprunt
look-loan-owed = { $repaid } monnaies d’argent à rendre
look-loan-free = Aucun emprunt ici
look-calendar = calendrier
look-calendar-does = Une journée finit quand la banque ou l’un des magasins est vide
look-days-left = Journées après celle-ci : { $count }
look-pile = pioche de tuiles
look-pile-does = Face cachée ; on en remplit les magasins à chaque journée
look-bag = sac
look-bag-does = Les tuiles que personne n’a achetées ; elles reviennent à la dernière journée
look-gift-supply = cadeaux
look-gifts = cadeaux
look-gift-does = Un point chacun : un voisin qui trouve assez de monde en apporte un
look-guests = Visiteurs ici : { $count } ; à partir de { $wanted }, le suivant apporte un cadeau
look-guests-mine = Tes visiteurs : { $count } ; à partir de { $wanted }, le suivant t’apporte un cadeau
look-sold = case vide { $slot }
look-sold-does = Vendu ; quand un magasin n’a plus de tuile, la journée finit
look-price =
    Coûte maintenant { $price ->
        [one] { $price } monnaie
       *[other] { $price } monnaies
    } d’argent
look-my-rooms = Tes pièces de cette couleur : { $count } ; sans meuble : { $free }
look-attic-places = Cases du grenier : { $count } sur { $most }
look-bonus-owner = Gagnée par { $seat }
look-bonus-progress = Tu en as { $have } sur { $wanted }
look-neighbour = { $colour-neighbour }
look-neighbour-does = Vient chez qui meuble { $colour-room }, peut-être avec un cadeau
look-neighbour-free = Pas encore en visite
look-neighbour-host = En visite chez { $seat }
look-money = argent
look-money-does = Une monnaie d’or vaut { $silver } monnaies d’argent. À égalité de points, le plus riche gagne
look-board = manoir, { $colour }
look-board-does = La première pièce y est imprimée : { $colour-room }
look-bare = { $cell }, à rénover
look-bare-does = Vaut un point dès qu’une pièce est là ; les pièces d’une couleur doivent se toucher
look-coins =
    Une pièce y coûte { $coins ->
        [one] { $coins } monnaie
       *[other] { $coins } monnaies
    } d’argent de plus
look-printed-does = Imprimée sur le plateau : elle est là depuis le début
look-furnished = Meublée : { $piece }
look-unfurnished = Pas encore meublée
look-room-point = Compte 1 point
look-stored = Attend au grenier une pièce de sa couleur ; là-haut, un meuble ne compte pas
look-extension-missing = Pas encore construit
look-attic-does = Garde un meuble jusqu’à ce qu’il ait sa pièce ; ici, il ne compte pas

### The terminal

## The first screen

welcome-california =
    Douze journées, un manoir : à ton tour, tu prends une monnaie d’or ou tu achètes une tuile, tu rénoves tes pièces et
    tu les meubles. Les voisins apportent des cadeaux, les meubles bien assortis des cartes bonus. Chaque monnaie d’or
    prise rend toutes les tuiles moins chères.

## Examples in the interface’s sentences

example-cell = C3
example-move = buy L2 C3
example-moves = gold, buy L2 C3, L2 C3
example-verb = buy
example-topic = grenier

## A turn

turn-score =
    { $now ->
        [one] { $now } point
       *[other] { $now } points
    } pour l’instant ({ $change }).

## Looking things up

score-so-far = Le score pour l’instant :
help-cards = à quoi servent les tuiles des magasins et les cartes bonus

## The end

end-richest = Égalité à { $points } points : l’argent décide. En monnaies d’argent : { $counts }.

## Replay

replay-next = Entrée = journée suivante, q = quitter

## What a person without a name did

you-gold = Tu prends une monnaie d’or.
you-borrow = Tu fais un emprunt.
you-repay = Tu rembourses ton emprunt.
you-renovate =
    Tu rénoves { $cell } en { $room } pour { $price ->
        [one] { $price } monnaie
       *[other] { $price } monnaies
    } d’argent.
you-furnish =
    Tu places { $piece-a } en { $cell } pour { $price ->
        [one] { $price } monnaie
       *[other] { $price } monnaies
    } d’argent.
you-store =
    Tu entreposes { $piece-a } au grenier pour { $price ->
        [one] { $price } monnaie
       *[other] { $price } monnaies
    } d’argent.
you-extend =
    Tu agrandis ton grenier pour { $price ->
        [one] { $price } monnaie
       *[other] { $price } monnaies
    } d’argent.
you-unpack = Tu descends { $piece-the } du grenier en { $cell }.

## What an action brought besides

news-neighbour = Voilà { $colour-neighbour }.
news-gift = Voilà { $colour-neighbour }, avec un cadeau.
news-bonus =
    Carte bonus : { $bonus }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
news-day = Ainsi finit la journée { $day }.

## Tiles in menus

menu-places = { $price } d’argent : { $places }
menu-places-more = { $price } : { $places }
menu-money = { $change } d’argent

## Drawings

draw-header = California · journée { $day } sur { $days }
draw-bank = Banque
draw-price = Une tuile coûte { $price } d’argent, plus les { $coin } de la case pour une pièce.
draw-left-shop = magasin de gauche
draw-right-shop = magasin de droite
draw-sold = vendu
draw-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-money =
    { $gold ->
        [0] { $total } d’argent
       *[other] { $silver ->
            [0] { $total } d’argent ({ $gold } d’or)
           *[other] { $total } d’argent ({ $gold } d’or, { $silver } d’argent)
        }
    }
draw-silver = { $total } d’argent
draw-loan = emprunt de { $silver } (rendre { $repaid })
draw-loan-short = emprunt
draw-gifts =
    { $count ->
        [0] aucun cadeau
        [one] { $count } cadeau
       *[other] { $count } cadeaux
    }
draw-gifts-left =
    { $count ->
        [0] Plus de cadeaux
        [one] Encore { $count } cadeau
       *[other] Encore { $count } cadeaux
    }
draw-free = libre
draw-locked = après agrandissement
draw-stored = grenier : { $names }
draw-guests = voisins : { $names }
draw-no-guests = aucun voisin
draw-bonuses = Cartes bonus
draw-bonuses-of = bonus : { $names }
draw-neighbours = Voisins
draw-word-endings = longue grecque
draw-on-table = sur la table

## Short names of colours, three letters

short-brown = brn
short-red = rou
short-mauve = mau
short-grey = gri
short-light-blue = ble
short-green = ver

## Le coach : pourquoi un coup est meilleur

coach-takes =
    { $seat } veut cette tuile ({ $card }) : sinon, elle lui revient { $less } fois sur 10, et ainsi { $more ->
        [0] jamais
       *[other] { $more } fois
    }.
coach-unpaid-loan-costs =
    Sinon, un emprunt reste impayé { $less } fois sur 10, et ainsi { $more ->
        [0] jamais
       *[other] { $more } fois
    }.
coach-rooms-points = Ton manoir compte environ { $more } pièces rénovées à la fin, au lieu de { $less }.
coach-rooms-ten = Ton manoir compte { $more } pièces rénovées en dix parties, au lieu de { $less }.
coach-gifts-points = Tes invités apportent plus : des cadeaux pour environ { $more } points à la fin, au lieu de { $less }.
coach-bonuses-often = Tu gagnes ce bonus ({ $line }) { $more } fois sur 10, au lieu de { $less }.

## Score pad

pad-words-brown = brune, bruns, brunes, marron, salle de jeux
pad-words-red = rouges, salle de musique
pad-words-mauve = mauves, violet, violette, salle de loisirs
pad-words-grey = grise, grises, atelier
pad-words-light-blue = bleu, bleue, bleus, bleu clair, espace piscine
pad-words-green = verte, verts, vertes, jardin d’hiver
pad-words-billiard-table = table de billard
pad-words-home-bar = bar de maison
pad-words-grand-piano = piano, piano à queue
pad-words-jukebox = jukebox
pad-words-pinball = billard électrique
pad-words-sports-gear = équipement de sport, appareil de sport
pad-words-motorcycle = motocyclette
pad-words-workbench = table de travail
pad-words-swimming-pool = bassin
pad-words-sunbed = transat, bain de soleil
pad-words-dog = chiot
pad-words-greek-statue = statue
pad-words-three = 3, trois
pad-tables = Chaque manoir commence par [[mansion]], entre doubles crochets.
pad-count =
    { $count ->
        [0] Il n’y a aucun manoir ; un manoir commence par [[mansion]].
       *[other] Il y a { $count } manoirs ; on joue à { $most } au plus.
    }
pad-no-board = board manque : la couleur de la pièce imprimée en B2 ({ $known }).
pad-board-colour = board : il n’y a pas de plateau { $colour }.
pad-board-room = B2 : c’est { $board-room } qui y est imprimée, pas { $colour-room }.
pad-no-room = { $cell } : il manque la pièce ; écris {"{"} room = "…", piece = "…" {"}"}
pad-apart = Toutes les { $colour-rooms } doivent se toucher : depuis { $start }, on n’atteint pas { $cells }.
pad-wrong-colour = { $cell } ne convient pas : il faut placer { $piece-the } { $colour-in }.
pad-attic-full =
    { $most ->
        [1] attic : { $count } meubles, mais sans agrandissement il n’y a de place que pour un seul.
       *[other] attic : { $count } meubles, mais il n’y a de place que pour { $most }.
    }
pad-room-is-ready = attic : il faut placer { $piece-the } au rez-de-chaussée, où une pièce l’attend : { $cells }.
pad-too-many-gifts =
    { $pieces ->
        [one] gifts = { $count } : { $most } au plus, car { $pieces } pièce est meublée.
       *[other] gifts = { $count } : { $most } au plus, car { $pieces } pièces sont meublées.
    }
pad-gifts-want-colours =
    { $colours ->
        [0] gifts = { $count } : pour un cadeau, il faut des meubles de { $wanted } couleurs, mais aucune pièce n’est meublée.
        [one] gifts = { $count } : pour un cadeau, il faut des meubles de { $wanted } couleurs, mais ici ils sont d’une seule.
       *[other] gifts = { $count } : pour un cadeau, il faut des meubles de { $wanted } couleurs, mais ici ils sont de { $colours }.
    }
pad-bonus-unmet = bonuses : « { $bonus } » n’est pas rempli au rez-de-chaussée.
pad-bonus-twice = La carte bonus « { $bonus } » est indiquée deux fois, mais il n’y en a qu’une.
pad-bonus-nobodys = Personne n’a la carte bonus « { $bonus } », mais plusieurs en remplissent la condition : { $names }. Ajoute bonuses = ["{ $bonus }"] à qui l’a remplie en premier.
pad-bonus-counted =
    { $points ->
        [one] Personne n’a noté la carte bonus « { $bonus } ». Un seul manoir en remplit la condition, { $name } : elle y est comptée, { $points } point.
       *[other] Personne n’a noté la carte bonus « { $bonus } ». Un seul manoir en remplit la condition, { $name } : elle y est comptée, { $points } points.
    }
pad-loan-money = loan = true : ajoute l’argent qui reste, en monnaies d’argent, money = … : avec { $repaid }, l’emprunt est remboursé, sinon il coûte { $points } points.
pad-too-many =
    { $copies ->
        [1] Trop de tuiles : { $tile }, { $count } dans tous les manoirs, mais la boîte n’en contient qu’une.
       *[other] Trop de tuiles : { $tile }, { $count } dans tous les manoirs, mais la boîte n’en contient que { $copies }.
    }
pad-same-board = Deux manoirs ont le plateau { $colour }, mais il n’y en a qu’un de chaque couleur.
pad-gifts-in-box = Il y a { $count } cadeaux dans tous les manoirs, mais la boîte n’en contient que { $most }.
pad-same-name = Deux manoirs s’appellent { $name } ; donne-leur des noms différents.
pad-rooms = pièces rénovées
pad-gifts = cadeaux
pad-bonuses = cartes bonus
pad-unpaid-loan = emprunt non remboursé
pad-tie-break = argent
pad-winner-by-tie =
    { $name } gagne avec { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    } et le plus d’argent.
pad-open =
    { $names } sont à égalité avec { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    } : compte les monnaies, en argent, et ajoute money = … à ces manoirs.

## Component list

box-tiles = Tuiles : { $count }
box-bonuses = Cartes bonus : { $count }
box-supply = De plus
box-tile = tuile
box-colour = couleur
box-thing = matériel
box-room = pièce
box-furniture = meuble
box-extension = agrandissement
box-gifts = cadeaux
box-neighbours = voisins
box-loan-markers = marqueurs emprunt
box-boards = plateaux manoir
box-gold = monnaies d’or, valeur 5
box-silver = monnaies d’argent, valeur 1
box-bag = sac
box-bank-board = plateau banque
box-shop-board = plateau magasins
box-stands = supports pour voisins
box-note = La règle du jeu donne les totaux, les couleurs et ce que demandent les cartes bonus, mais pas la liste des tuiles : leur répartition, les symboles monnaie des plateaux et les points des cartes bonus sont les nôtres. Des propriétaires rapportent des symboles de 0 à 2 et des cartes bonus de 2 ou 3 points. Si tu as la boîte et que tu en sais plus, corrige cards.toml.

## Printing

print-attic = grenier
print-attic-more = agrandissement du grenier
print-gifts = cadeaux et voisins
print-few-players = Manoir pour 2 ou 3 joueurs
print-many-players = Manoir pour 4 ou 5 joueurs
print-shops = Les magasins
print-bank = La banque

## Ce que des règles maison peuvent changer

label-entry-rooms = tuiles pièce
label-entry-copies = exemplaires
label-entry-points = points
label-entry-colours = demande
label-entry-pieces = demande
label-entry-few-players = pièces sur les plateaux à 2 ou 3 joueurs
label-entry-many-players = pièces sur les plateaux à 4 ou 5 joueurs
label-number-start-money = monnaies d’argent au début
label-number-loan = monnaies d’argent d’un emprunt
label-number-loan-repaid = monnaies d’argent pour rembourser
label-number-unpaid-loan = points perdus pour un emprunt non remboursé
label-number-winning-bonus = points de bonus qui finissent la partie
