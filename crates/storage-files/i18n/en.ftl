storage = Saved games and scores
    .cannot-read = I cannot read “{ $file }”.
    .cannot-write = I cannot write “{ $file }”.
    .disk-full = The disk is full. “{ $file }” was not written.
    .read-only = I may not write here: “{ $file }”.
    .too-large = “{ $file }” is too large for me.
    .in-use = This game is open in another window.
    .busy = Another program uses “{ $file }”. Try again.
