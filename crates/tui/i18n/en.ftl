tui = Terminal
    .name = Marelle
    .tagline = Board games to play and to make
    .welcome = Welcome. What would you like to do?
    .too-small = This window is too small. Make it { $width } × { $height } or larger.
    .menu-new = New game
    .menu-resume = Go on with a game
    .menu-join = Join a game
    .menu-library = Games of the workshop
    .menu-files = Open a file
    .menu-demo = See how games end
    .menu-scores = Scores
    .menu-help = Help
    .menu-language = Français
    .menu-quit = Quit
    .which-game = Which game do you want to play?
    .which-demo = One or two moves are left. Finish it.
    .demo-names = Demo 1, Demo 2, Demo 3, Demo 4
    .library-ask = Choose a game. The arrows also change the kind.
    .library-all = All games
    .library-trains = Games that train: { $skill }
    .files-ask = Choose a game, a saved game or a folder.
    .files-folder = folder
    .folder-closed = I cannot look into this folder.
    .file-closed = I cannot read this file.
    .resume-ask = Which game do you want to go on with?
    .delete-again = To delete it for good, press d again.
    .resume-none = No game waits for you. Begin a new one.
    .resume-move = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
    .no-folder = I find no folder to keep games in.
    .scores-none = Nobody has points yet. Play under a name.
    .scores-told = A game won gives 5 points.
    .scores-unread = { $count ->
        [one] I do not understand { $count } line. I keep it.
       *[other] I do not understand { $count } lines. I keep them.
    }
    .scores-name = Name
    .scores-points = Points
    .scores-won = Won
    .scores-played = Played
    .form-begin = Begin
    .form-start = Press Enter to begin. The arrows change the rest.
    .form-name = Type the name. Left and right show known players.
    .form-controller = Who plays here? Left and right change it.
    .form-token = Type the character that stands for you.
    .form-clock = With the clock, the slowest loses 2 points.
    .form-order = Who begins?
    .form-option-usual = This is as usual. Left and right change it.
    .form-option-chosen = You chose this. Backspace makes it usual again.
    .form-clock-label = Clock
    .form-order-label = Order of play
    .form-human = person
    .form-machine = machine
    .clock-off = no clock
    .clock-counted = time is counted
    .clock-limited = { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    }
    .order-drawn = drawn by chance
    .order-listed = as listed
    .counter = { $label } { $value }
    .points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .dice = Die:
    .moves = Moves
    .thinking = The machine thinks. You can wait, or pause.
    .resign-again = To give up, choose it once more.
    .leave-unsaved = To leave without saving, press 0 again.
    .kept = The game is kept. You can go on later.
    .hand-over = Give the device to { $player }. The others look away.
    .hand-over-ready = Press Enter when you are ready.
    .join-given = Code or link
    .join-server = Server
    .join-name = Your name
    .join-button = Join
    .join-seats = Games you can go back to
    .join-ask = Type the code, or paste the whole link.
    .join-ask-server = Where is the game? A whole link tells that too.
    .join-ask-name = What do the others call you?
    .join-start = Press Enter to join.
    .join-return = Press Enter to go back to your seat.
    .join-code-wanted = Type the code of the game first.
    .join-no-link = This is no code and no link of a game.
    .join-no-address = This is no address of a server.
    .no-server = The server does not answer. Check its address.
    .forget-again = To forget this seat for good, press d again.
    .seat-kept = Your seat is kept. Come back with “Join a game”.
    .connecting-how = It comes by itself. Or go back with Esc.
    .sent-away = You cannot play here. Go back with Esc.
    .undo-wanted = Somebody wants to take the last move back.
    .again-asked = The others must want it too. Wait a moment.
    .again-wanted = Somebody wants to play again. Press n to join.
    .looking-on = You are looking on.
    .action-move = Move
    .action-wall = Put a wall
    .action-undo = Take back
    .action-hint = Advice
    .action-rules = Rules
    .action-resign = Give up
    .action-pause = Pause
    .action-agree = Agree to take back
    .action-refuse = Refuse to take back
    .action-leave = Leave
    .action-give = It is really them
    .action-keep = Do not give the seat
    .action-machine = Machine in the free seat
    .action-get-up = Leave my seat
    .get-up-again = To leave your seat to others, choose it again.
    .seat-away = away
    .seat-free = free
    .seat-wanted = { $player } lost the seat. Is it really { $player }?
    .own-seat-wanted = Somebody wants your seat. Is that you?
    .end-score = Score
    .end-points = Points
    .end-total = Total
    .end-again = play again
    .end-back = take the move back
    .end-menu = to the menu
    .key-arrows = ↑↓←→
    .key-up-down = ↑↓
    .key-left-right = ←→
    .key-arrows-plain = arrows
    .key-up-down-plain = up/down
    .key-left-right-plain = left/right
    .key-enter = Enter
    .key-tab = Tab
    .key-esc = Esc
    .keys-choose = choose
    .keys-open = open
    .keys-at-once = at once
    .keys-quit = quit
    .keys-menu = menu
    .keys-rules = rules
    .keys-read = read
    .keys-page = other page
    .keys-kind = other kind
    .keys-back = back
    .keys-change = change
    .keys-start = begin
    .keys-next-field = next
    .keys-go-on = go on
    .keys-delete = delete
    .keys-cursor = move
    .keys-play = play
    .keys-next = next place
    .keys-type = type a move
    .keys-turn = turn
    .keys-pause = pause
    .keys-send = play it
    .keys-cancel = cancel
    .keys-ready = I am ready
    .keys-leave = leave
    .keys-join = join
    .keys-forget = forget
    .help-keys = Keys
    .help-rules = The rules
    .help-moves = How to write moves
    .help-all = This is the whole page.
    .help-end = This is the end of the page.
    .help-more = Line { $last } of { $all }. Go down to read on.
    .help-board = On the board
    .help-board-text =
        The arrows move the cursor. Enter plays there.
        Tab goes to the next place where you can play.
        A dot shows where you can play.
        Square brackets show the last move.
        Pointed brackets show what you can choose.
        Round brackets show what you chose, braces the advice.
        The digits choose an action of the list.
        For a wall, press 2. The arrows move it.
        The key r turns a wall or a tile.
        A red wall cannot stand. You read why.
        The mouse works too. Click where you want to play.
    .help-typed = Typed moves
    .help-typed-text =
        Type a letter to write a move. Enter plays it.
        A colon begins a move with a digit.
    .help-typed-game = { $game }: { $notation }
    .help-everywhere = Everywhere
    .help-everywhere-text =
        Esc goes back. Games are saved after every move.
        F1 opens this help. Left and right turn its pages.
        Ctrl-C saves the game and quits.
