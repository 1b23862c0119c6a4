hex = Hex
    .summary = Relie tes deux bords par une chaîne de pierres.
    .rules =
        Noir et Blanc posent chacun une pierre, tour à tour.
        Les pierres restent où elles sont.
        Noir veut relier le haut et le bas.
        Blanc veut relier la gauche et la droite.
        Qui relie ses deux bords gagne.
        Un coin appartient à ses deux bords.
        Avec l’échange, Blanc peut prendre la première pierre.
        Elle change de couleur en miroir : b3 devient c2.
    .notation =
        Écris une case par sa colonne et sa rangée : c3.
        Pour prendre la première pierre, écris : swap.
    .option-size = Combien de cases a un bord
    .option-swap = Si le deuxième coup peut prendre la première pierre
    .seat-1 = Noir
    .seat-2 = Blanc
    .demo = Noir a un pont vers le haut.
    .stone = Pierre
    .bead = Bord
    .swap = Échanger
    .may-swap = { $player } : pose une pierre, ou échange.
    .swapped = { $player } prend la première pierre.
    .off-board = Le plateau finit avant { $cell }.
    .taken = Une pierre est sur { $cell }. Choisis une case libre.
    .swap-off = Cette partie se joue sans échange.
    .swap-late = Seul le deuxième coup peut être un échange.
    .edge = Ce bord est à { $player }. Les pierres vont dedans.
    .uneven = Un camp a trop de pierres.
    .over-before = La partie était finie avant la dernière pierre.
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
    .reason-swap = La première pierre est forte. Prends-la.
