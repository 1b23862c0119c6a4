cli = Marelle
    .no-data-folder = I find no folder to keep things in. Use --data FOLDER.
    .screen-wanted = Joining needs a terminal with a screen and keys.
    .no-score = I know no score of “{ $name }”.
    .no-scores = There are no scores yet. Play a game.
    .score-points = Points
    .score-won = Won
    .score-played = Played
    .score-name = Player
    .scores-unread = { $count ->
        [one] One line of the file is not a score.
       *[other] { $count } lines of the file are not scores.
    }
    .stream = I cannot read or write any more: { $details }
    .picture-made = The picture is in { $file }.
    .games-heading = These games are here:
    .library-heading = These were made in the workshop:
    .games-more = Learn more: marelle games othello
    .games-designs = Play your own design: marelle play memory.json
    .options-heading = What you can choose:
    .moves-heading = How to write moves:
    .rules-heading = The rules:
    .example-heading = Try this:
    .default = Usual: { $value }.
    .perft-heading = Depth, count, time, count each second:
    .no-divide = This game has chance. Leave out --divide.
    .total = In all: { $count }
    .move-refused = Move { $number }, “{ $text }”: { $why }
usage = Help
    .marelle = Marelle: board games to play, learn and check.
    .games = Show the games.
    .games-game = Tell more about this game.
    .play = Play a game here, with friends or machines.
    .join = Join a game on a server, in the terminal.
    .join-given = The code of the game, or its whole link.
    .join-server = The address of the server; usually the last one.
    .join-name = How the others call you; usually as last time.
    .name-invitation = CODE|LINK
    .play-names = The names of the players, with commas between.
    .play-load = Go on with a saved game.
    .play-level = Play against machines, from 1 (easy) to 10.
    .play-threads = How many processor threads a machine may use.
    .play-seat = Who plays a seat: 2=human or 2=level:5.
    .play-tokens = The sign of each player on the board.
    .bad-token = A token is one character, not “{ $text }”.
    .bad-seat = I do not know the seat “{ $text }”. Write 2=human or 2=level:5.
    .data = The folder where everything is kept.
    .scores = See the scores.
    .scores-name = Only the score of this player.
    .name-player = PLAYER
    .analyse = See where a saved game turned, and what was better.
    .analyse-level = How hard the machine looks, 1 to 10; usually 8.
    .analyse-svg = Draw the chances of winning in this SVG file.
    .match = Let two machines or programs play many games.
    .match-design = The same with a game that you made.
    .match-player = A machine (level:5) or a program (cmd:python3 bot.py).
    .tournament = Let many machines or programs play, each with each.
    .tournament-player = A machine (level:5) or a program (cmd:…). Repeat it.
    .tournament-games = How many games each pair or table plays; usually 10.
    .tournament-records = The folder for the games; usually “tournament”.
    .match-games = How many games; usually 20.
    .match-movetime = How long a program may think, in milliseconds; usually 1000.
    .match-opening = How many first moves are drawn by chance; usually 4.
    .match-sprt = Stop once one of two Elo differences is sure.
    .match-records = The folder for the games; usually “match”.
    .perft = Count all moves ahead, to compare with other programs.
    .perft-depth = How many moves ahead.
    .perft-design = The same with a game that you made.
    .perft-divide = Count apart for each first move.
    .record = Look at a saved game, check it, write it anew.
    .record-show = Show the moves and the last board.
    .record-replay = Show every position, one by one.
    .record-check = Check that the file is whole and every move fits.
    .record-convert = Write it in another form, such as a score sheet.
    .record-file = A saved game or a score sheet.
    .record-game = The game, where the score sheet does not say.
    .record-to = marelle, or transcript, ggf, pairs, lines of the game.
    .picture = Draw a game as an SVG picture.
    .picture-design = The same with a game that you made.
    .picture-moves = Moves to play before, with commas between.
    .picture-random = How many more moves to play by chance.
    .picture-output = The SVG file to make.
    .engine = Speak the text protocol with another program.
    .serve = Let people play in the browser and over the network.
    .serve-listen = Address and port to answer at.
    .serve-web = Take the pages from this folder, not from the program.
    .serve-open = Open the browser once it is ready.
    .serve-connections = How many may be connected at once.
    .serve-own-designs = who may play games online that are not saved here
    .serve-per-address = How many of them from one address.
    .serve-matches = Who may make games (anyone, educators).
    .serve-log = How much to tell of what happens; usually warn.
    .trust-proxy = A reverse proxy says who asks (X-Forwarded-For).
    .no-limits = Let everybody ask as often as they like, for tests.
    .database-url = Keep everything in PostgreSQL, not in a file.
    .admin = Count, copy, restore or export what the server keeps.
    .admin-stats = Count what is kept, and check it.
    .admin-audit = Show what was deleted and who logged in.
    .admin-forget = Take a name out of everything that is kept.
    .forget-name = The name, as the player typed it.
    .name-name = NAME
    .admin-expire = Remove games that nobody has touched for long.
    .expire-days = After how many days.
    .admin-backup = Copy the store, also while it is used.
    .admin-restore = Put a copy back.
    .admin-export = Write finished games and designs as files.
    .admin-export-person = Write what is kept under a name.
    .person-name = The name of the person.
    .backup-target = The new file of the copy.
    .restore-file = The copy to put back.
    .restore-force = Replace the store that is there.
    .export-target = The folder for the files.
    .workshop = Make, check, play and pack games of your own.
    .workshop-new = Make a game from a list or a drawing.
    .new-from = The file with the list; - for the input.
    .new-output = The design or package to make.
    .new-force = Replace a file that is already there.
    .name-word = WORD
    .workshop-play = Play a game that you made.
    .workshop-schema = Print the JSON Schema of design files.
    .workshop-check = Tell what you may stumble on in a design. It ends with 1 when something stops play.
    .workshop-stats = Play a design many times and count.
    .play-test = Try the game: change it, take anything back.
    .check-mend = Do the mends that are ready. Keep the file.
    .json = Answer as JSON, for programs.
    .stats-plays = How many games; usually 1000.
    .stats-machine = Let careful players play, not random ones.
    .stats-level = Let machines of this level play. It takes longer.
    .stats-svg = Draw a picture in this new file.
    .workshop-library = Show the games that ship, by age, players and skill.
    .library-age = Only games for players of this age.
    .library-players = Only games for so many players.
    .library-skill = Only games that train this, such as memory.
    .workshop-pictures = Find pictures for tokens, or bring your own.
    .pictures-words = Words to look for, in French or English.
    .pictures-limit = How many to show; usually 20.
    .pictures-group = Only this group, such as animals.
    .pictures-show = Write this picture as SVG.
    .pictures-export = Write pictures as SVG into this folder.
    .pictures-import = Take a picture of yours, safely and small.
    .pictures-output = The new file of the picture you bring.
    .pictures-cut = Cut it into rows and columns of pieces.
    .workshop-pack = Pack a design with its pictures and sounds.
    .workshop-unpack = Take a package apart.
    .design-file = A design, package or folder. Or a game of the library.
    .unpack-source = The package to take apart.
    .pack-source = A design, or a folder with design.json. Or a game of the library.
    .pack-target = The package to make.
    .unpack-target = The folder to make.
    .name-folder = FOLDER
    .name-group = GROUP
    .name-skill = SKILL
    .name-source = FOLDER|FILE
    .lang = Speak French or English.
    .ascii = Use plain letters and signs only.
    .help = Show this help.
    .version = Show the version.
    .seed = A number that fixes all luck: same number, same luck.
    .settings = Options of the game, such as size=7.
    .heading-usage = How to call it:
    .heading-commands = Commands
    .heading-games = Games
    .heading-options = Options
    .heading-game-options = Options of the game
    .heading-arguments = What to give
    .heading-examples = Examples:
    .name-command = COMMAND
    .name-game = GAME
    .name-file = FILE
    .name-setting = name=value
    .name-depth = DEPTH
    .unknown = I do not know “{ $word }”.
    .unknown-but = I do not know “{ $word }”. Did you mean { $suggested }?
    .bad-value = “{ $value }” does not fit { $name }.
    .value-missing = { $name } needs a value.
    .not-a-number = “{ $text }” is not a number I can use.
    .missing = Something is missing: { $name }.
    .twice = { $name } is given twice.
    .not-together = { $name } and { $other } do not go together.
    .more-wanted = Say a little more.
    .which-game = Which game? There are: { $known }.
    .not-understood = I do not understand these words.
    .see-help = For help: marelle --help
nothing-to-undo = There is nothing to take back.
engine = Protocol
    .unknown-command = I do not know the command “{ $text }”. Try games, game, legal, play, go or quit.
    .no-game = No game is on the table. Send: game othello
    .no-machine = There is no machine for this game.
    .no-change = Only moves are played here.
    .no-such-level = “{ $text }” is no level. Choose 1 to 10.
    .looks-best = I find nothing better.
    .line-too-long = This line is too long. Send a shorter one.
    .not-text = This line is not UTF-8 text.
    .too-much = There is too much text: “{ $text }”.
    .missing = Something is missing: { $what }.
    .not-a-number = “{ $text }” is not a number I can use.
    .no-such-seat = There is no seat “{ $text }” in this game.
    .unknown-setting = I cannot set “{ $text }”. Send: set lang=fr, or set threads=2
file = File
    .not-found = There is no file “{ $file }”. Check the name.
    .design-gone = Its file “{ $file }” is gone. Put it back there.
    .near-game = There is no file “{ $file }”. Did you mean the game { $nearest }?
    .cannot-read = I cannot read the file “{ $file }”.
    .cannot-write = I cannot write “{ $file }”. Choose another place.
    .exists = “{ $file }” is already there. Choose another name.
    .too-large = The file “{ $file }” is too large.
    .not-text = This is not a text. See line { $line }.
    .is-game = “{ $file }” is a game to play, not a saved one. Play it: marelle play { $word }
    .is-saved-game = “{ $file }” is a saved game. Go on with it: marelle play --load { $word }
    .not-a-record = This is no saved game. For sheets, add --game.
    .no-format = I cannot write “{ $format }”. There are: { $known }.
    .game = Game: { $text }
    .options = Options: { $text }
    .seed = Seed: { $text }
    .players = Players: { $text }
    .date = Date: { $text }
    .start = Start: { $text }
    .stated = Result on the sheet: { $text }
    .moves = Moves: { $count }
    .step = Move { $number }: { $player } plays { $move }.
    .whole = All is well. Moves: { $count }.
analyse = Analysis
    .no-moves = Nobody has moved in this game yet.
match = Match
    .result = { $first } against { $second }: { $wins } won, { $draws } drawn, { $losses } lost.
    .elo = Elo difference: { $elo }. Surely between { $low } and { $high } (95 %).
    .sprt-open = The test cannot decide yet.
    .sprt-smaller = The test says: the smaller difference.
    .sprt-larger = The test says: the larger difference.
    .kept = The games are kept in { $folder }.
    .two-seats = A match needs a game for two.
    .bad-player = “{ $text }” is no player. Write level:5 or cmd:program.
    .bad-sprt = “{ $text }” does not fit. Write 0,50.
    .no-program = I cannot start “{ $words }”.
    .not-alone = This game is for one. Nobody can meet here.
    .how-many = Name { $least } to { $most } players.
    .rated = { $place }. { $player }  { $elo } ({ $low } to { $high })  { $points }/{ $games }
    .crosstable = Won, drawn and lost against each:
    .other-match = “{ $file }” is of another match. Name another folder: --records folder.
line = Line mode
    .welcome = Type a move. Type help for more.
    .player = { $player }
    .counter = { $label }: { $value }
    .scores = Scores: { $list }
    .points = Points: { $list }
    .praise = Well played, everybody!
    .played = { $player } plays { $move }.
    .changed = The game is changed.
    .joined = { $player } plays too.
    .no-such-player = Nobody here is called “{ $name }”.
    .said-to = { $player }: { $words }
    .undone = The move { $move } is taken back.
    .reopened = The game goes on.
    .change-undone = The change is taken back.
    .dice = Die: { $list }
    .boards-empty = Empty: { $list }
    .sign = { $sign } { $name }
    .board-title = { $title }:
    .board-title-first = { $title } ({ $first } …):
    .hand-over = Give the device to { $player }. Then press Enter.
    .resign-again = To give up, type resign once more.
    .quit-again = Not saved yet. Type save, or quit once more.
    .not-saved = The game stops here. It is not saved.
    .bye = Goodbye, see you soon.
    .saved = Saved as { $file }.
    .not-readable = I cannot read this line. Try again.
    .other-game = This file holds another game: { $game }.
    .help =
        rules: read the rules of the game.
        moves: see all moves you can play.
        back: take the last move back.
        advice: see a good move, and why.
        join NAME: one player more.
        leave NAME: one player less.
        save: keep the game in a file.
        resign: give up.
        quit: stop here.
        Enter alone: see the board again.
        Any other word is a move.
designs = Designs
    .made = Made: “{ $name }”.
    .made-board = Rows: { $rows }. Columns: { $columns }. Tokens: { $tokens }.
    .made-for = { $count ->
        [one] For one player.
       *[other] For { $count } players.
    }
    .made-for-some = For { $min } to { $max } players.
    .made-cut = The picture is cut into { $count } pieces.
    .wants-package = With pictures, choose a name that ends in .marelle.
    .made-file = It is in { $file }.
    .made-play = Play it: marelle play { $file }
    .made-check = Check it: marelle workshop check { $file }
    .not-used = Not used: { $count }.
    .not-used-more = And { $count } more.
    .fits = All is well. The game can be played.
    .faults = { $count ->
        [one] One thing does not fit.
       *[other] { $count } things do not fit.
    }
    .packed = Packed as { $file }. Files: { $count }.
    .unpacked = Unpacked to { $file }. Files: { $count }.
    .too-many = There are too many files in “{ $file }”.
checked = Check
    .stops-play = Stops play
    .surprises = Surprising
    .advice = Advice
    .of-variant = With “{ $variant }”, { $what }
    .ready = { $count ->
        [one] One mend is ready. Do it with --mend.
       *[other] { $count } mends are ready. Do them with --mend.
    }
    .mended = Mended: { $edit }.
    .written = Kept in { $file }.
    .of-library = Nobody changes the library. Copy it: marelle workshop pack { $id } mine.marelle
shelved = Shelf
    .play = Play one: marelle play memory
    .copy = Copy one: marelle workshop pack memory mine.marelle
    .none = No game of the library fits. Ask for less.
    .no-skill = No game trains “{ $text }”. There are: { $known }.
counted = Count
    .nothing = No game was played.
    .drawn = Drawn in { $file }.
gallery = Pictures
    .none = No picture fits “{ $words }”. Try another word.
    .no-picture = There is no picture “{ $id }”. Look for it by words.
    .no-group = There is no group “{ $group }”. There are: { $known }.
    .nothing-chosen = Say which pictures. Name them, or a group.
    .total = { $count } pictures have names in both languages.
    .more = { $count ->
        [one] One more fits. See it with --limit.
       *[other] { $count } more fit. See them with --limit.
    }
    .exported = { $count ->
        [one] One picture is in { $folder }.
       *[other] { $count } pictures are in { $folder }.
    }
    .kept = Kept as { $file }, { $width } by { $height }.
    .no-counts = “{ $text }” is no number of pieces. Write 3x4.
serve = Server
    .ready = Marelle is ready: { $address }
    .kept-in = Games are kept in { $place }.
    .short-password = Choose a longer password, of { $least } letters or more.
    .emptied = “{ $place }” is empty. Restore a backup, or move it away.
    .plain-http = Without HTTPS, others on this network may read the password.
    .how-to-stop = To stop, press Ctrl+C.
    .stopped = The server has stopped. All games are kept.
    .port-taken = Something else answers at { $address }. Choose another port.
    .port-closed = I may not answer at { $address }. Choose another port.
    .bad-address = “{ $address }” is no address. Write 127.0.0.1:7878.
    .cannot-listen = I cannot answer at { $address }. Choose another address.
    .bad-database-url = The address of the database begins with postgres://.
    .no-database = The database does not answer. Is it running?
    .cannot-write = I cannot write in “{ $place }”. Choose another folder.
    .folder-in-use = A server uses “{ $place }” already. Stop it first.
    .cannot-open = I cannot open “{ $place }”.
    .damaged = “{ $place }” is damaged. Put a copy back.
    .disk-full = There is no room left for “{ $place }”.
    .nothing-kept = Nothing is kept in “{ $place }” yet.
admin = Care
    .forgotten = { $count ->
        [one] The name is gone, also from one game.
       *[other] The name is gone, also from { $count } games.
    }
    .expired = { $count ->
        [one] One game was removed.
       *[other] { $count } games were removed.
    }
    .backed-up = The copy is in { $file }.
    .restored = The copy is in its place. Games: { $count }.
    .store-there = “{ $place }” is there already. Replace it with --force.
    .not-a-copy = “{ $file }” is no whole copy. Nothing has changed.
    .use-pg-dump = PostgreSQL makes its own copies. Use pg_dump and pg_restore.
    .exported = Written to { $folder }. Games: { $games }. Designs: { $designs }.
    .person-exported = Written to { $folder }. Games: { $games }.
    .unreadable = Games that cannot be read: { $count }.
    .matches = Games: { $count }
    .running = Still played: { $count }
    .events = Moves and other events: { $count }
    .designs = Designs: { $count }
    .pictures = Pictures: { $count }
    .players = Players with a score: { $count }
    .kibibytes = Size in KiB: { $count }
    .sound = All of it is whole.
