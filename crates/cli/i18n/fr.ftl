cli = Marelle
    .no-data-folder = Je ne trouve pas de dossier où garder. Utilise --data DOSSIER.
    .screen-wanted = Pour rejoindre, il faut un terminal avec écran et clavier.
    .no-score = Je ne connais pas de score de « { $name } ».
    .no-scores = Il n’y a pas encore de scores. Joue une partie.
    .score-points = Points
    .score-won = Gagnées
    .score-played = Jouées
    .score-name = Joueur
    .scores-unread = { $count ->
        [one] Une ligne du fichier n’est pas un score.
       *[other] { $count } lignes du fichier ne sont pas des scores.
    }
    .stream = Je ne peux plus lire ou écrire : { $details }
    .picture-made = L’image est dans { $file }.
    .games-heading = Voici les jeux :
    .library-heading = Ceux-ci viennent de l’atelier :
    .games-more = Pour en savoir plus : marelle games othello
    .games-designs = Pour jouer à ton jeu : marelle play memory.json
    .options-heading = Ce que tu peux choisir :
    .moves-heading = Comment écrire les coups :
    .rules-heading = Les règles :
    .example-heading = Essaie :
    .default = D’habitude : { $value }.
    .perft-heading = Profondeur, nombre, temps, nombre par seconde :
    .no-divide = Ce jeu a du hasard. Enlève --divide.
    .total = En tout : { $count }
    .move-refused = Coup { $number }, « { $text } » : { $why }
usage = Aide
    .marelle = Marelle : des jeux à jouer, apprendre et vérifier.
    .games = Montrer les jeux.
    .games-game = En dire plus sur ce jeu.
    .play = Jouer ici, entre amis ou contre des machines.
    .join = Rejoindre une partie sur un serveur, dans le terminal.
    .join-given = Le code de la partie, ou son lien entier.
    .join-server = L’adresse du serveur ; sinon celle du dernier.
    .join-name = Ton nom pour les autres ; sinon le dernier.
    .name-invitation = CODE|LIEN
    .play-names = Les noms des joueurs, séparés par des virgules.
    .play-load = Continuer une partie gardée.
    .play-level = Jouer contre des machines, de 1 (facile) à 10.
    .play-threads = Combien de fils du processeur une machine peut utiliser.
    .play-seat = Qui joue une place : 2=human ou 2=level:5.
    .play-tokens = Le signe de chaque joueur sur le plateau.
    .bad-token = Un pion est un seul signe, pas « { $text } ».
    .bad-seat = Je ne connais pas la place « { $text } ». Écris 2=human ou 2=level:5.
    .data = Le dossier où tout est gardé.
    .scores = Voir les scores.
    .scores-name = Seulement le score de ce joueur.
    .name-player = JOUEUR
    .analyse = Voir où une partie a tourné, et le meilleur coup.
    .analyse-level = Le soin de la machine, 1 à 10 ; 8 sinon.
    .analyse-svg = Dessiner les chances de gagner dans ce fichier SVG.
    .match = Faire jouer deux machines ou programmes, plusieurs fois.
    .match-design = La même chose avec un jeu créé.
    .match-player = Une machine (level:5) ou un programme (cmd:python3 bot.py).
    .tournament = Faire jouer des machines ou programmes, chacun contre chacun.
    .tournament-player = Une machine (level:5) ou un programme (cmd:…). À répéter.
    .tournament-games = Combien de parties par paire ou table ; 10 sinon.
    .tournament-records = Le dossier des parties ; « tournament » sinon.
    .match-games = Combien de parties ; 20 sinon.
    .match-movetime = Le temps d’un programme par coup, en millisecondes ; 1000 sinon.
    .match-opening = Combien de premiers coups au hasard ; 4 sinon.
    .match-sprt = S’arrêter quand une des deux différences Elo est sûre.
    .match-records = Le dossier des parties ; « match » sinon.
    .perft = Compter les coups d’avance, pour comparer des programmes.
    .perft-depth = Combien de coups d’avance.
    .perft-design = La même chose avec un jeu créé.
    .perft-divide = Compter à part pour chaque premier coup.
    .record = Regarder une partie gardée, la vérifier, la récrire.
    .record-show = Montrer les coups et le dernier plateau.
    .record-replay = Montrer chaque position, une par une.
    .record-check = Vérifier que le fichier est entier et chaque coup juste.
    .record-convert = L’écrire sous une autre forme, comme une feuille.
    .record-file = Une partie gardée ou une feuille de partie.
    .record-game = Le jeu, si la feuille ne le dit pas.
    .record-to = marelle, ou une forme du jeu : transcript, ggf, pairs, lines.
    .picture = Dessiner un jeu en SVG.
    .picture-design = La même chose avec un jeu créé.
    .picture-moves = Les coups à jouer avant, séparés par des virgules.
    .picture-random = Combien de coups jouer encore, au hasard.
    .picture-output = Le fichier SVG à faire.
    .engine = Parler avec un autre programme, en texte.
    .serve = Faire jouer dans le navigateur et par le réseau.
    .serve-web = Prendre les pages dans ce dossier, pas dans le programme.
    .serve-open = Ouvrir le navigateur quand tout est prêt.
    .serve-listen = L’adresse et le port où répondre.
    .serve-connections = Combien de connexions à la fois.
    .serve-own-designs = qui peut jouer en ligne sans garder son jeu ici
    .serve-per-address = Combien d’entre elles depuis une même adresse.
    .serve-matches = Qui peut créer des parties (anyone, educators).
    .serve-log = Ce qu’il faut dire de ce qui arrive ; warn sinon.
    .trust-proxy = Un proxy inverse dit qui demande (X-Forwarded-For).
    .no-limits = Laisser chacun demander autant qu’il veut, pour des tests.
    .database-url = Tout garder dans PostgreSQL, pas dans un fichier.
    .admin = Compter, copier, remettre ou exporter ce que le serveur garde.
    .admin-stats = Compter ce qui est gardé, et le vérifier.
    .admin-audit = Montrer ce qui a été effacé et qui s’est connecté.
    .admin-forget = Retirer un nom de tout ce qui est gardé.
    .forget-name = Le nom, tel que la personne l’a écrit.
    .name-name = NOM
    .admin-expire = Enlever les parties auxquelles personne n’a touché depuis longtemps.
    .expire-days = Après combien de jours.
    .admin-backup = Copier les données, même pendant le jeu.
    .admin-restore = Remettre une copie en place.
    .admin-export = Écrire les parties finies et les jeux créés.
    .admin-export-person = Écrire ce qui est gardé sous un nom.
    .person-name = Le nom de la personne.
    .backup-target = Le nouveau fichier de la copie.
    .restore-file = La copie à remettre.
    .restore-force = Remplacer les données qui sont là.
    .export-target = Le dossier des fichiers.
    .workshop = Créer, vérifier, jouer et emballer tes propres jeux.
    .workshop-new = Créer un jeu avec une liste ou un dessin.
    .new-from = Le fichier de la liste ; - pour l’entrée.
    .new-output = Le jeu ou le paquet à écrire.
    .new-force = Remplacer un fichier qui est déjà là.
    .name-word = MOT
    .workshop-play = Jouer à un jeu créé.
    .workshop-schema = Écrire le schéma JSON des fichiers de jeux créés.
    .workshop-check = Dire ce qui gêne dans un jeu. Le code est 1 si on ne peut pas jouer.
    .workshop-stats = Jouer un jeu beaucoup de fois et compter.
    .play-test = Essayer le jeu : le changer, toujours revenir en arrière.
    .check-mend = Faire les corrections prêtes. Le fichier reste.
    .json = Répondre en JSON, pour les programmes.
    .stats-plays = Combien de parties ; 1000 sinon.
    .stats-machine = Faire jouer des joueurs attentifs, pas le hasard.
    .stats-level = Faire jouer des machines de ce niveau. C’est plus long.
    .stats-svg = Dessiner dans ce nouveau fichier.
    .workshop-library = Voir les jeux fournis, par âge, joueurs et capacité.
    .library-age = Seulement les jeux pour cet âge.
    .library-players = Seulement les jeux pour ce nombre de joueurs.
    .library-skill = Seulement les jeux qui exercent cela, comme memory.
    .workshop-pictures = Trouver des images, ou apporter les tiennes.
    .pictures-words = Des mots à chercher, en français ou en anglais.
    .pictures-limit = Combien en montrer ; 20 sinon.
    .pictures-group = Seulement ce groupe, comme animals.
    .pictures-show = Écrire cette image en SVG.
    .pictures-export = Écrire des images en SVG dans ce dossier.
    .pictures-import = Prendre une image à toi, sûre et petite.
    .pictures-output = Le nouveau fichier de ton image.
    .pictures-cut = La couper en lignes et colonnes de morceaux.
    .workshop-pack = Emballer un jeu avec ses images et ses sons.
    .workshop-unpack = Déballer un paquet.
    .design-file = Un jeu créé, un paquet, un dossier. Ou un jeu fourni.
    .unpack-source = Le paquet à ouvrir.
    .pack-source = Un jeu, ou un dossier avec design.json. Ou un jeu fourni.
    .pack-target = Le paquet à faire.
    .unpack-target = Le dossier à faire.
    .name-folder = DOSSIER
    .name-group = GROUPE
    .name-skill = CAPACITÉ
    .name-source = DOSSIER|FICHIER
    .lang = Parler français ou anglais.
    .ascii = Utiliser seulement des lettres et signes simples.
    .help = Montrer cette aide.
    .version = Montrer la version.
    .seed = Un nombre qui fixe le hasard : même nombre, même hasard.
    .settings = Les options du jeu, comme size=7.
    .heading-usage = Comment l’appeler :
    .heading-commands = Commandes
    .heading-games = Jeux
    .heading-options = Options
    .heading-game-options = Options du jeu
    .heading-arguments = Ce qu’il faut donner
    .heading-examples = Exemples :
    .name-command = COMMANDE
    .name-game = JEU
    .name-file = FICHIER
    .name-setting = nom=valeur
    .name-depth = PROFONDEUR
    .unknown = Je ne connais pas « { $word } ».
    .unknown-but = Je ne connais pas « { $word } ». Voulais-tu dire { $suggested } ?
    .bad-value = « { $value } » ne convient pas à { $name }.
    .value-missing = Il faut une valeur pour { $name }.
    .not-a-number = Je ne peux pas utiliser ce nombre : « { $text } ».
    .missing = Il manque quelque chose : { $name }.
    .twice = { $name } est donné deux fois.
    .not-together = { $name } et { $other } ne vont pas ensemble.
    .more-wanted = Dis-en un peu plus.
    .which-game = Quel jeu ? Il y a : { $known }.
    .not-understood = Je ne comprends pas ces mots.
    .see-help = Pour de l’aide : marelle --help
nothing-to-undo = Il n’y a rien à reprendre.
engine = Protocole
    .unknown-command = Je ne connais pas la commande « { $text } ». Il y a games, game, legal, play, go, quit.
    .no-game = Aucun jeu sur la table. Envoie : game othello
    .no-machine = Il n’y a pas de machine pour ce jeu.
    .no-change = Ici, on joue seulement des coups.
    .no-such-level = « { $text } » n’est pas un niveau. Choisis de 1 à 10.
    .looks-best = Je ne trouve rien de mieux.
    .line-too-long = Cette ligne est trop longue. Envoie une ligne plus courte.
    .not-text = Cette ligne n’est pas un texte UTF-8.
    .too-much = Il y a trop de texte : « { $text } ».
    .missing = Il manque quelque chose : { $what }.
    .not-a-number = Je ne peux pas utiliser ce nombre : « { $text } ».
    .no-such-seat = Pas de place « { $text } » dans ce jeu.
    .unknown-setting = Je ne peux pas régler « { $text } ». Envoie : set lang=fr ou set threads=2
file = Fichier
    .not-found = Le fichier « { $file } » n’existe pas. Vérifie le nom.
    .design-gone = Son fichier « { $file } » a disparu. Remets-le à sa place.
    .near-game = Le fichier « { $file } » n’existe pas. Voulais-tu dire le jeu { $nearest } ?
    .cannot-read = Je ne peux pas lire le fichier « { $file } ».
    .cannot-write = Je ne peux pas écrire « { $file } ». Choisis ailleurs.
    .exists = « { $file } » existe déjà. Choisis un autre nom.
    .too-large = Le fichier « { $file } » est trop grand.
    .not-text = Ce n’est pas un texte. Regarde ligne { $line }.
    .is-game = « { $file } » est un jeu, pas une partie gardée. Pour jouer : marelle play { $word }
    .is-saved-game = « { $file } » est une partie gardée. Pour continuer : marelle play --load { $word }
    .not-a-record = Pas de partie gardée ici. Pour une feuille, ajoute --game.
    .no-format = Je ne sais pas écrire « { $format } ». Il y a : { $known }.
    .game = Jeu : { $text }
    .options = Options : { $text }
    .seed = Graine : { $text }
    .players = Joueurs : { $text }
    .date = Date : { $text }
    .start = Départ : { $text }
    .stated = Résultat sur la feuille : { $text }
    .moves = Coups : { $count }
    .step = Coup { $number } : { $player } joue { $move }.
    .whole = Tout va bien. Coups : { $count }.
analyse = Analyse
    .no-moves = Personne n’a encore joué dans cette partie.
match = Rencontre
    .result = { $first } contre { $second } : { $wins } gagnées, { $draws } nulles, { $losses } perdues.
    .elo = Différence Elo : { $elo }. Entre { $low } et { $high } (95 %).
    .sprt-open = Le test ne peut pas encore décider.
    .sprt-smaller = Le test dit : la plus petite différence.
    .sprt-larger = Le test dit : la plus grande différence.
    .kept = Les parties sont gardées dans { $folder }.
    .two-seats = Une rencontre veut un jeu pour deux.
    .bad-player = « { $text } » n’est pas un joueur. Écris level:5 ou cmd:programme.
    .bad-sprt = « { $text } » ne convient pas. Écris 0,50.
    .no-program = Je ne peux pas lancer « { $words } ».
    .not-alone = Ce jeu se joue seul. Personne ne peut s’y rencontrer.
    .how-many = Nomme de { $least } à { $most } joueurs.
    .rated = { $place }. { $player }  { $elo } ({ $low } à { $high })  { $points }/{ $games }
    .crosstable = Gagnées, nulles et perdues contre chacun :
    .other-match = « { $file } » vient d’une autre rencontre. Nomme un autre dossier : --records dossier.
line = Mode ligne
    .welcome = Écris un coup. Écris aide pour en savoir plus.
    .player = { $player }
    .counter = { $label } : { $value }
    .scores = Scores : { $list }
    .points = Points : { $list }
    .praise = Bien joué, tout le monde !
    .played = { $player } joue { $move }.
    .changed = Le jeu est changé.
    .joined = { $player } joue aussi.
    .no-such-player = Personne ici ne s’appelle « { $name } ».
    .said-to = { $player } : { $words }
    .undone = Le coup { $move } est repris.
    .reopened = La partie continue.
    .change-undone = Le changement est repris.
    .dice = Dé : { $list }
    .boards-empty = Vide : { $list }
    .sign = { $sign } { $name }
    .board-title = { $title } :
    .board-title-first = { $title } ({ $first } …) :
    .hand-over = Donne l’appareil à { $player }. Puis appuie sur Entrée.
    .resign-again = Pour abandonner, écris abandonner encore une fois.
    .quit-again = Pas encore gardé. Écris garder, ou encore quitter.
    .not-saved = La partie s’arrête ici. Elle n’est pas gardée.
    .bye = Au revoir, à bientôt.
    .saved = Gardé dans { $file }.
    .not-readable = Je ne peux pas lire cette ligne. Réessaie.
    .other-game = Ce fichier contient un autre jeu : { $game }.
    .help =
        règles : lire les règles du jeu.
        coups : voir tous les coups que tu peux jouer.
        reprendre : annuler le dernier coup.
        conseil : voir un bon coup, et pourquoi.
        ajouter NOM : un joueur de plus.
        retirer NOM : un joueur de moins.
        garder : mettre la partie dans un fichier.
        abandonner : donner la victoire.
        quitter : s’arrêter ici.
        Entrée seule : revoir le plateau.
        Tout autre mot est un coup.
designs = Jeux créés
    .made = Fabriqué : « { $name } ».
    .made-board = Lignes : { $rows }. Colonnes : { $columns }. Jetons : { $tokens }.
    .made-for = { $count ->
        [one] Pour un joueur.
       *[other] Pour { $count } joueurs.
    }
    .made-for-some = Pour { $min } à { $max } joueurs.
    .made-cut = L’image est coupée en { $count } morceaux.
    .wants-package = Avec des images, choisis un nom en .marelle.
    .made-file = C’est dans { $file }.
    .made-play = Pour jouer : marelle play { $file }
    .made-check = Pour vérifier : marelle workshop check { $file }
    .not-used = Pas utilisé : { $count }.
    .not-used-more = Et { $count } autres.
    .fits = Tout va bien. On peut jouer.
    .faults = { $count ->
        [one] Une chose ne va pas.
       *[other] { $count } choses ne vont pas.
    }
    .packed = Emballé dans { $file }. Fichiers : { $count }.
    .unpacked = Déballé dans { $file }. Fichiers : { $count }.
    .too-many = Il y a trop de fichiers dans « { $file } ».
checked = Contrôle
    .stops-play = Empêche de jouer
    .surprises = Surprenant
    .advice = Conseil
    .of-variant = Avec « { $variant } », { $what }
    .ready = { $count ->
        [one] Une correction est prête. Fais-la avec --mend.
       *[other] { $count } corrections sont prêtes. Fais-les avec --mend.
    }
    .mended = Corrigé : { $edit }.
    .written = Gardé dans { $file }.
    .of-library = La bibliothèque ne change pas. Copie le jeu : marelle workshop pack { $id } mien.marelle
shelved = Étagère
    .play = Pour jouer : marelle play memory
    .copy = Pour en copier un : marelle workshop pack memory mien.marelle
    .none = Aucun jeu de la bibliothèque ne convient. Demande moins.
    .no-skill = Aucun jeu n’exerce « { $text } ». Il y a : { $known }.
counted = Décompte
    .nothing = Aucune partie n’a été jouée.
    .drawn = Dessiné dans { $file }.
gallery = Images
    .none = Aucune image pour « { $words } ». Essaie un autre mot.
    .no-picture = Il n’y a pas d’image « { $id } ». Cherche-la par des mots.
    .no-group = Il n’y a pas de groupe « { $group } ». Il y a : { $known }.
    .nothing-chosen = Dis quelles images. Nomme-les, ou un groupe.
    .total = { $count } images ont un nom dans les deux langues.
    .more = { $count ->
        [one] Une autre convient. Vois-la avec --limit.
       *[other] { $count } autres conviennent. Vois-les avec --limit.
    }
    .exported = { $count ->
        [one] Une image est dans { $folder }.
       *[other] { $count } images sont dans { $folder }.
    }
    .kept = Gardé dans { $file }, { $width } sur { $height }.
    .no-counts = « { $text } » n’est pas un nombre de morceaux. Écris 3x4.
serve = Serveur
    .ready = Marelle est prête : { $address }
    .kept-in = Les parties sont gardées dans { $place }.
    .short-password = Choisis un mot de passe plus long. Il faut { $least } lettres au moins.
    .emptied = « { $place } » est vide. Restaure une copie, ou déplace ce fichier.
    .plain-http = Sans HTTPS, d’autres peuvent lire le mot de passe.
    .how-to-stop = Pour arrêter, appuie sur Ctrl+C.
    .stopped = Le serveur est arrêté. Toutes les parties sont gardées.
    .port-taken = Autre chose répond à { $address }. Choisis un autre port.
    .port-closed = Je ne peux pas répondre à { $address }. Choisis un autre port.
    .bad-address = « { $address } » n’est pas une adresse. Écris 127.0.0.1:7878.
    .cannot-listen = Je ne peux pas répondre à { $address }. Choisis une autre adresse.
    .bad-database-url = L’adresse de la base commence par postgres://.
    .no-database = La base de données ne répond pas. Est-elle en marche ?
    .cannot-write = Je ne peux pas écrire dans « { $place } ». Choisis un autre dossier.
    .folder-in-use = Un serveur utilise déjà « { $place } ». Arrête-le d’abord.
    .cannot-open = Je ne peux pas ouvrir « { $place } ».
    .damaged = « { $place } » est abîmé. Remets une copie.
    .disk-full = Il n’y a plus de place pour « { $place } ».
    .nothing-kept = Rien n’est encore gardé dans « { $place } ».
admin = Soin
    .forgotten = { $count ->
        [one] Ce nom n’existe plus, dans une partie non plus.
       *[other] Ce nom n’existe plus, dans { $count } parties non plus.
    }
    .expired = { $count ->
        [one] Une partie est effacée.
       *[other] { $count } parties sont effacées.
    }
    .backed-up = La copie est dans { $file }.
    .restored = La copie est en place. Parties : { $count }.
    .store-there = « { $place } » est déjà là. Remplace-le avec --force.
    .not-a-copy = « { $file } » n’est pas une copie entière. Rien n’a changé.
    .use-pg-dump = PostgreSQL fait ses propres copies. Utilise pg_dump et pg_restore.
    .exported = Écrit dans { $folder }. Parties : { $games }. Jeux créés : { $designs }.
    .person-exported = Écrit dans { $folder }. Parties : { $games }.
    .unreadable = Parties que l’on ne peut pas lire : { $count }.
    .matches = Parties : { $count }
    .running = Encore en cours : { $count }
    .events = Coups et autres évènements : { $count }
    .designs = Jeux créés : { $count }
    .pictures = Images : { $count }
    .players = Joueurs avec un score : { $count }
    .kibibytes = Taille en Kio : { $count }
    .sound = Tout est entier.
