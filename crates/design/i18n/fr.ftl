design = Jeu créé
    .at-line = Ligne { $line }, colonne { $column } : { $what }
    .at-path = Ligne { $line }, colonne { $column }, { $path } : { $what }
    .in-path = { $path } : { $what }
    .too-large = Le jeu dépasse { $size } Mio.
    .not-text = Ce n’est pas du texte UTF-8.
    .too-deep = Trop de crochets sont l’un dans l’autre.
    .too-many = Cette liste a plus de { $most } éléments.
    .not-json = Ce n’est pas du JSON. Cherche une virgule ou un guillemet.
    .cut-off = Le fichier s’arrête trop tôt.
    .not-a-design = Ce fichier n’est pas un jeu créé.
    .newer-version = Ce jeu est de version { $version }. Je connais la { $known }. Il faut un Marelle plus récent.
    .unknown-version = La version { $version } n’a jamais existé.
    .unknown-field = Je ne connais pas le champ « { $name } ».
    .unknown-field-but = Je ne connais pas le champ « { $name } ». Est-ce { $suggested } ?
    .unknown-word = Je ne connais pas « { $word } ». Il y a : { $known }.
    .unknown-word-but = Je ne connais pas « { $word } ». Est-ce { $suggested } ?
    .missing-field = Le champ « { $name } » manque.
    .field-twice = Le champ « { $name } » est donné deux fois.
    .wrong-value = « { $found } » ne va pas ici. { $wanted }
    .wanted-yes-or-no = Écris true ou false.
    .wanted-number = Écris un nombre entier assez petit.
    .wanted-not-negative = Écris un nombre entier, 0 ou plus.
    .wanted-one-word = Écris un seul mot entre guillemets.
    .wanted-text = Écris un texte entre guillemets.
    .wanted-list = Écris une liste entre crochets.
    .wanted-object = Écris des champs entre accolades.
    .wanted-word = Écris un des mots connus.
    .wanted-other = Vois le guide du format.
    .bad-drawing = « { $word } » ne dessine rien. Écris un jeton, . ou #.
    .bad-cells = « { $word } » ne nomme aucune case. Écris b3 ou a1-c3.
    .bad-numbers = « { $word } » n’est pas un numéro. Écris un nombre ou un point.
    .bad-table = Une table de déplacement a trois lignes de trois lettres.
    .bad-id = « { $id } » n’est pas un nom court. Prends lettres et chiffres.
    .id-twice = Le nom court « { $id } » est donné deux fois.
    .zone-called-rest = « rest » désigne le reste de la grille. Choisis un autre nom.
    .empty-characteristic = Une caractéristique est vide. Écris un mot.
    .board-too-large = Un plateau a au plus { $rows } lignes et { $columns } colonnes.
    .board-too-small = Un plateau a au moins une ligne et une colonne.
    .drawing-too-high = Le plateau n’a que { $rows } lignes.
    .drawing-too-wide = Le plateau n’a que { $columns } colonnes.
    .unknown-kind = Il n’y a pas de jeton « { $id } ».
    .unknown-zone = Il n’y a pas de zone « { $id } ».
    .unknown-die = Il n’y a pas de dé « { $id } ».
    .unknown-player = Il n’y a pas de joueur { $number }.
    .unknown-board = Le plateau { $number } ne convient pas ici.
    .too-many-tokens = « { $id } » est utilisé { $used } fois. Il y en a { $count }.
    .off-the-grid = La case { $cell } n’est pas dans la grille.
    .cell-in-two-zones = La case { $cell } est aussi dans « { $other } ».
    .cell-twice = La case { $cell } est nommée deux fois.
    .piece-leaves-grid = « { $id } » en { $cell } sort de la grille.
    .pieces-overlap = Deux pièces couvrent { $cell }.
    .bad-token = « { $word } » n’est pas un jeton. Écris son nom court.
    .queue-too-long = La file n’a que { $cells } cases.
    .queue-of-sharer = Ce sabot partage une file. Laisse la sienne vide.
    .bad-shape = Une forme est faite de x et de points. La première ligne veut un x.
    .no-player = Un jeu veut un joueur.
    .too-many-players = Au plus { $most } joueurs peuvent jouer.
    .bad-player-count = Ce nombre de joueurs ne convient pas.
    .not-so-many = On joue de { $min } à { $max }.
    .no-such-line = Une ligne a de 2 à { $most } jetons.
    .unknown-variant = Il n’y a pas de variante « { $id } ».
    .too-many-of-them = Il y en a { $most } au plus.
    .no-face = Un dé veut une face.
    .token-on-closed-cell = Le jeton en { $cell } est hors jeu.
    .piece-on-closed-cell = « { $id } » en { $cell } couvre une case fermée.
    .not-for-pieces = « { $id } » est une pièce. Ceci vaut pour un jeton simple.
    .turned-sides = « { $id } » a des côtés. Sur hexagones, il ne tourne pas.
    .too-many-turns = « { $word } » est trop tourné. Il faut { $most } tours au plus.
    .unknown-message = Je ne connais pas le message « { $key } ».
    .unknown-message-but = Je ne connais pas le message « { $key } ». Est-ce { $suggested } ?
    .unknown-hole = « ${ $name } » ne veut rien dire ici. Il y a : { $known }.
    .no-hole = « ${ $name } » ne veut rien dire ici. Écris seulement des mots.
    .drawn-over = Un jeton est déjà en { $cell }. On tire dans des cases vides.
    .drawn-too-long = Ce qui vient ensemble doit tenir dans { $cells } cases.
    .drawn-face = Personne ne doit voir { $id }, et il ne bouge pas.
    .second-secret = Un seul tirage peut être caché.
    .too-many-secrets = Trop de codes cachés. Au plus { $most }.
    .code-length = { $zone } doit avoir { $cells } cases, comme le code.
    .not-immobile = { $id } doit être immobile ici.
    .words-too-long = Ces mots sont trop longs. Il faut { $most } lettres au plus.
package = Paquet
    .not-a-package = Ce fichier n’est pas un paquet de Marelle.
    .too-large = Le paquet dépasse { $size } Mio.
    .too-many-files = Le paquet a plus de { $most } fichiers.
    .no-design = Il n’y a pas de design.json dans ce paquet.
    .bad-path = « { $path } » ne va pas ici. Prends pictures/nom.png.
    .path-twice = « { $path } » est là deux fois.
    .file-too-large = « { $path } » dépasse { $size } Mio.
    .damaged = « { $path } » est abîmé. Refais le paquet.
    .not-its-kind = « { $path } » n’est pas ce que dit son nom.
    .picture-too-large = « { $path } » fait { $width } sur { $height } points. Réduis l’image.
    .picture-not-plain = « { $path } » est plus qu’une image. Choisis-en une autre.
    .missing = L’image « { $path } » manque.
edit = Changement
    .queue-number = File de jetons à jouer, { $number }
    .no-kind = Il n’y a pas de jeton « { $id } ».
    .no-zone = Il n’y a pas de zone « { $id } ».
    .no-die = Il n’y a pas de dé « { $id } ».
    .no-variant = Il n’y a pas de variante « { $id } ».
    .no-own-grid = La variante « { $id } » n’a pas de grille à elle.
    .no-player = Il n’y a pas de joueur { $number }.
    .no-board = Il n’y a pas de plateau { $number }.
    .player-has-none = Le joueur { $number } n’a pas ce plateau.
    .no-cell = Il n’y a pas de case { $cell } ici.
    .no-row = Il n’y a pas de ligne { $number }.
    .no-column = Il n’y a pas de colonne { $number }.
    .no-place = Il n’y a pas de place { $number }.
    .id-taken = Le nom court « { $id } » est pris. Choisis-en un autre.
    .bad-id = « { $id } » n’est pas un nom court. Prends lettres et chiffres.
    .bad-token = « { $word } » n’est pas un jeton. Écris son nom court.
    .empty-word = Une caractéristique veut un mot.
    .kind-in-use = Le jeton « { $id } » sert encore. Enlève-le d’abord.
    .zone-in-use = La zone « { $id } » est un but. Change d’abord les règles.
    .die-in-use = Le dé « { $id } » sert encore. Enlève-le d’abord.
    .row-has-tokens = La ligne { $number } a des jetons. Enlève-les d’abord.
    .column-has-tokens = La colonne { $number } a des jetons. Enlève-les d’abord.
    .cell-closed = La case { $cell } n’est pas en jeu.
    .cell-taken = Il y a déjà un jeton en { $cell }.
    .no-token = Il n’y a pas de jeton en { $cell }.
    .none-left = Les { $count } « { $id } » sont utilisés. Fais-en d’autres d’abord.
    .last-player = Un jeu veut un joueur. Celui-ci reste.
    .player-has-board = Le joueur { $number } a un plateau. Enlève-le d’abord.
    .player-owns-tokens = Le joueur { $number } a des jetons. Donne-les d’abord.
    .player-has-goal = Le joueur { $number } a un but. Change d’abord les règles.
    .player-takes-part = Le joueur { $number } est parmi ceux qui jouent. Change cela d’abord.
    .board-in-use = Un autre sabot prend la file du sabot { $number }.
    .board-has-tokens = Le plateau { $number } a des jetons. Enlève-les d’abord.
    .rest-of-grid = Le reste de la grille reste comme il est.
    .did-several = { $count } changements
    .did-add-token = Ajouter le jeton « { $id } »
    .did-copy-token = Copier le jeton « { $id } »
    .did-remove-token = Supprimer le jeton « { $id } »
    .did-rename-token = Renommer le jeton « { $id } »
    .did-move-token = Déplacer le jeton « { $id } » dans la liste
    .did-change-token = Changer le jeton « { $id } »
    .did-size-tokens = Changer la taille des jetons
    .did-size-grid = Changer la taille de la grille
    .did-insert-row = Insérer une ligne
    .did-insert-column = Insérer une colonne
    .did-delete-row = Supprimer une ligne
    .did-delete-column = Supprimer une colonne
    .did-change-grid = Changer la grille
    .did-change-table = Changer les directions
    .did-change-borders = Changer les bords
    .did-change-cells = Ouvrir ou fermer des cases
    .did-number-cells = Numéroter les cases
    .did-place-die = Mettre un dé dans des cases
    .did-paste = Coller un jeton en { $cell }
    .did-take = Enlever un jeton de { $cell }
    .did-move-placed = Mettre un jeton ailleurs
    .did-add-zone = Ajouter la zone « { $id } »
    .did-rename-zone = Renommer la zone « { $id } »
    .did-remove-zone = Supprimer la zone « { $id } »
    .did-paint-zone = Peindre la zone « { $id } »
    .did-change-zone = Changer la zone « { $id } »
    .did-add-player = Ajouter un joueur
    .did-count-players = Changer le nombre de joueurs
    .did-remove-player = Supprimer le joueur { $number }
    .did-name-player = Nommer le joueur { $number }
    .did-give-board = Donner un plateau au joueur { $number }
    .did-share-board = Partager un plateau avec le joueur { $number }
    .did-take-board = Enlever un plateau au joueur { $number }
    .did-change-path = Changer le parcours du joueur { $number }
    .did-change-board = Changer un plateau
    .did-change-shoe = Changer un sabot
    .did-fill-shoe = Coller un jeton dans un sabot
    .did-empty-shoe = Enlever un jeton d’un sabot
    .did-change-queue = Changer une file
    .did-change-result = Changer une zone de résultat
    .did-change-refill = Changer le remplissage
    .did-add-die = Ajouter un dé
    .did-remove-die = Supprimer un dé
    .did-change-die = Changer un dé
    .did-change-faces = Changer les faces d’un dé
    .did-change-rules = Changer les règles
    .did-add-variant = Ajouter une variante
    .did-rename-variant = Renommer une variante
    .did-remove-variant = Supprimer une variante
    .did-give-grid = Donner sa grille à une variante
    .did-swap-grid = Échanger les grilles
    .did-take-grid = Enlever la grille d’une variante
    .did-name-design = Nommer le jeu
    .did-write-instructions = Écrire la consigne
    .did-describe-design = Décrire le jeu
    .did-write-message = Écrire un message
workshop = Atelier
    .word = { $en ->
       *[other] { $fr }
    }
    .this-token = { $thing-this }
    .nothing-here = Il n’y a pas { $thing-of } ici.
    .closed-cell = Cette case ne fait pas partie du plateau.
    .not-yours = { $thing-this } est à { $player }. Choisis { $thing-gender ->
        [f] une des tiennes
       *[other] un des tiens
    }.
    .not-your-board = Ce plateau n’est pas à toi. Choisis-en un autre.
    .immobile = { $token-the } { $token-number ->
        [many] ne bougent
       *[other] ne bouge
    } jamais. Choisis { $thing-other }.
    .face-up = Tu as déjà { $token-the }. Choisis { $thing-other }.
    .picked-not-moved = Touche seulement { $token-the }.
    .moved-not-picked = Choisis une place pour { $token-the }.
    .pick-more = { $left ->
        [one] Choisis d’abord encore { $thing-a }.
       *[other] Choisis d’abord encore { $left } { $thing-many }.
    }
    .too-few = Il n’en reste plus assez à comparer.
    .place-first = Place d’abord { $thing-gender ->
        [f] toutes
       *[other] tous
    } les { $thing-many }.
    .no-route = { $token-the } { $token-number ->
        [many] ne vont
       *[other] ne va
    } pas là. Essaie ailleurs.
    .stays-in-grid = Laisse { $token-the } à cette place.
    .same-cell = { $thing-the } est déjà ici. Choisis une autre place.
    .one-cell = Une case à la fois.
    .wrong-direction = D’ici, un autre chemin est ouvert.
    .too-far = { $count ->
        [one] À une case au plus.
       *[other] À { $count } cases au plus.
    }
    .nothing-to-jump = Il n’y a pas { $thing-of } à sauter.
    .no-enemy-to-jump = Saute par-dessus { $thing-a } d’un autre joueur.
    .no-own-to-jump = Saute par-dessus { $thing-gender ->
        [f] une
       *[other] un
    } de tes { $thing-many }.
    .jump-on = Le saut continue. Touche la case suivante.
    .must-take = Tu peux en prendre { $thing-gender ->
        [f] une
       *[other] un
    }. Regarde ici : { $cell-told }.
    .no-line = { $thing-this } va en ligne droite.
    .in-the-way = Il y a { $thing-a } sur le chemin.
    .falls = { $thing-the } tombe plus bas.
    .nothing-to-flank = Il faut encadrer { $thing-a } de l’autre joueur.
    .too-large = Pose { $token-the } sur { $thing-gender ->
        [f] une plus grande
       *[other] un plus grand
    }.
    .visited = Tu étais déjà ici. Choisis une autre case.
    .go-on = Continue avec { $thing-gender ->
        [f] la
       *[other] le
    } même { $thing }, ou arrête.
    .by-die = Lance d’abord le dé pour { $token-the }.
    .must-move = Déplace { $thing-the } ici : { $cell-told }.
    .taken = Il y a déjà { $thing-a } ici.
    .no-room = Il n’y a pas la place pour { $token-the }.
    .not-rotatable = On ne tourne pas { $token-the }.
    .choose-token = Choisis { $thing-the } qui avance.
    .choose-first = Choisis d’abord { $thing-a }. Puis appuie ici.
    .no-stack = Il n’y a pas { $thing-of } dessous.
    .top-only = Ici, { $thing-gender ->
        [f] seule
       *[other] seul
    } { $thing-the } du dessus bouge.
    .all-alike = Ici, { $thing-gender ->
        [f] elles sont toutes pareilles
       *[other] ils sont tous pareils
    }.
    .which-token = Plusieurs peuvent avancer. Choisis { $thing-gender ->
        [f] laquelle
       *[other] lequel
    }.
    .nothing-to-refill = Rien ne peut venir maintenant.
    .nothing-to-check = Il n’y a encore rien à vérifier.
    .no-next = Tu peux encore jouer.
    .no-die = Il n’y a pas de dé à lancer ici.
    .no-time = Ce jeu n’a pas de pendule.
    .nothing-to-stop = Il n’y a rien à arrêter.
    .stuck = Le chemin est fermé pour { $token-the }. Choisis { $thing-other }.
    .in-use = « { $what } » sert dans cette partie.
    .leaves-hand = C’est à { $player }. Joue d’abord.
    .leaves-tokens = { $player } a encore des { $thing-many } ou un plateau.
    .leaves-place = { $player } a fini et garde sa place.
    .fight = { $attacker-the } { $attacker-number ->
        [many] rencontrent
       *[other] rencontre
    } { $defender-the }.
    .rolled = Le dé montre { $face }.
    .rolled-by = { $player } fait { $face }.
    .die-taken = Il y a déjà { $thing-a } là-bas. On reste ici.
    .die-no-room = Il n’y a pas la place là-bas. On reste ici.
    .die-too-far = C’est au-delà de la dernière case. On reste ici.
    .die-no-number = Aucune case n’a le numéro { $number }. On reste ici.
    .die-same-cell = On revient à la même place.
    .die-shoe-full = Il n’y a plus de place à côté. On reste ici.
    .die-no-shoe = Il n’y a pas de place à côté. On reste ici.
    .die-own = { $thing-gender ->
        [f] Une
       *[other] Un
    } de tes { $thing-many } est déjà là-bas. On reste ici.
    .die-stays-in-shoe = Cette face ne fait sortir { $thing-gender ->
        [f] aucune
       *[other] aucun
    } { $thing }.
    .die-other = Ce dé ne fait pas avancer { $thing-this }.
    .die-no-token = { $thing-gender ->
        [f] Aucune
       *[other] Aucun
    } { $thing } ne peut avancer.
    .die-nothing-rolled = Aucun nombre n’est encore tombé. On reste ici.
    .cell-named = { $what-a } ! { $then }
    .cell-again = { $player } avance encore d’autant !
    .cell-on = { $player } avance encore de { $count } !
    .cell-back = { $player } recule de { $count }.
    .cell-waits = { $count ->
        [one] { $player } attend un tour.
       *[other] { $player } attend { $count } tours.
    }
    .cell-home = { $player } retourne au départ.
    .die-queued = Il n’y a plus de place. Ce sera pour plus tard.
    .praise = Bravo !
    .same = Bravo, { $thing-gender ->
        [f] elles
       *[other] ils
    } vont ensemble !
    .found-one = Bravo, tu en as trouvé { $thing-gender ->
        [f] une
       *[other] un
    } !
    .answer = Bien placés : { $right }. Mal placés : { $elsewhere }.
    .not-hidden = { $token-the } { $token-number ->
        [many] n’y sont pas
       *[other] n’y est pas
    }. Essaie autre chose.
    .reserved = Le programme remplit cette case. Choisis une autre case.
    .not-asked = { $fact } Cherche autre chose.
    .not-the-same = Pas pareil. { $thing-gender ->
        [f] Elles
       *[other] Ils
    } se retournent.
    .won = Bravo ! Tu as gagné.
    .lost = Pas cette fois. On rejoue ?
    .wrong-zone = { $fact } { $place }
    .wrong-place = Pas ici. Essaie une autre place pour { $token-the }.
    .sides-differ = Les côtés ne vont pas ensemble ici.
    .touches-nothing = Pose { $token-the } contre un côté pareil.
    .rest-of-grid = le reste de la grille
    .shoe = À jouer
    .shoe-of = Pour { $player }
    .shoe-number = À jouer, { $number }
    .waiting = De côté
    .waiting-of = Mis de côté par { $player }
    .waiting-number = De côté, { $number }
    .result = Gagné
    .result-of = Gagné par { $player }
    .result-number = Gagné, { $number }
    .face-down = { $thing } face cachée
    .player = { $player }
    .moves = Coups
    .slips = Faux pas
    .tokens-won = Gagné
    .go-where = { $player }, où va { $thing-this } ?
    .roll-now = { $player }, lance le dé.
    .turn-slips = { $player }, c’est à toi. Faux pas : { $slips } sur { $most-slips }.
    .turn-moves = { $player }, c’est à toi. Coups : { $moves } sur { $most-moves }.
    .turn-slips-moves = { $player }, c’est à toi. Faux pas : { $slips } sur { $most-slips }. Coups : { $moves } sur { $most-moves }.
    .turn-choose = { $player }, { $thing-gender ->
        [f] quelle
       *[other] quel
    } { $thing } avance ?
    .turn-must-move = { $player }, déplace { $thing-the } ici : { $cell-told }.
    .die-falls = Le dé roule.
    .roll = Lancer
    .next = Joueur suivant
    .refill = Encore des { $thing-many }
    .check = Vérifier
    .turn = Tourner
    .stack = Voir dessous
    .players-default = autant que le jeu en demande
    .variant-default = les règles du jeu lui-même
    .option-players = combien jouent
    .option-variant = d’autres règles pour le même jeu
    .notation = a1-b2 déplace un jeton. Autres plateaux : shoe1.a1, waiting1.b1.
        pick:b3 retourne un jeton. turn:b3 le tourne.
        stack:b3 montre le jeton suivant d’une pile.
        roll lance le dé, next passe la main.
        refill demande des jetons, check fait vérifier, stop arrête.
        click:b3 fait ce que fait un clic là.
    .unplayable = Ce jeu ne peut pas être joué.
    .setup-not-possible = La partie ne peut pas être ainsi.
    .fact-says = { $token-the } { $word }.
    .fact-kind = { $token-the } { $token-number ->
        [many] sont
       *[other] est
    } { $word }.
    .not-here = Pas ici.
    .fact-is = { $token-the } : « { $word } ».
    .place-is = { $token-number ->
        [many] Leur
       *[other] Sa
    } place est { $zone-number ->
        [many] avec { $zone-the }
       *[other] { $zone-the }
    }.
    .elsewhere = Essaie une autre place.
shelf = Bibliothèque
    .option-players = Combien de joueurs.
    .option-variant = Il n’y a qu’une façon de jouer.
    .player = joueur
    .players = joueurs
    .trains = Entraîne :
    .easy = Facile
    .harder = Un peu plus dur
    .hard = Difficile
    .skill-attention = attention
    .skill-counting = calcul
    .skill-language = langage
    .skill-logic = logique
    .skill-memory = mémoire
    .skill-patience = patience
    .skill-planning = anticipation
    .skill-sorting = classement
    .skill-space = sens de l’espace
    .skill-strategy = stratégie
    .notation-pick = pick:b3 retourne la carte en b3.
    .notation-roll = roll lance le dé.
    .notation-place = shoe1.a1-b3 pose le premier jeton en b3.
    .notation-move = b3-b4 déplace le jeton de b3 à b4.
    .notation-turn = turn:shoe1.a1 tourne le premier jeton.
    .notation-stop = stop termine tes sauts.
    .notation-refill = refill apporte de nouveaux jetons.
    .notation-check = check demande si tout est juste.
    .notation-next = next passe la main.
thing = Chose
    .token = jeton
    .card = carte
    .domino = domino
    .letter = lettre
    .number = nombre
    .pawn = pion
    .picture = image
    .piece = pièce
    .word = mot
place = Place
    .at = { $row }, { $column }
    .row = { $row ->
        [1] première ligne
        [2] deuxième ligne
        [3] troisième ligne
        [4] quatrième ligne
        [5] cinquième ligne
        [6] sixième ligne
        [7] septième ligne
        [8] huitième ligne
        [9] neuvième ligne
        [10] dixième ligne
        [11] onzième ligne
        [12] douzième ligne
       *[other] ligne { $row }
    }
    .column = { $column ->
        [1] première case
        [2] deuxième case
        [3] troisième case
        [4] quatrième case
        [5] cinquième case
        [6] sixième case
        [7] septième case
        [8] huitième case
        [9] neuvième case
        [10] dixième case
        [11] onzième case
        [12] douzième case
       *[other] case { $column }
    }
    .left = à gauche
    .middle = au milieu
    .right = à droite
    .top = en haut
    .bottom = en bas
    .square = case { $number }
    .beside = à côté du plateau
