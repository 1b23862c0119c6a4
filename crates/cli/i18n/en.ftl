cli = Marelle
    .no-data-folder = I find no place for scores. Use --data FOLDER.
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
    .games-designs = Play your own design: marelle play design:memory.json
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
    .play = Play a game here, with friends.
    .play-names = The names of the players.
    .play-load = Go on with a saved game.
    .play-level = Play against machines of this level.
    .play-threads = How many threads the machines may use.
    .play-seat = Who plays a seat: 2=human or 2=level:5.
    .play-tokens = What stands for each player, one character each.
    .bad-token = A token is one character, not “{ $text }”.
    .bad-seat = I do not know the seat “{ $text }”. Write 2=human or 2=level:5.
    .data = The folder of scores and saved games.
    .scores = See the scores.
    .scores-name = Only the score of this player.
    .name-player = PLAYER
    .analyse = Look back at a saved game, move by move.
    .analyse-level = How hard the machine looks; 8 if not given.
    .analyse-svg = Draw the chances as an SVG picture.
    .match = Let two players meet in many games.
    .match-design = Let them meet in the design of a file.
    .match-player = A player: level:5, or cmd: and a program.
    .tournament = Let many players meet, each with each.
    .tournament-player = One player: level:5, or cmd: and a program. Repeat it.
    .match-games = How many games; 20 if not given.
    .match-movetime = What a program may think, in milliseconds; 1000.
    .match-opening = Moves drawn at the start of each pair; 4.
    .match-sprt = Stop when one Elo difference of two is sure.
    .match-records = The folder of the records; “match” if not given.
    .perft = Count the moves ahead, to check a game.
    .perft-depth = How many moves ahead.
    .perft-design = Count in the design of a file.
    .perft-divide = Count for each first move.
    .record = Look at a saved game.
    .record-show = Show the moves and the last board.
    .record-replay = Show every position, one by one.
    .record-check = Check that the file is whole and fair.
    .record-convert = Write it as a score sheet.
    .record-file = A saved game or a score sheet.
    .record-game = The game, if the file does not say.
    .record-to = The form of the score sheet.
    .picture = Draw a game as a picture.
    .picture-design = Draw a design as a picture.
    .picture-moves = The moves before the picture.
    .picture-random = So many more moves, drawn at random.
    .picture-output = The SVG file to make.
    .engine = Speak the text protocol with another program.
    .workshop = Play, check and pack games that you made.
    .workshop-new = Make a game from a list or a drawing.
    .new-from = The file with the list; - for the input.
    .new-output = The design or package to make.
    .new-force = Replace a file that is already there.
    .name-word = WORD
    .workshop-play = Play a design.
    .workshop-schema = Print the JSON Schema of designs.
    .workshop-check = Tell what you may stumble on in a design. It ends with 1 when something stops play.
    .workshop-stats = Play a design many times and count.
    .play-test = Try the game: change it, take anything back.
    .check-mend = Do the mends that are ready. Keep the file.
    .json = Answer as JSON, for programs.
    .stats-plays = How many plays; 1000 if not given.
    .stats-machine = Let careful players play, not chance.
    .stats-level = Let machines of this level play. It takes longer.
    .stats-svg = Draw a picture in this new file.
    .workshop-library = Show the games that ship, for whom they are.
    .library-age = Only games for players of this age.
    .library-players = Only games for so many players.
    .library-skill = Only games that train this.
    .workshop-pictures = Find pictures for tokens, or bring your own.
    .pictures-words = Words to look for, in French or English.
    .pictures-limit = How many to show; 20 if not given.
    .pictures-group = Only this group.
    .pictures-show = Write the drawing of this picture.
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
    .name-source = FOLDER|FILE
    .lang = Speak French or English.
    .ascii = Draw with plain letters only.
    .help = Show this help.
    .version = Show the version.
    .seed = The number that all luck comes from.
    .settings = Options of the game, as name=value.
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
    .more-wanted = Say a little more.
    .which-game = Which game? There are: { $known }.
    .not-understood = I do not understand these words.
    .see-help = For help: marelle --help
nothing-to-undo = There is nothing to take back.
engine = Protocol
    .unknown-command = I do not know the command “{ $text }”.
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
    .near-game = There is no file “{ $file }”. Did you mean the game { $nearest }?
    .cannot-read = I cannot read the file “{ $file }”.
    .cannot-write = I cannot write “{ $file }”. Choose another place.
    .exists = “{ $file }” is already there. Choose another name.
    .too-large = The file “{ $file }” is too large.
    .not-text = This is not a text. See line { $line }.
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
    .other-match = “{ $file }” is of another match. Choose another folder.
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
    .left = { $player } plays no more.
    .no-such-player = Nobody here is called “{ $name }”.
    .said-to = { $player }: { $words }
    .undone = The move { $move } is taken back.
    .resigned = { $player } gives up.
    .out-of-time = { $player } has no time left.
    .dice = Die: { $list }
    .boards-empty = Empty: { $list }
    .sign = { $sign } { $name }
    .board-title = { $title }:
    .board-title-first = { $title } ({ $first } …):
    .hand-over = Give the device to { $player }. Then press Enter.
    .no-machine = I find no machine for this game.
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
        undo: take the last move back.
        hint: ask for advice.
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
    .made-play = Play it: marelle play { $game }
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
    .nothing = No play was played.
    .drawn = Drawn in { $file }.
gallery = Pictures
    .none = No picture fits “{ $words }”. Try another word.
    .no-picture = There is no picture “{ $id }”. Look for it by words.
    .no-group = There is no group “{ $group }”. There are: { $known }.
    .nothing-chosen = Say which pictures. Name them, or a group.
    .total = { $count } pictures have names in both languages.
    .more = { $count } more fit. See them with --limit.
    .exported = { $count ->
        [one] One picture is in { $folder }.
       *[other] { $count } pictures are in { $folder }.
    }
    .kept = Kept as { $file }, { $width } by { $height }.
    .no-counts = “{ $text }” is no number of pieces. Write 3x4.
