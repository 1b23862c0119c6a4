live = Parties en ligne
    .late = La partie a continué. Regarde encore.
    .only-players = Seuls les joueurs de cette partie le peuvent.
    .nothing-asked = Personne n’a demandé de reprendre un coup.
    .too-many-players = { $wanted ->
        [1] Ce jeu est pour un joueur, pas { $given }.
       *[other] Ce jeu est pour { $wanted } joueurs, pas { $given }.
    }
    .bad-level = Il n’y a pas de niveau { $level }. Il y en a dix.
    .no-people = Personne ne jouerait ici. Garde une place pour quelqu’un.
    .bad-token = Un pion est un signe que l’on voit.
    .no-such-link = Ce lien n’ouvre aucune partie.
    .damaged = Cette partie n’est plus lisible.
    .no-randomness = Je ne peux pas créer de secret ici. Réessaie plus tard.
    .disk-full = Il n’y a plus de place. Rien n’est gardé.
    .store-away = Je ne peux rien garder maintenant. Réessaie bientôt.
    .stopping = Le serveur s’arrête un moment. Reviens bientôt.
    .no-such-page = Il n’y a rien ici.
    .unreadable = Je ne peux pas lire ceci : « { $why } ».
    .no-hello = Dis d’abord bonjour.
    .too-slow = C’était trop long. Réessaie.
    .too-much-work = Ce fichier demande trop de travail. Il en faut un plus simple.
    .other-version = Je ne parle pas la version { $version }. Recharge la page.
    .too-many-names = Il y a eu beaucoup de noms. Garde le tien.
    .no-such-code = Aucune partie n’a ce code. Relis-le.
    .code-over = Ce code ne sert plus. Demandes-en un autre.
    .seats-taken = Toutes les places sont prises.
    .seat-taken = Quelqu’un d’autre a pris cette place.
    .one-seat = Tu as déjà une place dans cette partie.
    .seat-left = Tu as laissé ta place aux autres.
    .seat-not-free = Cette place n’est pas libre.
    .somebody-came = Un joueur est arrivé depuis. On ne reprend rien.
    .nobody-called-so = Personne ne porte ce nom dans cette partie.
    .seat-asked = On vient de demander cette place. Attends une minute.
    .no-seat-asked = Personne ne demande plus cette place.
    .seat-refused = Les autres n’ont pas voulu.
    .ask-educator = Demande ta place à la personne qui gère le serveur.
    .design-long = Ce jeu est trop gros. { $most } Ko au plus.
    .no-such-match = Cette partie n’existe pas.
    .no-such-design = Ce jeu n’existe pas.
    .no-copying = Qui a fait ce jeu le garde tel quel.
    .no-such-picture = Cette image n’existe pas.
    .not-over = La partie n’est pas finie.
    .link-wanted = Montre d’abord ton lien.
    .design-late = Quelqu’un l’a gardé avant toi. Recharge le jeu.
    .only-here = C’est possible seulement sur l’ordinateur du serveur.
    .password-wanted = Donne d’abord le mot de passe.
    .wrong-password = C’est un autre mot de passe. Réessaie.
    .no-password = Il n’y a pas de mot de passe ici.
    .too-often = C’était rapide. Attends { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
