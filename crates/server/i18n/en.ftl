live = Live games
    .late = The game has gone on. Look again.
    .only-players = Only players of this game can do that.
    .nothing-asked = Nobody asked to take a move back.
    .too-many-players = This game is for { $wanted } players, not { $given }.
    .bad-level = There is no level { $level }. Levels are 1 to 10.
    .bad-token = A token is one character that is seen.
