live = Parties en ligne
    .late = La partie a continué. Regarde encore.
    .only-players = Seuls les joueurs de cette partie le peuvent.
    .nothing-asked = Personne n’a demandé de reprendre un coup.
    .too-many-players = Ce jeu est pour { $wanted } joueurs, pas { $given }.
    .bad-level = Il n’y a pas de niveau { $level }. Il y en a dix.
    .bad-token = Un pion est un signe que l’on voit.
