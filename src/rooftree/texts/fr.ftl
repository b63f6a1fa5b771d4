# Ce que dit l'interface de tous les jeux, en français.

## Personnes et robots

play-you = Toi
play-or = { $first } ou { $last }
play-and = { $first } et { $last }
bot-greedy = Glouton
bot-random = Hasard

## Le premier écran

welcome-keys = Tape le numéro d'un coup. « ? » dit ce que vaut chacun, « pourquoi { example-cell } » pourquoi une chose est impossible, « aide » le reste. (Donne { $seed })

## Un tour

turn-of = { $player }, à toi.
turn-hand-over = Passe le clavier à { $player }, et appuie sur Entrée quand personne d'autre ne regarde.
turn-confirm = Entrée = terminé, u = annuler
turn-waits = D'abord, termine ton tour ou annule le dernier coup. Tu peux consulter { $commands }.

## Menus

menu-folded = { $verb } : { $count } possibilités. Tape « { $verb } » pour les voir.
menu-effects = Ce qui change dans ton score visible, au mieux, d'ici la fin de ce tour :

## Réponses

answer-empty = Tape le numéro d'un coup, ou « aide ».
answer-no-number = Il n'y a pas de coup { $number } ici.
answer-ambiguous = « { $text } » peut être { $candidates }. Lequel ?
answer-near = « { $text } » n'est pas un coup. Voulais-tu dire { $candidates } ?
answer-unknown = « { $text } » n'est ni un coup ni une commande. « ? » montre les coups, « aide » les commandes.
answer-where = Où ? Tape par exemple « { $example } ».
answer-yes = o oui

## Pourquoi pas ?

why-over = La partie est finie.
why-not-now = Pas maintenant. On te demande : { $decision }
why-usage = Nomme une case ou un coup : « pourquoi { example-cell } », « pourquoi { example-move } ».
why-nothing = Aucun coup de ce jeu ne mentionne « { $text } ».
why-also = (De même : { $names })
why-possible = C'est possible maintenant.

## Annuler

undo-nothing = Il n'y a rien à annuler : on ne revient pas au-delà du coup d'un autre ni de ce qui vient d'être montré.

## Consulter

log-empty = Rien ne s'est encore passé.
score-total = Total
score-what = quoi
score-where = où
score-points = points
rules-topics = Les règles par sujet ; tape par exemple « règles { example-topic } ».
rules-unknown = Aucun sujet des règles ne s'appelle « { $text } ». Il y a :

## Sauvegarder et quitter

save-done = Sauvegardé. Pour continuer plus tard :
save-finished = Sauvegardé. Pour revoir la partie :
save-failed = Impossible d'écrire « { $file } » : { $reason }
save-nowhere = La partie n'a pu être sauvegardée nulle part. Dernier essai : { $reason }
save-replace = { $file } existe déjà. Le remplacer (o/n) ?
quit-save = Sauvegarder la partie ? Tape un nom de fichier, ou Entrée pour quitter sans sauvegarder.
quit-bye = À bientôt !

## La fin

end-winner = { $players } gagne avec { $points } points !
end-winners = { $players } se partagent la victoire avec { $points } points !
end-you = Tu gagnes avec { $points } points !
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
help-moves = Un coup est son numéro dans le menu, ou sa notation entière ou abrégée : { example-moves }.
help-effects = ce que vaut chaque coup maintenant (? { example-verb } : une seule sorte de coups)
help-why = pourquoi une chose est impossible : pourquoi { example-cell }, pourquoi { example-move }
help-undo = reprendre ta dernière action de ce tour
help-table = redessiner la table
help-rules = les règles, par sujet : règles { example-topic }
help-log = ce qui s'est passé récemment (journal tout : depuis le début)
help-score = le score de tous pour l'instant, ligne par ligne
help-save = sauvegarder la partie : sauver FICHIER
help-quit = quitter ; tu peux d'abord sauvegarder
help-help = cette liste

## Replay

replay-unfinished = L'enregistrement s'arrête ici ; la partie n'est pas finie.

## La feuille de score

pad-wrong =
    { $count ->
        [1] Impossible de compter les points. Une chose ne va pas :
       *[other] Impossible de compter les points. { $count } choses ne vont pas :
    }
pad-at = { $name } : { $problem }
pad-did-you-mean = Veux-tu dire { $near } ?
pad-or = { $first } ou { $second }
pad-bad-toml = Ce n'est pas du TOML : { $error }
pad-not-text = Ce n'est pas un fichier de texte (UTF-8).
pad-too-long = Le fichier est trop long pour une feuille de score.
pad-game =
    { $given ->
        [0] La première ligne doit dire de quel jeu il s'agit : game = "{ $game }"
       *[other] Il n'y a pas de feuille de score pour « { $text } », seulement pour { $games } : écris game = "{ $game }"
    }
pad-key = « { $entry } » n'est pas prévu ici ; on peut écrire : { $known }.
pad-name = Un nom a de 1 à { $most } lettres.
pad-number = { $entry } = { $text } doit être un nombre entier de 0 à { $most }.
pad-flag = { $entry } = { $text } doit être true ou false.
pad-list = { $entry } doit être une liste : { $entry } = ["…", "…"]
pad-unknown = { $where } : « { $text } » est inconnu ici.
pad-cell-twice = { $cell } est indiqué deux fois.
pad-total = total
pad-winner =
    { $name } gagne avec { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }.
pad-shared =
    { $names } partagent la victoire avec { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }.

## La liste du matériel

box-card = carte
box-kind = sorte
box-points = points
box-copies = exemplaires
box-total = total
