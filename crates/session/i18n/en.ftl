session = Table
    .game-over = The game is over. Start a new one.
    .no-such-seat = There is no player { $number } here.
    .not-your-turn = It is not your turn. { $player } plays now.
    .pass-device = Give the device to { $player } first.
    .keep-device = Nobody is waiting for the device.
    .nothing-to-undo = There is no move to take back.
    .undo-used = A move was already taken back. Play first.
    .undo-secret = This move showed a secret. It stays.
    .undo-chance = Luck has spoken. This move stays.
    .only-in-test = A game is changed in its test only.
    .undo-answered = The machine has answered. This move stays.
    .undo-too-often = Too many moves were taken back. Play on.
    .wrong-seats = { $wanted ->
        [one] This game needs { $wanted } player, not { $given }.
       *[other] This game needs { $wanted } players, not { $given }.
    }
    .name-too-long = This name is too long: “{ $name }”.
    .token-unseen = A token is one character that is seen.
    .token-taken = Two players have the token “{ $token }”. Change one.
    .clock-empty = The clock must give some time.
record = Saved game
    .not-a-record = This is not a saved Marelle game.
    .unknown-version = I cannot read version { $version } of saved games.
    .too-long = The saved game is too long at line { $line }.
    .damaged = Line { $line } is damaged: “{ $text }”.
    .cut-off = The saved game stops too early, at line { $line }.
    .after-end = There is more text after the end, line { $line }.
    .unexpected = Line { $line } says “{ $text }”. I expected: { $wanted }.
    .cannot-open = I cannot open the game of line { $line }. { $why }
    .bad-start = Line { $line } is no possible position. { $why }
    .bad-table = The players of line { $line } do not fit. { $why }
    .refused = Line { $line }, “{ $text }”, cannot be played. { $why }
    .differs = Line { $line } says “{ $text }”. It should say “{ $wanted }”.
