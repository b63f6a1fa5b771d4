# Ce que dit l'interface de tous les jeux, en français.

## Personnes et robots

play-you = Toi
play-or = { $first } ou { $last }
play-and = { $first } et { $last }
bot-greedy = Glouton
bot-random = Hasard

## Le premier écran

welcome-dreamhome =
    Douze manches, une maison : à chaque manche, tu prends une colonne du marché (la pièce et la carte au-dessus) et tu
    construis la pièce dans ta maison. Qui a le plus de points gagne.
welcome-keys = Tape le numéro d'un coup. « ? » dit ce que vaut chacun, « pourquoi G4 » pourquoi une chose est impossible, « aide » le reste. (Donne { $seed })

## Un tour

turn-of = { $player }, à toi.
turn-hand-over = Passe le clavier à { $player }, et appuie sur Entrée quand personne d'autre ne regarde.
turn-score =
    { $now ->
        [one] { $now } point
       *[other] { $now } points
    } pour l'instant ({ $change }), sans les toits face cachée.
turn-confirm = Entrée = terminé, u = annuler

## Menus

menu-place = Construire { $room-a } en
menu-place-down = ou poser la carte face cachée, comme pièce vide, en
menu-decor = Placer { $decor-the } en
menu-scaffold = Monter l'échafaudage en
menu-folded = { $verb } : { $count } possibilités. Tape « { $verb } » pour les voir.
menu-effects = Ce qui change dans ton score visible, au mieux, d'ici la fin de ce tour :

## Réponses

answer-empty = Tape le numéro d'un coup, ou « aide ».
answer-no-number = Il n'y a pas de coup { $number } ici.
answer-ambiguous = « { $text } » peut être { $candidates }. Lequel ?
answer-near = « { $text } » n'est pas un coup. Voulais-tu dire { $candidates } ?
answer-unknown = « { $text } » n'est ni un coup ni une commande. « ? » montre les coups, « aide » les commandes.
answer-yes = o oui

## Pourquoi pas ?

why-usage = Nomme une case ou un coup : « pourquoi T3 », « pourquoi place T3 down ».
why-nothing = Aucun coup de ce jeu ne mentionne « { $text } ».
why-possible = C'est possible maintenant.

## Annuler

undo-nothing = Il n'y a rien à annuler : on ne revient pas au-delà du coup d'un autre ni de cartes nouvellement montrées.

## Consulter

log-empty = Rien ne s'est encore passé.
score-so-far = Le score pour l'instant ; les toits face cachée comptent à la fin :
score-total = Total
rules-topics = Les règles par sujet ; tape par exemple « règles toits ».
rules-unknown = Aucun sujet des règles ne s'appelle « { $text } ». Il y a :

## Sauvegarder et quitter

save-done = Sauvegardé. Pour continuer plus tard :
save-finished = Sauvegardé. Pour revoir la partie :
save-failed = Impossible d'écrire « { $file } » : { $reason }
save-replace = { $file } existe déjà. Le remplacer (o/n) ?
quit-save = Sauvegarder la partie ? Tape un nom de fichier, ou Entrée pour quitter sans sauvegarder.
quit-bye = À bientôt !

## La fin

end-winner = { $players } gagne avec { $points } points !
end-winners = { $players } se partagent la victoire avec { $points } points !
end-you = Tu gagnes avec { $points } points !
end-children = Égalité à { $points } points : les enfants dans les maisons décident. { $counts }.
end-save = Garder cette partie ? Tape un nom de fichier, ou Entrée pour quitter.

## Les commandes : leurs mots, et ce qu'elles font

command-effects = ?
command-why = pourquoi
command-undo = annuler
command-table = table
command-cards = cartes
command-rules = règles
command-log = journal
command-score = score
command-save = sauver
command-quit = quitter
command-help = aide
help-moves = Un coup est son numéro dans le menu, ou sa notation entière ou abrégée : take 3, place G2 down, G2.
help-effects = ce que vaut chaque coup maintenant (? drill : une seule sorte de coups)
help-why = pourquoi une chose est impossible : pourquoi T3, pourquoi place T3 down
help-undo = reprendre ta dernière action de ce tour
help-table = redessiner la table
help-cards = ce que font les cartes du marché
help-rules = les règles, par sujet : règles toits
help-log = ce qui s'est passé récemment (journal tout : depuis le début)
help-score = le score de tous pour l'instant, ligne par ligne
help-save = sauvegarder la partie : sauver FICHIER
help-quit = quitter ; tu peux d'abord sauvegarder
help-help = cette liste

## Ce qu'a fait une personne sans nom

you-pass = Tu passes.
you-discard = Tu défausses la colonne { $column } : { $room-a } et { $resource-a }.
you-hammer = Tu utilises le marteau-piqueur et prends { $room-a } dans la colonne { $column }.
you-drill = Tu utilises la perceuse en { $cell } : { $room-a } remplace { $old-a }.
you-mix = Tu utilises la bétonnière : { $room-a } et { $other-a } changent de place.
you-take = Tu prends la colonne { $column } : { $room-a } et { $resource-a }.
you-take-first = Tu prends la colonne { $column } : { $room-a } et le jeton premier joueur.
you-place = Tu construis { $room-a } en { $cell }.
you-place-down = Tu poses une carte face cachée en { $cell } : une pièce vide.
you-decor = Tu places { $decor-the } en { $cell }.
you-scaffold = Tu montes l'échafaudage en { $cell }.
you-roofer = Tu fais appel au couvreur, qui reprend une carte de toit dans la défausse.
you-supply = Tu fais appel au fournisseur, qui livre { $room-a } en { $cell }.
you-swap = Tu fais appel au manœuvre, qui échange { $cell } et { $other }.

## Dessins

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
draw-roof = { $cards } pareils : { $points }
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

## Noms courts des pièces, quatre lettres au plus

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
