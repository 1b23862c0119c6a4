workshop =
    .not-yours = Ce jeton est à { $player }. Choisissez un des vôtres.
    .not-your-board = Ce plateau n’est pas à vous. Choisissez-en un autre.
    .immobile = { $token } ne bouge jamais. Choisissez un autre jeton.
    .face-up = { $token } est déjà face visible. Choisissez un autre jeton.
    .picked-not-moved = { $token } ne se déplace pas. Touchez-le seulement.
    .moved-not-picked = { $token } se déplace. Choisissez où il va.
    .pick-more = { $left ->
        [one] Choisissez d’abord encore un jeton.
       *[other] Choisissez d’abord encore { $left } jetons.
    }
    .place-first = Placez d’abord tous les jetons.
    .no-route = { $token } ne va pas là. Essayez ailleurs.
    .same-cell = Le jeton est déjà ici. Choisissez une autre case.
    .no-enemy-to-jump = Sautez par-dessus un jeton d’un autre joueur.
    .no-own-to-jump = Sautez par-dessus un de vos jetons.
    .jump-on = Le saut continue. Touchez la case suivante.
    .must-take = Vous pouvez prendre un jeton. Jouez { $cell }.
    .visited = Le jeton est déjà passé ici. Choisissez une autre case.
    .go-on = Continuez avec le même jeton, ou arrêtez.
    .by-die = { $token } avance avec le dé. Lancez-le.
    .must-move = Déplacez le jeton en { $cell }.
    .die-taken = Il y a déjà un jeton en { $cell }. Le vôtre reste.
    .no-next = Vous pouvez encore jouer.
    .which-token = Plusieurs jetons ont un dé. Choisissez-en un : roll:{ $cell }.
    .found-one = Bravo, vous en avez trouvé un !
    .choose-first = Choisissez d’abord un jeton. Puis appuyez ici.
    .stuck = { $token } ne peut aller nulle part. Choisissez-en un autre.
    .leaves-hand = C’est à { $player }. Jouez d’abord.
    .won = Bravo ! Vous avez gagné.
    .wrong-zone = { $token } ne va pas avec { $zone }. Regardez « { $word } ».
    .wrong-place = { $token } ne va pas ici. Essayez ailleurs.
    .roll-now = { $player }, lancez le dé.
    .turn-slips = { $player }, c’est à vous. Faux pas : { $slips } sur { $most-slips }.
    .turn-moves = { $player }, c’est à vous. Coups : { $moves } sur { $most-moves }.
    .turn-slips-moves = { $player }, c’est à vous. Faux pas : { $slips } sur { $most-slips }. Coups : { $moves } sur { $most-moves }.
    .turn-must-move = { $player }, déplacez le jeton en { $cell }.
