# Ce que dit l’interface de tous les jeux, en français.

## Personnes et robots

play-you = Toi
play-or = { $first } ou { $last }
play-and = { $first } et { $last }
play-bot = { $name } ({ $bot }) { $how }. { $about }
level = Niveau { $level } sur 6
level-word =
    { $level ->
        [1] débute
        [2] joue gentiment
        [3] connaît le jeu
        [4] joue bien
        [5] joue très bien
       *[6] joue comme un maître
    }

## La troupe : qui prend place quand un robot joue

character-pip = A six ans, et trouve que toutes les cartes sont bonnes.
character-tumi = Pose les choses là où c’est joli, et ne compte jamais.
character-coco = Joue vite, rit beaucoup, oublie à qui c’est de jouer.
character-lulu = Venait pour le gâteau ; le jeu, c’est en plus.
character-bo = Demande au chat quoi prendre.
character-lea = Joue pour voir pousser sa maison, et oublie le reste.
character-teo = Prend ce qui brille, et cherche une place après.
character-birta = Tricote en jouant, et laisse filer une maille ou une carte.
character-max = Vient de lire les règles, enfin, presque toutes.
character-zoe = Raconte une histoire par pièce, et rate une bonne affaire.
character-jonas = Joue le vendredi, et a un plan jusqu’au samedi.
character-amelie = Voit beaucoup de choses, et regrette les autres à voix haute.
character-katla = N’abandonne jamais, et ne compte jamais deux fois.
character-samir = L’a appris de sa fille, et la bat presque.
character-greta = Joue avec le cœur, et le cœur a souvent raison.
character-margot = Ne laisse jamais traîner une bonne affaire.
character-hugo = Compte ses points à chaque tour, à mi-voix.
character-freyja = Prend le meilleur d’aujourd’hui ; demain, on verra.
character-oskar = Est charpentier : ce qui est commencé, il le finit.
character-nadia = Joue vite et bien, pendant que le thé refroidit.
character-iris = Prévoit trois tours, et n’oublie rien.
character-walter = A bâti des ponts pendant quarante ans, et prévoit tout aussi bien.
character-sunna = Regarde d’abord tout, puis prend ce qui aide le plus.
character-emile = Garde sa meilleure idée pour le bon moment.
character-rosa = Mène un chantier comme un orchestre.
character-magnus = Imagine toutes les suites possibles, et sourit à l’une d’elles.
character-colette = N’a jamais perdu à sa propre table, dit-elle.
character-hildur = A dessiné la moitié de la ville, et voit déjà ta maison.
character-anselm = Prend son temps, et on comprend pourquoi après.
character-yuki = Avait déjà joué la partie de tête avant que tu t’assoies.
character-alix = Accompagne ce jeu, et le connaît de longue date.
character-kari = Vient d’arriver dans la rue, et chaque règle l’intrigue.
character-noor = Y a joué bien des dimanches de pluie.
character-sven = Parle peu. Tu verras.
character-mei = A appris ce jeu pendant un long voyage en train.

## Le premier écran

welcome-keys = Tape le numéro d’un coup. « ? » dit ce que vaut chacun, « pourquoi { example-cell } » pourquoi une chose est impossible, « aide » le reste. (Donne { $seed })

## Un tour

turn-of = À toi, { $player }.
turn-hand-over = Passe le clavier à { $player }, et appuie sur Entrée quand personne d’autre ne regarde.
turn-confirm = Entrée = terminé, u = annuler
turn-waits = D’abord, termine ton tour ou annule le dernier coup. Tu peux consulter { $commands }.

## Menus

menu-folded = { $verb } : { $count } possibilités. Tape « { $verb } » pour les voir.
menu-effects = Ce qui change dans ton score visible, au mieux, d’ici la fin de ce tour :
effect-at-once = aussitôt { $points }

## Réponses

answer-empty = Tape le numéro d’un coup, ou « aide ».
answer-no-number = Il n’y a pas de coup { $number } ici.
answer-ambiguous = « { $text } » peut être { $candidates }. Lequel ?
answer-near = « { $text } » n’est pas un coup. Voulais-tu dire { $candidates } ?
answer-unknown = « { $text } » n’est ni un coup ni une commande. « ? » montre les coups, « aide » les commandes.
answer-where = Où ? Tape par exemple « { $example } ».
answer-yes = o oui

## Pourquoi pas ?

why-over = La partie est finie.
why-not-now = Pas maintenant. On te demande : { $decision }
why-usage = Nomme une case ou un coup : « pourquoi { example-cell } », « pourquoi { example-move } ».
why-nothing = Aucun coup de ce jeu ne mentionne « { $text } ».
why-also = (De même : { $names })
why-possible = C’est possible maintenant.

## Une chose sur la table, regardée de près

look-name = { $thing }
look-place = En { $cell }
look-number = { $label } : { $number }
look-left = Il en reste : { $count }
look-empty = Il n’y a encore rien ici
look-worth = Compte maintenant : { $lines }
look-rule = La règle : { $section }
look-usage = Nomme une chose sur la table : « voir { example-cell } ». Il y a entre autres : { $names }
look-nothing = Rien sur la table ne s’appelle « { $text } ». Il y a entre autres : { $names }

## Annuler

undo-nothing = Il n’y a rien à annuler : on ne revient pas au-delà du coup d’un autre ni de ce qui vient d’être montré.

## Consulter

log-empty = Rien ne s’est encore passé.
plain-points =
    { $points ->
        [one] ({ $points } point)
       *[other] ({ $points } points)
    }
score-total = Total
score-what = quoi
score-where = où
score-points = points
figure-house = Exemple
rules-topics = Les règles par sujet ; tape par exemple « règles { example-topic } ».
rules-unknown = Aucun sujet des règles ne s’appelle « { $text } ». Les sujets sont :

## Sauvegarder et quitter

save-done = Sauvegardé. Pour continuer plus tard :
save-finished = Sauvegardé. Pour revoir la partie :
save-failed = Impossible d’écrire « { $file } » : { $reason }
save-nowhere = La partie n’a pu être sauvegardée nulle part. Dernier essai : { $reason }
save-replace = { $file } existe déjà. Le remplacer (o/n) ?
quit-save = Sauvegarder la partie ? Tape un nom de fichier, ou Entrée pour quitter sans sauvegarder.
quit-bye = À bientôt !

## La fin

ending-over = Il ne reste aucun coup : la partie est finie.
end-winner =
    { $points ->
        [one] { $players } gagne avec { $points } point !
       *[other] { $players } gagne avec { $points } points !
    }
end-winners =
    { $points ->
        [one] { $players } se partagent la victoire avec { $points } point !
       *[other] { $players } se partagent la victoire avec { $points } points !
    }
end-you =
    { $points ->
        [one] Tu gagnes avec { $points } point !
       *[other] Tu gagnes avec { $points } points !
    }
end-save = Garder cette partie ? Tape un nom de fichier, ou Entrée pour quitter.

## Les commandes : leurs mots, et ce qu’elles font

command-effects = ?
command-why = pourquoi
command-undo = annuler
command-table = table
command-cards = cartes
command-look = voir
command-rules = règles
command-log = journal
command-score = score
command-save = sauver
command-quit = quitter
command-help = aide
help-moves = Un coup est son numéro dans le menu, ou sa notation entière ou abrégée : { example-moves }.
help-effects = ce que vaut chaque coup maintenant (? { example-verb } : un seul type de coups)
help-why = pourquoi une chose est impossible : pourquoi { example-cell }, pourquoi { example-move }
help-undo = reprendre ta dernière action de ce tour
help-table = redessiner la table
help-look = ce qu’une chose sur la table est, fait et vaut maintenant : voir { example-cell }
help-rules = les règles, par sujet : règles { example-topic }
help-log = ce qui s’est passé récemment (journal tout : depuis le début)
help-score = le score de tous pour l’instant, ligne par ligne
help-save = sauvegarder la partie : sauver FICHIER
help-quit = quitter ; tu peux d’abord sauvegarder
help-help = cette liste

## Ce qu’un jeu peut dire à sa façon (sans « plain- »)

plain-turn-score =
    { $now ->
        [one] { $now } point
       *[other] { $now } points
    } pour l’instant ({ $change }).
plain-score-so-far = Le score pour l’instant :
plain-help-cards = à quoi servent les cartes en vue
plain-replay-next = Entrée = suite, q = quitter

## Le coach : pourquoi un coup est meilleur, avec son chiffre

coach-alike = Impossible de les départager : après { $games } parties chacun, il n’y a presque pas de différence.
coach-only = Il n’y a pas d’autre coup.
coach-many =
    { $points ->
        [0] Beaucoup de petites choses s’ajoutent.
        [one] Beaucoup de petites choses s’ajoutent : environ { $points } point à la fin.
       *[other] Beaucoup de petites choses s’ajoutent : environ { $points } points à la fin.
    }
coach-own-often = Cela rapporte des points ({ $line }) { $more } fois sur 10, au lieu de { $less }.
coach-own-costs = Cela coûte des points ({ $line }) { $more } fois sur 10, au lieu de { $less }.
coach-own-points =
    { $more ->
        [one] Environ { $more } point
       *[other] Environ { $more } points
    } à la fin ({ $line }), au lieu de { $less }.
coach-own-ten = En dix parties, { $more } points en tout ({ $line }), au lieu de { $less }.
coach-other-often = { $seat } n’en tire des points ({ $line }) que { $more } fois sur 10, au lieu de { $less }.
coach-other-costs = { $seat } y perd des points ({ $line }) { $more } fois sur 10, au lieu de { $less }.
coach-other-points = { $seat } en tire moins ({ $line }) : environ { $more } à la fin, au lieu de { $less }.
coach-other-ten = { $seat } en tire moins ({ $line }) : en dix parties, { $more } points en tout, au lieu de { $less }.

## Replay

replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
replay-deal-unsealed = Cet enregistrement n’a pas de sceau : il ne dit pas comment sa donne a été faite.
replay-deal-fair = La donne était honnête : le secret du serveur et ceux des joueurs donnent la graine, et la graine donne ces cartes. Le sceau, à comparer avec celui montré avant la partie : { $seal }
replay-deal-alone = La donne correspond à son sceau ; personne à la table n’y a pris part, elle vient du serveur seul. Le sceau, à comparer avec celui montré avant la partie : { $seal }
replay-deal-broken = Attention : ces cartes ne sont pas celles du sceau { $seal }.

## Une partie analysée

review-title = { game-title } : la partie revue avec le coach
review-chart = Chances de gagner, de la première décision à la dernière
review-chart-together = Points vers lesquels allait la maison, de la première décision à la dernière
review-player = joueur
review-inaccuracy = imprécisions
review-mistake = erreurs
review-blunder = gaffes
review-dealt = la donne
review-made = le jeu
review-luck = En points : ce que valent ces cartes de plus que d’autres si tous jouent selon des règles simples, c’est la chance ; et ce qui en a été fait.
review-worst = Les moments décisifs
review-none = Personne n’a rien laissé échapper que le coach ait pu voir.
review-none-praised = Aucun coup n’était nettement meilleur que tous les autres.
review-praised = Les meilleurs coups
review-moment = Coup { $number }, { $player } : { $move }
review-better = Mieux : { $move }
review-called =
    { $verdict ->
        [blunder] Une gaffe
        [mistake] Une erreur
       *[inaccuracy] Une imprécision
    } : { $given }.
review-gentle = Il y avait mieux à faire ici : { $given }.
review-chance = environ { $percent } % des chances de gagner dans une partie équilibrée
review-points =
    environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-limits = Une imprécision coûte au moins { $inaccuracy } % des chances de gagner une partie équilibrée, une erreur { $mistake } %, une gaffe { $blunder } % ; l’incertitude compte en faveur du joueur.
review-limits-points = Une imprécision coûte au moins { $inaccuracy } point, une erreur { $mistake }, une gaffe { $blunder } ; l’incertitude compte en faveur du joueur.

## La feuille de score

pad-wrong =
    { $count ->
        [1] Impossible de compter les points. Une chose ne va pas :
       *[other] Impossible de compter les points. { $count } choses ne vont pas :
    }
pad-at = { $name } : { $problem }
pad-did-you-mean = Voulais-tu dire { $near } ?
pad-or = { $first } ou { $second }
pad-bad-toml =
    { $fault ->
        [quotes] Ligne { $line }, « { $text } » : cette valeur est illisible. Les mots s’écrivent entre guillemets droits : name = "Anna"
        [equals] Ligne { $line }, « { $text } » : une entrée s’écrit en un mot, suivi du signe égal et d’une valeur : name = "Anna"
        [closed] Ligne { $line }, « { $text } » : il manque un guillemet ", un crochet ] ou une accolade {"}"} à la fin, ou une virgule entre deux choses.
        [brackets] Ligne { $line }, « { $text } » : une maison commence par son nom entre doubles crochets, fermés tous les deux : [[…]]
        [twice] Ligne { $line }, « { $text } » : cette entrée existe déjà ; chacune ne s’écrit qu’une fois.
       *[other] Ligne { $line }, « { $text } » : ce n’est pas du TOML lisible ({ $error }). Les mots s’écrivent entre guillemets droits : name = "Anna"
    }
pad-not-text = Ce n’est pas un fichier de texte (UTF-8).
pad-too-long = Le fichier est trop long pour une feuille de score.
pad-game =
    { $given ->
        [0] La première ligne doit dire de quel jeu il s’agit : game = "{ $game }"
       *[other] Il n’y a pas de feuille de score pour « { $text } », seulement pour { $games } : écris game = "{ $game }"
    }
pad-players = players = { $text } doit être un nombre entier de { $least } à { $most } : le nombre de joueurs, et pas moins que de maisons notées.
pad-key = « { $entry } » n’est pas prévu ici ; on peut écrire : { $known }.
pad-name = Un nom a de 1 à { $most } lettres.
pad-number = { $entry } = { $text } doit être un nombre entier de 0 à { $most }.
pad-flag = { $entry } = { $text } doit être true ou false.
pad-list = { $entry } doit être une liste : { $entry } = ["…", "…"]
pad-unknown = { $where } : « { $text } » est inconnu ici.
pad-cell-twice = { $cell } est indiqué deux fois.
set-none-left = Il ne reste plus de { $card } dans la boîte.
set-too-many =
    { $count ->
        [one] Une carte est posée, mais { $most } ont quitté la pile à ce moment-là.
       *[other] { $count } cartes sont posées, mais seules { $most } ont quitté la pile à ce moment-là.
    }
set-rooms =
    { $wanted ->
        [0] Avant la manche { $round }, aucune pièce n’est encore posée ; ici il y en a { $count }.
        [one] Avant la manche { $round }, chaque maison a une pièce ; ici il y en a { $count }.
       *[other] Avant la manche { $round }, chaque maison a { $wanted } pièces, y compris face cachée ; ici il y en a { $count }.
    }
set-built = Au tour { $turn }, il y a au plus { $most } cartes construites, une par tour passé ; ici il y en a { $count }.
set-hand = Une main a { $most } cartes ici, pas { $count }.
set-twice = { $card } est choisi deux fois.
set-over = La partie serait terminée ici.
set-broken = Les règles ne le permettent pas : { $error }
pad-total = total
pad-winner =
    { $name } gagne avec { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }.
pad-shared =
    { $names } se partagent la victoire avec { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }.

## La liste du matériel

box-card = carte
box-kind = type
box-points = points
box-copies = exemplaires
box-total = total
box-players = { $least } à { $most } joueurs
box-age = dès { $age } ans
box-minutes = environ { $minutes } min
box-legend = • figure dans la règle du jeu, ◦ est rapporté par plusieurs propriétaires de la boîte ; ce qui n’a pas de marque est notre reconstitution.

## Une table ailleurs : rooftree join

join-welcome = Tape le numéro d’un coup. « ? » dit ce que chacun change, « pourquoi { example-cell } » pourquoi une chose est impossible, « dire bonjour » parle aux autres, « aide » le reste.
join-watching = Tu regardes cette table.
join-back = Te revoilà, { $name } : ta place est toujours la tienne.
join-waiting = La partie commence quand toutes les places sont prises et que tout le monde est prêt.
join-invite = Invite d’autres personnes avec ce lien :
join-sit = « asseoir NOM » prend une place libre ; ou regarde simplement.
join-bots = « robot 2 greedy » met un robot à la deuxième place.
join-seat-free = libre
join-seat-yours = { $name } (toi)
join-seat-other = { $name }
join-seat-bot = { $name } (robot, { $how })
join-seat-ready = prêt à jouer
join-seat-not-ready = pas encore prêt
join-seat-away = pas là
join-sit-usage = Dis sous quel nom : « asseoir Anna », ou « asseoir 2 Anna » pour la deuxième place.
join-bot-usage = Dis à quelle place, et quel robot : « robot 2 greedy ».
join-say-usage = Écris ce que tu veux dire après le mot : « dire bonjour ».
join-full = Toutes les places sont prises ; tu peux regarder.
join-no-seat = Tu n’as pas de place à cette table.
join-rated = Cette partie compte pour le classement : « accepter » si tu le veux bien, « debout » sinon.
join-only-watching = Tu es là pour regarder. Reviens sans --watch pour prendre une place.
join-others = C’est à { $name } de jouer.
join-bot-plays = Un robot joue pour toi ; « reprendre » te rend ta place.
join-wait = C’est à { $name } de jouer. En attendant, tu peux dire ou consulter quelque chose : « aide ».
join-unknown = On ne peut pas faire cela maintenant. « aide » dit ce qu’on peut faire.
join-due = Tu as le temps jusqu’à { $time }.
join-final = ne s’annule pas
join-nothing-to-confirm = Tu n’as pas de tour à terminer maintenant.
join-somebody = Quelqu’un qui regarde
join-chat = { $name } : « { $text } »
join-line-lost = La connexion avec le serveur est coupée ; nouvel essai…
join-line-back = La connexion est rétablie.
join-no-save = Le serveur garde la partie. Tu peux partir quand tu veux et revenir par le même lien.
join-kept = Ta place est gardée. Pour revenir :
join-fair = La donne était honnête : sa graine { $seed } vient du sceau et de tous les secrets, le tien aussi, engagés avant que quiconque dise le sien.
join-sealed = La donne était fixée avant le premier coup : sa graine { $seed } correspond au sceau montré alors.
join-unsealed = La partie était finie à ton arrivée : le sceau de la donne (graine { $seed }) n’a pas été vérifié ici.
join-broken-seal = Attention : la graine { $seed } ne correspond pas au sceau montré pendant la partie. Ce n’est pas la donne promise.
join-broken-pledges = Attention : la graine { $seed } ne vient pas des secrets engagés quand tu as dit le tien. Ce n’est pas la donne promise.
join-record = L’enregistrement de cette partie :
join-end = Entrée pour quitter.
join-end-seated = « revanche » rejoue avec les mêmes personnes, Entrée pour quitter.
join-closed = Les règles de cette table ne se jouent plus ici.
join-help-quit = quitter ; ta place est gardée
command-say = dire
command-confirm = confirmer
command-sit = asseoir
command-stand = debout
command-agree = accepter
command-bot = robot
command-back = reprendre
command-again = revanche
help-say = dire quelque chose à toute la table : dire bonjour
help-confirm = terminer ton tour ; Entrée fait de même
help-sit = avant la partie : prendre une place (asseoir Anna, asseoir 2 Anna)
help-stand = avant la partie : quitter ta place
help-agree = avant la partie : accepter qu’elle compte pour le classement, et être prêt
help-bot = avant la partie, pour l’hôte : mettre un robot à une place (robot 2 greedy)
help-back = jouer de nouveau quand un robot a joué pour toi
help-again = après la partie : rejouer avec les mêmes personnes

## Le serveur de tables : ce qui se passe autour d’une table

table-sat-down = { $name } prend place.
table-stood-up = { $name } quitte sa place.
table-removed = { $name } n’a plus sa place : l’hôte l’a libérée.
table-replaced = { $bot } remplace { $name } : l’hôte l’a décidé.
table-resigned = { $name } abandonne ; { $bot } joue la suite.
table-came-back = { $name } est de retour à la table.
table-admitted = { $name } peut de nouveau s’asseoir à cette table.
table-arranged = L’hôte a changé les réglages de la table. Les autres doivent redire s’ils sont prêts.
table-host-changed = L’hôte est absent ; c’est maintenant { $name } qui le remplace.
table-from-record =
    { $moves ->
        [0] Cette partie reprend la donne d’un enregistrement. Elle n’est pas scellée : qui a l’enregistrement connaît les cartes.
        [one] Cette partie reprend un enregistrement, après { $moves } coup. La donne n’est pas scellée : qui a l’enregistrement connaît les cartes.
       *[other] Cette partie reprend un enregistrement, après { $moves } coups. La donne n’est pas scellée : qui a l’enregistrement connaît les cartes.
    }
table-voided = { $name } n’a pas révélé son secret pour la donne : rien n’est distribué, et chacun refait sa part.
table-started = Les cartes sont distribuées, la partie commence.
table-taken-over = { $bot } joue désormais pour { $name }.
table-timed-out = { $name } n’a plus de temps : { $bot } joue la suite.
table-stands = { $name } n’a plus de temps : son tour reste tel quel.
table-handed-back = { $name } joue de nouveau.
table-warned = { $name }, ton temps est presque écoulé.
table-nudged = On a rappelé à { $name } que tout le monde attend.
table-away = { $name } est en vacances. Rien ne presse.
table-back = { $name } est de retour de vacances.
table-over = La partie est finie.
table-rematched = { $name } aimerait rejouer.
table-closed = L’exploitant de ce serveur a fermé la table.

## Le serveur de tables : pourquoi une chose n’a pas été faite, et ce qui conviendrait

refused-nobody = Personne ne te connaît encore ici. Entre d’abord comme invité (POST /api/me), puis réessaie.
refused-unreadable = Impossible de comprendre ceci : { $error }
refused-id = Une commande doit avoir un identifiant de 1 à { $most } caractères.
refused-too-long = C’est trop long ; au plus { $most } octets sont lus.
refused-sheet-too-long = C’est plus qu’il n’en faut pour les maisons d’une table : { $most } entrées de { $longest } lettres au plus.
refused-too-much = Cela fait beaucoup à la fois. Attends un instant, puis réessaie.
refused-busy = Il se passe trop de choses à cette table en ce moment. Réessaie, s’il te plaît.
refused-log-full = Il s’est passé trop de choses à cette table. On peut finir la partie, mais rien d’autre.
refused-server-error = Le serveur a rencontré un problème, et rien n’a changé. Réessaie, s’il te plaît.
refused-not-written = Le serveur ne peut rien enregistrer en ce moment, et rien n’a changé. Réessaie dans un instant.
refused-origin = Cette demande vient de la page d’un autre site. Utilise la page de ce serveur, s’il te plaît.
refused-no-such-page = Il n’y a rien à cette adresse. Une table se trouve à /t/ suivi de son nom.
refused-method = Cette adresse n’accepte pas une telle demande ; /api/openapi.json dit lesquelles.
refused-only-on-socket = Ceci ne peut être demandé que par la connexion WebSocket (/socket).
refused-settings = On ne peut pas ouvrir une table ainsi : { $error }
refused-house-rules = Ce serveur ne joue pas avec les règles maison « { $name } ».
refused-house-rules-here = Avec des règles maison, ce navigateur ne peut pas réfléchir lui-même ; l’analyse du serveur le peut.
refused-no-such-table = Cette table n’existe pas. Vérifie le lien, ou demande à qui te l’a envoyé.
refused-no-such-move = Les coups vont de 0 (la donne) à { $most }, vus par le public ou depuis une place de cette table.
refused-many-tables = Tu regardes déjà { $most } tables. Quittes-en une d’abord.
refused-many-notices = Tu as déjà { $most } adresses pour les notifications. Retires-en une d’abord.
refused-private-address = Cette adresse mène dans un réseau privé, et là ce serveur n’appelle personne. Les notifications ne vont qu’à des adresses sur Internet.
refused-table-is-waiting = La partie n’a pas commencé. Elle commence quand toutes les places sont prises et que tout le monde est prêt.
refused-table-is-playing = La partie a commencé ; ceci n’est possible qu’avant.
refused-table-is-over = La partie est finie. Demande une revanche pour rejouer.
refused-no-such-seat = Il n’y a pas de place { $seat } à cette table. Les places vont de 0 à { $most }, en comptant à partir de 0.
refused-seat-taken = { $name } est déjà à cette place. Choisis une place libre, s’il te plaît.
refused-seat-free = Personne n’est à cette place.
refused-your-own-seat = Tu es déjà à cette place.
refused-not-your-seat = La place { $seat } (en comptant à partir de 0) n’est pas la tienne. Utilise une place que tu as prise.
refused-nickname = Un pseudonyme a de 1 à { $most } caractères.
refused-locked = L’hôte ne te laisse pas prendre place à cette table. Tu peux regarder.
refused-resigned = Tu as abandonné cette partie. Tu peux la regarder jusqu’au bout.
refused-arrangement = On ne peut pas jouer ainsi à cette table : { $error }
refused-options-of-record = Cette partie reprend un enregistrement : ses options restent telles quelles. Le temps par coup peut changer.
refused-sealed-only = Cette table promet une donne scellée. Une partie reprise d’un enregistrement n’en a pas.
refused-rated-unasked = Cette partie compte pour le classement : il faut d’abord que tu l’acceptes.
refused-rated-deal = Seule une partie dont personne ne peut connaître la donne compte pour le classement : ni reprise d’un enregistrement, ni maison du jour, ni sur ton propre appareil.
refused-rated-together = Là où tout le monde construit la même maison, personne n’est plus fort que les autres : une telle partie ne compte pas pour le classement.
refused-rated-house = Une partie avec des règles maison ne compte pas pour le classement : il compare ceux qui jouent au même jeu.
refused-rated-coach = Une partie où quelqu’un a un coach ne compte pas pour le classement.
refused-rated-bot = Une partie ne compte pour le classement que si seules des personnes y jouent.
refused-rated-twice = Une partie ne compte pour le classement que si chacun n’y a qu’une place.
refused-rated-remove = Cette partie compte pour le classement : on n’en retire personne. Un robot peut jouer pour quelqu’un d’absent.
refused-daily = À la table d’une maison du jour, rien ne se règle et personne ne joue pour un autre.
refused-daily-closed = Seules les maisons d’aujourd’hui et d’hier peuvent être construites.
refused-daily-kept = Une maison du jour peut être supprimée une fois son jour et le suivant passés : d’ici là, elle compte.
refused-daily-unplayed = Construis d’abord ta maison avec ces cartes : tu verras ensuite ce que les autres en ont fait.
refused-team-closed = Seule la donne de cette semaine peut être jouée.
refused-team-elsewhere = Tu es dans une autre équipe pour cette donne. Qui a vu les cartes ne recommence pas avec d’autres.
refused-team-full = Cette équipe est complète.
refused-no-team = Dans ce jeu, chacun construit sa maison : il n’y a pas de donne pour les équipes.
refused-hash = Les engagements et les secrets ont 64 chiffres hexadécimaux, en minuscules.
refused-pledged-already = Les parts de la donne sont déjà demandées ; aucun engagement ne peut plus changer.
refused-no-pledge = À cette table, chacun a sa part dans la donne, et ton programme n’en a engagé aucune.
refused-not-called = Aucun secret ne t’est demandé pour l’instant.
refused-secret = Ce secret n’est pas celui que tu as engagé.
refused-clock = Le temps par coup va de { $least } secondes à { $days } jours, ou reste sans limite.
refused-nickname-taken = Quelqu’un s’appelle déjà { $name } à cette table. Choisis un autre pseudonyme, s’il te plaît.
refused-only-host = Seul l’hôte de la table peut faire cela.
refused-no-such-bot = Aucun robot de ce jeu ne s’appelle { $bot }. Il y a : { $bots }.
refused-no-such-character = Personne du nom de { $character } ne joue comme ce robot. Il y a : { $people }.
refused-no-such-person = Cette personne ne joue pas ici et n’a rien écrit dans la discussion.
refused-no-coach = À cette table, personne ne conseille ta place.
refused-coach-busy = Trop de monde interroge le coach en ce moment. Réessaie dans une minute, s’il te plaît.
refused-coach-waking = Le coach se réveille à peine. Redemande dans une minute.
refused-review-not-over = La partie n’est pas encore finie, et seule une partie entière peut être jugée. La rediffusion la montre jusqu’ici.
refused-review-ruleset = Cette partie suit les règles { $ruleset }, que ce serveur ne connaît plus : elle ne peut pas être jugée. Son enregistrement reste téléchargeable.
refused-no-review = Ce jeu ne dit pas comment on y joue bien : ses coups ne peuvent pas être jugés. La rediffusion les montre tous.
refused-damaged-record = L’enregistrement de cette partie est abîmé et ne peut pas être jugé : { $error }.
refused-not-your-turn = Ce n’est pas encore ton tour : c’est à { $name } de jouer.
refused-not-confirmed = { $name } doit d’abord confirmer ou annuler son tour.
refused-notation = Ce n’est pas un coup : { $error }
refused-bot-plays = Un robot joue cette place pour toi. Reprends-la d’abord, puis joue.
refused-bot-plays-already = Un robot joue déjà cette place.
refused-person-is-here = { $name } est là. Un robot ne remplace que quelqu’un d’absent.
refused-nudge-here = { $name } est là, et voit à qui de jouer.
refused-nudge-early =
    { $hours ->
        [0] { $minutes ->
            [one] Laisse un peu de temps à { $name }. Dans une minute, tu pourras envoyer un rappel.
           *[other] Laisse un peu de temps à { $name }. Dans { $minutes } minutes, tu pourras envoyer un rappel.
        }
        [one] Laisse un peu de temps à { $name }. Dans une heure environ, tu pourras envoyer un rappel.
       *[other] Laisse un peu de temps à { $name }. Dans { $hours } heures environ, tu pourras envoyer un rappel.
    }
refused-not-awaited = La table n’attend pas { $name }.
refused-on-holiday = { $name } est en vacances. Ce n’est pas le moment d’un rappel.
refused-holiday = Des vacances finissent plus tard que maintenant, et d’ici { $most } jours.
refused-you-play-yourself = Aucun robot ne joue cette place : c’est à toi de la jouer.
refused-nothing-to-confirm = Aucun tour à toi n’attend d’être confirmé.
refused-nothing-to-undo = Il n’y a rien à annuler : on ne revient pas au-delà du coup d’un autre ni de ce qui vient d’être montré.
refused-chat = Une ligne de discussion a de 1 à { $most } caractères.
refused-reaction = Les réactions sont { $reactions }.
refused-muted = L’hôte t’a retiré la parole à cette table. Si tu joues, tu peux continuer.
refused-ruleset = Cette table suit les règles { $ruleset }, qu’on ne joue plus ici. Tu peux la regarder ; pour jouer, ouvre une nouvelle table.
refused-closed = L’exploitant de ce serveur a fermé cette table. Tu peux la regarder ; pour jouer, ouvre une nouvelle table.
refused-banned = L’exploitant de ce serveur ne te laisse pas jouer ici. Si c’est une erreur, écris-lui.
refused-muted-everywhere = L’exploitant de ce serveur ne te laisse pas écrire dans la discussion. Tu peux continuer à jouer.
refused-opened-many = Tu as ouvert { $most } tables en peu de temps. Joue à l’une d’elles, ou reviens dans une heure.
refused-full = Ce serveur a autant de tables qu’il peut en garder. Réessaie plus tard, ou demande à son exploitant.
refused-crowded = On joue tellement ici en ce moment qu’une table de plus ralentirait les autres. Réessaie dans une minute.
refused-not-over = La partie n’est pas encore finie. Ce sera possible après.
refused-not-at-table = C’est réservé à ceux qui ont joué à cette table.
refused-phrase = Cette phrase n’est à personne. Vérifie les mots et leur ordre ; seule la dernière phrase reçue est valable.

## Impression

print-how = Avant d’imprimer
print-how-size = Imprime en taille réelle, à 100 %, sans « ajuster à la page ». Le trait ci-dessous doit mesurer 100 mm.
print-how-duplex = Imprime les cartes en recto verso. Chaque page de rectos est suivie de celle de leurs dos ; peu importe le bord sur lequel la feuille est retournée. Sans impression recto verso, laisse les dos de côté.
print-how-cut = Un papier épais convient le mieux (200 g ou plus). Coupe de repère en repère, au cutter et à la règle ; la couleur déborde, une coupe un peu à côté ne laisse donc pas de blanc.
print-how-boards = Un plateau sur deux pages se découpe, puis se pose côte à côte ou se colle sur du carton.
print-how-tokens = Colle les jetons sur du carton avant de les découper.
print-ruler = 100 mm
print-wanted = Il te faut aussi : { $things }.
print-own = Rooftree. Nos propres dessins et nos propres mots, à imprimer pour jouer chez soi ; les jeux appartiennent à leurs auteurs et éditeurs.
print-date = Date
print-house = Maison
print-player = Joueur
print-total = Total
print-no-such-game = Rien ne s’imprime pour { $game } : ce jeu n’apporte pas de printing.py.
print-no-tokens = Ce jeu n’a pas de jetons.
print-no-art = Les dessins à imprimer ne sont pas construits dans cette copie. Construis-les avec : make web
print-no-typst = L’impression demande Typst, une partie facultative. Installe-la avec : pip install 'rooftree[print]'

## Ce que montre un lien

card-open = Une table est ouverte : viens jouer.
card-waiting = À la table : { $names }. Viens jouer !
card-playing = Partie en cours : { $names }.
card-over = { $scores }. À revoir, coup par coup.
card-together = Une maison construite ensemble par { $names }, d’une valeur de { $points } points. À revoir, coup par coup.
card-ended = Partie jouée par { $names }. À revoir, coup par coup.
card-daily-title = Maison du jour
card-daily = Une donne par jour, la même pour tout le monde. Construis la tienne avant de voir ce que les autres en ont fait.

## Les règles maison

house-rules = Règles maison : { $name }
house-change = { $thing } : { $entry } { $before } → { $after }
house-word = { $thing } : { $entry } ({ $word }) { $before } → { $after }
house-number = { $entry } : { $before } → { $after }
box-house = ★ est changé par les règles maison.
