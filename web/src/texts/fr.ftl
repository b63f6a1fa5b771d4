# Ce que dit le navigateur en dehors des jeux, en français. Il tutoie ; « vous » s’adresse à plusieurs. L’espace devant : ; ? !
# et à l’intérieur des guillemets est insécable.

## Partout

web-skip = Aller au contenu
web-loading = Un instant…
web-offline = Le serveur ne répond pas. As-tu une connexion ? Réessaie dans un instant.
web-outdated = Une nouvelle version de Rooftree est là. Recharge la page pour continuer : rien n’est perdu.
web-reload = Recharger
web-lost = Il n’y a rien à cette adresse.
web-home = Accueil
web-rules = Règles
web-settings = Réglages
web-navigation = Pages
web-close = Fermer
web-the-rule = La règle
web-search = Chercher dans les règles
web-print = Imprimer
web-search-nothing = Rien dans les règles ne mentionne « { $text } ».

## La porte d’entrée

web-hero = Bâtissons une maison ensemble
web-hero-note = Des jeux de société où l’on construit des maisons, autour d’une même table : en famille, entre amis et avec des robots, sur un écran ou plusieurs. Pas de compte, un seul lien.
web-games = Jeux
web-players-from-to = De { $from } à { $to } joueurs
web-open-table = Ouvrir une table
web-opening = Ouverture de la table…
web-play-bots = Jouer avec un robot
web-learn = Apprendre
web-lobby = Tables ouvertes
web-lobby-empty = Personne n’a ouvert de table publique pour l’instant. Ouvres-en une !
web-lobby-host = chez { $name }
web-my-tables = Tes tables
web-my-past = Parties terminées
web-my-tables-empty = Tu retrouveras ici les tables où tu as pris place.
web-my-tables-elsewhere = Tu jouais dans un autre navigateur ?
web-mine-unready = Tout le monde n’est pas encore prêt
web-mine-resigned = Tu as abandonné cette partie.
web-mine-locked = L’hôte a fermé ta place.
web-mine-shared =
    Bâti ensemble : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-today = aujourd’hui, { $time }
web-join = Rejoindre
web-watch = Regarder
web-look = Voir
web-forget = Retirer de la liste
web-status-waiting = en attente
web-status-playing = en cours
web-status-over = terminée
web-status-closed = fermée

## La maison du jour

web-daily = Maison du jour
web-daily-note = Une donne par jour pour chaque jeu, la même pour tout le monde. Construis ta maison, puis regarde ce que les autres ont fait des mêmes cartes.
web-daily-today = Aujourd’hui
web-daily-yesterday = Hier, encore ouverte
web-daily-next = De nouvelles cartes arrivent à { $time }.
web-daily-streak =
    { $days ->
        [0] Construis une maison aujourd’hui et commence une série.
        [one] Un jour d’affilée
       *[other] { $days } jours d’affilée
    }
web-daily-forgiven = Un jour manqué par semaine est pardonné.
web-daily-build = Construire
web-daily-compare = Voir toutes les maisons
web-daily-again = Encore une fois
web-daily-again-note = La première fois compte. La deuxième, non.
web-daily-hands = Tu joues les deux mains.
web-daily-against = Contre quelqu’un qui…
web-daily-builders =
    { $count ->
        [0] Personne ici ne l’a encore construite
        [one] Une personne l’a construite
       *[other] { $count } personnes l’ont construite
    }
web-daily-mine =
    Ta maison : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-daily-given-up = Tu as abandonné celle-ci.
web-daily-shown = Ceux qui ont joué la même donne voient ta maison et ton pseudonyme.
web-daily-calendar = Ce que tu as construit
web-daily-month-before = Le mois précédent
web-daily-month-after = Le mois suivant
web-daily-day-built =
    { $date }, { $count ->
        [one] une maison
       *[other] { $count } maisons
    }
web-weekdays = lu ma me je ve sa di
web-daily-scores = Les points de tout le monde
web-daily-bar = { $range } points : { $count }
web-daily-place =
    { $builders ->
        [one] Tu es la première personne à la construire ici.
       *[other] Ta place : { $place } sur { $builders }
    }
web-daily-houses = Des maisons avec les mêmes cartes
web-daily-against-level = contre le niveau { $level }
web-daily-strongest = Le robot le plus fort
web-daily-building = construit encore. Reviens voir dans une minute.
web-daily-deal = La donne d’une maison du jour découle de la date. Elle est la même sur tous les serveurs.

## Mes maisons

web-houses = Mes maisons
web-houses-note = Tout ce que tu as construit, comme une rue où se promener.
web-houses-empty = La rue est encore vide. Ta première maison s’élèvera ici.
web-houses-all = Tous les jeux
web-houses-order = Ordre
web-houses-latest = Les plus récentes
web-houses-best = Les meilleures
web-houses-oddest = Les plus singulières
web-houses-oddest-note = Ce qu’elles sont seules à avoir ; puis les plus éloignées de tes points habituels à ce jeu.
web-houses-count =
    { $count ->
        [one] Une maison
       *[other] { $count } maisons
    }
web-houses-told = { $title }, { $points } points, { $date }
web-houses-save = Enregistrer toutes les parties
web-houses-delete = Tout supprimer…
web-houses-delete-one = Supprimer cette maison
web-houses-delete-question =
    { $count ->
        [one] Supprimer cette maison pour de bon ?
       *[other] Supprimer les { $count } maisons pour de bon ?
    }
web-houses-delete-note = Personne ne pourra les ramener. Là où d’autres ont joué, la partie leur reste, sans ton nom. Les maisons du jour d’aujourd’hui et d’hier restent jusqu’à la fin de leur jour.
web-houses-delete-yes = Supprimer pour de bon
web-houses-charts = De maison en maison
web-houses-summary =
    { $count ->
        [one] 1 maison
       *[other] { $count } maisons
    } · record { $best } · moyenne { $mean }
web-people = Tes partenaires
web-people-games =
    { $count ->
        [one] 1 partie ensemble
       *[other] { $count } parties ensemble
    }
web-people-between = Entre vous : { $mine } pour toi, { $theirs } pour { $name }
web-people-level = { $count } à égalité
web-people-together =
    { $count ->
        [one] 1 maison bâtie ensemble, avec { $best } points
       *[other] { $count } maisons bâties ensemble, la meilleure avec { $best } points
    }
web-people-again = À la dernière table : une revanche

## Préparer une table

web-how-many = Combien de joueurs ?
web-pace = Rythme
web-pace-live = D’une traite
web-pace-days = Sur plusieurs jours
web-clock-of-a-move = Temps par coup
web-clock-told = { $time } par coup : un avertissement, puis, une fois le temps écoulé, un robot joue.
web-clock-none = Sans limite
web-clock-seconds = { $seconds } secondes
web-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-clock-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
web-clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-clock = Temps restant : { $left }
web-public = La montrer parmi les tables ouvertes
web-from-record = Reprendre une partie sauvegardée
web-from-record-note = Un enregistrement (un fichier en .json) ; ses joueurs et ses options sont repris.

## Les places

web-seats-note =
    La partie commence quand les { $seats ->
        [2] deux
       *[other] { $seats }
    } places sont prises et que tout le monde est prêt. À plusieurs devant un même écran, prenez plusieurs places.
web-full-watching = La table est complète : tu regardes.
web-how-it-plays = Comment on joue ici
web-house-rules = Règles maison
web-house-box = Comme dans la boîte
web-house-changes =
    { $count ->
        [one] Ce qui change : une chose
       *[other] Ce qui change : { $count } choses
    }
web-change = Changer
web-change-note = Tout le monde voit le changement. Qui était prêt doit le redire.
web-choose-bot = Qui joue avec toi ?
web-who-plays = Qui joue ?
web-by-link = quelqu’un, par le lien
web-without = Sans { $name }
web-seat-free = Place libre
web-sit-here = Prendre place
web-sit-too = Quelqu’un d’autre ici
web-your-name = Ton pseudonyme
web-another-name = Pseudonyme d’une autre personne devant cet écran
web-bot = robot
web-you = toi
web-away = pas là
web-guest = Invité
web-ready = prêt à jouer
web-i-am-ready = C’est bon pour moi
web-not-ready = Finalement, pas encore
web-stand-up = Quitter ma place
web-remove = Retirer
web-send-away = Renvoyer
web-remove-question = Retirer { $name } ?
web-remove-waiting = La place redevient libre. { $name } le saura, et pourra se rasseoir.
web-remove-playing = Un robot joue la suite à cette place. { $name } le saura, et pourra la reprendre.
web-remove-locks = { $name } ne peut pas revenir
web-no-after-all = Non, finalement
web-locked-out = { $name } ne peut pas s’asseoir ici.
web-admit = Laisser revenir
web-former-removed =
    { $status ->
        [playing] L’hôte a donné ta place à un robot. Tu peux la reprendre.
       *[other] L’hôte a libéré ta place. Tu peux te rasseoir.
    }
web-former-locked = L’hôte a pris ta place et la garde fermée. Tu regardes ; demande dans la discussion à revenir.
web-former-resigned = Tu as abandonné cette partie. Tu regardes.
web-come-back-to-seat = Reprendre ma place
web-resign = Abandonner
web-resign-question = Abandonner cette partie ?
web-resign-note = Un robot prend ta place pour de bon, et les autres finissent la partie. Tout le monde le saura.
web-leave = Quitter la partie
web-leave-question = Quitter cette partie ?
web-leave-note = Un robot prend ta place pour de bon et aide les autres. Tout le monde le saura.
web-seats-left =
    { $count ->
        [0] Aucune place libre
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-waits-for-ready = On attend encore : { $names }.
web-invite = Inviter
web-invite-note = Toute personne qui a ce lien peut prendre une place libre, ou regarder.
web-invite-full = Toutes les places sont prises. Qui vient par le lien peut regarder.
web-link = Lien
web-copy = Copier
web-copied = Le lien est copié.
web-copy-moment = Copier le lien vers ce coup
web-copy-embed = Intégrer
web-copy-embed-note = Copier le code qui montre cette partie dans une page web
web-embed-running = Cette partie n’est pas encore finie. Elle pourra être revue ici ensuite.
web-share = Partager
web-qr = L’invitation en code QR
web-tv = Afficher sur une télé
web-tv-join = Vise ce code avec l’appareil photo de ton téléphone pour prendre place.
web-tv-come = Vise ce code avec l’appareil photo de ton téléphone pour rejoindre cette table.
web-tv-ready = La partie commence quand chacun a touché « { web-i-am-ready } » sur son téléphone.

## La table

web-board = Plateau
web-players = Joueurs
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-played-by = { $bot } joue
web-thinking = réfléchit…
web-your-turn = à toi
web-time-nearly-up = presque plus de temps
web-may-confirm = peut encore changer
web-look-at = Voir la maison : { $name }
web-connecting = Connexion…
web-reconnecting = Connexion perdue. Nouvel essai…
web-unsent =
    { $count ->
        [one] Ce que tu as fait attend d’être envoyé.
       *[other] { $count } choses que tu as faites attendent d’être envoyées.
    }
web-move-waits = Ton coup attend la connexion.
web-on-its-way = en route
web-log-and-chat = Journal et discussion
web-log = Journal
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-line = Dis quelque chose
web-send = Envoyer
web-react = Réagir avec { $reaction }
web-spectator = Spectateur
web-menu = Menu
web-in-words = La table en mots
web-confirm-question = Terminé ? Confirme ton tour, ou annule une étape.
web-turn-of-absent = On attend { $name }, qui n’est pas là.
web-played-for-you = Un robot joue pour toi.
web-lately = Ce que les autres viennent de faire
web-next-step = Choisis maintenant ce qui va avec.
web-put-back = Reposer
web-skip-ahead = Aller au bout
web-hand-back = Reprendre la main
web-all-moves =
    { $count ->
        [1] Que puis-je faire ?
       *[other] Que puis-je faire ? ({ $count })
    }
web-undo = Annuler
web-confirm = Confirmer
web-no-way-back = ne s’annule pas
web-doubt = C’est bien ce que tu veux ?
web-doubt-yes = Oui, vas-y
web-doubt-no = Réfléchir encore
web-doubt-never = Ne plus demander pendant cette partie
web-up-to = jusqu’à { $points }
web-then = puis : { $moves }
web-meanwhile = Depuis ton dernier tour
web-watch-again = Revoir
web-go-on = Continuer
web-hand-over = Passe l’écran à { $name }
web-hand-over-note = Personne d’autre ne doit regarder.
web-i-am = Je suis { $name }
web-let-bot-play = Laisser jouer un robot
web-mute = Retirer la parole
web-unmute = Rendre la parole
web-deal = La donne
web-sealed-deal = Scellée : personne ne la connaît
web-sealed-only = Seulement une donne que personne ne peut connaître
web-sealed-only-note = Seulement une donne que personne ne peut connaître : aucune partie reprise d’un enregistrement
web-rated = Compte pour le classement
web-rated-note = Elle compte pour le classement : seules des personnes jouent, une place chacune, sans coach ; tout le monde accepte avant le début
web-rated-ask = Cette partie compte pour le classement. Elle ne commence que si tout le monde accepte.
web-rated-agree = J’accepte, et je suis là
web-ratings = Classement
web-ratings-mine = Ton classement
web-ratings-note = La force de chacun, d’après les parties qui ont compté parce que toute la table le voulait. On commence à 1000 ; 400 points de plus veulent dire qu’on gagne dix fois plus souvent que l’autre.
web-ratings-none = Tu n’es pas encore au classement. Quand tu prépares une table, fais-la compter, et joue contre des personnes.
web-ratings-none-off = Tu n’es pas au classement, et rien n’est conservé.
web-ratings-games =
    { $count ->
        [one] d’après { $count } partie
       *[other] d’après { $count } parties
    }
web-ratings-error = Dans 95 cas sur 100, l’écart ne dépasse pas le nombre après ±. Peu de parties disent peu de chose.
web-ratings-on = Tenir un classement pour moi
web-ratings-show = Montrer mon classement aux autres
web-ratings-name = Sous ce nom
web-ratings-delete = Supprimer mon classement…
web-ratings-delete-question = Supprimer ton classement ?
web-ratings-delete-note = Personne ne pourra le ramener, et rien d’autre ne sera conservé tant que tu ne le voudras pas. Ce que d’autres ont gagné ou perdu contre toi reste tel quel.
web-ratings-shown = Ceux qui montrent le leur
web-ratings-shown-none = Personne ne montre encore son classement.
web-unsealed =
    { $moves ->
        [0] Reprise d’un enregistrement : donne non scellée
        [one] Reprise d’un enregistrement, { $moves } coup joué : donne non scellée
       *[other] Reprise d’un enregistrement, { $moves } coups joués : donne non scellée
    }
web-sealed = La donne était scellée avant que quiconque s’assoie :
web-deal-fair = La donne était honnête : vérifié
web-deal-unwitnessed = Les nombres de la donne correspondent à son sceau
web-deal-broken = Attention : ce n’est pas la donne promise
web-deal-how = Le sceau est le SHA-256 de ce que le serveur avait scellé. Ce texte et les secrets de chacun, un par ligne, ont eux aussi un SHA-256 ; modulo 2⁶³, c’est la graine. Que les cartes viennent bien de cette graine, « rooftree replay » le dit à partir de l’enregistrement.
web-seal = Sceau, montré avant la donne
web-seal-text = Ce qui était scellé
web-seal-salt = Sel
web-share-of = Secret : { $name }
web-pledged = engagé avant :
web-seed = Graine
web-waits-for-shares = Avant la donne, le navigateur de chaque personne y ajoute un secret. Il manque encore : { $names }. La page doit y être ouverte.

## Le coach

web-coach = Coach
web-coach-note = Pour chaque place : ce qu’un coach dit à qui y joue. Tout le monde voit qui a quoi.
web-coach-seat = Place { $number }
web-coach-off = rien
web-coach-warn = prévient avant une gaffe
web-coach-ideas = trois idées
web-coach-explain = trois idées, et pourquoi
web-coach-has = Coach : { $what }
web-coach-ask = Que jouerais-tu ?
web-coach-thinks = Le coach réfléchit…
web-coach-lines = { $count } parties jouées jusqu’au bout
web-coach-line =
    { $before ->
        [one] Le coach réfléchit d’abord à la question de quelqu’un d’autre.
       *[other] { $before } autres ont interrogé le coach avant toi.
    }
web-coach-chance = gagne à { $percent } %
web-coach-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-coach-warns = Le coach ne ferait pas cela : tu y perds beaucoup.

## La fin

web-show-end = Voir les maisons
web-back-to-table = Retour à la table
web-replay = Revoir la partie
web-record = Sauvegarder la partie
web-rematch = Rejouer
web-rematch-join = À la partie suivante
web-score = Score
web-tie = Égalité de points : le départage a tranché.
web-month =
    { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
web-date = { $day } { web-month }
web-best = (le plus)
web-counting = On compte les points
web-count-again = Recompter
web-picture = Image
web-picture-all = Image de toutes les maisons
web-picture-keep = Une image à garder
web-save-png = Enregistrer l’image
web-save-svg = Enregistrer le dessin (SVG)
web-picture-failed = L’image n’a pas pu être créée ici. Essaie plutôt le dessin.

## Revoir une partie

web-to-begin = Au début
web-to-end = À la fin
web-back = Précédent
web-forward = Suivant
web-play = Lecture
web-pause = Pause
web-move = Coup
web-eyes = Vu par
web-the-deal = La donne
web-replay-running = La partie continue : les cartes que plus personne n’a le droit de regarder montrent ici aussi leur dos.
web-mind = Que jouer ici ?
web-mind-thinking = Cet appareil réfléchit…
web-mind-told = Calculé sur cet appareil : { $count } suites examinées.
web-review = L’analyse du coach
web-review-note = Chaque décision, jugée d’après ce que la personne pouvait savoir à ce moment-là. Cela prend un instant, une fois par partie.
web-review-begin = Analyser cette partie
web-review-begins = Le coach parcourt la partie…
web-review-place =
    { $before ->
        [one] Une analyse passe avant celle-ci.
       *[other] { $before } analyses passent avant celle-ci.
    }
web-review-progress = { $done } décisions sur { $all }
web-review-closer = Regarder de plus près
web-review-best = L’un des meilleurs coups de la partie.
web-review-glows = Il brille sur le plateau.
web-review-show = Le montrer sur le plateau
web-review-luck-together = Ce que valent ces cartes de plus que d’autres, donc la chance : { $dealt } points. Ce qui en a été fait en plus : { $made }.
web-try-again = Réessayer
web-gentle = Le coach ne parle jamais d’erreur
web-play-on = Reprendre la partie d’ici…
web-play-on-note = Une autre partie commence à cette position, pour le plaisir : qui prend quelle place ?
web-play-on-me = moi
web-play-on-begin = Reprendre

## Les leçons

web-learn-step = Étape { $now } sur { $all }
web-learn-other = Ce serait possible aussi. Pour cette leçon, prends ce qui est marqué.
web-learn-do-it = Fais-le pour moi
web-learn-end = Tu sais tout ce qu’il faut.
web-learn-so-far = Jusqu’ici
web-learn-leave = Retour à l’accueil
web-learn-again = Encore une fois
web-learn-play = Jouer pour de vrai

## Réglages

web-language = Langue
web-theme = Couleurs
web-theme-system = Comme le système
web-theme-light = Claires
web-theme-dark = Sombres
web-size = Taille du texte
web-size-normal = Normale
web-size-large = Grande
web-size-huge = Très grande
web-speed = Rythme du jeu
web-speed-slow = Lent
web-speed-normal = Normal
web-speed-fast = Rapide
web-speed-off = D’un coup, sans animations
web-confirms = Confirmer mes tours
web-confirms-people = Quand je joue avec des gens
web-confirms-always = Toujours
web-confirms-never = Jamais
web-letters = Palette pour daltoniens, avec lettres et motifs
web-sounds = Jouer des sons discrets
web-come-back = Retrouver tes places
web-come-back-note = Tes places appartiennent à ce navigateur. Avec une phrase de sept mots, tu peux les emporter dans un autre.
web-new-phrase = Donne-moi une phrase
web-phrase-note = Note-la : elle n’est montrée qu’une fois, et une phrase plus ancienne ne vaut plus.
web-phrase = Une phrase d’un autre navigateur
web-recover = Retrouver mes places
web-recovered = Te revoilà !
web-notices = Me dire quand c’est mon tour
web-notices-on = Ce navigateur te dira quand c’est ton tour.
web-notices-off = Ce navigateur ne te préviendra plus.
web-notices-no = Ce navigateur n’affiche pas de messages. Autorise-les d’abord dans ses réglages.

## Tables sans dessin

web-plain-empty = vide
web-plain-table = La table
web-plain-house = { $name }
web-plain-asked = C’est à { $name } : { $question }
web-plain-answers = Réponses
web-plain-round = Manche { $now } sur { $all }
web-plain-day = Jour { $now } sur { $all }
web-plain-turn = Tour { $now } sur { $all }
web-plain-under-way = En cours

## La loupe

web-magnifier = Vu de près
web-magnifier-now = Ici et maintenant
web-magnifier-all-rules = Toutes les règles
web-keys = Les touches à la table
web-keys-go = d’un endroit à l’autre
web-keys-touch = toucher cet endroit
web-keys-look = regarder de près ce qui s’y trouve, ou ce qui est sous la souris
web-keys-back = fermer, ou reposer
web-keys-undo = annuler
web-keys-confirm = confirmer le tour

## Feuille de score

web-nudge = Faire un rappel
web-next-table = Table suivante
web-next-table-of = Suivante : { $title } ({ $names })
web-morning = Depuis ta dernière visite
web-good-morning = Bonjour.
web-good-day = Bonjour.
web-good-evening = Bonsoir.
web-morning-turns =
    { $count ->
        [one] Une table t’attend.
       *[other] { $count } tables t’attendent.
    }
web-morning-ended =
    { $count ->
        [one] Une partie s’est terminée depuis ta dernière visite.
       *[other] { $count } parties se sont terminées depuis ta dernière visite.
    }
web-on-holiday = en vacances jusqu’au { $date }
web-days = Parties sur plusieurs jours
web-morning-told = Me dire une fois par matin, à huit heures, quelles tables m’attendent, plutôt qu’à chaque tour (avec les notifications)
web-holiday = En vacances jusqu’au
web-holiday-note = Pendant tes vacances, ton horloge s’arrête dans les parties sur plusieurs jours, et personne ne t’envoie de rappel. Tout le monde à la table le voit.
web-holiday-begin = Je pars
web-holiday-begun = Profites-en. Tes tables sont au courant.
web-holiday-until = Tu es en vacances jusqu’au { $date }. Dans les parties sur plusieurs jours, aucune horloge ne tourne pour toi.
web-holiday-back = Je suis de retour
web-week = Cette semaine, pour une équipe
web-week-note = Les mêmes cartes pour toutes les équipes de votre taille. Chacun a sa main et son appareil ; les cartes sont distribuées quand la dernière personne est là.
web-week-players = { $count } personnes
web-week-teams =
    { $count ->
        [0] aucune équipe ne l’a encore construite
        [one] une équipe l’a construite
       *[other] { $count } équipes l’ont construite
    }
web-week-gather = Réunir une équipe
web-week-team = Ton équipe
web-week-next = La prochaine donne arrive le { $date }, à minuit UTC. On n’est que dans une équipe pour chaque nombre de personnes.
web-week-name = Tu joues en invité : indique d’abord ton nom dans les réglages.
web-week-title = Une équipe pour { $title }
web-week-free = une place libre
web-week-join = Rejoindre l’équipe
web-week-invite = Envoie ce lien aux autres. Chaque personne qui rejoint a sa propre main.
web-week-of = semaine { $week }, { $count } personnes
web-daily-beside-mine = À côté de la mienne
web-daily-beside = Toi et { $name }, manche par manche
web-daily-rounds = Manche
web-daily-round-before = Manche précédente
web-daily-round-after = Manche suivante
web-daily-end = La fin
web-odd-many = La seule avec { $thing } × { $count }.
web-odd-only = La seule qui ait ceci : { $thing }.
web-odd-without = La seule sans ceci : { $thing }.
web-odd-best = Ta meilleure dans ce jeu.
web-houses-admire = Admirer
web-houses-again = Revoir, reprendre
web-pad = Feuille de score
web-pad-note = Pour la boîte sur votre table : montez la maison de chacun en touchant ou en écrivant, et les règles du jeu comptent les points.
web-pad-home = Maison { $number }
web-pad-homes = Maisons
web-pad-add = Une maison de plus
web-pad-name = Nom
web-pad-way = Comment remplir
web-pad-touch = Toucher
web-pad-write = Écrire
web-pad-write-note = Écris ce qui se trouve où, avec tes mots et dans n’importe laquelle de nos langues ; plusieurs choses sont séparées par des virgules.
web-pad-find = Chercher par nom, avec tes mots
web-pad-nothing = encore rien
web-pad-remove = Enlever : { $what }
web-pad-choose = Choisir …
web-pad-put = ajouter
web-pad-next = Place suivante
web-pad-done = C’est fait
web-pad-keep = Garder ce résultat
web-pad-kept = Gardé sur cet appareil.
web-pad-again = Nouvelle partie, mêmes joueurs
web-pad-clear = Vider cette maison…
web-pad-clear-question = Vider { $name } ?
web-pad-clear-yes = Vider
web-pad-clear-note = Tout ce qui est noté pour cette maison disparaît. Les résultats gardés restent.
web-pad-offline = Le serveur ne répond pas. Ce que tu remplis est gardé sur cet appareil, et compté dès qu’il répond.
web-pad-here = Sans connexion, c’est cet appareil qui compte, avec les mêmes règles.
web-pad-ready = Elle est maintenant gardée sur cet appareil et fonctionne sans connexion.
web-pad-evenings = Vos soirées
web-pad-evenings-note = Elles sont gardées sur cet appareil et nulle part ailleurs.
web-pad-evenings-none = Les résultats que tu gardes seront ici, avec les points de chacun de partie en partie. Ils restent sur cet appareil.
web-pad-played = parties
web-pad-won = gagnées
web-pad-best = record
web-pad-mean = moyenne
web-pad-course = Points de partie en partie
web-pad-save = Enregistrer dans un fichier
web-pad-forget = Supprimer ce résultat
web-pad-forget-question =
    { $count ->
        [one] Supprimer ce résultat ?
       *[other] Supprimer les { $count } résultats ?
    }
web-pad-forget-note = Personne ne pourra les retrouver.
web-pad-entry-room = Pièce
web-pad-entry-decor = Décor
web-pad-entry-piece = Meuble
web-pad-entry-base = Terrain ou fondation
web-pad-entry-rooms = Pièces
web-pad-entry-roof = Toit
web-pad-entry-garden = Jardin
web-pad-entry-roofs = Cartes toit
web-pad-entry-helpers = Personnages
web-pad-entry-children = Enfants (en cas d’égalité)
web-pad-entry-attic = Grenier
web-pad-entry-bonuses = Cartes bonus
web-pad-entry-board = Pièce imprimée en B2
web-pad-entry-gifts = Cadeaux
web-pad-entry-money = Argent restant, en monnaies d’argent
web-pad-entry-extension = Agrandissement du grenier
web-pad-entry-loan = Emprunt pas encore remboursé
web-pad-entry-expert = Avec les bonus du mode expert
web-pad-entry-round = Manche
web-pad-entry-day = Journée
web-pad-entry-turn = Tour
web-pad-entry-market-rooms = Pièces au marché, de gauche à droite
web-pad-entry-market-resources = Ressources au-dessus des colonnes 2 à 5
web-pad-entry-market-tiles = Tuiles en vente : boutique de gauche, puis de droite
web-pad-entry-queue-a = File A, la tête d’abord
web-pad-entry-queue-b = File B, la tête d’abord
web-pad-entry-hand = Main
web-pad-entry-character = Personnage
web-pad-entry-neighbours = Voisins en visite
web-pad-entry-tools = Outils

## Le coin des imprimés

web-paper = Sur papier
web-paper-note = Imprime un jeu, ou de quoi accompagner celui de ta table : nos propres dessins, nos propres mots.
web-paper-size = Papier
web-paper-a4 = A4
web-paper-letter = Letter (États-Unis)
web-paper-game = Le jeu entier
web-paper-game-note = Tout ce qui suit en un seul fichier, avec une page qui explique comment imprimer et découper.
web-paper-cards = Cartes
web-paper-cards-note = Faces et dos en taille réelle, avec repères de coupe ; les cartes mesurent 63 × 88 mm.
web-paper-tokens = Jetons
web-paper-tokens-note = À coller sur du carton, puis à découper.
web-paper-boards = Plateaux
web-paper-boards-note = À la taille de ce que l’on y pose.
web-paper-aid = Aide de jeu
web-paper-aid-note = Une page : comment se déroule un tour, ce qui compte, à quoi sert chaque chose.
web-paper-pad = Feuille de score
web-paper-pad-note = Deux feuilles par page, à remplir.
web-paper-label = Étiquette de boîte
web-paper-label-note = Pour le couvercle et les côtés d’une boîte.
web-paper-how = Imprime en taille réelle (100 %), jamais « ajusté à la page ».

# Jouer sur cet appareil

web-here = Sur cet appareil
web-here-note = Même sans réseau : avec des robots, ou à plusieurs devant le même écran. Les parties restent dans ce navigateur.
web-here-offline = Pas de réseau pour l’instant. Ici, on peut jouer quand même : avec des robots, ou à plusieurs devant le même écran.
web-at-this-screen = devant cet écran
web-engine-loading = Cet appareil se prépare à jouer tout seul. La première fois, il faut patienter un peu.
web-not-here = Ce n’est pas possible avec une table sur cet appareil.
web-not-possible = { $error }

## Problèmes

web-puzzles = Problèmes
web-puzzles-note = Des positions de parties jouées par des robots, où un tour est nettement meilleur que tous les autres. Trouve-le.
web-puzzles-none = Il n’y a pas encore de problèmes ici.
web-puzzles-all = Tous les problèmes
web-puzzles-done = { $done } sur { $all } faits
web-puzzle = Problème { $number }
web-puzzle-today = Le problème du jour
web-puzzle-told = { $title }, problème { $number }, difficulté { $stars } sur 3
web-puzzle-alone = résolu
web-puzzle-helped = vu avec de l’aide
web-puzzle-stars-1 = Pour s’échauffer
web-puzzle-stars-2 = Pour réfléchir
web-puzzle-stars-3 = Peu les trouvent
web-puzzle-player = Joueur { $number }
web-puzzle-task = C’est à toi. Un coup est nettement meilleur que tous les autres : trouve-le.
web-puzzle-task-points = À toi de jouer. Un coup vaut environ { NUMBER($points) } points de plus que tous les autres : trouve-le.
web-puzzle-wrong = Pas celui-ci : il coûte environ { NUMBER($points) } { $points ->
        [one] point
       *[other] points
    }. Essaie autre chose.
web-puzzle-wrong-some = Pas celui-ci. Essaie autre chose.
web-puzzle-right = C’est ça !
web-puzzle-as-good = C’est ça, ce coup est tout aussi bon ! La suite :
web-puzzle-hint = Un indice
web-puzzle-hint-1 = Cela commence à l’une des places signalées.
web-puzzle-hint-2 = Cela commence ici.
web-puzzle-show = Montrer
web-puzzle-again = Encore une fois
web-puzzle-next = Problème suivant
web-puzzle-solved = Résolu du premier coup !
web-puzzle-solved-later = Résolu !
web-puzzle-shown = Voilà le tour
web-puzzle-proof = Le meilleur des autres coups coûte environ { $gap } points (à { $error } près), comme le montrent { $lines } parties jouées à partir d’ici.
web-puzzle-exact = Le meilleur des autres coups coûte { $gap } points, quoi qu’il arrive.
web-puzzle-found = Combien de robots sur dix le trouvent :

# Le plateau d’analyse

web-analysis = Plateau d’analyse
web-analyse = Analyser
web-analysis-note = Ouvre une partie, parcours-la et essaie d’autres coups. À chaque position, un coach sur cet appareil dit ce qu’il jouerait. Une fois ouvert, tout marche sans réseau.
web-analysis-not-here = Ce navigateur ne peut pas ouvrir le plateau d’analyse, ou ce serveur a été construit sans lui.
web-analysis-record = Une partie enregistrée
web-analysis-file = Depuis un fichier
web-analysis-paste = Ou colle un enregistrement : la donne et les coups, en texte
web-analysis-open = Ouvrir
web-analysis-deal = Une nouvelle donne
web-analysis-deal-note = Tu joues pour tout le monde. Le même numéro donne toujours la même donne.
web-analysis-seed = Numéro de la donne
web-analysis-place = Une position à la main
web-analysis-place-note = Meublez les maisons, choisissez ce qui est sur la table et à qui c’est de jouer. Ce qui est impossible est expliqué.
web-analysis-begin = Commencer
web-analysis-place-open = Analyser cette position
web-analysis-seat = Joueur { $number }
web-analysis-seats = Joueurs
web-analysis-table = Sur la table
web-analysis-turn = À qui c’est de jouer
web-analysis-chance = Ce que vous laissez ouvert vient par hasard de ce qui reste dans la boîte.
web-analysis-shuffle = Un autre hasard
web-analysis-wrong =
    { $count ->
        [one] C’est impossible : une chose ne va pas.
       *[other] C’est impossible : { $count } choses ne vont pas.
    }
web-analysis-eyes = qui décide
web-analysis-save = Enregistrer cette suite
web-analysis-another = Une autre partie
web-analysis-lines = Suites
web-analysis-game = La partie
web-analysis-line = Suite { $number }
web-analysis-mind = Les possibilités pour { $name }
web-analysis-play-on = Les laisser jouer la suite
web-analysis-start = Jouer à partir d’ici
web-analysis-stop = Arrêter
web-analysis-over = La partie est finie
