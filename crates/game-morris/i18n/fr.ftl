morris = Jeu du moulin
    .summary = Trois pions alignés en prennent un autre.
    .seat-1 = Noir
    .seat-2 = Blanc
    .rules =
        Noir commence. Chacun pose un pion à son tour.
        Les pions vont là où des lignes se croisent.
        Quand tous sont posés, ils suivent les lignes.
        Un pion va au point libre voisin.
        Trois pions alignés sur une ligne font un moulin.
        Fermer un moulin prend un pion de l’autre camp.
        Un moulin protège ses pions, sauf si tous y sont.
        Avec trois pions, on vole où l’on veut.
        Qui a deux pions, ou aucun coup, a perdu.
        Après cinquante coups calmes chacun, la partie est nulle.
        À trois pions chacun, le premier moulin gagne.
        Un plateau plein fait partie nulle.
    .notation =
        Un point pose un pion : a1.
        Deux points le déplacent : a1-a4.
        Ajoute x et un point pour prendre : a1-a4xd1.
    .option-men = Nombre de pions par camp
    .option-flying = Les trois derniers pions volent-ils
    .flying-default = oui à neuf pions, sinon non
    .demo = Trois pions chacun. Un de plus ferme le premier moulin.
    .black-man = pion noir
    .white-man = pion blanc
    .in-hand = En main
    .on-board = Sur le plateau
    .place-man = { $player }, pose un pion.
    .move-man = { $player }, déplace un pion.
    .fly-man = { $player }, tes pions volent partout.
    .go-where = { $player }, où va ce pion ?
    .take-man = Un moulin ! { $player }, prends un pion.
    .no-point = Le plateau n’a pas de point { $point }.
    .place-first = Pose d’abord tous tes pions.
    .all-placed = Tous tes pions sont posés. Déplaces-en un.
    .no-man = Il n’y a pas de pion en { $point }.
    .not-your-man = Le pion en { $point } n’est pas à toi.
    .point-taken = Il y a déjà un pion en { $point }.
    .no-line = { $to } ne touche pas { $from } sur une ligne.
    .stuck = Le pion en { $point } est bloqué. Choisis-en un autre.
    .take-one = Cela ferme un moulin. Prends aussi un pion.
    .nothing-is-taken = À trois pions, on ne prend rien.
    .no-mill = Cela ne ferme aucun moulin. Rien n’est pris.
    .not-their-man = L’autre camp n’a pas de pion en { $point }.
    .in-mill = Un moulin protège le pion en { $point }.
    .uneven-hands = Les deux camps posent à tour de rôle.
    .too-many-men = Un camp a plus de pions qu’au début.
    .too-few-men = Un camp a perdu trop de pions.
    .won-before = Le camp au trait avait déjà gagné.
    .not-so-quiet = Le nombre de coups calmes ne convient pas.
    .hint-wins = Cela gagne la partie.
    .hint-mill = Cela ferme un moulin.
    .hint-prevents = L’autre camp ne peut plus fermer son moulin.
    .hint-two-mills = Il y a alors deux chemins vers un moulin.
    .hint-next-mill = Le prochain coup peut fermer un moulin.
    .hint-crossing = Beaucoup de lignes se croisent ici.
    .hint-blocks = L’autre camp a alors moins de coups.
    .hint-free = Tes pions ont alors plus de coups.
    .hint-waits = Cela garde tout en place.
