labyrinth = Labyrinthe
    .summary = Déplace les murs, trouve tes trésors, rentre le premier.
    .rules =
        D’abord, pousse la tuile par un côté libre.
        Tu peux la tourner avant de la pousser.
        Toute une ligne avance d’une case.
        Une autre tuile sort de l’autre côté.
        Tu ne peux pas la repousser aussitôt.
        Les pions de la ligne bougent avec elle.
        Un pion poussé dehors revient sur la nouvelle tuile.
        Puis marche aussi loin que le chemin est ouvert.
        Tu peux aussi rester sur place.
        Arrête-toi sur ton trésor pour le trouver.
        Tu trouves un seul trésor par tour.
        Tout trouvé ? Rentre dans ton coin pour gagner.
        Après 200 tours de table, le plus de trésors gagne.
    .notation =
        Écris un côté, les quarts de tour, une case : N2/1/c4.
        N2 est le haut de la colonne b.
        Les côtés sont N, E, S et W.
        W est l’ouest. Tu peux aussi écrire O.
        Les lignes sont 2, 4 et 6.
        La tuile tourne à droite, de 0 à 3 quarts.
        Une tuile droite a les quarts 0 et 1.
        La fin dit où ton pion s’arrête.
    .option-players = Combien de joueurs jouent
    .option-tiles = Quelle boîte : 12 tuiles droites, ou 13
    .option-cards = Si les cartes sont cachées ou visibles
    .value-seed = 12 tuiles droites
    .value-mazenet = 13 tuiles droites
    .value-hidden = cachées
    .value-open = visibles
    .demo = Tous les trésors sont trouvés. Il reste à rentrer.
    .pawn = pion de { $player }
    .found = Trouvés
    .left = À trouver
    .tile-in-hand = La tuile à pousser
    .tile-out = La tuile qui sort
    .your-card = Ta carte
    .cards-of = Cartes de { $player }
    .turn-tile = Tourner la tuile
    .turn-or-walk = Tourne la tuile, ou choisis où aller.
    .your-turn-find = { $player }, c’est à toi. Cherche : { $treasure } ({ $letter }).
    .your-turn-any = { $player }, c’est à toi. Trouve un de tes trésors.
    .your-turn-home = { $player }, c’est à toi. Rentre en { $cell }.
    .wait-find = C’est à { $player }. Tu cherches : { $treasure } ({ $letter }).
    .wait-any = C’est à { $player }. Tu cherches tes trésors.
    .wait-home = C’est à { $player }. Tu rentres en { $cell }.
    .no-slot = Les tuiles entrent aux lignes 2, 4 et 6.
    .no-reverse = La tuile vient de sortir ici. Choisis un autre côté.
    .too-many-turns = Tourne la tuile 0, 1, 2 ou 3 fois.
    .straight-turns = Cette tuile est droite. Tourne-la 0 ou 1 fois.
    .off-board = Cette case n’est pas sur le plateau.
    .no-path = Aucun chemin ouvert ne mène en { $cell }. Choisis une autre case.
    .push-first = D’abord, pousse la tuile. Choisis un côté.
    .turned-around = Tu as vu tous ses sens. Choisis encore le côté.
    .hint-find = { $side ->
        [N] Pousse la colonne { $line } vers le bas.
        [S] Pousse la colonne { $line } vers le haut.
        [E] Pousse la ligne { $line } vers la gauche.
       *[W] Pousse la ligne { $line } vers la droite.
    } Tu atteins ton trésor en { $cell }.
    .hint-home = { $side ->
        [N] Pousse la colonne { $line } vers le bas.
        [S] Pousse la colonne { $line } vers le haut.
        [E] Pousse la ligne { $line } vers la gauche.
       *[W] Pousse la ligne { $line } vers la droite.
    } Tu atteins ton coin { $cell } et gagnes.
    .hint-nearer = { $side ->
        [N] Pousse la colonne { $line } vers le bas.
        [S] Pousse la colonne { $line } vers le haut.
        [E] Pousse la ligne { $line } vers la gauche.
       *[W] Pousse la ligne { $line } vers la droite.
    } En { $cell }, tu es plus près du trésor.
    .hint-nearer-home = { $side ->
        [N] Pousse la colonne { $line } vers le bas.
        [S] Pousse la colonne { $line } vers le haut.
        [E] Pousse la ligne { $line } vers la gauche.
       *[W] Pousse la ligne { $line } vers la droite.
    } En { $cell }, tu es plus près du coin.
    .hint-waits = { $side ->
        [N] Pousse la colonne { $line } vers le bas.
        [S] Pousse la colonne { $line } vers le haut.
        [E] Pousse la ligne { $line } vers la gauche.
       *[W] Pousse la ligne { $line } vers la droite.
    } En { $cell }, tu attends un chemin ouvert.
    .treasure-lizard = lézard
    .treasure-moth = papillon de nuit
    .treasure-owl = hibou
    .treasure-scarab = scarabée
    .treasure-rat = rat
    .treasure-spider = araignée
    .treasure-bat = chauve-souris
    .treasure-dragon = dragon
    .treasure-genie = génie
    .treasure-ghost = fantôme
    .treasure-lady-pig = dame cochon
    .treasure-witch = sorcière
    .treasure-book = livre
    .treasure-coins = pièces
    .treasure-map = plan
    .treasure-crown = couronne
    .treasure-keys = clés
    .treasure-skull = crâne
    .treasure-ring = bague
    .treasure-chest = coffre
    .treasure-jewel = bijou
    .treasure-sword = épée
    .treasure-menorah = chandelier
    .treasure-helmet = casque
    .setup-tile-count = Il faut 49 tuiles, deux lettres chacune.
    .setup-no-such-tile = La boîte n’a pas cette tuile.
    .setup-fixed-tile = Une tuile fixe n’est pas à sa place.
    .setup-treasure-twice = Un trésor est là deux fois.
    .setup-treasure-missing = Un trésor manque.
    .setup-other-tiles = Ce sont les tuiles d’une autre boîte.
    .setup-off-board = Une case n’est pas sur le plateau.
    .setup-count = Il en faut un par joueur.
    .setup-card-twice = Une carte est là deux fois.
    .setup-too-many-cards = Un joueur a trop de cartes.
    .setup-two-winners = Deux joueurs sont rentrés avec toutes leurs cartes.
    .setup-no-seat = Ce joueur n’existe pas.
    .setup-over = Un joueur est rentré. La partie est finie.
    .setup-not-over = Personne n’a encore gagné. Dis à qui de jouer.
    .setup-round = Les tours de table vont de 1 à 200.
    .setup-view = Cela ne va pas avec le reste.
