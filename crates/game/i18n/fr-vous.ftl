play =
    .game-over = La partie est finie. Commencez une nouvelle partie.
    .not-your-turn = Ce n’est pas encore votre tour.
scene =
    .your-turn = { $player }, c’est à vous.
