web = Marelle
    .summary = Board games to play and to make.
    .other-language = Français
