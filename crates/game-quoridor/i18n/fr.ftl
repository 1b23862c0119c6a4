quoridor = Quoridor
    .summary = Atteins le bord opposé. Les murs ralentissent les autres.
    .rules =
        Avance ton pion d’une case, ou pose un mur.
        Le premier pion au bord opposé gagne.
        Un mur est long de deux cases. Il reste en place.
        Deux murs ne se croisent jamais.
        Chaque joueur doit garder un chemin vers son but.
        Face à un pion, tu peux sauter par-dessus.
        Si un mur est derrière lui, contourne-le.
    .notation =
        Pour avancer, écris une case : e2.
        Pour un mur, ajoute h ou v : e3h.
        Le mur e3h est au-dessus de e3 et f3.
        Le mur e3v est à droite de e3 et e4.
        Tu peux aussi écrire deux cases et un côté.
        D1 D2 G est à gauche de d1 et d2.
        G : gauche. D : droite. H : haut. B : bas.
    .option-size = Combien de cases a chaque côté
    .option-players = Combien de joueurs jouent
    .option-walls = Combien de murs a chaque joueur
    .option-pass = Si les joueurs peuvent passer
    .option-bonus = Combien de cases donnent des points
    .option-behind = Le passage à côté de deux pions alignés
    .value-none = pas de saut
    .value-diagonal = en diagonale
    .demo-two = Deux joueurs. Un coup mène de l’autre côté.
    .demo-four = Quatre joueurs. Un coup mène de l’autre côté.
    .walls-default = 20 à partager, 40 au-delà de 9
    .pawn = pion de { $player }
    .wall = mur
    .lay-how = { $player }, dans quel sens va le mur ?
    .walls-left = Murs
    .points = Points
    .off-board = Cette case n’est pas sur le plateau.
    .already-there = Ton pion est déjà ici. Choisis une autre case.
    .pawn-there = Il y a déjà un pion ici.
    .wall-between = Un mur barre le passage.
    .too-far = Une case à la fois.
    .no-diagonal = Tu ne peux pas aller en diagonale ici.
    .jump-instead = Le passage derrière le pion est libre. Saute par-dessus.
    .two-pawns = Tu ne peux pas sauter deux pions.
    .no-walls-left = Tu n’as plus de mur. Avance ton pion.
    .wall-outside = Ce mur ne tient pas sur le plateau.
    .wall-overlaps = Il y a déjà un mur ici.
    .wall-crosses = Ce mur en croiserait un autre.
    .wall-cuts-last-path = Ce mur ferme le dernier chemin de { $player }.
    .no-pass = Tu peux encore jouer. Avance ou pose un mur.
    .wall-cells-apart = Les deux cases doivent être voisines.
    .wall-side-wrong = Ce côté ne va pas avec ces cases.
    .hint-wins = Ce pas gagne la partie.
    .hint-jump = Tu sautes. { $steps ->
        [one] Il reste un pas.
       *[other] Il reste { $steps } pas.
    }
    .hint-nearer = Ton pion avance. { $steps ->
        [one] Il reste un pas.
       *[other] Il reste { $steps } pas.
    }
    .hint-aside = Ton pion fait le tour. { $steps ->
        [one] Il reste un pas.
       *[other] Il reste { $steps } pas.
    }
    .hint-wall = Ce mur allonge l’autre chemin { $steps ->
        [one] d’un pas.
       *[other] de { $steps } pas.
    }
    .hint-wall-nearest = Le rival le plus proche fera { $steps ->
        [one] un pas de plus.
       *[other] { $steps } pas de plus.
    }
    .hint-prepares = Ce mur prépare le suivant.
    .setup-same-cell = Deux pions sont sur la même case.
    .setup-off-board = Une case n’est pas sur le plateau.
    .setup-two-winners = Deux pions sont arrivés à leur but.
    .setup-too-many-walls = Il y a plus de murs que dans la boîte.
    .setup-wall-outside = Un mur ne tient pas sur le plateau.
    .setup-walls-meet = Deux murs se chevauchent ou se croisent.
    .setup-no-path = Un joueur n’a plus de chemin.
    .setup-no-seat = Ce joueur n’existe pas.
    .setup-count = Il en faut un par joueur.
    .setup-too-long = La partie ne peut pas être si longue.
    .setup-bonus = Une case bonus est impossible.
