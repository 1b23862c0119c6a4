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
    .look = Look around { $place }.
    .row = Look at row { $row }.
    .beside = Look beside the board.
    .button = Look at the buttons.
    .token = Take this one: { $place }.
    .take = Take this: { $thing }.
    .put = Put it on { $place }: { $thing }.
    .go = Go from { $from } to { $to }.
    .press = Press “{ $button }”.
    .press-often = Press “{ $button }” { $count } times.
    .move = Play { $move }.
    .goal = { $count ->
        [one] It reaches the goal.
       *[other] The goal is { $count } moves away.
    }
