morris = Nine Men’s Morris
    .summary = Three men in a row take one of the others.
    .seat-1 = Black
    .seat-2 = White
    .rules =
        Black begins. In turn, each places a man.
        Men stand on points where lines meet.
        When all are placed, men move along lines.
        A man goes to the next free point.
        Three men on one line are a mill.
        Closing a mill takes a man of the other side.
        Men in a mill are safe, unless all are.
        With three men left, they may fly anywhere.
        Who has two men, or no move, has lost.
        After fifty quiet moves each, it is a draw.
        With three men each, the first mill wins.
        A full board is a draw.
    .notation =
        Type a point to place a man: a1.
        Type two points to move it: a1-a4.
        Add x and a point to take: a1-a4xd1.
    .option-men = How many men each side has
    .option-flying = Whether the last three men fly
    .flying-default = yes with nine men, otherwise no
    .demo = Three men each. One more closes the first mill.
    .black-man = black man
    .white-man = white man
    .in-hand = In hand
    .on-board = On the board
    .place-man = { $player }, place a man.
    .move-man = { $player }, move a man.
    .fly-man = { $player }, your men may fly anywhere.
    .go-where = { $player }, where shall it go?
    .take-man = A mill! { $player }, take a man.
    .no-point = The board has no point { $point }.
    .place-first = Place all your men first.
    .all-placed = All your men are placed. Move one.
    .no-man = There is no man on { $point }.
    .not-your-man = The man on { $point } is not yours.
    .point-taken = There is already a man on { $point }.
    .no-line = { $to } is not next to { $from } on a line.
    .stuck = The man on { $point } cannot move. Choose another.
    .take-one = This closes a mill. Take a man too.
    .nothing-is-taken = With three men, nothing is taken.
    .no-mill = This closes no mill. Nothing is taken.
    .not-their-man = The other side has no man on { $point }.
    .in-mill = The man on { $point } is safe in a mill.
    .uneven-hands = Both sides place in turn.
    .too-many-men = One side has more men than it began with.
    .too-few-men = One side has lost too many men.
    .won-before = The side to move had won already.
    .not-so-quiet = The number of quiet moves does not fit.
    .hint-wins = This wins the game.
    .hint-mill = This closes a mill.
    .hint-prevents = The other side cannot close its mill then.
    .hint-two-mills = Then there are two ways to a mill.
    .hint-next-mill = The next move can close a mill.
    .hint-crossing = Many lines meet here.
    .hint-blocks = The other side has fewer moves then.
    .hint-free = Your men have more moves then.
    .hint-waits = This keeps everything in place.
