hint =
    .look = Regardez { $thing-the }.
    .look-here = Regardez ici : { $place-told }.
    .row = Regardez la { $row ->
        [1] première ligne
        [2] deuxième ligne
        [3] troisième ligne
        [4] quatrième ligne
        [5] cinquième ligne
        [6] sixième ligne
        [7] septième ligne
        [8] huitième ligne
        [9] neuvième ligne
        [10] dixième ligne
       *[other] ligne { $row }
    }.
    .beside = Regardez à côté du plateau.
    .button = Regardez les boutons.
    .touch = Touchez { $thing-the }.
    .touch-here = Touchez ici : { $place-told }.
    .put = Prenez { $thing-the }. Posez ici : { $place-told }.
    .put-beside = Prenez { $thing-the }. Posez à côté du plateau.
    .press = Appuyez sur « { $button } ».
    .press-often = Appuyez { $count } fois sur « { $button } ».
    .move = Jouez { $move }.
    .goal = { $count ->
        [1] Avec ce coup, c’est gagné !
        [2] Encore deux coups, et c’est gagné !
        [3] Encore trois coups, et c’est gagné !
       *[other] Vous êtes sur le bon chemin.
    }
