web = Marelle
    .summary = Des jeux de plateau à jouer et à créer.
    .other-language = English
    .skip = Aller au jeu
    .nav = Partout
    .home = Tous les jeux
    .progress = Mes parties
    .help = Aide
    .settings = Réglages
    .close = Fermer
    .not-kept = Ce navigateur ne peut pas garder la partie. Tu peux jouer quand même.
    .welcome = À quel jeu veux-tu jouer ?
    .doors = Jouer ou fabriquer
    .door-play = Jouer
    .door-play-why = Choisis un jeu et commence.
    .door-make = Fabriquer un jeu
    .door-make-why = Prends tes mots et tes images.
    .for-players-or = Pour { $some } ou { $most } joueurs
    .search = Chercher un jeu
    .search-nothing = Je ne trouve pas ce jeu. Essaie un autre mot.
    .join = Rejoindre une partie
    .join-code = Le code de la partie
    .join-go = S’asseoir
    .join-no-code = Écris d’abord le code. Les autres peuvent te le dire.
    .resume = Continuer à jouer
    .online = En ligne
    .forget = Oublier cette partie
    .forgotten = La partie est oubliée.
    .bring-back = Récupérer
    .row-strategy = Jeux de stratégie
    .row-first = Premiers jeux
    .row-words = Mots et nombres
    .row-puzzles = Casse-têtes
    .row-together = Jouer ensemble
    .for-players = { $least ->
        [one] Pour un joueur
       *[other] Pour { $least } joueurs
    }
    .for-players-to = Pour { $least } à { $most } joueurs
    .rules-changed = Les règles changent
    .moves = { $count ->
        [0] Pas encore de coup
        [one] 1 coup
       *[other] { $count } coups
    }
    .who-plays = Qui joue ?
    .who-moves = Qui joue à cette place
    .seat = Joueur { $number }
    .person = Une personne
    .machine = Une machine
    .name = Nom
    .play = Jouer
    .invite = Jouer en ligne
    .more-choices = Plus de choix
    .clock = Pendule
    .clock-off = pas de pendule
    .clock-counted = le temps est compté
    .minutes = { $count ->
        [one] 1 minute chacun
       *[other] { $count } minutes chacun
    }
    .rules = Règles
    .notation = Comment s’écrivent les coups
    .play-it = Jouer à ce jeu
    .no-randomness = Ce navigateur ne peut pas tirer au sort. Essaie un autre navigateur.
    .lost-game = Cette partie n’est pas ici.
    .lost-game-why = Elle a été jouée ailleurs, ou oubliée.
    .type-move = Écrire un coup
    .typed-move = Le coup, comme dans les règles
    .typed-move-done = Jouer ce coup
    .drawn = Le sort a parlé : { $player } commence. Puis { $others }.
    .panel = Joueurs et actions
    .players = Joueurs
    .build = Poser un mur
    .undo = Reprendre
    .hint = Aide-moi
    .resign = Abandonner
    .resign-sure = Vraiment abandonner ?
    .leave = Pause
    .add-player = Ajouter un joueur
    .remove-player = Un joueur part
    .new-player-name = Nom du nouveau joueur
    .new-player-done = Jouer aussi
    .who-goes = Qui part ?
    .player-joined = un joueur de plus
    .player-named-joined = { $name } joue aussi
    .player-left = le joueur { $number } part
    .thinking = Un instant …
    .go-on = Continuer
    .hand-over = { $player }, c’est à toi.
    .hand-over-why = Donne l’appareil au joueur suivant.
    .said-to = { $player } : { $words }
    .hand-over-go = C’est moi
    .won = Tu as réussi !
    .lost = Pas cette fois. On rejoue ?
    .again = Rejouer
    .other-games = Autres jeux
    .sticker-earned = Un autocollant de plus dans ton album
    .stickers = Mes autocollants
    .praise = { $number ->
        [1] Super !
        [2] Oui, c’est ça !
        [3] Bien vu !
        [4] Très bien !
        [5] Parfait !
        [6] Bien joué !
        [7] C’est juste !
       *[other] Bravo !
    }
    .prize = Image de réussite
    .prize-star = une étoile
    .prize-bouquet = un bouquet
    .prize-medal = une médaille
    .prize-fireworks = un feu d’artifice
    .again-asked = On attend les autres
    .again-wanted = Les autres veulent rejouer
    .look-back = Revoir la partie
    .yes = Oui
    .no = Non
    .undo-wanted = Peut-on reprendre le dernier coup ?
    .seat-here = présent
    .seat-away = absent
    .seat-free = libre
    .missing = { $count ->
        [one] Il manque un joueur.
       *[other] Il manque { $count } joueurs.
    }
    .looks-on = Tu regardes la partie.
    .sit-down = Prendre place avec le code
    .machine-instead = Ne pas attendre : une machine joue
    .machine-level = Niveau de la machine
    .machine-sits = La faire jouer
    .get-up = Laisser ma place
    .get-up-sure = Vraiment laisser la place ?
    .seat-given-up = Ta place est libre.
    .seat-wanted = { $player } a perdu sa place. Est-ce bien { $player } ?
    .own-seat-wanted = Quelqu’un demande ta place. Est-ce toi ?
    .lost-seat = Tu avais une place ici ? Demande aux autres.
    .ask-seat = Demander ma place
    .seat-waiting = Je demande aux autres. Attends un peu.
    .seat-nobody = Personne n’est là. Attends les autres.
    .invite-others = Inviter les autres
    .only-this-device = Les autres appareils ne trouvent pas ce serveur.
    .open-up = Arrête-le, puis lance-le ainsi :
    .here-too = Sur cet ordinateur, un autre navigateur peut utiliser le code.
    .other-addresses = Sinon, essaie { $addresses }.
    .allow-hints = Les joueurs peuvent demander de l’aide
    .allow-watching = Avec le code, on peut aussi regarder
    .one-device = Plusieurs joueurs sur un appareil, chacun sa fenêtre
    .brought = Le jeu va sur le serveur pour cette partie seulement.
    .own-pictures-stay = Tes propres images restent sur cet appareil.
    .no-server = Je ne trouve pas le serveur. Essaie plus tard.
    .invite-how = Montre cette image aux autres, ou dis le code.
    .invite-code = Code : { $code }
    .qr = Image du lien vers cette partie
    .copy = Copier le lien
    .copied = Le lien est copié
    .watch-link = Lien pour regarder
    .place-crossing = coin { $place }
    .place-wall-across = mur couché en { $place }
    .place-wall-up = mur debout en { $place }
    .place-slot = pousser en { $place }
    .mark-selected = choisi
    .mark-target = peut être choisi
    .mark-last = dernier coup
    .mark-goal = but du joueur { $seat }
    .mark-bonus = { $points } points en plus
    .mark-number = numéro { $number }
    .mark-forbidden = fermé maintenant
    .mark-hint = bonne place
    .grid-cells = Plateau
    .grid-crossings = Coins pour les murs
    .grid-ghosts = Murs à ce coin
    .move-of = Coup { $ply } sur { $last }
    .film = Moment de la partie
    .film-first = Au début
    .film-back = Un coup en arrière
    .film-next = Un coup en avant
    .film-last = À la fin
    .download = Garder dans un fichier
    .judge = Juger les coups
    .judging = Je juge : { $count } sur { $all }
    .judge-table = Ce que valait chaque coup
    .progress-why = Ceci est à toi. Tout reste sur cet appareil.
    .progress-none = Rien encore. Finis une partie et reviens voir.
    .progress-of = Parties de { $name }
    .of-whom = Les parties de qui ?
    .everybody = tout le monde
    .open-file = Ouvrir une partie d’un fichier
    .file-too-large = Ce fichier est trop grand. Essaie un plus petit.
    .file-unread = Je ne peux pas lire ce fichier. Essaie un autre.
    .finished = Parties finies
    .column-game = Jeu
    .column-played = Jouées
    .column-won = Gagnées
    .column-refused = Touches refusées
    .column-time = Temps de réflexion
    .you = Toi
    .face = Ton image
    .name-why = N’importe quel nom va. Il reste sur cet appareil.
    .forget-heading = Cet appareil
    .forget-why = Pour les ordinateurs qui servent aussi à d’autres.
    .forget-me = M’oublier sur cet appareil
    .forget-question = Jeux, noms, places, autocollants et réglages partent pour toujours. Tout oublier ?
    .forget-no = Non, tout garder
    .forget-yes = Oui, tout oublier
    .looks = Apparence
    .look = Couleurs
    .look-device = comme l’appareil
    .look-light = claires
    .look-dark = sombres
    .look-contrast = très contrastées
    .text-size = Taille des mots
    .text-usual = habituelle
    .text-large = grande
    .text-largest = très grande
    .still = Rien ne bouge sur l’écran
    .targets = Montrer où je peux aller
    .coordinates = Lettres et chiffres au bord des plateaux
    .table = Décor des tables
    .table-game = Comme le jeu
    .table-table = Table
    .table-paper = Papier
    .table-garden = Jardin
    .table-sea = Mer
    .table-night = Ciel de nuit
    .sounds = Sons
    .sound = Sons doux
    .sound-switch = Sons
    .for-educators = Pour l’éducateur
    .counters = Compter les coups et les erreurs
    .speech = Lire les messages à voix haute
    .one-switch-group = Jouer avec un seul bouton
    .one-switch = Jouer avec un seul bouton
    .one-switch-why = Une lumière tourne. Appuie quand elle est bien placée.
    .pace = La lumière reste { $seconds } secondes
    .guides = Guides
    .guide-play = Le guide du joueur
    .guide-teach = Le guide de la classe
    .guide-educators = Le guide pour fabriquer des jeux
    .help-touch = Avec le doigt ou la souris
    .help-touch-text =
        Touche une pièce, puis sa nouvelle place.
        Tu peux aussi glisser la pièce.
        La ligne sous le plateau dit quoi faire.
        Si quelque chose ne va pas, elle dit pourquoi.
    .help-keys = Avec le clavier
    .help-keys-text =
        Tab va d’une partie à l’autre.
        Les flèches vont sur le plateau.
        Entrée ou Espace touche la place.
    .help-switch = Avec un seul bouton
    .help-switch-text =
        Choisis-le dans les réglages.
        Une lumière passe sur les lignes.
        Appuie pour choisir la ligne, puis la place.
        Le bouton peut être un clic, Espace ou Entrée.
    .help-together = Avec d’autres
    .help-together-text =
        Sur un appareil, chacun joue à son tour.
        En ligne, l’un de vous commence une partie.
        Les autres écrivent son code ou lisent son image.
    .key-shift = Maj
    .key-delete = Suppr
    .help-kept = Rien n’est perdu
    .help-kept-text =
        Chaque coup est gardé sur cet appareil.
        Tu peux fermer la page et continuer plus tard.

make = Fabriquer un jeu
    .summary = Choisis un type. Écris des mots. Joue.
    .empty = Un jeu vide
    .open = Ouvrir un fichier
    .mine = Les jeux que j’ai fabriqués
    .quick = Jeux rapides
    .quick-why = Remplis un petit formulaire. Le jeu est là tout de suite.
    .copies = Copier un jeu et le changer
    .about = À propos de Marelle
    .about-version = Marelle { $version }
    .about-what = Un atelier de jeux de plateau et de jeux éducatifs.
    .about-thesis = D’après le mémoire d’Eric Jacques, Namur, 1996.
    .about-licence = Logiciel libre, sous licence MIT ou Apache 2.0.
    .copies-why = Le premier jeu reste comme il est.
    .unplayable = Ce jeu ne peut pas encore être joué.
    .unknown = Je ne connais pas ce type de jeu.
    .list = Ta liste
    .own-list = Ta liste ou ton dessin
    .files = Des images ou une liste en fichiers
    .choose-picture = Choisir une image
    .live = Le jeu comme il est maintenant
    .change = Changer
    .change-more = Changer autre chose
    .example = C’est un exemple. Remplis le formulaire pour le tien.
    .file-refused = « { $name } » ne va pas. { $why }
    .file-unwanted = Ce type de jeu n’a pas besoin de ce fichier.
    .picture-refused = L’image « { $path } » ne va pas. { $why }
    .other = Plus
    .rename = Renommer
    .new-name = Le nouveau nom
    .rename-done = C’est fait
    .copy = Copier
    .copy-of = { $name } (copie)
    .download = Télécharger
    .delete = Supprimer
    .deleted = Le jeu est supprimé.
    .publish = Publier
    .publishing = Un moment. Le jeu va sur le serveur.
    .password = Le mot de passe du serveur
    .published = Le jeu est sur le serveur. Les autres peuvent y jouer.
    .link = Le chemin vers le jeu
    .shared = Jeux de ce serveur
    .copy-shared = Copier { $name } et le changer
    .let-copy = Les autres peuvent le copier et le changer.
    .withdraw = Le retirer du serveur
    .withdrawn = Le jeu n’est plus sur le serveur.
    .versions = Versions d’avant
    .no-versions = Il n’y a pas encore d’autre version.

# L’éditeur : la page autour du formulaire.
editing = Changer un jeu
    .parts = Parties du jeu
    .the-game = Le jeu
    .tools = Outils
    .move-board = Déplacer : { $board }
    .more = Plus…
    .make = Créer
    .try = Essayer
    .saved = Gardé
    .undo = Annuler : { $what }
    .redo = Refaire : { $what }
    .nothing-to-undo = Il n’y a rien à annuler.
    .nothing-to-redo = Il n’y a rien à refaire.
    .game-name = Nom du jeu
    .add = Ajouter
    .add-token = Nouveau jeton
    .add-zone = Nouvelle zone
    .add-player = Nouveau joueur
    .add-die = Nouveau dé
    .add-variant = Nouvelle variante
    .in-french = Fr
    .in-english = En
    .explain = Que veut dire « { $field } » ?
    .back-to-default = « { $field } » comme au début
    .remarks = { $count ->
        [one] 1 remarque
       *[other] { $count } remarques
    }
    .mend = Arranger
    .empty-grid = Donne d’abord des lignes et des colonnes.
    .to-goals = Voir les façons de gagner
    .to-grid = Préparer la grille
    .search-picture = Chercher une image
    .pictures-found = { $count ->
        [one] 1 image trouvée
       *[other] { $count } images trouvées
    }
    .own-picture = De cet appareil
    .photo = Prendre une photo
    .no-picture = Sans image
    .paste-picture = Tu peux aussi coller une image ici.
    .remove-word = Enlever « { $word } »
    .earlier = « { $word } » une place plus tôt
    .way-nw = En haut à gauche
    .way-n = En haut
    .way-ne = En haut à droite
    .way-w = À gauche
    .way-in-play = En jeu
    .way-e = À droite
    .way-sw = En bas à gauche
    .way-s = En bas
    .way-se = En bas à droite
    .shape-cell = Ligne { $row }, colonne { $column }
    .start-over = Recommencer
    .show-faces = Montrer les faces cachées
    .keep-choices = Garder ces choix pour le jeton suivant
    .lost = Ce jeu n’est pas sur cet appareil
    .looking = On cherche comment gagner…
    .length = Environ { $count } coups par partie.
    .balance = Le joueur { $player } gagne { $percent } parties sur 100.
    .estimate = D’après { $count } parties entre machines.
