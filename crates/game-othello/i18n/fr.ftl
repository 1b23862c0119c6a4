othello = Othello
    .summary = Enferme des pions entre les tiens et retourne-les.
    .seat-1 = Noir
    .seat-2 = Blanc
    .rules =
        Noir commence.
        Pose un pion pour en enfermer d’autres.
        Une rangée entre deux de tes pions est enfermée.
        Elle peut être couchée, debout ou penchée.
        Tous les pions enfermés prennent ta couleur.
        Tu dois enfermer au moins un pion.
        Si tu ne peux pas, tu passes.
        La partie finit quand personne ne peut jouer.
        Le joueur qui a le plus de pions gagne.
    .notation = Écris une case comme f5. Écris pass pour passer.
    .demo = Il reste un pion. Qui en a plus ?
    .black-disc = pion noir
    .white-disc = pion blanc
    .discs = Pions
    .pass-now = { $player }, tu n’as pas de coup. Passe.
    .square-taken = Il y a déjà un pion en { $square }. Choisis une case vide.
    .no-flip = Un pion en { $square } ne retourne rien. Choisis une autre case.
    .must-pass = Aucune case ne retourne de pion. Tu peux seulement passer.
    .cannot-pass = Tu peux encore jouer. Choisis une case.
    .hint-all = Tu retournes le dernier pion de l’autre.
    .hint-corner = Un coin ne se retourne jamais.
    .hint-no-reply = Ensuite { $side ->
        [black] Noir
       *[white] Blanc
    } ne peut pas jouer et passe.
    .hint-safe = { $safe } pions de plus ne craignent plus rien.
    .hint-guards-corner = L’autre ne peut alors plus prendre le coin.
    .hint-few-replies = { $side ->
        [black] Noir
       *[white] Blanc
    } a moins de cases au choix.
    .hint-turns = Tu retournes { $turned ->
        [one] un pion
       *[other] { $turned } pions
    } et laisses { $replies ->
        [one] { $replies } réponse.
       *[other] { $replies } réponses.
    }
    .two-on-a-square = Deux pions sont sur une même case.
    .no-disc = Le plateau n’a aucun pion.
    .other-turn = Ce n’est pas à ce joueur.
    .other-end = Les pions disent une autre fin.
