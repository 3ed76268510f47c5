### Ce que dit le serveur quand il refuse quelque chose.

refused-no-table = Il n'y a pas de table à cette adresse.
refused-no-game = Ce jeu n'existe pas ici.
refused-no-rules = Les règles de ce jeu ne sont pas écrites ici.
refused-no-seat = Cette table n'a pas cette place.
refused-no-such-thing = Il n'y a rien à cette adresse.
refused-bad-method = Cette adresse n'accepte pas une telle requête.
refused-no-pages = Les pages du site ne sont pas construites : lancez make web.
refused-no-move = Cette partie compte { $moves } coups jusqu'ici ; il n'y en a pas de plus récent.
refused-no-bot = Il n'y a pas de robot « { $name } » ; il y a : { $known }.
refused-no-invitation = Cette invitation a été utilisée ou remplacée ; demandez-en une nouvelle.
refused-seat-taken = Cette place est prise.
refused-seat-reserved = Les places libres sont gardées pour des personnes invitées.
refused-table-full = Toutes les places de cette table sont prises.
refused-seats-open = Il reste des places libres : attendez du monde, ou confiez-les à des robots.
refused-started = La partie a déjà commencé.
refused-not-started = La partie n'a pas encore commencé.
refused-not-over = La partie n'est pas encore finie.
refused-over = La partie est finie.
refused-not-owner = Seul le propriétaire de la table peut faire cela.
refused-not-your-seat = Cette place n'est pas la vôtre.
refused-not-your-eyes = Vous ne pouvez pas regarder par ces yeux avant la fin de la partie.
refused-closed = Cette table n'accepte pas de spectateurs.
refused-bad-name = Un nom doit avoir au moins une lettre visible.
refused-name-taken = Quelqu'un à cette table s'appelle déjà { $name }.
refused-stale = La table a changé depuis votre choix ; regardez de nouveau.
refused-time-is-up = Votre temps pour cette décision est écoulé ; la partie a continué.
refused-not-hurried = Vous ne pouvez pas continuer sans les autres maintenant.
refused-too-early =
    { $seconds ->
        [one] Les autres ont encore une seconde.
       *[other] Les autres ont encore { $seconds } secondes.
    }
refused-no-words = On ne peut rien dire avec ce coup.
refused-decided = Avec des minuteurs, seul ce que vous avez décidé dans l'étape en cours peut être repris.
refused-no-timers = { $title } n'a pas de temps prévus : on ne peut pas y jouer avec des minuteurs.
refused-no-hints = Les conseils ne sont pas permis à cette table.
refused-nothing-asked = On ne vous demande aucun coup en ce moment.
refused-only-one-way = Il n’y a qu’une chose que vous puissiez faire.
refused-hint-underway = On réfléchit déjà à un conseil pour cette place.
refused-too-many-hints = Vous avez demandé plusieurs conseils en peu de temps ; réfléchissez un peu vous-même.
refused-sit-first = Dites d'abord à quelle table vous vous asseyez.
refused-nobody-to-nudge = La table n'attend personne à cette place.
refused-nudged-already = Ce joueur vient d'être relancé.
refused-nobody-to-replace = Il n'y a personne à cette place pour qui un robot pourrait jouer.
refused-not-absent =
    { $minutes ->
        [one] Les autres peuvent voter pour un robot quand la table attend ce joueur depuis une minute.
       *[other] Les autres peuvent voter pour un robot quand la table attend ce joueur depuis { $minutes } minutes.
    }
refused-proposal-open = On demande déjà quelque chose à la table ; répondez d'abord à cela.
refused-no-proposal = On ne demande plus rien.
refused-not-asked = Vous avez déjà répondu, ou l'on ne vous demande rien.
refused-nothing-to-take-back = Vous n'avez encore joué aucun coup que l'on puisse reprendre.
refused-other-rules = Cette partie a été jouée avec d'autres règles que celles d'aujourd'hui ; on ne peut pas la rejouer coup par coup.
refused-bad-message = Ce message est incompréhensible : { $problem }
refused-bad-request = Cette requête est incompréhensible : { $problem }
refused-too-big = C'est trop grand ; { $limit } octets au plus sont permis.
refused-too-fast = Trop de messages en peu de temps ; attendez une seconde.
refused-too-many-tables = Trop de tables en peu de temps ; attendez une minute.
refused-too-many-sockets = Trop de connexions depuis votre adresse.
refused-other-origin = Les pages d'autres sites ne peuvent pas faire cela.
refused-unavailable = Le serveur ne peut rien enregistrer pour l'instant ; rien n'a été changé. Réessayez.
refused-bad-players = { $title } se joue de { $low } à { $high }.
refused-bad-option = Cette variante n'est pas permise : { $problem }
refused-bad-record = Cet enregistrement ne peut pas être rejoué : { $problem }
refused-person-stays = La partie a commencé : un robot peut remplacer cette personne, mais la place reste la sienne.
refused-cannot-open = Cette table ne peut pas être ouverte ici : son jeu n'est pas installé, ou ses éléments ont changé.
