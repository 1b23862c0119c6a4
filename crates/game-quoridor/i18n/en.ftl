quoridor = Quoridor
    .summary = Reach the other side first. Walls slow the others down.
    .rules =
        Move your pawn one square, or put up a wall.
        The first pawn on the far side wins.
        A wall is two squares long and never moves.
        Walls may not overlap or cross.
        Every player must keep a path to the goal.
        Facing a pawn, you may jump over it.
        If a wall stands behind it, go around it.
    .notation =
        Type a square to move: e2.
        Add h or v for a wall: e3h.
        The wall e3h lies above e3 and f3.
        The wall e3v lies right of e3 and e4.
        You can also type two squares and a side.
        D1 D2 G lies left of d1 and d2.
        G is left and D is right.
        H is above and B is below.
    .option-size = How many squares each side has
    .option-players = How many players there are
    .option-walls = How many walls each player has
    .option-pass = Whether players may pass
    .option-bonus = How many squares give points
    .option-behind = The way around two pawns in a row
    .value-none = no jump
    .value-diagonal = diagonal
    .demo-two = Two players. One move reaches the other side.
    .demo-four = Four players. One move reaches the other side.
    .walls-default = 20 to share, 40 above size 9
    .pawn = { $player }’s pawn
    .wall = wall
    .lay-how = { $player }, how shall the wall lie?
    .walls-left = Walls
    .points = Points
    .off-board = This square is not on the board.
    .already-there = Your pawn is already here. Choose another square.
    .pawn-there = There is already a pawn here.
    .wall-between = A wall stands in the way.
    .too-far = One square at a time.
    .no-diagonal = You cannot go diagonally here.
    .jump-instead = The way straight over the pawn is free. Jump over it.
    .two-pawns = You cannot jump over two pawns.
    .no-walls-left = You have no wall left. Move your pawn.
    .wall-outside = This wall does not fit on the board.
    .wall-overlaps = There is already a wall here.
    .wall-crosses = This wall would cross another wall.
    .wall-cuts-last-path = This wall closes { $player }’s last path.
    .no-pass = You can still play. Move your pawn or build.
    .wall-cells-apart = The two squares must be side by side.
    .wall-side-wrong = This side does not go with these squares.
    .hint-wins = This step wins.
    .hint-jump = You jump. { $steps ->
        [one] One step is left.
       *[other] { $steps } steps are left.
    }
    .hint-nearer = Your pawn comes nearer. { $steps ->
        [one] One step is left.
       *[other] { $steps } steps are left.
    }
    .hint-aside = Your pawn goes around. { $steps ->
        [one] One step is left.
       *[other] { $steps } steps are left.
    }
    .hint-wall = This wall makes the other path { $steps ->
        [one] one step longer.
       *[other] { $steps } steps longer.
    }
    .hint-wall-nearest = The nearest rival needs { $steps ->
        [one] one step more.
       *[other] { $steps } steps more.
    }
    .hint-prepares = This wall prepares the next one.
    .setup-same-cell = Two pawns stand on the same square.
    .setup-off-board = A square is not on the board.
    .setup-two-winners = Two pawns stand on their goals.
    .setup-too-many-walls = There are more walls than in the box.
    .setup-wall-outside = A wall does not fit on the board.
    .setup-walls-meet = Two walls overlap or cross.
    .setup-no-path = A player has no path left.
    .setup-no-seat = There is no such player.
    .setup-count = There must be one for each player.
    .setup-too-long = The game cannot be so long.
    .setup-bonus = A bonus square is not possible.
