analysis = Analysis
    .number = No.
    .player = Player
    .seat = { $player }
    .move = Move
    .chance = Chance
    .best = Better
    .loss = Lost
    .longer = +{ $count } { $count ->
        [one] move
       *[other] moves
    }
    .wins-in = wins in { $count }
    .loses-in = loses in { $count }
    .chances = The chance to win, move by move
    .line-of = { $player }
    .turns = Where the game turned:
    .turn = Move { $number }, { $player }: { $move }. Better: { $best }.
    .no-turns = No single move turned the game.
    .played-best = { $best ->
        [1] { $player }: one of { $moves } moves was the best.
       *[other] { $player }: { $best } of { $moves } moves were the best.
    }
    .mean-loss = On average a move lost { $share }.
hint = Hint
    .look = Look at { $thing-the }.
    .look-here = Look here: { $place-told }.
    .row = Look at the { $row ->
        [1] first row
        [2] second row
        [3] third row
        [4] fourth row
        [5] fifth row
        [6] sixth row
        [7] seventh row
        [8] eighth row
        [9] ninth row
        [10] tenth row
       *[other] row { $row }
    }.
    .beside = Look beside the board.
    .button = Look at the buttons.
    .goes = Its place is here: { $place-told }.
    .goes-beside = Its place is beside the board.
    .touch = Touch { $thing-the }.
    .touch-here = Touch here: { $place-told }.
    .put = Take { $thing-the }. Put it here: { $place-told }.
    .put-beside = Take { $thing-the }. Put it beside the board.
    .press = Press “{ $button }”.
    .press-often = Press “{ $button }” { $count } times.
    .move = Play { $move }.
    .goal = { $count ->
        [1] This move wins!
        [2] Two more moves, and you win!
        [3] Three more moves, and you win!
       *[other] You are on the right way.
    }
