catalogue = Jeux
    .unknown-game = Le jeu « { $name } » n’existe pas. Il y a : { $known }.
    .near-game = Le jeu « { $name } » n’existe pas. Voulais-tu dire { $nearest } ?
    .unnamed = Un jeu sans nom
