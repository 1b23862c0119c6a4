live = Live games
    .late = The game has gone on. Look again.
    .only-players = Only players of this game can do that.
    .nothing-asked = Nobody asked to take a move back.
    .too-many-players = { $wanted ->
        [1] This game is for one player, not { $given }.
       *[other] This game is for { $wanted } players, not { $given }.
    }
    .bad-level = There is no level { $level }. Levels are 1 to 10.
    .no-people = Nobody would play here. Keep one seat for a person.
    .bad-token = A token is one character that is seen.
    .no-such-link = This link opens no game.
    .damaged = This game cannot be read any more.
    .no-randomness = I cannot make secrets here. Try again later.
    .disk-full = There is no room left. Nothing was kept.
    .store-away = I cannot keep games now. Try again soon.
    .stopping = The server stops for a moment. Come back soon.
    .no-such-page = There is nothing here.
    .unreadable = I cannot read this: “{ $why }”.
    .no-hello = Say hello first.
    .too-slow = That took too long. Try again.
    .too-much-work = This file is too much work. Try a simpler one.
    .other-version = I do not speak version { $version }. Load the page again.
    .too-many-names = There were many names. Keep yours now.
    .no-such-code = No game has this code. Read it again.
    .code-over = This code is used up. Ask for a new one.
    .seats-taken = All seats are taken.
    .seat-taken = Somebody else sits there now.
    .one-seat = You have a seat in this game already.
    .seat-left = You left your seat to others.
    .seat-not-free = This seat is not free.
    .somebody-came = A player came since. Nothing is taken back.
    .nobody-called-so = Nobody in this game is called so.
    .seat-asked = This seat was just asked for. Wait a minute.
    .no-seat-asked = Nobody asks for this seat any more.
    .seat-refused = The others did not agree.
    .ask-educator = Ask whoever looks after the server for your seat.
    .design-long = This game is too large. { $most } KB are the most.
    .no-such-match = There is no such game.
    .no-such-design = There is no such design.
    .no-copying = Its maker keeps this game as it is.
    .no-such-picture = There is no such picture.
    .not-over = The game is not over yet.
    .link-wanted = Show me your link first.
    .design-late = Somebody saved it before you. Load it again.
    .only-here = This works only on the computer with the server.
    .password-wanted = Give the password first.
    .wrong-password = This is another password. Try again.
    .no-password = There is no password here.
    .too-often = That was fast. Wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
