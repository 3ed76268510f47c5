### Ce que dit la commande `petteia`.

## Aide

help-main =
    Petteia : des jeux de plateau grecs, pour les gens et pour les programmes.

    Usage : petteia [COMMANDE] [--lang en|fr]

      petteia           ouvrir le site sur cette machine : jouer dans le navigateur, avec des amis ou des bots
    { $commands }

    petteia COMMANDE --help en dit plus sur une commande ; petteia --version donne la version.

    Exemple :
      petteia play pantacle --seats Ada=vous,bot,bot
help-usage = Usage : { $line }
help-example = Exemple :
help-serve = servir le site : tables, places, bots et parties à revoir dans le navigateur
help-play = jouer dans le terminal, contre des bots ou à plusieurs devant le même écran
help-simulate = faire jouer beaucoup de parties à des bots, et compter ce qui se passe
help-arena = opposer des bots, sièges et graines à égalité, et leur donner une cote
help-replay = raconter à nouveau une partie enregistrée
help-rules = les règles d’un jeu, clause par clause
help-data = le matériel d’un jeu, et d’où vient chaque élément
help-audit = rejouer toutes les parties enregistrées, et dire combien se passeraient autrement avec les règles actuelles

arg-game = le jeu, par exemple pantacle
arg-clause = le numéro d’une clause (PCL-BRIBE-01) ou d’un groupe de clauses (PCL-BRIBE)
arg-coverage = quels tests montrent quelle clause ; seulement dans une copie de travail
arg-record = un enregistrement ou une partie sauvegardée ; - lit l’entrée standard
arg-to = s’arrêter après ce nombre de coups
arg-seat = regarder par les yeux d’un siège : son nom, ou son numéro à partir de 0 comme dans l’enregistrement ; sans cela, en spectateur
arg-seats = qui est assis où, avec des virgules : vous (autant de fois que de personnes jouent devant cet écran), bot, ou le nom d’un bot ; chacun peut recevoir un nom, comme Ada=vous
arg-players = le nombre de joueurs (par défaut : le moins que le jeu permet)
arg-bot = quel bot joue là où LIST dit seulement bot : { $bots } (par défaut : { $usual })
arg-bots = qui joue : { $bots } ; un nom pour tous les sièges, ou plusieurs avec des virgules, qui changent de siège d’une partie à l’autre (par défaut : random)
arg-games = le nombre de parties (par défaut : 100)
arg-host = l'adresse d'écoute (par défaut : 127.0.0.1, cette machine seulement)
arg-port = le port d'écoute ; 0 veut dire n'importe quel port libre (par défaut : 8000)
arg-database = sqlite:///FICHIER ou postgresql://... (par défaut : un fichier SQLite dans votre dossier de données)
arg-bus = redis://..., par quoi plusieurs processus se disent ce qui se passe (par défaut : aucun)
arg-workers = combien de processus servent ; plus de 1 demande PostgreSQL et un bus (par défaut : 1)
arg-rate = messages par seconde qu'une connexion peut envoyer (par défaut : 20)
arg-migrate = mettre la base de données à jour, et finir (SQLite le fait seul à chaque démarrage)
arg-seed = un nombre entier ; la même graine donne la même partie (par défaut : une nouvelle à chaque fois)
arg-first-seed = la graine de la première partie ; les autres suivent (par défaut : 0)
arg-arena-bots = qui joue contre qui, avec des virgules : { $bots }
arg-arena-games = combien de parties (100 par défaut) ; un nombre entier de manches répartit également sièges et graines
arg-arena-seed = la graine de la première manche ; les autres suivent (par défaut : 0)
arg-arena-save = garder chaque partie finie dans FILE ; la même commande reprend de là si elle a été arrêtée
arg-format = round-robin : chaque bot sur un siège contre chaque autre sur tous les autres sièges ; challenge : seulement le premier contre chaque autre ; pool : tous mélangés (par défaut : round-robin)
arg-report = écrire une page avec des graphiques et des tableaux dans FILE
arg-jobs = en combien de processus ; 0 veut dire un par processeur (par défaut : 1)
arg-max-moves = une partie qui prend plus de coups compte comme inachevée (par défaut : 20000)
arg-option = une variante du jeu ; peut être donnée plusieurs fois
arg-edition = un fichier TOML avec le matériel qui diffère du matériel habituel
arg-resume = continuer une partie sauvegardée ou un enregistrement ; sans FILE, la dernière partie quittée
arg-check = vérifier le matériel et dire si tout va bien
arg-json = écrire un document JSON
arg-lang = la langue (par défaut : celle de PETTEIA_LANG ou de LANG)
arg-help = montrer cette aide

## Ce qui ne va pas

error-command = il n’y a pas de commande « { $word } » ; les commandes sont : { $commands }
error-unknown-argument = « { $word } » n’est pas un argument de cette commande ; petteia { $command } --help en donne la liste
error-needs-value = { $name } demande une valeur à sa suite
error-takes-no-value = { $name } ne prend pas de valeur
error-not-whole = { $name } : « { $text } » n’est pas un nombre entier
error-too-small = { $name } : { $text } est trop petit ; permis : { $least } ou plus
error-which-game = quel jeu ? Installés : { $games }
error-which-file = quel fichier ? Donnez un enregistrement, ou - pour l’entrée standard
error-option = « { $text } » n’est pas une option ; écrivez NOM=VALEUR
error-bot = il n’y a pas de bot « { $bot } » ; connus : { $bots }
error-which-bots = quels bots ? Donnez --bots avec au moins deux de : { $bots }
error-one-bot = un tournoi { $format } demande au moins deux bots ; un seul peut jouer avec --format pool
error-format = --format : « { $format } » n’est pas permis ; permis : { $formats }
error-other-plan = { $file } appartient à un autre plan : { $name } y est { $there }, pas { $here }
error-no-ledger = { $file }, ligne { $line } : ce n’est pas un fichier de parties gardées, ou il est abîmé
error-seats = « { $text } » n’est pas un joueur ; permis : vous, bot, { $bots }, chacun avec un nom devant si vous voulez : Ada=vous
error-seats-count =
    { $seats ->
        [one] --seats nomme 1 joueur
       *[other] --seats nomme { $seats } joueurs
    }, --players dit { $players }
error-name = « { $name } » ne peut pas être un nom ; permis : de 1 à { $longest } lettres
error-name-twice = deux joueurs s’appellent « { $name } »
error-seat = il n’y a pas de siège « { $seat } » ; permis : { $names }, ou un nombre de 0 à { $last }
error-clause = il n’y a pas de clause « { $clause } » ; les clauses commencent par : { $near }
error-clause-near = il n’y a pas de clause « { $clause } » ; proches : { $near }
error-coverage-of-all = --coverage porte sur toutes les clauses : ne donnez pas de CLAUSE
error-no-rules = { $game } n’a pas de fichier de règles
error-no-components = { $game } n’a pas de fichier de matériel
error-not-text = { $file } : ce n’est pas un fichier de texte
error-resume-with = une partie qui continue ne peut pas changer son { $name }
error-resume-game = { $file } contient une partie de { $game }, pas de { $wanted }
error-nothing-left = il n’y a pas de partie à continuer dans { $folder }
error-save-line = ligne { $number } : « { $line } » ne peut pas être lue
error-save-seats = la sauvegarde ne dit pas qui occupe chaque siège : il faut une ligne comme seats: ["you", "bot", "bot"]
error-choose = Tapez un nombre de 1 à { $count }.
error-from-to = Tapez un nombre de { $least } à { $most }.
error-defect = c’est une erreur du programme, pas la vôtre : { $what } (PETTEIA_DEBUG=1 montre où)

## Avant une partie

front-title = Petteia : des jeux de plateau grecs dans le terminal
front-game = Quel jeu ?
front-players = { $title } : combien de joueurs, vous compris ? De { $least } à { $most } ; Entrée veut dire { $least }.
front-level = De quelle force doivent être les bots ? Entrée veut dire { $usual }.
front-name = Votre nom ? Entrée veut dire { $name }.
offer = Vous avez quitté une partie de { $title } : { $names } ({ $moves ->
        [one] { $moves } coup joué
       *[other] { $moves } coups joués
    }).
offer-go-on = La continuer
offer-new = Commencer une nouvelle partie

level-gentle = indulgent
level-fair = moyen
level-strong = fort
level-champion = champion
level-at-once = joue tout de suite
level-seconds = réfléchit environ { $seconds } s
level-rating = force { $rating }

names-bots = Circé, Orphée, Médée, Dédale, Hécate, Protée, Ariane, Nestor
name-person =
    { $of ->
        [one] Joueur
       *[other] Joueur { $number }
    }
name-bot = Bot { $number }
name-seat = Siège { $number }

## Pendant une partie

play-welcome = { $title } : { $names }
play-hint = Tapez le numéro de ce que vous voulez faire. « aide » montre ce que vous pouvez taper d’autre, « règles » le jeu en bref.
play-hints = Ce que ferait le bot fort avec ce que vous savez, son choix d’abord, et ce qu’il en espère :
play-hint-taken = { $name } a pris un conseil.
play-begun = La partie a commencé :
play-last = Ce qui s’est passé en dernier :
play-news = Depuis votre dernier coup :
play-only = Il n’y a qu’une chose à faire : appuyez sur Entrée.
play-no-number = Il n’y a pas de choix { $typed } : tapez un nombre de 1 à { $count }, ou « aide ».
play-unknown = { $sentence } Tapez un nombre de 1 à { $count }, ou « aide ».
play-type-something = Tapez un nombre de 1 à { $count }, ou « aide ».
play-near = { $sentence } Vouliez-vous dire : { $near } ?
play-help = Vous pouvez taper :
play-rules = « règles { $clause } » montre une clause, « règles { $group } » un groupe de clauses. Les groupes sont : { $groups }
play-why-what = Pourquoi quoi ? Écrivez un coup à la suite, par exemple « pourquoi { $move } ».
play-why-allowed = C’est permis en ce moment : { $move }.
play-undo-what = « annuler » reprend votre dernier coup, « annuler 2 » les deux derniers, « annuler tout » autant que possible.
play-undone = Repris : { $moves }.
play-log-empty = Il ne s’est encore rien passé.
play-saved = Sauvegardé dans { $file }
play-other-file = { $file } existe déjà et n’est pas une de nos parties : choisissez un autre nom.
play-not-saved = La partie n’a pas pu être sauvegardée dans { $file }
play-left =
    La partie est sauvegardée dans { $file }
    Pour continuer : petteia play { $game }
play-record =
    L’enregistrement de la partie est dans { $file }
    Pour la revoir : petteia replay { $quoted }
curtain = C’est à { $name } de jouer. Que tous les autres détournent les yeux.
curtain-undo = ({ $name } peut encore taper « annuler ».)
curtain-enter = Appuyez sur Entrée :{" "}

usage-number = 1, 2, 3 ...
usage-hint = conseil
usage-why = pourquoi COUP
usage-undo = annuler [tout]
usage-rules = règles [CLAUSE]
usage-log = journal [N]
usage-table = table
usage-save = sauver [FICHIER]
usage-quit = quitter
help-number = jouer ce coup ; vous pouvez aussi l’écrire en mots, comme { $move }
help-hint = ce que le bot fort ferait à votre place
help-why = pourquoi un coup n’est pas permis, et la clause qui le dit
help-undo = reprendre votre dernier coup, ou tous ceux depuis qu’un autre a joué ou que quelque chose a été révélé
help-clause = le jeu en bref, ou une clause des règles
help-log = ce qui s’est passé jusqu’ici, ou les N dernières choses
help-table = montrer à nouveau la table et vos choix
help-save = garder la partie, dans un fichier à vous si vous en nommez un
help-quit = garder la partie et partir ; « petteia play » propose de la continuer

word-help = aide
word-rules = règles
word-hint = conseil
word-why = pourquoi
word-undo = annuler
word-all = tout
word-log = journal
word-table = table
word-save = sauver
word-quit = quitter
word-you = vous
word-yes = oui
word-no = non

## La fin

result-won = { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
result-draw = Partie nulle.
result-place = { $place }. { $name } : { $score }

## Revoir une partie

replay-title = { $title } : { $names } ({ $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    })
replay-spectator = Comme un spectateur l’a vu ; les numéros comptent les coups.
replay-seat = Comme { $name } l’a vu ; les numéros comptent les coups.

## Simuler

simulate-title = { $title }, { $players } joueurs : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } par { $bots }, graines { $first } à { $last }
simulate-finished = achevées            { $finished }{ $unfinished ->
        [0] {""}
       *[other] , inachevées { $unfinished }
    }
simulate-decisions = décisions           { $decisions } en { $seconds } s, { $speed } par seconde
simulate-lengths = par partie          de { $min } à { $max }, quartiles { $q1 }, { $median }, { $q3 }, moyenne { $mean }
simulate-wins-by-seat = gagnées par siège   { $wins }
simulate-wins-by-bot = { $wins } gagnées par { $bot }, qui a pris { $seats } sièges
simulate-violations = violations          { $count ->
        [0] aucune
       *[other] { $count }
    }
simulate-violation = graine { $seed }, après le coup { $move } : { $what }

## Arène

arena-title = { $title }, { $players } joueurs, { $format ->
        [pool] groupe mélangé
        [challenge] défi
       *[other] tous contre tous
    } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } par { $bots }, graines { $first } à { $last }
arena-uneven = pas un nombre entier de manches de { $round }, où chaque bot occupe chaque siège sur la même graine : sièges et graines ne sont pas tout à fait également répartis
arena-pairs = part de victoires du bot de la ligne, sur un siège, contre le bot de la colonne (équitable : { $fair })
arena-seats = part de victoires par siège (équitable : { $fair })
arena-report = Le rapport est dans { $file }
arena-stopped = Ce qui est fini est dans { $file } ; la même commande reprend de là.

figure-number = { NUMBER($value, maximumFractionDigits: 2) }
figure-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-whole-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
figure-from-to = { $low } à { $high }
figure-ms = { NUMBER($value, maximumFractionDigits: 4) } ms
figure-bot = bot
figure-seat = siège
figure-rating = cote
figure-games = parties
figure-wins = victoires
figure-share = part
figure-interval = intervalle à 95 %
figure-fair = équitable
figure-rank = place moyenne
figure-margin = avance moyenne
figure-decisions = décisions par partie
figure-thinking = temps par décision
figure-min = minimum
figure-q1 = premier quartile
figure-median = médiane
figure-q3 = troisième quartile
figure-max = maximum
figure-mean = moyenne

report-title = { $title } à { $players } : les bots dans l’arène
report-summary = { $format ->
        [pool] Un groupe mélangé
        [challenge] Un défi
       *[other] Un tournoi tous contre tous
    } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } entre { $bots }, sur les graines { $first } à { $last }. { $finished ->
        [one] { $finished } finie
       *[other] { $finished } finies
    } ; { $violations ->
        [0] rien d’anormal.
        [one] { $violations } chose anormale.
       *[other] { $violations } choses anormales.
    }
report-ratings = La force de chaque bot
report-ratings-about = Cotes d’après Plackett et Luce : tous commencent à 25, et plus c’est haut, plus le bot est fort. La barre couvre 95 % de ce qui est probable ; là où deux barres ne se recouvrent pas, l’ordre n’est guère dû au hasard.
report-shares = Les victoires de chaque bot
report-shares-about = La part des parties du bot qu’un de ses sièges a gagnées ; une victoire partagée compte en fractions. La barre est l’intervalle à 95 %, le trait discontinu ce qui serait équitable pour les sièges qu’il tenait.
report-pairs = Qui bat qui
report-pairs-about = Combien de fois le bot de la ligne a gagné sur un seul siège contre le bot de la colonne ; { $fair } serait équitable. ▲ et ▼ marquent les cas où tout l’intervalle à 95 % est au-dessus ou au-dessous.
report-against = contre { $bot }
report-seats = Le siège décide-t-il ?
report-seats-about = La part de toutes les parties que chaque siège a gagnée, avec son intervalle à 95 %. Chaque bot a tenu chaque siège aussi souvent ; { $fair } pour chacun (le trait discontinu) serait donc équitable.
report-scores = Les scores finaux
report-scores-about = La répartition des scores des sièges de chaque bot. L’avance est l’écart au meilleur des autres sièges ; sous 0, c’est un retard.
report-lengths = La longueur des parties
report-lengths-about = Les décisions de tous les sièges ensemble, par partie.
report-all-games = toutes les parties
report-thinking = Décisions et temps de réflexion
report-thinking-about = Combien de décisions un siège a prises dans une partie, et combien de temps son bot a réfléchi à chacune, en temps de processeur. Chaque trait du graphique des temps vaut dix fois le précédent.
report-again = Pour rejouer
report-again-about = Édition { $edition }. La même commande donne les mêmes parties, dont l’empreinte est { $digest } ; seuls les temps diffèrent.

## Règles et matériel

legend = [R] le livret de règles, [D] déduit du livret, [P] une source publique, [X] conçu ici où aucune source ne le dit
coverage-total = { $covered } clauses sur { $total } sont montrées par un test.
coverage-missing = Pas encore montrées :
coverage-unknown = Il n’y a pas de clause { $clause }, mais elle est nommée par { $tests }
data-title = { $title }, édition { $edition } : { $entries } éléments
data-from = source
data-sound = { $file } : { $sections } sections, { $entries } éléments, tout va bien.
data-legend = R le livret de règles ({ $r }), D déduit du livret ({ $d }), P une source publique ({ $p }), X conçu ici où aucune source ne le dit ({ $x }). Les nombres comptent les éléments ; celui qui a deux lettres compte pour les deux.

## Servir

serve-at = Petteia est à l'adresse { $address } (Ctrl+C l'arrête).
serve-there = Petteia tourne déjà, à l'adresse { $address }.
serve-migrated = La base de données est à jour.
error-database = --database : { $url } n'est pas permis ; permis : sqlite:///FICHIER et postgresql://...
error-bus = --bus : { $url } n'est pas permis ; permis : redis://...
error-workers = --workers : plusieurs processus demandent --database postgresql://... et --bus redis://...
error-port = --port : { $port } n'est pas permis ; permis : 0 à 65535
error-listen = impossible d'écouter sur { $host }, port { $port } : { $why }
error-migrate = la base de données n'est pas à jour : lancez d'abord petteia serve --migrate avec la même --database
error-no-database = la base de données est inutilisable : { $why }
audit-result =
    { $games ->
        [one] { $games } partie enregistrée rejouée
       *[other] { $games } parties enregistrées rejouées
    } : { $differ ->
        [0] aucune différence.
        [one] { $differ } diffère.
       *[other] { $differ } diffèrent.
    }
error-no-bus = --bus : { $url } ne répond pas : { $why }
