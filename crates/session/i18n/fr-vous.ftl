session =
    .game-over = La partie est finie. Commencez une nouvelle partie.
    .not-your-turn = Ce n’est pas votre tour. C’est à { $player }.
    .pass-device = Donnez d’abord l’appareil à { $player }.
    .undo-used = Un coup a déjà été repris. Jouez d’abord.
    .undo-too-often = Trop de coups ont été repris. Continuez à jouer.
