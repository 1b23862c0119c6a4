analysis = Analyse
    .number = Nº
    .player = Joueur
    .seat = { $player }
    .move = Coup
    .chance = Chance
    .best = Mieux
    .loss = Perdu
    .longer = +{ $count } { $count ->
        [one] coup
       *[other] coups
    }
    .wins-in = gagne en { $count }
    .loses-in = perd en { $count }
    .chances = La chance de gagner, coup par coup
    .line-of = { $player }
    .turns = Là où la partie a tourné :
    .turn = Coup { $number }, { $player } : { $move }. Mieux : { $best }.
    .no-turns = Aucun coup seul n’a fait tourner la partie.
    .played-best = { $best ->
        [1] { $player } : un coup sur { $moves } était le meilleur.
       *[other] { $player } : { $best } coups sur { $moves } étaient les meilleurs.
    }
    .mean-loss = En moyenne, un coup a perdu { $share }.
hint = Conseil
    .look = Regarde { $thing-the }.
    .look-here = Regarde ici : { $place-told }.
    .row = Regarde la { $row ->
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
       *[other] ligne { $row }
    }.
    .beside = Regarde à côté du plateau.
    .button = Regarde les boutons.
    .goes = Sa place est ici : { $place-told }.
    .goes-beside = Sa place est à côté du plateau.
    .touch = Touche { $thing-the }.
    .touch-here = Touche ici : { $place-told }.
    .put = Prends { $thing-the }. Pose ici : { $place-told }.
    .put-beside = Prends { $thing-the }. Pose à côté du plateau.
    .press = Appuie sur « { $button } ».
    .press-often = Appuie { $count } fois sur « { $button } ».
    .move = Joue { $move }.
    .goal = { $count ->
        [1] Avec ce coup, c’est gagné !
        [2] Encore deux coups, et c’est gagné !
        [3] Encore trois coups, et c’est gagné !
       *[other] Tu es sur le bon chemin.
    }
