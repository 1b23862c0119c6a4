mansuba = Mansuba
    .summary = Traverse le plateau avant l’autre camp.
    .rules =
        Le premier joueur part de la gauche.
        Le second part de la droite.
        À ton tour, déplace une de tes pièces.
        Un pion va sur une place reliée.
        Ou il saute des pièces, autant qu’il peut.
        Une tour va tout droit jusqu’au premier obstacle.
        Un éléphant fait deux pas droits par-dessus tout.
        Arrive sur une pièce adverse pour la capturer.
        Rien n’est capturé sur une place de départ.
        Au lieu de jouer, tu peux libérer un prisonnier.
        Sa place doit être vide. Une pièce de monnaie décide.
        Atteins une place de départ adverse : tu gagnes.
        Avec victory=complex, toutes tes pièces doivent y arriver.
        Quand les tours sont épuisés, la partie est nulle.
        Avec switch=yes, les liens changent parfois.
    .notation =
        Écris deux places : c3-d5.
        Pour des sauts, écris la première et la dernière.
        Les colonnes sont des lettres.
        Les lignes se comptent depuis le haut.
        Pour libérer un prisonnier, écris free-c3.
        S’il y en a plusieurs sortes, écris free-c3-tower.
        Écris pass si tu ne peux rien jouer.
    .option-preset = Un jeu tout prêt, encore modifiable
    .option-width = Combien de colonnes il y a
    .option-height = Combien de lignes il y a
    .option-relation = Comment les places sont reliées
    .option-sorts = Pions, tours et éléphants, ou pions seuls
    .option-victory = Une pièce doit arriver, ou toutes
    .option-captures = Si on peut capturer des pièces
    .option-switch = Si les liens changent en route
    .option-first = Qui commence
    .option-max_turns = Après tant de tours, la partie est nulle
    .value-standard = standard
    .value-school = école
    .value-pawns = pions
    .value-checkers = dames
    .value-simple = simple
    .value-diagonal = en diagonale
    .value-triangular = en triangles
    .value-hexagonal = en hexagones
    .value-mixed = variées
    .value-complex = toutes les pièces
    .value-black = joueur 1
    .value-white = joueur 2
    .value-random = au hasard
    .demo = Un pas mène de l’autre côté.
    .default-relation = simple ; triangular pour preset checkers
    .default-sorts = mixed ; pawns pour preset pawns ou checkers
    .default-victory = simple ; complex pour preset checkers
    .default-captures = yes ; no pour preset pawns ou checkers
    .default-switch = no ; yes pour preset school
    .default-first = black ; random pour preset school
    .default-turns = 2 × width × height
    .pawn = pion de { $player }
    .tower = tour de { $player }
    .elephant = éléphant de { $player }
    .go-where = { $player }, où va cette pièce ?
    .jail = Prison
    .pieces = Pièces
    .prisoners = Prisonniers
    .turns-left = Tours restants
    .coin-heads = La pièce : face. { $place } est libre.
    .coin-tails = La pièce : pile. { $place } reste en prison.
    .links-simple = Les liens changent : des lignes droites.
    .links-diagonal = Les liens changent : les diagonales aussi.
    .links-triangular = Les liens changent : des triangles.
    .links-hexagonal = Les liens changent : des hexagones.
    .off-board = Cette place n’est pas sur le plateau.
    .no-piece = Il n’y a pas de pièce ici. Choisis-en une.
    .not-your-piece = Cette pièce n’est pas à toi. Choisis-en une autre.
    .stuck = Cette pièce est bloquée. Choisis-en une autre.
    .already-there = La pièce est déjà ici. Choisis une autre place.
    .own-piece-there = Une de tes pièces est ici.
    .no-captures = On ne capture rien dans ce jeu.
    .safe-place = Sur une place de départ, on est à l’abri.
    .pawn-way = Un pion va sur une place reliée, ou saute.
    .tower-way = Une tour va tout droit, jamais de travers.
    .tower-blocked = Une pièce barre le chemin de la tour.
    .elephant-way = Un éléphant fait exactement deux pas droits.
    .no-prisoner = Aucune de tes pièces n’a été capturée ici.
    .not-your-prisoner = Ce prisonnier n’est pas à toi.
    .place-taken = Une pièce occupe sa place. Attends qu’elle parte.
    .which-prisoner = Lequel ? Écris par exemple free-{ $place }-pawn.
    .no-pass = Tu peux encore jouer. Déplace une pièce.
    .hint-wins = Ce coup gagne la partie.
    .hint-takes-pawn = Tu captures un pion.
    .hint-takes-tower = Tu captures une tour.
    .hint-takes-elephant = Tu captures un éléphant.
    .hint-free = Ton prisonnier se libère une fois sur deux.
    .hint-nearer = Ta pièce avance de { $steps ->
        [one] un pas
       *[other] { $steps } pas
    } vers le but.
    .hint-guards = Cette pièce protège les autres.
    .setup-size = Les lignes ne vont pas avec le plateau.
    .setup-too-many = Un camp a trop de pièces.
    .setup-no-captures = Il n’y a pas de prison dans ce jeu.
    .setup-safe-place = Rien n’est capturé sur une place de départ.
    .setup-too-long = La partie ne peut pas être si longue.
    .setup-two-winners = Les deux camps sont arrivés.
    .setup-not-over = Personne n’est arrivé, et il reste des tours.
    .setup-over = La partie est finie. Écris - ici.
    .setup-other-end = Les autres parties disent autre chose.
