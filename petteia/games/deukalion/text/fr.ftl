### Deukalion en toutes lettres.

## Cités et colonies. En tant que site, un lieu porte le nom qu’il a dans une phrase, avec son article.

city-corinth = Corinthe
city-mykene = Mycènes
city-sparta = Sparte
city-thera = Théra
city-crete = Crète
city-rhodes = Rhodes
city-cyprus = Chypre
city-halikarnassos = Halicarnasse

settlement-ephesus = Éphèse
settlement-argos = Argos
settlement-lindos = Lindos
settlement-salamis = Salamine

site-corinth = { city-corinth }
site-mykene = { city-mykene }
site-sparta = { city-sparta }
site-thera = { city-thera }
site-crete = la { city-crete }
site-rhodes = { city-rhodes }
site-cyprus = { city-cyprus }
site-halikarnassos = { city-halikarnassos }
site-ephesus = { settlement-ephesus }
site-argos = { settlement-argos }
site-lindos = { settlement-lindos }
site-salamis = { settlement-salamis }

city-effect =
    { $spaces ->
        [one] Une cité avec { $spaces } emplacement de coffre. Un score d’au moins { $value } dans un défi y prend un coffre.
       *[other] Une cité avec { $spaces } emplacements de coffre. Un score d’au moins { $value } dans un défi y prend un coffre.
    }
settlement-effect =
    { $hoplites ->
        [one] Une colonie fondée et tenue par { $hoplites } hoplite.
       *[other] Une colonie fondée et tenue par { $hoplites } hoplites.
    } { $honour ->
        [one] Elle vaut { $honour } point d’honneur à son propriétaire.
       *[other] Elle vaut { $honour } points d’honneur à son propriétaire.
    } Un score d’au moins { $value } dans un défi la fait changer de mains.

## Coffres

chest-red = coffre rouge
chest-green = coffre vert
chest-blue = coffre bleu
chest-yellow = coffre jaune
chest-white = coffre blanc

## Cartes Action

card-fair-wind = Bon vent
card-strong-wind = Grand vent
card-ferrymans-fee = Obole du passeur
card-charons-mercy = Clémence de Charon
card-call-to-arms = Appel aux armes
card-athenas-shield = Bouclier d’Athéna
card-spear-of-ares = Lance d’Arès
card-rally = Ralliement
card-lure-of-the-deep = Appât des abysses
card-oracle-of-delphi = Oracle de Delphes
card-gift-of-hermes = Don d’Hermès
card-golden-oars = Rames d’or
card-lyre-of-orpheus = Lyre d’Orphée
card-aegis = Égide

card-fair-wind-effect =
    { $amount ->
        [one] Quand vous naviguez : { $amount } case de plus pour cette navigation.
       *[other] Quand vous naviguez : { $amount } cases de plus pour cette navigation.
    }
card-strong-wind-effect =
    { $amount ->
        [one] Quand vous naviguez : { $amount } case de plus pour cette navigation.
       *[other] Quand vous naviguez : { $amount } cases de plus pour cette navigation.
    }
card-ferrymans-fee-effect =
    { $amount ->
        [one] Entre vos actions, quand vous naviguez ou avant votre jet : récupérez { $amount } hoplite.
       *[other] Entre vos actions, quand vous naviguez ou avant votre jet : récupérez jusqu’à { $amount } hoplites.
    }
card-charons-mercy-effect =
    { $amount ->
        [one] Entre vos actions, quand vous naviguez ou avant votre jet : récupérez { $amount } hoplite.
       *[other] Entre vos actions, quand vous naviguez ou avant votre jet : récupérez jusqu’à { $amount } hoplites.
    }
card-call-to-arms-effect =
    { $amount ->
        [one] Avant votre jet : récupérez { $amount } hoplite, qui participe à ce jet.
       *[other] Avant votre jet : récupérez jusqu’à { $amount } hoplites, qui participent à ce jet.
    }
card-athenas-shield-effect =
    { $amount ->
        [one] Après votre jet : { $amount } de vos crânes reste à bord ; il vaut toujours 0.
       *[other] Après votre jet : jusqu’à { $amount } de vos crânes restent à bord ; ils valent toujours 0.
    }
card-spear-of-ares-effect =
    { $points ->
        [one] Après votre jet : { $points } point de plus à votre score.
       *[other] Après votre jet : { $points } points de plus à votre score.
    }
card-rally-effect = Après votre jet : jetez de nouveau, une fois, autant de vos hoplites que vous voulez. Les nouveaux résultats comptent.
card-lure-of-the-deep-effect =
    { $amount ->
        [one] Entre vos actions : déplacez l’Hydre d’une case, comme avec HYDRE.
       *[other] Entre vos actions : déplacez l’Hydre de { $amount } cases au plus, comme avec HYDRE.
    }
card-oracle-of-delphi-effect = Avant d’orienter la Kylix : tournez un des quatre dés extérieurs sur un autre nombre.
card-gift-of-hermes-effect =
    { $amount ->
        [one] Entre vos actions ou quand vous naviguez : piochez { $amount } carte Action.
       *[other] Entre vos actions ou quand vous naviguez : piochez { $amount } cartes Action.
    }
card-golden-oars-effect =
    { $amount ->
        [one] Quand vous naviguez : { $amount } case de plus pour cette navigation. Reste en jeu et sert une fois par tour.
       *[other] Quand vous naviguez : { $amount } cases de plus pour cette navigation. Reste en jeu et sert une fois par tour.
    }
card-lyre-of-orpheus-effect =
    { $amount ->
        [one] Quand vous utilisez HOPLITES : récupérez { $amount } hoplite de plus. Reste en jeu et sert une fois par tour.
       *[other] Quand vous utilisez HOPLITES : récupérez jusqu’à { $amount } hoplites de plus. Reste en jeu et sert une fois par tour.
    }
card-aegis-effect =
    { $points ->
        [one] Après votre jet : { $points } point de plus à votre score. Reste en jeu et sert une fois par tour.
       *[other] Après votre jet : { $points } points de plus à votre score. Reste en jeu et sert une fois par tour.
    }

## Cartes Quête

deed-first = la première quête
deed-second = la seconde quête

deed-chest = un { $chest }
deed-deliver = livrer { $chests }
deed-deliver-any =
    { $amount ->
        [one] livrer un coffre quelconque
       *[other] livrer { $amount } coffres quelconques
    }
deed-deliver-same =
    { $amount ->
        [one] livrer un coffre quelconque
       *[other] livrer { $amount } coffres d’une même couleur
    }
deed-deliver-distinct =
    { $amount ->
        [one] livrer un coffre quelconque
       *[other] livrer { $amount } coffres de couleurs différentes
    }
deed-ship = vaincre un navire que vous défiez
deed-hydra = vaincre l’Hydre
deed-visit =
    { $amount ->
        [one] visiter { $city } avec { $amount } hoplite à bord
       *[other] visiter { $city } avec { $amount } hoplites à bord
    }
deed-leave =
    { $amount ->
        [one] laisser { $amount } hoplite à { $city }
       *[other] laisser { $amount } hoplites à { $city }
    }
deed-offer =
    { $amount ->
        [one] offrir { $amount } carte Action à { $city }
       *[other] offrir { $amount } cartes Action à { $city }
    }
pursuit-effect =
    { $honour ->
        [one] Au choix, { $first }, ou { $second } : { $honour } point d’honneur.
       *[other] Au choix, { $first }, ou { $second } : { $honour } points d’honneur.
    }

## La Kylix et les actions

action-cards = CARTES
action-hoplites = HOPLITES
action-move = DÉPLACEMENT
action-hydra = HYDRE

action-cards-effect = Sur 1, chacun des autres joueurs pioche une carte Action ; sur 2, personne ; sur 3, vous. Cette action est obligatoire.
action-hoplites-effect = Récupérez autant d’hoplites au plus qu’en montre le dé.
action-move-effect = Naviguez d’autant de cases au plus qu’en montre le dé.
action-hydra-effect = Déplacez l’Hydre d’autant de cases au plus qu’en montre le dé. Elle attaque le premier navire d’un autre joueur qu’elle rencontre.

turn-unturned = sans tourner
turn-once = un quart de tour
turn-twice = un demi-tour
turn-thrice = trois quarts de tour

slot-north = nord
slot-east = est
slot-south = sud
slot-west = ouest

face-one = 1
face-two = 2
face-three = 3

## Comment retombe un hoplite

landing-skull = crâne
landing-shield = bouclier
landing-edge = sur la tranche
landing-saved = crâne sauvé

landing-skull-effect = Vaut 0, et l’hoplite va au Monde souterrain.
landing-shield-effect = Vaut 1, et l’hoplite reste à bord.
landing-edge-effect = Vaut ½, et l’hoplite reste à bord.
landing-saved-effect = Vaut 0, mais le Bouclier d’Athéna garde l’hoplite à bord.

# Les demi-points en points : tous les scores que permettent les cartes imprimées
half-points =
    { $half_points ->
        [0] 0
        [1] 0,5
        [2] 1
        [3] 1,5
        [4] 2
        [5] 2,5
        [6] 3
        [7] 3,5
        [8] 4
        [9] 4,5
        [10] 5
        [11] 5,5
        [12] 6
        [13] 6,5
        [14] 7
        [15] 7,5
        [16] 8
        [17] 8,5
        [18] 9
        [19] 9,5
        [20] 10
        [21] 10,5
        [22] 11
        [23] 11,5
        [24] 12
        [25] 12,5
        [26] 13
        [27] 13,5
       *[other] { $half_points } demi-points
    }
landed =
    { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }, { $edges } sur la tranche et { $skulls ->
        [one] { $skulls } crâne
       *[other] { $skulls } crânes
    }

## Les coups

move-sail = Naviguer
move-give-up = Renoncer à naviguer et récupérer des hoplites
move-close = Clore la navigation
move-end-turn = Finir le tour
move-pass = Passer
move-stay = Laisser l’Hydre où elle est
move-deliver = Livrer ces coffres ensemble
move-roll = Jeter de nouveau les hoplites choisis
move-steal-card = Voler une carte Action au hasard
move-decline = Ne rien voler
move-anchor = Jeter l’ancre en { $square }
move-to = Naviguer en { $square }
move-hydra = Déplacer l’Hydre en { $square }
move-relocate = Dérouter en { $square }
move-found = Fonder { $settlement }
move-challenge = Défier { $site }
move-act = Utiliser { $action }
move-rotate = Orienter la Kylix : { $turn }
move-set = Tourner sur { $face } le dé extérieur ({ $slot })
move-play = Jouer { $card }
move-offer = Offrir { $card }
move-declare = Déclarer { $pursuit } : { $what }
move-reclaim = Récupérer des hoplites : { $count }
move-save = Sauver des crânes : { $count }
move-reroll = En jeter un de nouveau : { $landing }
move-dump = Larguer un { $chest }
move-put = Le poser dans cette cité : { $city }
move-unload = Décharger un { $chest }
move-steal = Voler un { $chest }
move-take = Prendre un { $chest }

## Ce qu’on demande à un siège

prompt-place-ship = Posez votre navire sur une case d’ancrage d’Athènes où il n’y a pas encore de navire.
prompt-window = Naviguer, d’autant de cases au plus qu’en montre le dé central ? Ou renoncer à toute votre navigation et récupérer des hoplites, normalement jusqu’à 2 ?
prompt-sail = Votre navigation : avancez, fondez ou défiez (une seule fois, et votre mouvement s’arrête), déclarez une quête, jouez une carte, ou arrêtez là.
prompt-position = Orientez la Kylix, une fois pour toutes : chaque dé extérieur donne sa valeur à une action. L’Oracle de Delphes ne peut se jouer qu’avant.
prompt-turn-die = Oracle de Delphes : tournez un des quatre dés extérieurs sur un autre nombre.
prompt-actions = Vos actions, dans l’ordre de votre choix, avec des cartes entre elles. Seule CARTES est obligatoire avant de finir le tour.
prompt-move-hydra =
    { $limit ->
        [one] Déplacez l’Hydre d’une case de mer, ou laissez-la où elle est. Sur le navire d’un autre joueur, elle attaque.
       *[other] Déplacez l’Hydre de { $limit } cases de mer au plus, ou laissez-la où elle est. Elle attaque le premier navire d’un autre joueur qu’elle rencontre.
    }
prompt-reclaim =
    { $all ->
        [0] { $dumped ->
            [0] { $limit ->
                [one] Récupérez { $limit } hoplite. S’il n’y a pas de place pour lui, larguez d’abord un coffre.
               *[other] Récupérez jusqu’à { $limit } hoplites, au moins 1. Si les places manquent, vous pouvez d’abord larguer des coffres.
            }
           *[other] { $limit ->
                [one] Récupérez { $limit } hoplite à la place du coffre largué.
               *[other] Récupérez jusqu’à { $limit } hoplites, au moins autant que de coffres largués ({ $dumped }).
            }
        }
       *[other] Le Styx : tous vos hoplites qui trouvent une place reviennent. Si les places manquent, vous pouvez d’abord larguer des coffres.
    }
prompt-put-chest = Un { $chest } retourne dans une cité : choisissez-en une qui a un emplacement vide.
prompt-deliver = Athènes : choisissez les coffres livrés ensemble, pour une Quête, ou un seul pour une carte Honneur. Tous seront livrés, en autant de fois que vous voulez. Choisis : { $chosen }.
prompt-offer-cards =
    { $amount ->
        [one] { $pursuit } : offrez encore { $amount } carte de votre main. Elle va face cachée sous la pioche. Choisies : { $chosen }.
       *[other] { $pursuit } : offrez encore { $amount } cartes de votre main, l’une après l’autre. Elles vont face cachée sous la pioche. Choisies : { $chosen }.
    }
prompt-pre-cards = Avant votre jet : jouez une carte qui ramène des hoplites, ou passez.
prompt-post-cards = Après votre jet : jouez une carte utile, ou passez. Ensuite les crânes vont au Monde souterrain et les scores comptent.
prompt-choose-saved = Bouclier d’Athéna : combien de vos crânes restent à bord ? Ils valent toujours 0.
prompt-choose-rerolled = Ralliement : choisissez un à un les hoplites à jeter de nouveau, puis jetez. Choisis : crânes { $skulls }, boucliers { $shields }, sur la tranche { $edges }, crânes sauvés { $saved }.
prompt-steal = Victoire sur { $whose } : volez un coffre, ou une carte Action au hasard, ou rien. Si votre pont est plein, un coffre vous coûte un hoplite.
prompt-take-chest = Défi gagné ({ $city }) : prenez un coffre de cette cité. Si votre pont est plein, un hoplite fait de la place et va au Monde souterrain.
prompt-move-ship-away = Défaite pour { $whose } : déroutez son navire vers une case de mer libre, normalement à 3 pas.
prompt-move-hydra-away = Victoire sur l’Hydre : déroutez-la vers une case de mer sans navire, normalement à 3 pas.

## Ce qui arrive

event-anchored = { $seat } jette l’ancre en { $square }.
event-shook = { $seat } secoue la Kylix : { $centre } au centre ; au nord { $north }, à l’est { $east }, au sud { $south }, à l’ouest { $west }.
event-turned-die = { $seat } tourne sur { $face } un dé extérieur ({ $slot }).
event-positioned = { $seat } oriente la Kylix : CARTES { $cards }, HOPLITES { $hoplites }, DÉPLACEMENT { $move }, HYDRE { $hydra }.
event-sailed =
    { $steps ->
        [one] { $seat } navigue de { $start } en { $square }.
       *[other] { $seat } navigue de { $start } en { $square } en { $steps } pas.
    }
event-gave-up = { $seat } renonce à naviguer pour récupérer des hoplites.
event-reclaimed =
    { $amount ->
        [one] { $seat } récupère { $amount } hoplite du Monde souterrain.
       *[other] { $seat } récupère { $amount } hoplites du Monde souterrain.
    }
event-dumped = { $seat } largue un { $chest }.
event-stored = { $seat } pose un { $chest } dans une cité ({ $city }).
event-played = { $seat } joue { $card }.
event-drew =
    { $amount ->
        [one] { $seat } pioche { $amount } carte Action.
       *[other] { $seat } pioche { $amount } cartes Action.
    }
event-drew-seen = { $seat } pioche { $cards }.
event-reshuffled =
    { $amount ->
        [one] { $amount } carte Action défaussée devient la nouvelle pioche.
       *[other] { $amount } cartes Action défaussées sont mélangées en une nouvelle pioche.
    }
event-nobody-draws = CARTES montre 2 : { $seat } ne pioche pas de carte, et personne d’autre non plus.
event-hydra-moved = { $seat } déplace l’Hydre en { $square }.
event-founded =
    { $amount ->
        [one] { $seat } fonde { $settlement }, qui vaut { $amount } point d’honneur.
       *[other] { $seat } fonde { $settlement }, qui vaut { $amount } points d’honneur.
    }
event-challenged-ship = { $seat } défie { $whose } : navire contre navire.
event-challenged-site = { $seat } défie { $site }.
event-challenged-hydra = { $seat } défie l’Hydre.
event-hydra-attacks = L’Hydre attaque { $seat }.
event-rolled = { $seat } jette { landed } : un score de { half-points }.
event-saved =
    { $amount ->
        [one] Le Bouclier d’Athéna garde à bord { $amount } hoplite tombé pour { $seat }.
       *[other] Le Bouclier d’Athéna garde à bord { $amount } hoplites tombés pour { $seat }.
    }
event-rerolled =
    { $amount ->
        [one] { $seat } jette de nouveau { $amount } hoplite et a maintenant { landed } : un score de { half-points }.
       *[other] { $seat } jette de nouveau { $amount } hoplites et a maintenant { landed } : un score de { half-points }.
    }
event-lost-hoplites =
    { $amount ->
        [one] { $seat } perd { $amount } hoplite, qui va au Monde souterrain.
       *[other] { $seat } perd { $amount } hoplites, qui vont au Monde souterrain.
    }
event-won = { $seat } gagne le défi.
event-lost = { $seat } perd le défi.
event-made-room = { $seat } envoie un hoplite au Monde souterrain pour faire de la place à bord.
event-took-chest = { $seat } prend un { $chest } dans une cité ({ $city }).
event-conquered = { $seat } prend { $settlement } à { $whose }, dont la garnison va au Monde souterrain.
event-stole-chest = { $seat } vole un { $chest } à { $whose }.
event-stole-card = { $seat } vole une carte Action à { $whose }.
event-stole-card-seen = { $seat } vole une carte Action à { $whose } : { $cards }.
event-relocated-ship = { $seat } déroute { $whose } en { $square }.
event-relocated-hydra = { $seat } déroute l’Hydre en { $square }.
event-majority = { $seat } arrive au Styx avec plus d’hoplites au Monde souterrain que n’importe qui d’autre.
event-delivered =
    { $amount ->
        [one] { $seat } livre { $amount } coffre à Athènes.
       *[other] { $seat } livre { $amount } coffres à Athènes.
    }
event-completed =
    { $amount ->
        [one] { $seat } accomplit la Quête { $pursuit }, qui vaut { $amount } point d’honneur.
       *[other] { $seat } accomplit la Quête { $pursuit }, qui vaut { $amount } points d’honneur.
    }
event-together = Plusieurs joueurs accomplissent ensemble la Quête { $pursuit } : elle quitte le jeu, et chacun gagne de l’honneur à la place.
event-revealed = La Quête { $pursuit } est maintenant exposée.
event-left =
    { $amount ->
        [one] { $seat } laisse dans une cité ({ $city }) { $amount } hoplite, qui va au Monde souterrain.
       *[other] { $seat } laisse dans une cité ({ $city }) { $amount } hoplites, qui vont au Monde souterrain.
    }
event-offered = { $seat } offre une carte Action, qui va sous la pioche.
event-offered-seen = { $seat } offre une carte Action, qui va sous la pioche : { $cards }.
event-honoured =
    { $amount ->
        [one] { $seat } gagne { $amount } point d’honneur.
       *[other] { $seat } gagne { $amount } points d’honneur.
    }
event-over =
    { $amount ->
        [one] { $seat } a { $amount } point d’honneur, et la partie est finie !
       *[other] { $seat } a { $amount } points d’honneur, et la partie est finie !
    }

## Pourquoi pas

why-no-anchor = { $square } n’est pas une case d’ancrage d’Athènes.
why-anchor-taken = Il y a déjà un navire en { $square } ; au début, chacun a sa propre case d’ancrage.
why-nobody-to-reclaim = Aucun de vos hoplites n’est au Monde souterrain.
why-same-face = Ce dé extérieur ({ $slot }) montre déjà { $face }.
why-cards-first = Utilisez CARTES avant de finir votre tour.
why-used = Vous avez déjà utilisé { $action } à ce tour.
why-hydra-sea-only = { $square } n’est pas une case de mer, et l’Hydre ne quitte jamais la mer.
why-own-ship = Votre propre navire est en { $square } ; vous ne pouvez pas y mener l’Hydre.
why-hydra-too-far =
    { $limit ->
        [one] L’Hydre ne peut pas arriver en { $square } en un pas.
       *[other] L’Hydre ne peut pas arriver en { $square } en { $limit } pas ; elle ne dépasse jamais un navire.
    }
why-land = { $square } est de la terre ; les navires n’y vont pas.
why-already-there = Votre navire est déjà en { $square }.
why-movement-ended = Votre mouvement est arrêté pour cette navigation.
why-hydra = L’Hydre est en { $square }. Vous ne pouvez y entrer que tant qu’une Quête exposée demande de la vaincre.
why-nobody-aboard = Vous n’avez aucun hoplite à bord pour lancer un défi.
why-too-far =
    { $left ->
        [0] Il ne vous reste aucun pas dans cette navigation.
        [one] Il ne vous reste qu’un pas, et { $square } est plus loin.
       *[other] Il vous reste { $left } pas, et on ne peut pas atteindre { $square } en autant de pas sans que rien n’arrive en chemin.
    }
why-not-beside-settlement = Votre navire n’est pas adjacent à { $settlement }.
why-founded = { $settlement } appartient déjà à un joueur ; une colonie n’est fondée qu’une fois.
why-acted = Vous avez déjà fondé ou défié dans cette navigation ; une seule de ces actions est permise.
why-too-few-to-found =
    { $needed ->
        [one] Pour fonder { $settlement }, il vous faut { $needed } hoplite à bord.
       *[other] Pour fonder { $settlement }, il vous faut { $needed } hoplites à bord.
    }
why-not-beside-site = Votre navire n’est pas adjacent à { $site }.
why-city-empty = Il n’y a pas de coffre à gagner en défiant { $site }.
why-own-settlement = Vous possédez déjà { $site }.
why-nobody-owns-it = Personne ne possède { $site } : fondez cette colonie, sans défi.
why-card-not-open = { $pursuit } ne vous est pas ouverte : elle n’est ni exposée ni votre propre carte secrète.
why-not-declared = Vous n’avez pas à déclarer { $deed } de { $pursuit } : une fois faite, elle compte d’elle-même.
why-not-beside-city = Pour déclarer { $deed } de { $pursuit }, votre navire doit être adjacent à cette cité : { $city }.
why-too-few-to-leave =
    { $needed ->
        [one] Pour déclarer { $deed } de { $pursuit }, il vous faut { $needed } hoplite à bord.
       *[other] Pour déclarer { $deed } de { $pursuit }, il vous faut { $needed } hoplites à bord.
    }
why-too-few-to-offer =
    { $needed ->
        [one] Pour déclarer { $deed } de { $pursuit }, il vous faut { $needed } carte en main.
       *[other] Pour déclarer { $deed } de { $pursuit }, il vous faut { $needed } cartes en main.
    }
why-card-not-now = La carte { $card } ne peut pas être jouée à ce moment.
why-card-not-held = Vous n’avez pas de carte { $card } à jouer.
why-card-spent = Vous avez déjà utilisé la carte { $card } à ce tour.
why-card-no-effect = La carte { $card } n’aurait pas d’effet maintenant.
why-not-in-hand = Vous n’avez pas de carte { $card } en main.
why-so-many-saved =
    { $most ->
        [one] Sauvez { $most } crâne.
       *[other] Sauvez de 1 à { $most } crânes.
    }
why-reroll-some = Choisissez d’abord au moins un hoplite à jeter de nouveau.
why-no-such-hoplite = Il ne reste aucun de vos hoplites retombé ainsi : { $landing }.
why-empty-hand = { $whose } n’a pas de carte Action en main.
why-not-aboard = Il ne reste pas de { $chest } à bord.
why-no-room-to-steal = Votre pont est plein de coffres, et aucun hoplite n’est là pour faire de la place.
why-not-in-city = Il n’y a pas de { $chest } dans cette cité : { $city }.
why-no-event = Les coffres choisis n’accomplissent aucune Quête ensemble ; ajoutez-en un autre.
why-not-together = Avec les coffres choisis, un { $chest } n’accomplirait rien de plus ; livrez-le à part ensuite.
why-city-full = Cette cité n’a pas d’emplacement vide pour un coffre : { $city }.
why-no-need-to-dump = Vous ne pouvez larguer des coffres que pour des hoplites qui ne trouveraient pas de place autrement.
why-too-many-reclaimed =
    { $most ->
        [one] Un seul hoplite peut revenir maintenant.
       *[other] Seulement { $most } hoplites peuvent revenir maintenant.
    }
why-no-space =
    { $room ->
        [0] Votre pont n’a pas de place libre ; larguez d’abord un coffre.
        [one] Votre pont n’a qu’une place libre.
       *[other] Votre pont n’a que { $room } places libres.
    }
why-all-that-fit = Au Styx, tous vos hoplites qui trouvent une place doivent revenir.
why-fill-the-gaps =
    { $dumped ->
        [one] Vous avez largué { $dumped } coffre, donc au moins autant d’hoplites doivent revenir.
       *[other] Vous avez largué { $dumped } coffres, donc au moins autant d’hoplites doivent revenir.
    }
why-at-least-one = Au moins un hoplite doit revenir.
why-not-free = Il y a un navire ou l’Hydre en { $square }.
why-not-at-sea = { $square } n’est pas une case de mer ; un déroutement finit en mer.
why-three-steps = { $square } n’est pas une case de mer qu’atteint un déroutement d’ici ; normalement il fait exactement 3 pas.

## Le dessin de la table

draw-setup = Mise en place
draw-turn = Tour { $number }
draw-active = Joueur actif : { $seat }
draw-target = { $amount } points d’honneur pour gagner
draw-winners = { $seats } partagent la victoire
draw-sail = Navigation
draw-steps = { $seat }, encore { $steps } pas
draw-stopped = { $seat }, mouvement arrêté
draw-acted = action de navigation utilisée
draw-challenge = Défi
draw-unrolled = personne n’a encore jeté
draw-roll = { $seat } : { landed }
draw-saved = crânes sauvés : { $amount }
draw-bonus = +{ $points } par des cartes
draw-score = score { $points }
draw-athens = Ath
draw-kylix = Kylix
draw-hydra = Hydre
draw-hydra-beside = Hy
draw-legend-ship = ▲1 navire
draw-legend-anchor = o ancrage
draw-legend-styx = ≈ Styx
draw-legend-land = ░ terre
draw-legend-reach = +2 à deux pas
draw-red = rouge
draw-green = vert
draw-blue = bleu
draw-yellow = jaune
draw-white = blanc
draw-city = Cité
draw-settlement = Colonie
draw-value = Valeur
draw-chests = Coffres
draw-hoplites = Hoplites
draw-honour = Honneur
draw-owner = À qui
draw-centre = dé central { $number }
draw-unshaken = pas encore secouée
draw-used = utilisée
draw-pursuits = Quêtes
draw-secret = Secrète
draw-worth =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
draw-or = ou { $deed }
draw-actions = Cartes Action
draw-pile = { $amount } dans la pioche
draw-known = connues, la plus basse d’abord : { $card }
draw-discards = Défausse
draw-discarded =
    { $amount ->
        [0] aucune
       *[other] { $amount }, la dernière d’abord : { $card }
    }
draw-pursuit-cards = Cartes Quête
draw-removed = retirées : { $pursuit }
draw-honour-cards = Cartes Honneur
draw-supply = { $amount } dans la réserve
draw-player = Joueur
draw-column-honour = Honneur
draw-column-crew = Équipage
draw-column-shipboard = Pont
draw-column-underworld = Monde souterrain
draw-column-cards = Cartes
draw-column-square = Navire
draw-honoured =
    { $amount ->
        [one] { $amount } carte Honneur
       *[other] { $amount } cartes Honneur
    }
draw-tally =
    { $amount ->
        [one] { $amount } point noté
       *[other] { $amount } points notés
    }
draw-styx = Styx
draw-rewarded = récompense prise ; aucune avant d’avoir perdu un autre hoplite
draw-face-up = Face visible
draw-seen = Vues
draw-hand = Votre main

option-youngest = Le plus jeune
option-youngest-note = Qui est désigné comme le plus jeune commence ; de plusieurs, ou si personne ne l’est, un est tiré au sort (DEU-SETUP-01).
