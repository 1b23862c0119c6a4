cli = Marelle
    .no-data-folder = Je ne trouve pas de place pour les scores. Utilise --data DOSSIER.
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
    .games-designs = Pour jouer à ton jeu : marelle play design:memory.json
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
    .play = Jouer ici, entre amis.
    .play-names = Les noms des joueurs.
    .play-load = Reprendre une partie gardée.
    .play-level = Joue contre des machines de ce niveau.
    .play-threads = Combien de fils les machines peuvent utiliser.
    .play-seat = Qui joue une place : 2=human ou 2=level:5.
    .play-tokens = Le signe de chaque joueur, un seul chacun.
    .bad-token = Un pion est un seul signe, pas « { $text } ».
    .bad-seat = Je ne connais pas la place « { $text } ». Écris 2=human ou 2=level:5.
    .data = Le dossier des scores et des parties.
    .scores = Voir les scores.
    .scores-name = Seulement le score de ce joueur.
    .name-player = JOUEUR
    .analyse = Revoir une partie enregistrée, coup par coup.
    .analyse-level = Le soin de la machine ; 8 par défaut.
    .analyse-svg = Dessiner les chances dans une image SVG.
    .match = Fais se rencontrer deux joueurs, plusieurs fois.
    .match-design = Fais-les se rencontrer dans un jeu créé.
    .match-player = Un joueur : level:5, ou cmd: et un programme.
    .tournament = Faire jouer plusieurs joueurs, chacun contre chacun.
    .tournament-player = Un joueur : level:5, ou cmd: et un programme. À répéter.
    .match-games = Combien de parties ; 20 si rien n’est dit.
    .match-movetime = Le temps d’un programme, en millisecondes ; 1000.
    .match-opening = Coups tirés au début de chaque paire ; 4.
    .match-sprt = Arrête quand une différence Elo est sûre.
    .match-records = Le dossier des parties ; « match » sinon.
    .perft = Compter les coups d’avance, pour vérifier un jeu.
    .perft-depth = Combien de coups d’avance.
    .perft-design = Compter dans le jeu créé d’un fichier.
    .perft-divide = Compter pour chaque premier coup.
    .record = Regarder une partie gardée.
    .record-show = Montrer les coups et le dernier plateau.
    .record-replay = Montrer chaque position, une par une.
    .record-check = Vérifier que le fichier est entier et juste.
    .record-convert = L’écrire comme une feuille de partie.
    .record-file = Une partie gardée ou une feuille de partie.
    .record-game = Le jeu, si le fichier ne le dit pas.
    .record-to = La forme de la feuille de partie.
    .picture = Dessiner un jeu.
    .picture-design = Dessiner un jeu de l’atelier.
    .picture-moves = Les coups avant l’image.
    .picture-random = Encore tant de coups, au hasard.
    .picture-output = Le fichier SVG à faire.
    .engine = Parler avec un autre programme, en texte.
    .workshop = Jouer, vérifier et emballer tes propres jeux.
    .workshop-new = Fabrique un jeu avec une liste ou un dessin.
    .new-from = Le fichier de la liste ; - pour l’entrée.
    .new-output = Le jeu ou le paquet à écrire.
    .new-force = Remplace un fichier qui est déjà là.
    .name-word = MOT
    .workshop-play = Jouer à un jeu créé.
    .workshop-schema = Écrire le schéma JSON des jeux créés.
    .workshop-check = Dis ce qui gêne dans un jeu. Le code est 1 si on ne peut pas jouer.
    .workshop-stats = Joue un jeu beaucoup de fois et compte.
    .play-test = Essaie le jeu : change-le, reviens toujours en arrière.
    .check-mend = Fais les corrections prêtes. Garde le fichier.
    .json = Réponds en JSON, pour les programmes.
    .stats-plays = Combien de parties ; 1000 sinon.
    .stats-machine = Fais jouer des joueurs attentifs, pas le hasard.
    .stats-level = Fais jouer des machines de ce niveau. C’est plus long.
    .stats-svg = Dessine dans ce nouveau fichier.
    .workshop-library = Voir les jeux fournis, et pour qui ils sont.
    .library-age = Seulement les jeux pour cet âge.
    .library-players = Seulement les jeux pour ce nombre de joueurs.
    .library-skill = Seulement les jeux qui exercent cela.
    .workshop-pictures = Trouver des images, ou apporter les tiennes.
    .pictures-words = Des mots à chercher, en français ou en anglais.
    .pictures-limit = Combien en montrer ; 20 sinon.
    .pictures-group = Seulement ce groupe.
    .pictures-show = Écrire le dessin de cette image.
    .pictures-export = Écrire des images en SVG dans ce dossier.
    .pictures-import = Prendre une image à toi, sûre et petite.
    .pictures-output = Le nouveau fichier de ton image.
    .pictures-cut = La couper en lignes et colonnes de pièces.
    .workshop-pack = Emballer un jeu avec ses images et ses sons.
    .workshop-unpack = Déballer un paquet.
    .design-file = Un jeu créé, un paquet, un dossier. Ou un jeu fourni.
    .unpack-source = Le paquet à ouvrir.
    .pack-source = Un jeu, ou un dossier avec design.json. Ou un jeu fourni.
    .pack-target = Le paquet à faire.
    .unpack-target = Le dossier à faire.
    .name-folder = DOSSIER
    .name-source = DOSSIER|FICHIER
    .lang = Parler français ou anglais.
    .ascii = Dessiner avec des lettres simples.
    .help = Montrer cette aide.
    .version = Montrer la version.
    .seed = Le nombre d’où vient tout le hasard.
    .settings = Les options du jeu, comme nom=valeur.
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
    .more-wanted = Dis-en un peu plus.
    .which-game = Quel jeu ? Il y a : { $known }.
    .not-understood = Je ne comprends pas ces mots.
    .see-help = Pour de l’aide : marelle --help
nothing-to-undo = Il n’y a rien à reprendre.
engine = Protocole
    .unknown-command = Je ne connais pas la commande « { $text } ».
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
    .near-game = Le fichier « { $file } » n’existe pas. Voulais-tu dire le jeu { $nearest } ?
    .cannot-read = Je ne peux pas lire le fichier « { $file } ».
    .cannot-write = Je ne peux pas écrire « { $file } ». Choisis ailleurs.
    .exists = « { $file } » existe déjà. Choisis un autre nom.
    .too-large = Le fichier « { $file } » est trop grand.
    .not-text = Ce n’est pas un texte. Regarde ligne { $line }.
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
    .crosstable = Gagnés, nuls et perdus contre chacun :
    .other-match = « { $file } » vient d’une autre rencontre. Choisis un autre dossier.
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
    .left = { $player } ne joue plus.
    .no-such-player = Personne ici ne s’appelle « { $name } ».
    .said-to = { $player } : { $words }
    .undone = Le coup { $move } est repris.
    .resigned = { $player } abandonne.
    .out-of-time = { $player } n’a plus de temps.
    .dice = Dé : { $list }
    .boards-empty = Vide : { $list }
    .sign = { $sign } { $name }
    .board-title = { $title } :
    .board-title-first = { $title } ({ $first } …) :
    .hand-over = Donne l’appareil à { $player }. Puis appuie sur Entrée.
    .no-machine = Je ne trouve pas de machine pour ce jeu.
    .resign-again = Pour abandonner, écris abandonner encore une fois.
    .quit-again = Pas encore gardé. Écris sauver, ou encore quitter.
    .not-saved = La partie s’arrête ici. Elle n’est pas gardée.
    .bye = Au revoir, à bientôt.
    .saved = Gardé dans { $file }.
    .not-readable = Je ne peux pas lire cette ligne. Réessaie.
    .other-game = Ce fichier contient un autre jeu : { $game }.
    .help =
        règles : lire les règles du jeu.
        coups : voir tous les coups que tu peux jouer.
        annuler : reprendre le dernier coup.
        conseil : demander un conseil.
        ajouter NOM : un joueur de plus.
        retirer NOM : un joueur de moins.
        sauver : garder la partie dans un fichier.
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
    .made-play = Pour jouer : marelle play { $game }
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
    .more = { $count } autres conviennent. Vois-les avec --limit.
    .exported = { $count ->
        [one] Une image est dans { $folder }.
       *[other] { $count } images sont dans { $folder }.
    }
    .kept = Gardé dans { $file }, { $width } sur { $height }.
    .no-counts = « { $text } » n’est pas un nombre de pièces. Écris 3x4.
