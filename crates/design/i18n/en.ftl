design = Design
    .at-line = Line { $line }, column { $column }: { $what }
    .at-path = Line { $line }, column { $column }, { $path }: { $what }
    .in-path = { $path }: { $what }
    .too-large = The design is larger than { $size } MiB.
    .not-text = This is not UTF-8 text.
    .too-deep = There are too many brackets inside each other.
    .too-many = This list has more than { $most } items.
    .not-json = This is not JSON. Look for a comma or quote.
    .cut-off = The file ends too early.
    .not-a-design = This file is not a design.
    .newer-version = This design is of version { $version }. I know { $known }. Get a newer Marelle.
    .unknown-version = There never was a version { $version }.
    .unknown-field = I do not know the field “{ $name }”.
    .unknown-field-but = I do not know the field “{ $name }”. Did you mean { $suggested }?
    .unknown-word = I do not know “{ $word }”. There are: { $known }.
    .unknown-word-but = I do not know “{ $word }”. Did you mean { $suggested }?
    .missing-field = The field “{ $name }” is missing.
    .field-twice = The field “{ $name }” is given twice.
    .wrong-value = “{ $found }” does not fit here. { $wanted }
    .wanted-yes-or-no = Write true or false.
    .wanted-number = Write a whole number that is small enough.
    .wanted-not-negative = Write a whole number, 0 or more.
    .wanted-one-word = Write a single word in quotes.
    .wanted-text = Write a text in quotes.
    .wanted-list = Write a list in square brackets.
    .wanted-object = Write fields in curly brackets.
    .wanted-word = Write one of the known words.
    .wanted-other = See the guide of the format.
    .bad-drawing = “{ $word }” draws no cell. Write a token, . or #.
    .bad-cells = “{ $word }” names no cell. Write b3 or a1-c3.
    .bad-numbers = “{ $word }” is no cell number. Write a number or a dot.
    .bad-table = A movement table has three rows of three letters.
    .bad-id = “{ $id }” is no short name. Use letters and digits.
    .id-twice = The short name “{ $id }” is given twice.
    .zone-called-rest = “rest” means the rest of the grid. Choose another name.
    .empty-characteristic = A characteristic is empty. Write a word.
    .board-too-large = A board has at most { $rows } rows and { $columns } columns.
    .board-too-small = A board has at least one row and column.
    .drawing-too-high = There are more rows than the board’s { $rows }.
    .drawing-too-wide = There are more cells than the board’s { $columns } columns.
    .unknown-kind = There is no token “{ $id }”.
    .unknown-zone = There is no zone “{ $id }”.
    .unknown-die = There is no die “{ $id }”.
    .unknown-player = There is no player { $number }.
    .unknown-board = Board { $number } cannot be used here.
    .too-many-tokens = “{ $id }” is used { $used } times. There are only { $count }.
    .off-the-grid = The cell { $cell } is not on the grid.
    .cell-in-two-zones = The cell { $cell } is in zone “{ $other }” too.
    .cell-twice = The cell { $cell } is named twice.
    .piece-leaves-grid = “{ $id }” at { $cell } leaves the grid.
    .pieces-overlap = Two pieces cover { $cell }.
    .bad-token = “{ $word }” is no token. Write its short name.
    .queue-too-long = The queue has only { $cells } cells.
    .queue-of-sharer = This shoe shares a queue. Leave its own empty.
    .bad-shape = A shape is drawn with x and dots. The first row needs an x.
    .no-player = A game needs a player.
    .too-many-players = At most { $most } can play.
    .bad-player-count = This number of players does not fit.
    .not-so-many = From { $min } to { $max } players can play.
    .no-such-line = A line has from 2 to { $most } tokens.
    .unknown-variant = There is no variant “{ $id }”.
    .too-many-of-them = At most { $most } can be held here.
    .no-face = A die needs a face.
    .token-on-closed-cell = The token on { $cell } is out of play.
    .piece-on-closed-cell = “{ $id }” at { $cell } covers a closed cell.
    .not-for-pieces = “{ $id }” is a piece. This is for single tokens.
    .turned-sides = “{ $id }” has sides. On hexagons it cannot turn.
    .too-many-turns = “{ $word }” is turned too often. At most { $most } turns fit.
    .unknown-message = I know no message “{ $key }”.
    .unknown-message-but = I know no message “{ $key }”. Is it { $suggested }?
    .unknown-hole = “${ $name }” has no meaning here. There is: { $known }.
    .no-hole = “${ $name }” has no meaning here. Write words only.
    .drawn-over = A token lies in { $cell }. Draw into empty cells.
    .drawn-too-long = What comes together must fit { $cells } cells.
    .drawn-face = Nobody may see { $id }, and it never moves.
    .second-secret = Only one draw can be hidden.
    .too-many-secrets = Too many hidden codes. At most { $most }.
    .code-length = { $zone } needs { $cells } cells, like the code.
    .not-immobile = { $id } must be immobile here.
    .words-too-long = These words are too long. { $most } letters fit.
package = Package
    .not-a-package = This file is not a package of Marelle.
    .too-large = The package is larger than { $size } MiB.
    .too-many-files = The package has more than { $most } files.
    .no-design = There is no design.json in this package.
    .bad-path = “{ $path }” cannot be in a package. Use pictures/name.png.
    .path-twice = “{ $path }” is there twice.
    .file-too-large = “{ $path }” is larger than { $size } MiB.
    .damaged = “{ $path }” is damaged. Make the package again.
    .not-its-kind = “{ $path }” is not what its name says.
    .picture-too-large = “{ $path }” is { $width } by { $height } points. Make it smaller.
    .picture-not-plain = “{ $path }” is more than a picture. Choose another.
    .missing = The picture “{ $path }” is missing.
edit = Change
    .queue-number = Queue of tokens to play, { $number }
    .no-kind = There is no token “{ $id }”.
    .no-zone = There is no zone “{ $id }”.
    .no-die = There is no die “{ $id }”.
    .no-variant = There is no variant “{ $id }”.
    .no-own-grid = Variant “{ $id }” has no grid of its own.
    .no-player = There is no player { $number }.
    .no-board = There is no board { $number }.
    .player-has-none = Player { $number } has no such board.
    .no-cell = There is no cell { $cell } here.
    .no-row = There is no row { $number }.
    .no-column = There is no column { $number }.
    .no-place = There is no place { $number }.
    .id-taken = The short name “{ $id }” is taken. Choose another.
    .bad-id = “{ $id }” is no short name. Use letters and digits.
    .bad-token = “{ $word }” is no token. Write its short name.
    .empty-word = A characteristic needs a word.
    .kind-in-use = The token “{ $id }” is still used. Take it away first.
    .zone-in-use = The zone “{ $id }” is a goal. Change the rules first.
    .die-in-use = The die “{ $id }” is still used. Take it away first.
    .row-has-tokens = Row { $number } has tokens. Take them away first.
    .column-has-tokens = Column { $number } has tokens. Take them away first.
    .cell-closed = The cell { $cell } is not in play.
    .cell-taken = There is already a token on { $cell }.
    .no-token = There is no token on { $cell }.
    .none-left = All { $count } of “{ $id }” are used. Make more first.
    .last-player = A game needs a player. This one stays.
    .player-has-board = Player { $number } has a board. Take it away first.
    .player-owns-tokens = Player { $number } has tokens. Give them away first.
    .player-has-goal = Player { $number } has a goal. Change the rules first.
    .player-takes-part = Player { $number } is among those who play. Change that first.
    .board-in-use = Another shoe uses the queue of shoe { $number }.
    .board-has-tokens = Board { $number } holds tokens. Take them away first.
    .rest-of-grid = The rest of the grid always stays as it is.
    .did-several = { $count } changes
    .did-add-token = Add token “{ $id }”
    .did-copy-token = Copy token “{ $id }”
    .did-remove-token = Remove token “{ $id }”
    .did-rename-token = Rename token “{ $id }”
    .did-move-token = Move token “{ $id }” in the list
    .did-change-token = Change token “{ $id }”
    .did-size-tokens = Change the size of tokens
    .did-size-grid = Change the size of the grid
    .did-insert-row = Insert a row
    .did-insert-column = Insert a column
    .did-delete-row = Delete a row
    .did-delete-column = Delete a column
    .did-change-grid = Change the grid
    .did-change-table = Change the directions
    .did-change-borders = Change the borders
    .did-change-cells = Open or close cells
    .did-number-cells = Number the cells
    .did-place-die = Put a die in cells
    .did-paste = Put a token on { $cell }
    .did-take = Take a token from { $cell }
    .did-move-placed = Put a token elsewhere
    .did-add-zone = Add zone “{ $id }”
    .did-rename-zone = Rename zone “{ $id }”
    .did-remove-zone = Remove zone “{ $id }”
    .did-paint-zone = Paint zone “{ $id }”
    .did-change-zone = Change zone “{ $id }”
    .did-add-player = Add a player
    .did-count-players = Change how many play
    .did-remove-player = Remove player { $number }
    .did-name-player = Name player { $number }
    .did-give-board = Give a board to player { $number }
    .did-share-board = Share a board with player { $number }
    .did-take-board = Take a board from player { $number }
    .did-change-path = Change the path of player { $number }
    .did-change-board = Change a board
    .did-change-shoe = Change a shoe
    .did-fill-shoe = Put a token in a shoe
    .did-empty-shoe = Take a token from a shoe
    .did-change-queue = Change a queue
    .did-change-result = Change a result zone
    .did-change-refill = Change the refill
    .did-add-die = Add a die
    .did-remove-die = Remove a die
    .did-change-die = Change a die
    .did-change-faces = Change the faces of a die
    .did-change-rules = Change the rules
    .did-add-variant = Add a variant
    .did-rename-variant = Rename a variant
    .did-remove-variant = Remove a variant
    .did-give-grid = Give a variant its own grid
    .did-swap-grid = Swap the grids
    .did-take-grid = Remove a variant’s grid
    .did-name-design = Name the game
    .did-write-instructions = Write the instructions
    .did-describe-design = Describe the game
    .did-write-message = Write a message
workshop = Workshop
    .word = { $fr ->
       *[other] { $en }
    }
    .this-token = { $thing-this }
    .nothing-here = There is no { $thing } here.
    .closed-cell = This place is not part of the board.
    .not-yours = { $thing-this } is { $player }’s. Choose one of yours.
    .not-your-board = This board is not yours. Choose another.
    .immobile = { $token-the } never { $token-number ->
        [many] move
       *[other] moves
    }. Choose { $thing-other }.
    .face-up = You have { $token-the } already. Choose { $thing-other }.
    .picked-not-moved = Just touch { $token-the }.
    .moved-not-picked = Choose a place for { $token-the }.
    .pick-more = { $left ->
        [one] Choose one more { $thing } first.
       *[other] Choose { $left } more { $thing-many } first.
    }
    .too-few = Too few are left to compare.
    .place-first = Place all the { $thing-many } first.
    .no-route = { $token-the } { $token-number ->
        [many] do
       *[other] does
    } not go there. Try another place.
    .stays-in-grid = Leave { $token-the } in this place.
    .same-cell = { $thing-the } is already here. Choose another place.
    .one-cell = One place at a time.
    .wrong-direction = Another way is open from here.
    .too-far = { $count ->
        [one] One place away at most.
       *[other] { $count } places away at most.
    }
    .nothing-to-jump = There is no { $thing } to jump over.
    .no-enemy-to-jump = Jump over { $thing-a } of another player.
    .no-own-to-jump = Jump over one of your { $thing-many }.
    .jump-on = The jump goes on. Touch the next place.
    .must-take = You can take one. Look here: { $cell-told }.
    .no-line = { $thing-this } moves in a straight line.
    .in-the-way = There is { $thing-a } in the way.
    .falls = { $thing-the } falls further down.
    .nothing-to-flank = Trap { $thing-a } of the other player.
    .too-large = Put { $token-the } on a larger one.
    .visited = You were here this turn. Choose another place.
    .go-on = Go on with the same { $thing }, or stop.
    .by-die = Roll the die for { $token-the } first.
    .must-move = Move { $thing-the } here: { $cell-told }.
    .taken = There is already { $thing-a } here.
    .no-room = There is no room for { $token-the } here.
    .not-rotatable = { $token-the } cannot be turned.
    .choose-token = Choose { $thing-the } that moves.
    .choose-first = Choose { $thing-a } first. Then press here.
    .no-stack = There is no other { $thing } under this one.
    .top-only = Here only the top { $thing } moves.
    .all-alike = All { $thing-many } here are alike.
    .which-token = Several { $thing-many } can roll. Choose one.
    .nothing-to-refill = No new { $thing-many } can come now.
    .nothing-to-check = There is nothing to check yet.
    .no-next = You can still play.
    .no-die = There is no die to roll here.
    .no-time = No clock runs in this game.
    .nothing-to-stop = There is nothing to stop.
    .stuck = { $token-the } { $token-number ->
        [many] have
       *[other] has
    } nowhere to go. Choose { $thing-other }.
    .in-use = “{ $what }” is in use in this game.
    .leaves-hand = It is { $player }’s turn. Play first.
    .leaves-tokens = { $player } still has { $thing-many } or a board.
    .leaves-place = { $player } has finished and keeps the place.
    .fight = { $attacker-the } { $attacker-number ->
        [many] meet
       *[other] meets
    } { $defender-the }.
    .rolled = The die shows { $face }.
    .rolled-by = { $player } rolls { $face }.
    .die-taken = There is already { $thing-a } there. Stay here.
    .die-no-room = There is no room there. Stay here.
    .die-too-far = That goes beyond the last place. Stay here.
    .die-no-number = No place has the number { $number }. Stay here.
    .die-same-cell = Back to the same place.
    .die-shoe-full = There is no room beside the board. Stay here.
    .die-no-shoe = There is no place beside the board. Stay here.
    .die-own = One of your { $thing-many } is there already. Stay here.
    .die-stays-in-shoe = This face lets no { $thing } out.
    .die-other = This die does not move { $thing-this }.
    .die-no-token = No { $thing } can move now.
    .die-nothing-rolled = No number was rolled before. Stay here.
    .cell-named = { $what-a }! { $then }
    .cell-again = { $player } moves on as far again!
    .cell-on = { $player } moves on { $count } more!
    .cell-back = { $player } goes back { $count }.
    .cell-waits = { $count ->
        [one] { $player } waits one turn.
       *[other] { $player } waits { $count } turns.
    }
    .cell-home = { $player } goes back to the start.
    .die-queued = There is no room now. It comes back later.
    .praise = Well done!
    .same = Well done, they go together!
    .found-one = Well done, you found one!
    .answer = Right place: { $right }. Another place: { $elsewhere }.
    .not-hidden = { $token-the } { $token-number ->
        [many] are
       *[other] is
    } not there. Try another one.
    .reserved = The program fills this place. Choose another place.
    .not-asked = { $fact } Look for something else.
    .not-the-same = Not the same. They turn back.
    .won = Well done! You have won.
    .lost = Not this time. Play again?
    .wrong-zone = { $fact } { $place }
    .wrong-place = Not here. Try another place for { $token-the }.
    .sides-differ = The sides do not match here.
    .touches-nothing = Put { $token-the } next to a matching side.
    .rest-of-grid = the rest of the grid
    .shoe = To play
    .shoe-of = For { $player }
    .shoe-number = To play, { $number }
    .waiting = Set aside
    .waiting-of = Set aside by { $player }
    .waiting-number = Set aside, { $number }
    .result = Won
    .result-of = Won by { $player }
    .result-number = Won, { $number }
    .face-down = face-down { $thing }
    .player = { $player }
    .moves = Moves
    .slips = Slips
    .tokens-won = Won
    .go-where = { $player }, where does it go?
    .roll-now = { $player }, roll the die.
    .turn-slips = { $player }, it is your turn. Slips: { $slips } of { $most-slips }.
    .turn-moves = { $player }, it is your turn. Moves: { $moves } of { $most-moves }.
    .turn-slips-moves = { $player }, it is your turn. Slips: { $slips } of { $most-slips }. Moves: { $moves } of { $most-moves }.
    .turn-choose = { $player }, which { $thing } moves?
    .turn-must-move = { $player }, move { $thing-the } here: { $cell-told }.
    .die-falls = The die is rolling.
    .roll = Roll
    .next = Next player
    .refill = More { $thing-many }
    .check = Check
    .turn = Turn
    .stack = Look under
    .players-default = as many as the design asks for
    .variant-default = the rules of the design itself
    .option-players = how many play
    .option-variant = other rules for the same game
    .notation = a1-b2 moves a token. Other boards: shoe1.a1, waiting1.b1.
        pick:b3 turns a token. turn:b3 rotates one.
        stack:b3 shows the next token of a stack.
        roll, next, refill, check and stop do what they say.
        click:b3 does what a click there does.
    .unplayable = This design cannot be played.
    .setup-not-possible = The game cannot stand like this.
    .fact-says = { $token-the } { $word }.
    .fact-kind = { $token-the } { $token-number ->
        [many] are
       *[other] is
    } { $word }.
    .not-here = Not here.
    .fact-is = { $token-the }: “{ $word }”.
    .place-is = { $token-number ->
        [many] Their
       *[other] Its
    } place is { $zone-number ->
        [many] with { $zone-the }
       *[other] { $zone-the }
    }.
    .elsewhere = Try another place.
shelf = Library
    .option-players = How many play.
    .option-variant = There is only one way to play.
    .player = player
    .players = players
    .trains = Trains
    .easy = Easy
    .harder = A bit harder
    .hard = Hard
    .skill-attention = attention
    .skill-counting = counting
    .skill-language = language
    .skill-logic = logic
    .skill-memory = memory
    .skill-patience = patience
    .skill-planning = planning
    .skill-sorting = sorting
    .skill-space = sense of space
    .skill-strategy = strategy
    .notation-pick = pick:b3 turns the card on b3.
    .notation-roll = roll rolls the die.
    .notation-place = shoe1.a1-b3 puts the first token on b3.
    .notation-move = b3-b4 moves the token from b3 to b4.
    .notation-turn = turn:shoe1.a1 turns the first token.
    .notation-stop = stop ends your jumps.
    .notation-refill = refill brings new tokens.
    .notation-check = check asks if all is right.
    .notation-next = next passes the turn on.
thing = Thing
    .token = token
    .card = card
    .domino = domino
    .letter = letter
    .number = number
    .pawn = pawn
    .picture = picture
    .piece = piece
    .word = word
place = Place
    .at = { $row }, { $column }
    .row = { $row ->
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
        [11] eleventh row
        [12] twelfth row
       *[other] row { $row }
    }
    .column = { $column ->
        [1] first place
        [2] second place
        [3] third place
        [4] fourth place
        [5] fifth place
        [6] sixth place
        [7] seventh place
        [8] eighth place
        [9] ninth place
        [10] tenth place
        [11] eleventh place
        [12] twelfth place
       *[other] place { $column }
    }
    .left = left
    .middle = in the middle
    .right = right
    .top = at the top
    .bottom = at the bottom
    .square = square { $number }
    .beside = beside the board
