labyrinth = Labyrinth
    .summary = Move the walls, find your treasures, come home first.
    .rules =
        First push the tile in at a free side.
        You may turn it before you push it.
        A whole line moves by one square.
        Another tile comes out on the far side.
        You may not push it straight back in.
        Pawns on the line move with it.
        A pawn pushed out returns on the new tile.
        Then walk as far as the path is open.
        You may also stay where you are.
        End on your treasure to find it.
        You find one treasure a turn at most.
        Found all? Go back to your corner to win.
        After 200 rounds the most treasures win.
    .notation =
        Type a side, the quarter turns and a square: N2/1/c4.
        N2 is the top of column b.
        The sides are N, E, S and W.
        The lines are 2, 4 and 6.
        Quarter turns go clockwise, from 0 to 3.
        A straight tile has the quarter turns 0 and 1.
        The last part is where your pawn ends.
    .option-players = How many players there are
    .option-tiles = Which box: 12 straight tiles, or 13
    .option-cards = Whether cards are hidden or open
    .value-seed = 12 straight tiles
    .value-mazenet = 13 straight tiles
    .value-hidden = hidden
    .value-open = open
    .demo = All treasures are found. Only the way home is left.
    .pawn = { $player }’s pawn
    .found = Found
    .left = To find
    .tile-in-hand = The tile to push in
    .tile-out = The tile that comes out
    .your-card = Your card
    .cards-of = { $player }’s cards
    .turn-tile = Turn the tile
    .turn-or-walk = Turn the tile, or choose where to go.
    .your-turn-find = { $player }, it is your turn. Look for: { $treasure } ({ $letter }).
    .your-turn-any = { $player }, it is your turn. Find one of your treasures.
    .your-turn-home = { $player }, it is your turn. Go home to { $cell }.
    .wait-find = It is { $player }’s turn. You look for: { $treasure } ({ $letter }).
    .wait-any = It is { $player }’s turn. You look for your treasures.
    .wait-home = It is { $player }’s turn. You go home to { $cell }.
    .no-slot = Tiles go in at lines 2, 4 and 6.
    .no-reverse = The tile just came out here. Choose another side.
    .too-many-turns = Turn the tile 0, 1, 2 or 3 times.
    .straight-turns = This tile is straight. Turn it 0 times or once.
    .off-board = This square is not on the board.
    .no-path = No open path leads to { $cell }. Choose another square.
    .push-first = First push the tile in. Choose a side.
    .turned-around = You have seen all its turns. Choose the side again.
    .hint-find = { $side ->
        [N] Push column { $line } down.
        [S] Push column { $line } up.
        [E] Push row { $line } to the left.
       *[W] Push row { $line } to the right.
    } You reach your treasure on { $cell }.
    .hint-home = { $side ->
        [N] Push column { $line } down.
        [S] Push column { $line } up.
        [E] Push row { $line } to the left.
       *[W] Push row { $line } to the right.
    } You reach your corner { $cell } and win.
    .hint-nearer = { $side ->
        [N] Push column { $line } down.
        [S] Push column { $line } up.
        [E] Push row { $line } to the left.
       *[W] Push row { $line } to the right.
    } On { $cell } you are nearer to your treasure.
    .hint-nearer-home = { $side ->
        [N] Push column { $line } down.
        [S] Push column { $line } up.
        [E] Push row { $line } to the left.
       *[W] Push row { $line } to the right.
    } On { $cell } you are nearer to your corner.
    .hint-waits = { $side ->
        [N] Push column { $line } down.
        [S] Push column { $line } up.
        [E] Push row { $line } to the left.
       *[W] Push row { $line } to the right.
    } On { $cell } you wait for an open path.
    .treasure-lizard = lizard
    .treasure-moth = moth
    .treasure-owl = owl
    .treasure-scarab = beetle
    .treasure-rat = rat
    .treasure-spider = spider
    .treasure-bat = bat
    .treasure-dragon = dragon
    .treasure-genie = genie
    .treasure-ghost = ghost
    .treasure-lady-pig = lady pig
    .treasure-witch = witch
    .treasure-book = book
    .treasure-coins = coins
    .treasure-map = map
    .treasure-crown = crown
    .treasure-keys = keys
    .treasure-skull = skull
    .treasure-ring = ring
    .treasure-chest = chest
    .treasure-jewel = jewel
    .treasure-sword = sword
    .treasure-menorah = candlestick
    .treasure-helmet = helmet
    .setup-tile-count = There must be 49 tiles, two letters each.
    .setup-no-such-tile = The box has no such tile.
    .setup-fixed-tile = A fixed tile is not in its place.
    .setup-treasure-twice = A treasure is there twice.
    .setup-treasure-missing = A treasure is missing.
    .setup-other-tiles = These are the tiles of another box.
    .setup-off-board = A square is not on the board.
    .setup-count = There must be one for each player.
    .setup-card-twice = A card is there twice.
    .setup-too-many-cards = A player has too many cards.
    .setup-two-winners = Two players are home with all their cards.
    .setup-no-seat = There is no such player.
    .setup-over = A player is home with all cards. The game is over.
    .setup-not-over = Nobody has won yet. Say whose turn it is.
    .setup-round = Rounds go from 1 to 200.
    .setup-view = This does not go with the rest.
