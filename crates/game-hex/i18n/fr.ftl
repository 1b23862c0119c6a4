hex = Hex
    .summary = Relie tes deux bords par une chaîne de pions.
    .rules =
        Noir et Blanc posent chacun un pion, tour à tour.
        Les pions restent où ils sont.
        Noir veut relier le haut et le bas.
        Blanc veut relier la gauche et la droite.
        Qui relie ses deux bords gagne.
        Un coin appartient à ses deux bords.
        Avec l’échange, Blanc peut prendre le premier pion.
        Le pion change de couleur, en miroir : b3 devient c2.
    .notation =
        Écris une case par sa colonne et sa ligne : c3.
        Pour prendre le premier pion, écris : swap.
    .option-size = Combien de cases a un bord
    .option-swap = Si l’on peut prendre le premier pion
    .seat-1 = Noir
    .seat-2 = Blanc
    .demo = Noir a un pont vers le haut.
    .stone = Pion
    .bead = Bord
    .swap = Échanger
    .may-swap = { $player } : pose un pion, ou échange.
    .swapped = { $player } prend le premier pion.
    .off-board = Le plateau finit avant { $cell }.
    .taken = Un pion est sur { $cell }. Choisis une case libre.
    .swap-off = Cette partie se joue sans échange.
    .swap-late = Seul le deuxième coup peut être un échange.
    .edge = Ce bord est à { $player }. Les pions vont dedans.
    .uneven = Un camp a trop de pions.
    .over-before = La partie était finie avant le dernier pion.
    .reason-wins = Cela relie tes deux bords.
    .reason-stops = Cela ferme le dernier passage de l’autre.
    .reason-certain = Des ponts relient maintenant tes bords, à coup sûr.
    .reason-goes-on = Cela continue le long de tes ponts.
    .reason-saves = Cela sauve un pont attaqué.
    .reason-both = Cela raccourcit ton chemin et barre celui d’en face.
    .reason-blocks = Cela barre le plus court chemin de l’autre.
    .reason-bridge = Cela fait un pont que rien ne coupe.
    .reason-contested = Les deux plus courts chemins passent par ici.
    .reason-in-the-way = Cela gêne le chemin de l’autre.
    .reason-shortens = Cela raccourcit ton chemin.
    .reason-swap = Le premier pion est fort. Prends-le.
