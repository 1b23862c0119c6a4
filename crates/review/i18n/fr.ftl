review = Contrôle
    .fault = Quelque chose ne va pas ici.
    .no-grid = La grille n’a aucune case.
    .no-open-cell = Aucune case de la grille n’est en jeu.
    .no-tokens = Il n’y a aucun jeton sur les plateaux.
    .only-decor = Aucun jeton ne se touche. Tous sont immobiles.
    .token-closed-in = { $token } en { $cell } ne peut pas sortir.
    .cell-out-of-reach = Aucun jeton n’arrive jamais en { $cell }.
    .token-unused = Le jeton « { $token } » n’est sur aucun plateau.
    .decor-in-shoe = { $token } est dans un sabot mais ne bouge jamais.
    .token-stays-in-shoe = { $token } ne peut jamais quitter son sabot.
    .token-never-moves = { $token } se prend mais ne va nulle part.
    .face-never-seen = Personne ne voit jamais la face de { $token }.
    .face-without-owner = Seul le propriétaire voit { $token }. Il n’en a pas.
    .half-a-fighter = { $token } n’a que la moitié de ses points.
    .fighter-without-owner = { $token } a des points mais pas de propriétaire.
    .no-sides = On compare les côtés, mais aucun jeton n’en a.
    .sides-meet-nothing = Les côtés de { $token } ne vont avec aucun autre.
    .nearly-alike = « { $word } » ressemble à « { $other } ».
    .zone-without-cells = La zone « { $zone } » n’a pas de cases.
    .zone-not-in-play = Aucune case de la zone « { $zone } » n’est en jeu.
    .zone-without-tokens = Aucun jeton ne va dans la zone « { $zone } ».
    .zones-alike = Les zones « { $zone } » et « { $other } » demandent pareil.
    .decor-in-wrong-zone = { $token } en { $cell } est mal placé et ne bouge pas.
    .token-on-printed = Un jeton peut couvrir { $token } en { $cell }.
    .too-few-to-compare = { $count ->
        [1] Il y a un jeton à choisir. On en compare { $wanted }.
       *[other] Il y a { $count } jetons à choisir. On en compare { $wanted }.
    }
    .turns-back-at-once = Les jetons se retournent avant qu’on les voie.
    .picked-without-words = { $token } n’a pas de caractéristique à comparer.
    .token-left-over = { $count ->
        [1] Il y a un seul jeton comme { $token }. Il en faut { $wanted }.
       *[other] Il y a { $count } jetons comme { $token }. Il en faut { $wanted }.
    }
    .board-of-nobody = Le plateau { $number } n’est à aucun joueur.
    .shoe-without-tokens = Le sabot { $number } n’a jamais de jeton.
    .shoe-tells = Les autres voient quelle place du sabot { $number } se vide.
    .nothing-waits = Aucun jeton ne va dans la zone d’attente { $number }.
    .waits-for-ever = { $token } peut attendre mais ne revient jamais.
    .nothing-won = Aucun jeton n’arrive dans la zone de résultat { $number }.
    .result-zone-small = La zone de résultat { $number } est petite pour { $count } jetons.
    .nothing-to-place = Il faut d’abord placer. Il n’y a pas de sabot.
    .never-checked = La vérification attend un sabot vide. Il n’y en a pas.
    .nothing-to-refill = On peut demander des jetons. Il n’y a pas de sabot.
    .player-without-tokens = Le joueur { $number } n’a aucun jeton.
    .owner-not-there = { $token } est au joueur { $number }. Il n’y en a qu’un.
    .hand-never-passes = Le tour ne passe jamais au joueur suivant.
    .ranking-always-even = Ce classement donne toujours égalité.
    .die-unused = Le dé « { $die } » n’est jamais lancé.
    .die-rolls-for-ever = Le dé « { $die } » ne fait que relancer des dés.
    .die-without-shoe = Le dé « { $die } » renvoie au sabot : personne n’en a.
    .path-closed = Un parcours passe par { $cell }, qui est hors jeu.
    .token-without-die = { $token } avance au dé mais n’en a pas.
    .die-never-moves = Le dé « { $die } » ne fait jamais avancer { $token }.
    .number-twice = { $cell } et { $other } ont le même numéro { $number }.
    .number-left-out = Aucune case n’a le numéro { $number }.
    .die-on-unnumbered = { $token } part de { $cell }, qui n’a pas de numéro.
    .token-never-placed = Aucune zone n’accepte { $token }.
    .token-belongs-nowhere = { $token } n’est juste nulle part. Personne ne peut gagner.
    .too-few-cells = Il faut { $count } cases. Il y en a { $cells }.
    .zone-too-small = { $cells ->
        [1] { $count } jetons vont dans « { $zone } ». Elle a une case.
       *[other] { $count } jetons vont dans « { $zone } ». Elle a { $cells } cases.
    }
    .no-win = Personne ne peut jamais gagner.
    .win-never = Les façons de gagner n’arrivent jamais.
    .grid-never-empty = La grille ne peut jamais être vide.
    .grid-never-full = { $count ->
        [1] Un jeton ne remplit pas { $cells } cases.
       *[other] { $count } jetons ne remplissent pas { $cells } cases.
    }
    .no-shoe-to-empty = Le sabot doit être vide. Il n’y a pas de sabot.
    .no-zone-to-fill = Les zones doivent être justes. Aucune n’a de caractéristique.
    .tokens-left-never = { $wanted ->
        [1] Il doit rester un jeton. Cela n’arrive jamais.
       *[other] Il doit rester { $wanted } jetons. Cela n’arrive jamais.
    }
    .nothing-to-find = Il faut tout trouver. Rien n’est demandé.
    .nothing-to-turn = Tout doit être retourné. Aucun jeton ne se retourne.
    .nobody-else = Le dernier éveillé gagne. Il n’y a qu’un joueur.
    .nobody-sleeps = Le dernier éveillé gagne. Personne ne perd jamais.
    .never-right = Une bonne réponse gagne. Aucune n’est jamais bonne.
    .goal-without-token = { $token } doit aller dans « { $zone } ». Il n’est nulle part.
    .goal-too-small = { $token } ne tient pas dans la zone « { $zone } ».
    .goal-out-of-reach = { $token } n’atteint jamais la zone « { $zone } ».
    .player-without-goal = Le joueur { $number } n’a pas de zone d’arrivée.
    .goal-without-own = Le joueur { $number } a une arrivée mais aucun jeton.
    .home-too-small = { $cells ->
        [1] Le joueur { $number } a { $count } jetons. « { $zone } » a une case.
       *[other] Le joueur { $number } a { $count } jetons. « { $zone } » a { $cells } cases.
    }
    .won-at-start = La partie est gagnée avant de commencer.
    .no-slip-possible = Il y a une limite de faux pas. Rien n’est jamais faux.
    .first-slip-loses = Le premier faux pas fait perdre.
    .time-very-short = { $seconds ->
        [1] On a une seconde. Le temps est en dixièmes.
       *[other] On a { $seconds } secondes. Le temps est en dixièmes.
    }
    .moves-too-few = { $moves ->
        [1] On perd au premier coup. Il en faut { $needed }.
       *[other] On perd à { $moves } coups. Il en faut { $needed }.
    }
    .never-taken = Perdre { $token } fait perdre. Personne ne le prend jamais.
    .lost-at-start = Le joueur { $number } n’a rien et perd aussitôt.
    .check-after-nothing = La vérification n’attend rien.
    .nobody-can-act = Personne ne peut rien faire au départ.
    .never-solved = Depuis ce départ, personne ne peut gagner.
    .picture-missing = L’image « { $picture } » n’est pas là.
    .long-sentence = Cette phrase a { $count } mots.
    .no-french = Les mots français manquent.
    .no-english = Les mots anglais manquent.
    .no-name = Le jeu n’a pas de nom.
    .no-instructions = Le jeu n’a pas de consigne.
    .token-unnamed = Le jeton « { $token } » n’a pas de nom.
advice = Conseil
    .fault = Regarde cet endroit et choisis autre chose.
    .no-grid = Donne-lui des lignes et des colonnes.
    .no-open-cell = Ouvre des cases.
    .no-tokens = Pose des jetons sur la grille ou dans un sabot.
    .only-decor = Rends des jetons mobiles ou à choisir.
    .token-closed-in = Ouvre une direction, ou change sa façon de bouger.
    .cell-out-of-reach = Ferme cette case, ou ouvre un chemin.
    .token-unused = Pose-le sur un plateau, ou retire-le.
    .decor-in-shoe = Rends ce jeton mobile.
    .token-stays-in-shoe = Permets-lui d’aller du sabot à la grille.
    .token-never-moves = Fais-le bouger dans la grille, ou rends-le immobile.
    .face-never-seen = Montre-la à tous, ou rends le jeton à choisir.
    .face-without-owner = Donne-lui un propriétaire, ou montre-le à tous.
    .half-a-fighter = Donne-lui une attaque et une défense.
    .fighter-without-owner = Donne-lui un propriétaire.
    .no-sides = Donne des valeurs aux côtés, ou compare les caractéristiques.
    .sides-meet-nothing = Donne à un côté la valeur d’un autre jeton.
    .nearly-alike = Écris le même mot si le sens est le même.
    .zone-without-cells = Peins ses cases, ou retire-la.
    .zone-not-in-play = Ouvre ses cases.
    .zone-without-tokens = Donne une de ses caractéristiques à un jeton.
    .zones-alike = Réunis-les, ou change leurs caractéristiques.
    .decor-in-wrong-zone = Enlève ses caractéristiques.
    .token-on-printed = Donne à { $cell } une zone avec une autre caractéristique.
    .too-few-to-compare = Compare moins de jetons, ou ajoutes-en.
    .turns-back-at-once = Attends au moins une demi-seconde.
    .picked-without-words = Donne-lui la même qu’à son partenaire.
    .token-left-over = Ajoutes-en un, ou retire le dernier.
    .board-of-nobody = Donne-le à un joueur.
    .shoe-without-tokens = Mets des jetons dedans ou dans sa file.
    .shoe-tells = Mets les jetons dans la file : elle est mélangée.
    .nothing-waits = Ouvre ce chemin, ou retire la zone.
    .waits-for-ever = Permets-lui d’aller de là à la grille.
    .nothing-won = Retire les jetons justes, ou enlève la zone.
    .result-zone-small = Agrandis-la, ou laisse-la se vider.
    .nothing-to-place = Ajoute un sabot, ou décoche cette règle.
    .never-checked = Vérifie tout de suite, ou ajoute un sabot.
    .nothing-to-refill = Ajoute un sabot, ou change le remplissage.
    .player-without-tokens = Donne-lui des jetons ou un sabot.
    .owner-not-there = Ajoute le joueur, ou change le propriétaire.
    .hand-never-passes = Passe la main après un bon coup.
    .ranking-always-even = Classe par ordre d’arrivée.
    .die-unused = Lie-le à un jeton ou à une case.
    .die-rolls-for-ever = Donne une autre action à une face.
    .die-without-shoe = Donne un sabot à chaque joueur.
    .path-closed = Ouvre la case, ou fais passer le parcours ailleurs.
    .token-without-die = Choisis son dé.
    .die-never-moves = Donne un déplacement à une face.
    .number-twice = Donne à chaque case un seul numéro.
    .number-left-out = Numérote les cases sans trou.
    .die-on-unnumbered = Numérote les cases.
    .token-never-placed = Donne-lui une caractéristique d’une zone.
    .token-belongs-nowhere = Donne-lui une caractéristique d’une zone.
    .too-few-cells = Agrandis la grille, ou mets moins de jetons.
    .zone-too-small = Peins plus de cases pour cette zone.
    .no-win = Coche une façon de gagner.
    .win-never = Coche celle qui va avec ce jeu.
    .grid-never-empty = Retire les jetons justes, ou décoche.
    .grid-never-full = Ajoute des jetons, ou ferme des cases.
    .no-shoe-to-empty = Donne un sabot aux joueurs.
    .no-zone-to-fill = Donne une caractéristique à une zone.
    .tokens-left-never = Choisis un nombre possible.
    .nothing-to-find = Compare les jetons choisis à leur zone.
    .nothing-to-turn = Mets des jetons à choisir, ou décoche.
    .nobody-else = Ajoute des joueurs, ou décoche.
    .nobody-sleeps = Coche une façon de perdre.
    .never-right = Donne le même mot aux jetons et aux zones.
    .goal-without-token = Pose-le sur un plateau.
    .goal-too-small = Peins plus de cases pour cette zone.
    .goal-out-of-reach = Ouvre un chemin, ou choisis une autre zone.
    .player-without-goal = Choisis une zone pour ce joueur.
    .goal-without-own = Donne-lui des jetons.
    .home-too-small = Peins plus de cases pour cette zone.
    .won-at-start = Change le départ ou cette façon de gagner.
    .no-slip-possible = Enlève la limite.
    .first-slip-loses = Permets quelques faux pas.
    .time-very-short = Donne dix fois plus.
    .moves-too-few = Permets plus de coups.
    .never-taken = Ajoute combats ou prises, ou décoche.
    .lost-at-start = Donne-lui des jetons, ou décoche.
    .check-after-nothing = Vérifie tout de suite, ou choisis un nombre.
    .nobody-can-act = Libère une case, ou change les déplacements.
    .never-solved = Change le départ, ou les façons de gagner.
    .picture-missing = Choisis une autre image.
    .long-sentence = Dix mots au plus. Fais deux phrases.
    .no-french = Écris-les, ou laisse les mots anglais.
    .no-english = Écris-les, ou laisse les mots français.
    .no-name = Donne-lui un nom.
    .no-instructions = Dis aux joueurs ce qu’il faut faire.
    .token-unnamed = Nomme-le. Les joueurs entendent ce mot.
    .fault-count = Fais-en autant que tu en poses.
    .fault-queue = Donne plus de cases à la file.
    .fault-zones = Laisse chaque case dans une seule zone.
    .fault-drawing = Agrandis le plateau, ou dessine moins.
    .fault-players = Choisis à nouveau qui joue.
    .fault-unknown = Choisis quelque chose qui existe.
    .fault-name = Donne-lui un nom court à lui.
    .fault-die = Donne des faces au dé.
    .fault-closed = Ouvre la case, ou retire le jeton.
stats = Statistiques
    .solved = Réussi
    .won-by = Le joueur { $number } gagne
    .shared = Plusieurs premiers
    .draw = Égalité
    .nobody = Personne ne gagne
    .too-long = Arrêté : trop long
    .rule-right = bonnes réponses
    .rule-wrong = mauvaises réponses
    .rule-removal = jetons pris
    .rule-combat = combats
    .rule-turning = tourner des jetons
    .rule-refilling = remplir le sabot
    .rule-waiting = zone d’attente
    .rule-die = dé « { $die } »
    .rule-winning = gagner
    .rule-losing = perdre
    .plays = Parties
    .plays-of = { $count ->
        [1] Une partie
       *[other] { $count } parties
    }
    .shortest = Partie la plus courte, en actions
    .middle = Partie du milieu
    .average = Partie moyenne
    .longest = Partie la plus longue
    .slips = Faux pas par partie
    .options = Choix par tour
    .most-options = Plus grand nombre de choix
    .first = Le premier joueur gagne
    .fair = Part équitable
    .tokens-unused = Jetons jamais utilisés
    .rules-unused = Règles jamais utilisées
    .lengths = Durée des parties
    .endings = Fins de partie
    .actions = Actions par partie ; { $mean } en moyenne
    .told = { $label } : { $value }.
outlook = Issue
    .winnable = { $moves ->
        [1] On peut gagner en un coup.
       *[other] On peut gagner en { $moves } coups.
    }
    .winnable-shuffled = { $moves ->
        [1] Mélangé, on peut gagner en un coup.
       *[other] Mélangé, on peut gagner en { $moves } coups.
    }
    .never = On ne peut pas gagner.
    .unknown = On ne sait pas si on peut gagner.
    .level = { $level } : { $outlook }
