othello = Othello
    .summary = Trap discs between yours and turn them over.
    .seat-1 = Black
    .seat-2 = White
    .rules =
        Black begins.
        Place a disc so that it traps others.
        A row of discs between two of yours is trapped.
        It may go across, up or slanting.
        All trapped discs turn to your colour.
        You must trap at least one disc.
        If you cannot, you pass.
        The game ends when nobody can play.
        The player with more discs wins.
    .notation = Write a square as f5. Write pass to pass.
    .demo = One disc is left. Who has more?
    .black-disc = black disc
    .white-disc = white disc
    .discs = Discs
    .pass-now = { $player }, you have no move. Pass.
    .square-taken = There is already a disc on { $square }. Choose an empty square.
    .no-flip = A disc on { $square } turns nothing over. Choose another square.
    .must-pass = No square turns a disc over. You can only pass.
    .cannot-pass = You can still play. Choose a square.
    .hint-all = This turns the last disc of the other side.
    .hint-corner = A corner can never be turned over.
    .hint-no-reply = Then { $side ->
        [black] Black
       *[white] White
    } has no move and passes.
    .hint-safe = { $safe } more discs are safe for good.
    .hint-guards-corner = The other side cannot take the corner then.
    .hint-few-replies = { $side ->
        [black] Black
       *[white] White
    } has fewer squares to choose from.
    .hint-turns = This turns { $turned ->
        [one] one disc
       *[other] { $turned } discs
    } and leaves { $replies ->
        [one] one reply.
       *[other] { $replies } replies.
    }
    .two-on-a-square = Two discs lie on one square.
    .no-disc = The board has no disc.
    .other-turn = It is not this player’s turn.
    .other-end = The discs tell another end.
