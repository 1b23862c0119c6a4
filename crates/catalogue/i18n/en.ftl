catalogue = Games
    .unknown-game = There is no game “{ $name }”. There are: { $known }.
