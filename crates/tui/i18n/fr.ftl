tui = Terminal
    .name = Marelle
    .tagline = Des jeux de plateau à jouer et à créer
    .welcome = Bienvenue. Que veux-tu faire ?
    .too-small = Cette fenêtre est trop petite. Il faut { $width } × { $height }.
    .menu-new = Nouvelle partie
    .menu-resume = Continuer une partie
    .menu-join = Rejoindre une partie
    .menu-library = Jeux de l’atelier
    .menu-files = Ouvrir un fichier
    .menu-demo = Voir la fin d’une partie
    .menu-scores = Scores
    .menu-help = Aide
    .menu-language = English
    .menu-quit = Quitter
    .which-game = À quel jeu veux-tu jouer ?
    .which-demo = Il reste un ou deux coups. Termine la partie.
    .demo-names = Démo 1, Démo 2, Démo 3, Démo 4
    .library-ask = Choisis un jeu. Les flèches changent aussi le genre.
    .library-all = Tous les jeux
    .library-trains = Jeux pour exercer : { $skill }
    .files-ask = Choisis un jeu, une partie gardée ou un dossier.
    .files-folder = dossier
    .folder-closed = Je ne peux pas regarder dans ce dossier.
    .file-closed = Je ne peux pas lire ce fichier.
    .resume-ask = Quelle partie veux-tu continuer ?
    .delete-again = Pour l’effacer pour toujours, appuie encore sur d.
    .resume-none = Aucune partie ne t’attend. Commence une nouvelle partie.
    .resume-move = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
    .no-folder = Je ne trouve pas de dossier pour les parties.
    .scores-none = Personne n’a de points. Joue avec un nom.
    .scores-told = Une partie gagnée donne 5 points.
    .scores-unread = { $count ->
        [one] Je ne comprends pas { $count } ligne. Je la garde.
       *[other] Je ne comprends pas { $count } lignes. Je les garde.
    }
    .scores-name = Nom
    .scores-points = Points
    .scores-won = Gagnées
    .scores-played = Jouées
    .form-begin = Commencer
    .form-start = Appuie sur Entrée pour commencer. Les flèches changent le reste.
    .form-name = Écris le nom. Gauche et droite montrent les joueurs connus.
    .form-controller = Qui joue ici ? Gauche et droite changent cela.
    .form-token = Écris le signe qui sera ton pion.
    .form-clock = Avec la pendule, le plus lent perd 2 points.
    .form-order = Qui commence ?
    .form-option-usual = C’est comme d’habitude. Gauche et droite changent cela.
    .form-option-chosen = C’est ton choix. Retour arrière remet l’habitude.
    .form-clock-label = Pendule
    .form-order-label = Ordre de jeu
    .form-human = personne
    .form-machine = machine
    .clock-off = sans pendule
    .clock-counted = le temps compte
    .clock-limited = { $minutes ->
        [one] { $minutes } minute chacun
       *[other] { $minutes } minutes chacun
    }
    .order-drawn = tiré au hasard
    .order-listed = comme ici
    .counter = { $label } { $value }
    .points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .dice = Dé :
    .moves = Coups
    .thinking = La machine réfléchit. Tu peux attendre, ou faire une pause.
    .resign-again = Pour abandonner, choisis-le encore une fois.
    .leave-unsaved = Pour partir sans garder, appuie encore sur 0.
    .kept = La partie est gardée. Tu peux continuer plus tard.
    .hand-over = Donne l’appareil à { $player }. Les autres ne regardent pas.
    .hand-over-ready = Appuie sur Entrée pour continuer.
    .join-given = Code ou lien
    .join-server = Serveur
    .join-name = Ton nom
    .join-button = Rejoindre
    .join-seats = Parties où tu peux revenir
    .join-ask = Écris le code, ou colle le lien entier.
    .join-ask-server = Où est la partie ? Un lien entier le dit aussi.
    .join-ask-name = Comment les autres t’appellent-ils ?
    .join-start = Appuie sur Entrée pour rejoindre la partie.
    .join-return = Appuie sur Entrée pour retrouver ta place.
    .join-code-wanted = Écris d’abord le code de la partie.
    .join-no-link = Ce n’est ni un code ni un lien de partie.
    .join-no-address = Ce n’est pas l’adresse d’un serveur.
    .no-server = Le serveur ne répond pas. Vérifie son adresse.
    .forget-again = Pour oublier cette place, appuie encore sur d.
    .seat-kept = Ta place est gardée. Reviens par « Rejoindre une partie ».
    .connecting-how = Cela vient tout seul. Échap revient au menu.
    .sent-away = Tu ne peux pas jouer ici. Échap revient au menu.
    .undo-wanted = Quelqu’un veut reprendre le dernier coup.
    .again-asked = Les autres doivent aussi le vouloir. Attends un peu.
    .again-wanted = Quelqu’un veut rejouer. Appuie sur n pour accepter.
    .looking-on = Tu regardes la partie.
    .action-move = Déplacer
    .action-wall = Poser un mur
    .action-undo = Reprendre le coup
    .action-hint = Conseil
    .action-rules = Règles
    .action-resign = Abandonner
    .action-pause = Pause
    .action-agree = Accepter de reprendre
    .action-refuse = Refuser de reprendre
    .action-leave = Partir
    .action-give = C’est bien cette personne
    .action-keep = Ne pas donner la place
    .action-machine = Machine à la place libre
    .action-get-up = Laisser ma place
    .get-up-again = Choisis encore une fois pour laisser ta place.
    .seat-away = absent
    .seat-free = libre
    .seat-wanted = { $player } a perdu sa place. Est-ce bien { $player } ?
    .own-seat-wanted = Quelqu’un demande ta place. Est-ce toi ?
    .end-score = Score
    .end-points = Points
    .end-total = Total
    .end-back = reprendre le coup
    .end-again = rejouer
    .end-menu = au menu
    .key-arrows = ↑↓←→
    .key-up-down = ↑↓
    .key-left-right = ←→
    .key-arrows-plain = flèches
    .key-up-down-plain = haut/bas
    .key-left-right-plain = gauche/droite
    .key-enter = Entrée
    .key-tab = Tab
    .key-esc = Échap
    .keys-choose = choisir
    .keys-open = ouvrir
    .keys-at-once = tout de suite
    .keys-quit = quitter
    .keys-menu = menu
    .keys-rules = règles
    .keys-read = lire
    .keys-page = autre page
    .keys-kind = autre genre
    .keys-back = retour
    .keys-change = changer
    .keys-start = commencer
    .keys-next-field = suivant
    .keys-go-on = continuer
    .keys-delete = effacer
    .keys-cursor = bouger
    .keys-play = jouer
    .keys-next = suivant
    .keys-type = écrire un coup
    .keys-turn = tourner
    .keys-pause = pause
    .keys-send = le jouer
    .keys-cancel = annuler
    .keys-ready = continuer
    .keys-leave = partir
    .keys-join = rejoindre
    .keys-forget = oublier
    .help-keys = Touches
    .help-rules = Les règles
    .help-moves = Comment écrire les coups
    .help-all = C’est toute la page.
    .help-end = C’est la fin de la page.
    .help-more = Ligne { $last } sur { $all }. Descends pour lire la suite.
    .help-board = Sur le plateau
    .help-board-text =
        Les flèches bougent le curseur. Entrée joue là.
        Tab va à la prochaine case où jouer.
        Un point montre où tu peux jouer.
        Des crochets montrent le dernier coup.
        Des chevrons montrent ce que tu peux choisir.
        Des parenthèses montrent ton choix, des accolades le conseil.
        Les chiffres choisissent une action de la liste.
        Pour un mur, appuie sur 2. Les flèches le bougent.
        La touche r tourne un mur ou une tuile.
        Un mur rouge ne tient pas. Tu lis pourquoi.
        La souris marche aussi. Clique où tu veux jouer.
    .help-typed = Coups écrits
    .help-typed-text =
        Tape une lettre pour écrire un coup. Entrée le joue.
        Deux-points commence un coup avec un chiffre.
    .help-typed-game = { $game } : { $notation }
    .help-everywhere = Partout
    .help-everywhere-text =
        Échap revient. La partie est gardée après chaque coup.
        F1 ouvre cette aide. Gauche et droite tournent ses pages.
        Ctrl-C garde la partie et quitte.
