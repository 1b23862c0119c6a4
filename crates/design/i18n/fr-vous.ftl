workshop =
    .not-yours = { $thing-this } est à { $player }. Choisissez { $thing-gender ->
        [f] une des vôtres
       *[other] un des vôtres
    }.
    .not-your-board = Ce plateau n’est pas à vous. Choisissez-en un autre.
    .immobile = { $token-the } { $token-number ->
        [many] ne bougent
       *[other] ne bouge
    } jamais. Choisissez { $thing-other }.
    .face-up = Vous avez déjà { $token-the }. Choisissez { $thing-other }.
    .picked-not-moved = Touchez seulement { $token-the }.
    .moved-not-picked = Choisissez une place pour { $token-the }.
    .pick-more = { $left ->
        [one] Choisissez d’abord encore { $thing-a }.
       *[other] Choisissez d’abord encore { $left } { $thing-many }.
    }
    .place-first = Placez d’abord { $thing-gender ->
        [f] toutes
       *[other] tous
    } les { $thing-many }.
    .no-route = { $token-the } { $token-number ->
        [many] ne vont
       *[other] ne va
    } pas là. Essayez ailleurs.
    .same-cell = { $thing-the } est déjà ici. Choisissez une autre place.
    .no-enemy-to-jump = Sautez par-dessus { $thing-a } d’un autre joueur.
    .no-own-to-jump = Sautez par-dessus { $thing-gender ->
        [f] une
       *[other] un
    } de vos { $thing-many }.
    .jump-on = Le saut continue. Touchez la case suivante.
    .must-take = Vous pouvez en prendre { $thing-gender ->
        [f] une
       *[other] un
    }. Regardez ici : { $cell-told }.
    .visited = Vous étiez déjà ici. Choisissez une autre case.
    .go-on = Continuez avec { $thing-gender ->
        [f] la
       *[other] le
    } même { $thing }, ou arrêtez.
    .by-die = Lancez d’abord le dé pour { $token-the }.
    .must-move = Déplacez { $thing-the } ici : { $cell-told }.
    .die-own = { $thing-gender ->
        [f] Une
       *[other] Un
    } de vos { $thing-many } est déjà là-bas. On reste ici.
    .no-next = Vous pouvez encore jouer.
    .which-token = Plusieurs peuvent avancer. Choisissez { $thing-gender ->
        [f] laquelle
       *[other] lequel
    }.
    .found-one = Bravo, vous en avez trouvé { $thing-gender ->
        [f] une
       *[other] un
    } !
    .choose-token = Choisissez { $thing-the } qui avance.
    .not-hidden = { $token-the } { $token-number ->
        [many] n’y sont pas
       *[other] n’y est pas
    }. Essayez autre chose.
    .reserved = Le programme remplit cette case. Choisissez une autre case.
    .not-asked = { $fact } Cherchez autre chose.
    .choose-first = Choisissez d’abord { $thing-a }. Puis appuyez ici.
    .stuck = Le chemin est fermé pour { $token-the }. Choisissez { $thing-other }.
    .leaves-hand = C’est à { $player }. Jouez d’abord.
    .won = Bravo ! Vous avez gagné.
    .wrong-place = Pas ici. Essayez une autre place pour { $token-the }.
    .roll-now = { $player }, lancez le dé.
    .turn-slips = { $player }, c’est à vous. Faux pas : { $slips } sur { $most-slips }.
    .turn-moves = { $player }, c’est à vous. Coups : { $moves } sur { $most-moves }.
    .turn-slips-moves = { $player }, c’est à vous. Faux pas : { $slips } sur { $most-slips }. Coups : { $moves } sur { $most-moves }.
    .turn-must-move = { $player }, déplacez { $thing-the } ici : { $cell-told }.
    .stays-in-grid = Laissez { $token-the } à cette place.
    .too-large = Posez { $token-the } sur { $thing-gender ->
        [f] une plus grande
       *[other] un plus grand
    }.
    .touches-nothing = Posez { $token-the } contre un côté pareil.
    .elsewhere = Essayez une autre place.
