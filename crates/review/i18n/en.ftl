review = Review
    .fault = Something here does not fit.
    .no-grid = The grid has no cells.
    .no-open-cell = No cell of the grid is in play.
    .no-tokens = There is no token on any board.
    .only-decor = No token can be touched. All are immobile.
    .token-closed-in = { $token } on { $cell } has no way out.
    .cell-out-of-reach = No token ever comes to { $cell }.
    .token-unused = The token “{ $token }” is on no board.
    .decor-in-shoe = { $token } lies in a shoe but never moves.
    .token-stays-in-shoe = { $token } can never leave its shoe.
    .token-never-moves = { $token } can be taken but goes nowhere.
    .face-never-seen = Nobody ever sees the face of { $token }.
    .face-without-owner = Only owners see { $token }. It has none.
    .half-a-fighter = { $token } has only half of its points.
    .fighter-without-owner = { $token } has points but no owner to fight for.
    .no-sides = Sides are compared, but no token has any.
    .sides-meet-nothing = The sides of { $token } match no other token.
    .nearly-alike = “{ $word }” looks like “{ $other }”.
    .zone-without-cells = The zone “{ $zone }” has no cells.
    .zone-not-in-play = No cell of zone “{ $zone }” is in play.
    .zone-without-tokens = No token belongs in zone “{ $zone }”.
    .zones-alike = Zones “{ $zone }” and “{ $other }” ask for the same.
    .decor-in-wrong-zone = { $token } on { $cell } never moves and is misplaced.
    .token-on-printed = A token can be laid on { $token } at { $cell }.
    .too-few-to-compare = { $count ->
        [1] There is one token to choose. { $wanted } are compared.
       *[other] There are { $count } tokens to choose. { $wanted } are compared.
    }
    .turns-back-at-once = Tokens turn back before anybody sees them.
    .picked-without-words = { $token } has no characteristic to compare.
    .token-left-over = { $count ->
        [1] There is only one like { $token }. { $wanted } go together.
       *[other] There are { $count } like { $token }. { $wanted } go together.
    }
    .board-of-nobody = Board { $number } belongs to no player.
    .shoe-without-tokens = No token ever lies in shoe { $number }.
    .shoe-tells = Others see which place of shoe { $number } empties.
    .nothing-waits = No token can go to waiting zone { $number }.
    .waits-for-ever = { $token } can go to wait but never comes back.
    .nothing-won = No token ever comes to result zone { $number }.
    .result-zone-small = Result zone { $number } cannot show all { $count } tokens.
    .nothing-to-place = Tokens must be placed first. There is no shoe.
    .never-checked = The check waits for an empty shoe. There is none.
    .nothing-to-refill = Players may ask for tokens. There is no shoe.
    .player-without-tokens = Player { $number } has no token to play with.
    .owner-not-there = { $token } belongs to player { $number }. There is only one.
    .hand-never-passes = The turn never passes to the next player.
    .ranking-always-even = This ranking is always a tie.
    .die-unused = The die “{ $die }” is never rolled.
    .die-rolls-for-ever = The die “{ $die }” only rolls dice again.
    .die-without-shoe = The die “{ $die }” sends tokens to shoes: nobody has one.
    .path-closed = A path leads through { $cell }, which is not in play.
    .token-without-die = { $token } moves by a die but has none.
    .die-never-moves = The die “{ $die }” never moves { $token }.
    .number-twice = { $cell } and { $other } both have number { $number }.
    .number-left-out = No cell has number { $number }.
    .die-on-unnumbered = { $token } starts on { $cell }, which has no number.
    .token-never-placed = No zone ever takes { $token }.
    .token-belongs-nowhere = { $token } is right nowhere. So nobody can win.
    .too-few-cells = { $cells ->
        [1] { $count } cells are needed. There is one.
       *[other] { $count } cells are needed. There are { $cells }.
    }
    .zone-too-small = { $cells ->
        [1] { $count } tokens belong in “{ $zone }”. It has one cell.
       *[other] { $count } tokens belong in “{ $zone }”. It has { $cells } cells.
    }
    .no-win = Nobody can ever win.
    .win-never = The ways to win can never be met.
    .grid-never-empty = The grid can never be empty.
    .grid-never-full = { $count ->
        [1] One token cannot fill { $cells } cells.
       *[other] { $count } tokens cannot fill { $cells } cells.
    }
    .no-shoe-to-empty = The shoe must be empty. There is no shoe.
    .no-zone-to-fill = The zones must be right. None has characteristics.
    .tokens-left-never = { $wanted ->
        [1] One token must be left. That never happens.
       *[other] { $wanted } tokens must be left. That never happens.
    }
    .nothing-to-find = All asked tokens must be found. None is asked for.
    .nothing-to-turn = All tokens must be face up. None ever turns.
    .nobody-else = The last player awake wins. There is only one.
    .nobody-sleeps = The last player awake wins. Nobody ever loses.
    .never-right = A right answer wins. No answer is ever right.
    .goal-without-token = { $token } must come to “{ $zone }”. It is nowhere.
    .goal-too-small = { $token } does not fit in zone “{ $zone }”.
    .goal-out-of-reach = { $token } can never reach zone “{ $zone }”.
    .player-without-goal = Player { $number } has no target zone.
    .goal-without-own = Player { $number } has a target zone but no tokens.
    .home-too-small = { $cells ->
        [1] Player { $number } has { $count } tokens. “{ $zone }” has one cell.
       *[other] Player { $number } has { $count } tokens. “{ $zone }” has { $cells } cells.
    }
    .won-at-start = The game is won before it begins.
    .no-slip-possible = There is a limit of slips. Nothing is ever wrong.
    .first-slip-loses = The first slip loses the game.
    .time-very-short = { $seconds ->
        [1] Players have one second. Time is in tenths.
       *[other] Players have { $seconds } seconds. Time is in tenths.
    }
    .moves-too-few = { $moves ->
        [1] One move loses. At least { $needed } are needed.
       *[other] { $moves } moves lose. At least { $needed } are needed.
    }
    .never-taken = Losing { $token } loses. Nobody can ever take it.
    .lost-at-start = Player { $number } has no tokens and loses at once.
    .check-after-nothing = The check waits for nothing.
    .nobody-can-act = Nobody can do anything at the start.
    .never-solved = From this start nobody can win.
    .picture-missing = The picture “{ $picture }” is not there.
    .long-sentence = This sentence has { $count } words.
    .no-french = The French words are missing.
    .no-english = The English words are missing.
    .no-name = The game has no name.
    .no-instructions = The game has no instructions.
    .token-unnamed = The token “{ $token }” has no name.
advice = Advice
    .fault = Look at this place and choose again.
    .no-grid = Give it rows and columns.
    .no-open-cell = Open some cells.
    .no-tokens = Put tokens on the grid or in a shoe.
    .only-decor = Let some tokens move or be chosen.
    .token-closed-in = Open a direction, or let it move otherwise.
    .cell-out-of-reach = Close this cell, or open a way to it.
    .token-unused = Put it on a board, or take it out.
    .decor-in-shoe = Let it be moved.
    .token-stays-in-shoe = Let it go from the shoe to the grid.
    .token-never-moves = Let it move in the grid, or make it immobile.
    .face-never-seen = Show it to everyone, or let it be chosen.
    .face-without-owner = Give it an owner, or show it to everyone.
    .half-a-fighter = Give it both attack and defence.
    .fighter-without-owner = Give it an owner.
    .no-sides = Give values to sides, or compare characteristics.
    .sides-meet-nothing = Give one side a value of another token.
    .nearly-alike = Write the same word if they mean the same.
    .zone-without-cells = Paint its cells, or take it out.
    .zone-not-in-play = Open its cells.
    .zone-without-tokens = Give a token one of its characteristics.
    .zones-alike = Join them, or tell them apart.
    .decor-in-wrong-zone = Take its characteristics away.
    .token-on-printed = Give { $cell } a zone with another characteristic.
    .too-few-to-compare = Compare fewer tokens, or add some.
    .turns-back-at-once = Wait half a second or more.
    .picked-without-words = Give it one that its partner has too.
    .token-left-over = Add one, or take the last away.
    .board-of-nobody = Give it to a player.
    .shoe-without-tokens = Put tokens in it or in its queue.
    .shoe-tells = Put its tokens into the queue: that is shuffled.
    .nothing-waits = Allow the way there, or take it away.
    .waits-for-ever = Let it go from there to the grid.
    .nothing-won = Remove right tokens, or take the zone away.
    .result-zone-small = Make it larger, or let it empty itself.
    .nothing-to-place = Add a shoe, or untick this.
    .never-checked = Check at once, or add a shoe.
    .nothing-to-refill = Add a shoe, or refill by itself.
    .player-without-tokens = Give this player tokens or a shoe.
    .owner-not-there = Add the player, or change the owner.
    .hand-never-passes = Pass it after a right move.
    .ranking-always-even = Rank by who finishes first.
    .die-unused = Bind it to a token or a cell.
    .die-rolls-for-ever = Give a face something else to do.
    .die-without-shoe = Give each player a shoe.
    .path-closed = Open the cell, or lead the path elsewhere.
    .token-without-die = Choose its die.
    .die-never-moves = Give a face a move.
    .number-twice = Number each cell once.
    .number-left-out = Number the cells without a gap.
    .die-on-unnumbered = Number the cells.
    .token-never-placed = Give it a characteristic of some zone.
    .token-belongs-nowhere = Give it a characteristic of some zone.
    .too-few-cells = Make the grid larger, or use fewer tokens.
    .zone-too-small = Paint more cells for this zone.
    .no-win = Tick a way to win.
    .win-never = Tick one that fits this game.
    .grid-never-empty = Remove right tokens, or untick this.
    .grid-never-full = Add tokens, or close cells.
    .no-shoe-to-empty = Give the players a shoe.
    .no-zone-to-fill = Give a zone a characteristic.
    .tokens-left-never = Choose a number that can come.
    .nothing-to-find = Let picked tokens be compared with their zone.
    .nothing-to-turn = Let tokens be chosen, or untick this.
    .nobody-else = Add players, or untick this.
    .nobody-sleeps = Tick a way to lose.
    .never-right = Give tokens and zones the same word.
    .goal-without-token = Put it on a board.
    .goal-too-small = Paint more cells for this zone.
    .goal-out-of-reach = Open a way, or choose another zone.
    .player-without-goal = Choose a zone for this player.
    .goal-without-own = Give this player tokens.
    .home-too-small = Paint more cells for this zone.
    .won-at-start = Change the start or this way to win.
    .no-slip-possible = Take the limit away.
    .first-slip-loses = Allow a few slips.
    .time-very-short = Give ten times more.
    .moves-too-few = Allow more moves.
    .never-taken = Let tokens fight or jump, or untick this.
    .lost-at-start = Give this player tokens, or untick this.
    .check-after-nothing = Check at once, or choose a number.
    .nobody-can-act = Free a cell, or change how tokens move.
    .never-solved = Change the start, or the ways to win.
    .picture-missing = Choose another picture.
    .long-sentence = Use at most ten. Make two sentences.
    .no-french = Write them, or leave the English ones.
    .no-english = Write them, or leave the French ones.
    .no-name = Give it a name.
    .no-instructions = Tell the players what to do.
    .token-unnamed = Name it. Players hear this word.
    .fault-count = Make as many as you use.
    .fault-queue = Give the queue more cells.
    .fault-zones = Leave each cell in one zone.
    .fault-drawing = Make the board larger, or draw less.
    .fault-players = Choose again who plays.
    .fault-unknown = Choose something that is there.
    .fault-name = Give it a short name of its own.
    .fault-die = Give the die faces.
    .fault-closed = Open the cell, or take the token away.
stats = Statistics
    .solved = Solved
    .won-by = Player { $number } wins
    .shared = Several come first
    .draw = All are equal
    .nobody = Nobody wins
    .too-long = Given up: too long
    .rule-right = right answers
    .rule-wrong = wrong answers
    .rule-removal = tokens taken
    .rule-combat = combat
    .rule-turning = turning tokens
    .rule-refilling = refilling the shoe
    .rule-waiting = waiting zone
    .rule-die = die “{ $die }”
    .rule-winning = winning
    .rule-losing = losing
    .plays = Games
    .plays-of = { $count ->
        [1] One game
       *[other] { $count } games
    }
    .shortest = Shortest game, in actions
    .middle = Middle game
    .average = Average game
    .longest = Longest game
    .slips = Slips a game
    .options = Choices a turn
    .most-options = Most choices
    .first = The first player wins
    .fair = Fair share
    .tokens-unused = Tokens never used
    .rules-unused = Rules never used
    .lengths = Length of games
    .endings = How games end
    .actions = Actions a game; { $mean } on average
    .told = { $label }: { $value }.
outlook = Outlook
    .winnable = { $moves ->
        [1] It can be won in one move.
       *[other] It can be won in { $moves } moves.
    }
    .winnable-shuffled = { $moves ->
        [1] Shuffled, it can be won in one move.
       *[other] Shuffled, it can be won in { $moves } moves.
    }
    .never = It cannot be won.
    .unknown = It is not known whether it can be won.
    .level = { $level }: { $outlook }
