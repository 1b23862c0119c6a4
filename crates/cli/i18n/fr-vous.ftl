file =
    .not-found = Le fichier « { $file } » n’existe pas. Vérifiez le nom.
    .design-gone = Son fichier « { $file } » a disparu. Remettez-le à sa place.
    .near-game = Le fichier « { $file } » n’existe pas. Vouliez-vous dire le jeu { $nearest } ?
    .cannot-write = Je ne peux pas écrire « { $file } ». Choisissez ailleurs.
    .exists = « { $file } » existe déjà. Choisissez un autre nom.
    .not-text = Ce n’est pas un texte. Regardez ligne { $line }.
    .not-a-record = Pas de partie gardée ici. Pour une feuille, ajoutez --game.
line =
    .welcome = Écrivez un coup. Écrivez aide pour en savoir plus.
    .hand-over = Donnez l’appareil à { $player }. Puis appuyez sur Entrée.
    .resign-again = Pour abandonner, écrivez abandonner encore une fois.
    .quit-again = Pas encore gardé. Écrivez garder, ou encore quitter.
    .not-readable = Je ne peux pas lire cette ligne. Réessayez.
    .help =
        règles : lire les règles du jeu.
        coups : voir tous les coups que vous pouvez jouer.
        reprendre : annuler le dernier coup.
        conseil : voir un bon coup, et pourquoi.
        ajouter NOM : un joueur de plus.
        retirer NOM : un joueur de moins.
        garder : mettre la partie dans un fichier.
        abandonner : donner la victoire.
        quitter : s’arrêter ici.
        Entrée seule : revoir le plateau.
        Tout autre mot est un coup.
serve =
    .short-password = Choisissez un mot de passe plus long. Il faut { $least } lettres au moins.
