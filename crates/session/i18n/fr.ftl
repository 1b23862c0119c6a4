session = Table
    .game-over = La partie est finie. Commence une nouvelle partie.
    .no-such-seat = Il n’y a pas de joueur { $number } ici.
    .not-your-turn = Ce n’est pas ton tour. C’est à { $player }.
    .pass-device = Donne d’abord l’appareil à { $player }.
    .keep-device = Personne n’attend l’appareil.
    .nothing-to-undo = Il n’y a pas de coup à reprendre.
    .undo-used = Un coup a déjà été repris. Joue d’abord.
    .undo-secret = Ce coup a montré un secret. Il reste.
    .undo-chance = Le hasard a parlé. Ce coup reste.
    .only-in-test = Un jeu se change seulement pendant son essai.
    .undo-answered = La machine a répondu. Ce coup reste.
    .undo-too-often = Trop de coups ont été repris. Continue à jouer.
    .wrong-seats = { $wanted ->
        [one] Ce jeu demande { $wanted } joueur, pas { $given }.
       *[other] Ce jeu demande { $wanted } joueurs, pas { $given }.
    }
    .name-too-long = Ce nom est trop long : « { $name } ».
    .token-unseen = Un pion est un signe que l’on voit.
    .token-taken = Deux joueurs ont le pion « { $token } ». Il en faut un autre.
    .clock-empty = La pendule doit donner un peu de temps.
record = Partie gardée
    .not-a-record = Ce n’est pas une partie gardée de Marelle.
    .unknown-version = Je ne lis pas les parties gardées de version { $version }.
    .too-long = La partie gardée est trop longue, ligne { $line }.
    .damaged = La ligne { $line } est abîmée : « { $text } ».
    .cut-off = La partie gardée s’arrête trop tôt, ligne { $line }.
    .after-end = Il y a du texte après la fin, ligne { $line }.
    .unexpected = La ligne { $line } dit « { $text } ». J’attendais : { $wanted }.
    .cannot-open = Je n’ouvre pas le jeu, ligne { $line }. { $why }
    .bad-start = La ligne { $line } n’est pas une position possible. { $why }
    .bad-table = Les joueurs, ligne { $line }, ne conviennent pas. { $why }
    .refused = Ligne { $line } : « { $text } » ne peut pas se jouer. { $why }
    .differs = La ligne { $line } dit « { $text } ». Il faudrait « { $wanted } ».
