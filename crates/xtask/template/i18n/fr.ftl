heaps = Heaps
    .summary = Prends un, deux ou trois cailloux. Prends le dernier.
    .rules =
        Deux joueurs sont devant un tas.
        Chacun prend un, deux ou trois cailloux.
        Celui qui prend le dernier gagne.
    .notation = Écris combien de cailloux tu prends : 2.
    .option-stones = Combien de cailloux il y a au début
    .demo = Il reste trois cailloux.
    .stone = Caillou
    .take = Prendre { $count }
    .one-to-three = Prends un, deux ou trois cailloux.
    .not-so-many = { $left ->
        [one] Il ne reste que { $left } caillou.
       *[other] Il ne reste que { $left } cailloux.
    }
    .too-many-stones = Le jeu a moins de cailloux.
