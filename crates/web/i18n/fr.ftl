web = Marelle
    .summary = Des jeux de plateau à jouer et à créer.
    .other-language = English
