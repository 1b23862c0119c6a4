storage = Parties gardées et scores
    .cannot-read = Je ne peux pas lire « { $file } ».
    .cannot-write = Je ne peux pas écrire « { $file } ».
    .disk-full = Le disque est plein. « { $file } » n’est pas écrit.
    .read-only = Je n’ai pas le droit d’écrire ici : « { $file } ».
    .too-large = « { $file } » est trop gros pour moi.
    .in-use = Cette partie est ouverte dans une autre fenêtre.
    .busy = Un autre programme utilise « { $file } ». Réessaie.
