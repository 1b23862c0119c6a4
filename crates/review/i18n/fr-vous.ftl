hint =
    .look = Regardez autour de { $place }.
    .row = Regardez la ligne { $row }.
    .button = Regardez les boutons.
    .token = Prenez celui-ci : { $place }.
    .move = Jouez { $move }.
