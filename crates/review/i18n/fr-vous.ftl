hint =
    .look = Regardez autour de { $place }.
    .row = Regardez la rangée { $row }.
    .button = Regardez les boutons.
    .token = Prenez celui-ci : { $place }.
    .move = Jouez { $move }.
