catalogue = Games
    .unknown-game = There is no game “{ $name }”. There are: { $known }.
    .near-game = There is no game “{ $name }”. Did you mean { $nearest }?
    .unnamed = A game without a name
