web = Marelle
    .summary = Board games to play and to make.
    .other-language = Français
    .skip = Go to the game
    .nav = Everywhere
    .home = All games
    .progress = My games
    .help = Help
    .settings = Settings
    .close = Close
    .not-kept = This browser cannot keep the game. You can still play.
    .welcome = Which game do you want to play?
    .doors = Play or make
    .door-play = Play
    .door-play-why = Choose a game and begin.
    .door-make = Make a game
    .door-make-why = Use your own words and pictures.
    .for-players-or = For { $some } or { $most } players
    .search = Look for a game
    .search-nothing = I find no such game. Try another word.
    .join = Join a game
    .join-code = The code of the game
    .join-go = Sit down
    .join-no-code = Type the code first. The others can tell you.
    .resume = Go on playing
    .online = Online
    .forget = Forget this game
    .forgotten = The game is forgotten.
    .bring-back = Bring it back
    .row-strategy = Strategy games
    .row-first = First games
    .row-words = Words and numbers
    .row-puzzles = Puzzles
    .row-together = Play together
    .for-players = { $least ->
        [one] For one player
       *[other] For { $least } players
    }
    .for-players-to = For { $least } to { $most } players
    .rules-changed = The rules change
    .moves = { $count ->
        [0] No move yet
        [one] 1 move
       *[other] { $count } moves
    }
    .who-plays = Who plays?
    .who-moves = Who plays this seat
    .seat = Player { $number }
    .person = A person
    .machine = A machine
    .name = Name
    .play = Play
    .invite = Play online
    .more-choices = More choices
    .clock = Clock
    .clock-off = no clock
    .clock-counted = time is counted
    .minutes = { $count ->
        [one] 1 minute each
       *[other] { $count } minutes each
    }
    .rules = Rules
    .notation = How moves are written
    .play-it = Play this game
    .no-randomness = This browser cannot draw lots. Try another browser.
    .lost-game = This game is not here.
    .lost-game-why = It was played on another device, or forgotten.
    .type-move = Type a move
    .typed-move = The move, as the rules say
    .typed-move-done = Play this move
    .drawn = The draw: { $player } begins. Then { $others }.
    .panel = Players and actions
    .players = Players
    .build = Put a wall
    .undo = Take back
    .hint = Help me
    .resign = Give up
    .resign-sure = Really give up?
    .leave = Pause
    .add-player = Add a player
    .remove-player = A player leaves
    .new-player-name = Name of the new player
    .new-player-done = Play too
    .who-goes = Who leaves?
    .player-joined = one more plays
    .player-named-joined = { $name } plays too
    .player-left = player { $number } leaves
    .thinking = One moment …
    .go-on = Go on
    .hand-over = { $player }, it is your turn.
    .hand-over-why = Give the device to the next player.
    .said-to = { $player }: { $words }
    .hand-over-go = I am here
    .won = You did it!
    .lost = Not this time. Play again?
    .again = Play again
    .other-games = Other games
    .sticker-earned = One more sticker in your album
    .stickers = My stickers
    .praise = { $number ->
        [1] Great!
        [2] Yes, that’s it!
        [3] Good eye!
        [4] Very good!
        [5] Perfect!
        [6] Nicely done!
        [7] That’s right!
       *[other] Well done!
    }
    .prize = Picture of success
    .prize-star = a star
    .prize-bouquet = a bouquet
    .prize-medal = a medal
    .prize-fireworks = fireworks
    .again-asked = Waiting for the others
    .again-wanted = The others want to play again
    .look-back = Look back
    .yes = Yes
    .no = No
    .undo-wanted = May the last move be taken back?
    .seat-here = here
    .seat-away = away
    .seat-free = free
    .missing = { $count ->
        [one] One player is missing.
       *[other] { $count } players are missing.
    }
    .looks-on = You are looking on.
    .sit-down = Sit down with the code
    .machine-instead = Do not wait: let a machine play
    .machine-level = Level of the machine
    .machine-sits = Let it play
    .get-up = Leave my seat
    .get-up-sure = Really leave the seat?
    .seat-given-up = Your seat is free now.
    .seat-wanted = { $player } lost the seat. Is it really { $player }?
    .own-seat-wanted = Somebody wants your seat. Is that you?
    .lost-seat = Did you have a seat here? Ask the others.
    .ask-seat = Ask for my seat
    .seat-waiting = The others are asked. Wait a moment.
    .seat-nobody = Nobody is there now. Wait for the others.
    .invite-others = Invite others
    .only-this-device = Other devices cannot reach this server.
    .open-up = Stop it, and start it so:
    .here-too = On this computer, another browser may use the code.
    .other-addresses = Otherwise try { $addresses }.
    .allow-hints = Players may ask for help
    .allow-watching = Others may look on with the code
    .one-device = Several players on one device, each in a window
    .brought = The game goes to the server for this match only.
    .own-pictures-stay = Your own pictures stay on this device.
    .no-server = I cannot reach the server. Try again later.
    .invite-how = Show this picture to the others, or tell the code.
    .invite-code = Code: { $code }
    .qr = Picture of the link to this game
    .copy = Copy the link
    .copied = The link is copied
    .watch-link = Link to look on
    .place-crossing = corner { $place }
    .place-wall-across = wall across at { $place }
    .place-wall-up = upright wall at { $place }
    .place-slot = push in at { $place }
    .mark-selected = chosen
    .mark-target = can be chosen
    .mark-last = last move
    .mark-goal = goal of player { $seat }
    .mark-bonus = { $points } extra points
    .mark-number = number { $number }
    .mark-forbidden = closed now
    .mark-hint = good place
    .grid-cells = Board
    .grid-crossings = Corners for walls
    .grid-ghosts = Walls at this corner
    .move-of = Move { $ply } of { $last }
    .film = Place in the game
    .film-first = To the start
    .film-back = One move back
    .film-next = One move on
    .film-last = To the end
    .download = Save as a file
    .judge = Judge the moves
    .judging = Judging: { $count } of { $all }
    .judge-table = What each move was worth
    .progress-why = Only you can see this. It stays on this device.
    .progress-none = Nothing yet. Finish a game and look again.
    .progress-of = Games of { $name }
    .of-whom = Whose games?
    .everybody = everybody
    .open-file = Open a game from a file
    .file-too-large = This file is too large. Try a smaller one.
    .file-unread = I cannot read this file. Try another one.
    .finished = Finished games
    .column-game = Game
    .column-played = Played
    .column-won = Won
    .column-refused = Refused touches
    .column-time = Time to think
    .you = You
    .face = Your picture
    .name-why = Any name will do. It stays on this device.
    .forget-heading = This device
    .forget-why = For computers that others use too.
    .forget-me = Forget me on this device
    .forget-question = Games, names, seats, stickers and settings go for good. Forget all?
    .forget-no = No, keep everything
    .forget-yes = Yes, forget everything
    .looks = Looks
    .look = Colours
    .look-device = as on this device
    .look-light = light
    .look-dark = dark
    .look-contrast = strong contrast
    .text-size = Size of words
    .text-usual = usual
    .text-large = large
    .text-largest = very large
    .still = Nothing moves on the screen
    .targets = Show where I can go
    .coordinates = Letters and numbers at the edge of boards
    .table = What tables look like
    .table-game = As the game says
    .table-table = Table
    .table-paper = Paper
    .table-garden = Garden
    .table-sea = Sea
    .table-night = Night sky
    .sounds = Sounds
    .sound = Soft sounds
    .sound-switch = Sounds
    .for-educators = For the educator
    .counters = Count moves and mistakes
    .speech = Read messages aloud
    .one-switch-group = Playing with one switch
    .one-switch = Play with one switch
    .one-switch-why = A light goes around. Press when it is right.
    .pace = The light stays for { $seconds } seconds
    .guides = Guides
    .guide-play = The player’s guide
    .guide-teach = The guide for a class
    .guide-educators = The guide to making games
    .help-touch = With a finger or the mouse
    .help-touch-text =
        Touch a piece, then the place for it.
        You can also drag the piece there.
        The line under the board says what to do.
        If something does not work, it says why.
    .help-keys = With the keyboard
    .help-keys-text =
        Tab goes from part to part.
        Arrows go over the board.
        Enter or Space touches the place.
    .help-switch = With one switch
    .help-switch-text =
        Switch it on in the settings.
        A light goes over the rows.
        Press to choose a row, then a place.
        The switch can be a click, Space or Enter.
    .help-together = With others
    .help-together-text =
        On one device you take turns.
        Online, one of you starts a game.
        The others type its code or scan its picture.
    .key-shift = Shift
    .key-delete = Delete
    .help-kept = Nothing is lost
    .help-kept-text =
        Every move is kept on this device.
        You can close the page and go on later.

make = Make a game
    .summary = Choose a kind. Type some words. Play.
    .empty = An empty game
    .open = Open a file
    .mine = Games I made
    .quick = Quick games
    .quick-why = Fill in a small form. The game is there at once.
    .copies = Copy a game and change it
    .about = About Marelle
    .about-version = Marelle { $version }
    .about-what = A workshop for board games and educational games.
    .about-thesis = After the thesis of Eric Jacques, Namur, 1996.
    .about-licence = Free software, under MIT or Apache 2.0.
    .copies-why = The first game stays as it is.
    .unplayable = This game cannot be played yet.
    .unknown = I do not know this kind of game.
    .list = Your list
    .own-list = A list or a drawing of your own
    .files = Pictures or a list from files
    .choose-picture = Choose a picture
    .live = The game as it is now
    .change = Change
    .change-more = Change more
    .example = This is an example. Fill in the form for your own.
    .file-refused = “{ $name }” does not fit. { $why }
    .file-unwanted = This kind of game needs no such file.
    .picture-refused = The picture “{ $path }” does not fit. { $why }
    .other = More
    .rename = Rename
    .new-name = The new name
    .rename-done = Done
    .copy = Copy
    .copy-of = { $name } (copy)
    .download = Download
    .delete = Delete
    .deleted = The game is deleted.
    .publish = Publish
    .publishing = One moment. The game goes to the server.
    .password = The password of the server
    .published = The game is on the server. Others can play it now.
    .link = The way to the game
    .shared = Games of this server
    .copy-shared = Copy { $name } and change it
    .let-copy = Others may copy it and change it.
    .withdraw = Take it off the server
    .withdrawn = The game is no longer on the server.
    .versions = Earlier versions
    .no-versions = There is no other version yet.

# The editor: the page around the form.
editing = Change a game
    .parts = Parts of the game
    .the-game = The game
    .tools = Tools
    .move-board = Move: { $board }
    .more = More…
    .make = Make
    .try = Try it
    .saved = Saved
    .undo = Undo: { $what }
    .redo = Redo: { $what }
    .nothing-to-undo = There is nothing to undo.
    .nothing-to-redo = There is nothing to redo.
    .game-name = Name of the game
    .add = Add
    .add-token = New token
    .add-zone = New zone
    .add-player = New player
    .add-die = New die
    .add-variant = New variant
    .in-french = Fr
    .in-english = En
    .explain = What does “{ $field }” mean?
    .back-to-default = “{ $field }” as it was at first
    .remarks = { $count ->
        [one] 1 remark
       *[other] { $count } remarks
    }
    .mend = Put it right
    .empty-grid = Give the grid rows and columns first.
    .to-goals = Look at the ways to win
    .to-grid = Set up the grid
    .search-picture = Search a picture
    .pictures-found = { $count ->
        [one] 1 picture found
       *[other] { $count } pictures found
    }
    .own-picture = From this device
    .photo = Take a photo
    .no-picture = No picture
    .paste-picture = You can also paste a picture here.
    .remove-word = Remove “{ $word }”
    .earlier = “{ $word }” one place earlier
    .way-nw = Up and left
    .way-n = Up
    .way-ne = Up and right
    .way-w = Left
    .way-in-play = In play
    .way-e = Right
    .way-sw = Down and left
    .way-s = Down
    .way-se = Down and right
    .shape-cell = Row { $row }, column { $column }
    .start-over = Start over
    .show-faces = Show hidden faces
    .keep-choices = Keep these choices for the next token
    .lost = This game is not on this device
    .looking = Looking for a way to win…
    .length = About { $count } moves in a game.
    .balance = Player { $player } wins { $percent } of 100 games.
    .estimate = From { $count } games between machines.
