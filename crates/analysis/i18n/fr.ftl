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
    .look = Regarde autour de { $place }.
    .row = Regarde la ligne { $row }.
    .beside = Regarde à côté du plateau.
    .button = Regarde les boutons.
    .token = Prends celui-ci : { $place }.
    .take = Prends ceci : { $thing }.
    .put = Pose en { $place } : { $thing }.
    .go = Va de { $from } en { $to }.
    .press = Appuie sur « { $button } ».
    .press-often = Appuie { $count } fois sur « { $button } ».
    .move = Joue { $move }.
    .goal = { $count ->
        [one] Il atteint le but.
       *[other] Le but est à { $count } coups.
    }
