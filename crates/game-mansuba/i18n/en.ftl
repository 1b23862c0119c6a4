mansuba = Mansuba
    .summary = Cross the board before the other side does.
    .rules =
        The first player starts on the left.
        The second one starts on the right.
        In turn, move one of your pieces.
        A pawn steps to a linked place.
        Or it jumps over pieces, as often as it can.
        A tower goes straight until something stands there.
        An elephant goes two straight steps over anything.
        Land on an enemy piece to capture it.
        Nothing is captured on a starting place.
        Instead of moving, you may free a prisoner.
        Its place must be empty. A coin decides.
        Reach a starting place of the enemy: you win.
        With victory=complex, all your pieces must get there.
        When the turns run out, it is a draw.
        With switch=yes, the links change now and then.
    .notation =
        Type two places: c3-d5.
        For jumps, type the first and the last place.
        Columns are letters. Rows count from the top.
        To free a prisoner, type free-c3.
        If several sorts wait there, type free-c3-tower.
        Type pass when you can do nothing else.
    .option-preset = A ready-made game; other options still count
    .option-width = How many columns there are
    .option-height = How many rows there are
    .option-relation = How the places are linked
    .option-sorts = Pawns, towers and elephants, or pawns alone
    .option-victory = One piece must arrive, or all of them
    .option-captures = Whether pieces can be captured
    .option-switch = Whether the links change on the way
    .option-first = Who begins
    .option-max_turns = After this many turns it is a draw
    .value-standard = standard
    .value-school = school
    .value-pawns = pawns
    .value-checkers = checkers
    .value-simple = simple
    .value-diagonal = diagonal
    .value-triangular = triangular
    .value-hexagonal = hexagonal
    .value-mixed = mixed
    .value-complex = all pieces
    .value-black = player 1
    .value-white = player 2
    .value-random = by chance
    .demo = One step reaches the other side.
    .default-relation = simple; triangular for preset checkers
    .default-sorts = mixed; pawns for preset pawns or checkers
    .default-victory = simple; complex for preset checkers
    .default-captures = yes; no for preset pawns or checkers
    .default-switch = no; yes for preset school
    .default-first = black; random for preset school
    .default-turns = 2 × width × height
    .pawn = { $player }’s pawn
    .tower = { $player }’s tower
    .elephant = { $player }’s elephant
    .go-where = { $player }, where shall it go?
    .jail = Jail
    .pieces = Pieces
    .prisoners = Prisoners
    .turns-left = Turns left
    .coin-heads = The coin: heads. { $place } is free.
    .coin-tails = The coin: tails. { $place } stays held.
    .links-simple = The links change: straight lines now.
    .links-diagonal = The links change: diagonals too now.
    .links-triangular = The links change: triangles now.
    .links-hexagonal = The links change: hexagons now.
    .off-board = This place is not on the board.
    .no-piece = There is no piece here. Choose one of yours.
    .not-your-piece = This piece is not yours. Choose one of yours.
    .stuck = This piece cannot move now. Choose another.
    .already-there = The piece is already here. Choose another place.
    .own-piece-there = One of your pieces stands here.
    .no-captures = No piece is captured in this game.
    .safe-place = On a starting place, pieces are safe.
    .pawn-way = A pawn steps to a linked place, or jumps.
    .tower-way = A tower goes straight ahead, never aslant.
    .tower-blocked = A piece stands in the tower’s way.
    .elephant-way = An elephant goes exactly two straight steps.
    .no-prisoner = None of your pieces was captured here.
    .not-your-prisoner = This prisoner is not yours.
    .place-taken = A piece stands on its place. Wait until it leaves.
    .which-prisoner = Which one? Type for example free-{ $place }-pawn.
    .no-pass = You can still play. Move a piece.
    .hint-wins = This move wins the game.
    .hint-takes-pawn = You capture a pawn.
    .hint-takes-tower = You capture a tower.
    .hint-takes-elephant = You capture an elephant.
    .hint-free = Your prisoner comes free one time in two.
    .hint-nearer = Your piece comes { $steps ->
        [one] one step
       *[other] { $steps } steps
    } nearer to the goal.
    .hint-guards = This piece keeps the others safe.
    .setup-size = The rows do not fit the board.
    .setup-too-many = A side has too many pieces.
    .setup-no-captures = There is no jail in this game.
    .setup-safe-place = Nothing is captured on a starting place.
    .setup-too-long = The game cannot be so long.
    .setup-two-winners = Both sides have arrived.
    .setup-not-over = Nobody has arrived, and turns are left.
    .setup-over = The game is over. Write - here.
    .setup-other-end = The other parts tell something else.
