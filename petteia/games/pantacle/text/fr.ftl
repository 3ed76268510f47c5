### Pantacle en toutes lettres.

## Faveurs

favor-recruitment = Recrutement
favor-indoctrination = Endoctrinement
favor-extortion = Extorsion
favor-bewitchment = Envoûtement
favor-hunt = Chasse
favor-protection = Protection
favor-enslavement = Asservissement

favor-recruitment-effect =
    { $amount ->
        [one] Gagnez { $amount } Adepte.
       *[other] Gagnez { $amount } Adeptes.
    }
favor-indoctrination-effect =
    { $amount ->
        [one] Gagnez { $amount } Adepte.
       *[other] Gagnez { $amount } Adeptes.
    }
favor-extortion-effect = Volez { $amount } Influence à chaque autre joueur qui en a.
favor-bewitchment-effect = Prenez votre jeton Envoûtement dans votre case libre de plus petit numéro.
favor-hunt-effect = Prenez votre jeton Chasse dans votre case libre de plus petit numéro.
favor-protection-effect = Prenez votre jeton Protection dans votre case libre de plus petit numéro.
favor-enslavement-effect = Prenez votre jeton Asservissement dans votre case libre de plus petit numéro.

## Pouvoirs

power-bewitchment = Envoûtement
power-hunt = Chasse
power-protection = Protection
power-enslavement = Asservissement
power-demonic-discard = Défausse démoniaque

power-bewitchment-effect = Au début de votre Préparation, vous pouvez regarder toute la main d’un autre joueur.
power-hunt-effect = Chaque fois que vous gagnez de l’Influence, vous en gagnez 1 de plus, prise dans la réserve.
power-protection-effect = Une de vos Malédictions peut rester face cachée ; elle n’a alors pas d’effet.
power-enslavement-effect = Vous complétez votre main à une plus grande taille, normalement 4 lames au lieu de 3.
power-demonic-discard-effect = À votre Changement de Lune, vous pouvez défausser plusieurs lames ; la dernière est comparée.

## Les Gardiens, leurs lames et la Lune

keeper-matriarch = Matriarche
keeper-scholar = Érudit
keeper-executioner = Bourreau
keeper-oracle = Oracle
keeper-alchemist = Alchimiste
keeper-gravedigger = Fossoyeur
keeper-vagrant = Vagabond
keeper-hound = Limier

phase-waxing = croissante
phase-full = pleine
phase-waning = décroissante

blade-name = { $keeper } { $number } ({ $phase })
resolve-hound = le Limier du bonus de Détermination

## Le pentagramme et le Pantacle

point-top = en haut
point-upper-right = en haut à droite
point-lower-right = en bas à droite
point-lower-left = en bas à gauche
point-upper-left = en haut à gauche

location-triple-influence = Triple Influence
location-two-adepts = Deux Adeptes
location-two-influence = Deux Influence
location-demonic-discard = Défausse démoniaque
location-extra-turn = Tour supplémentaire

location-triple-influence-effect = Gagnez { $amount } Influence pour chacun de vos disques sur le Pantacle, le nouveau compris.
location-two-adepts-effect =
    { $amount ->
        [one] Gagnez { $amount } Adepte.
       *[other] Gagnez { $amount } Adeptes.
    }
location-two-influence-effect = Gagnez { $amount } Influence.
location-demonic-discard-effect = Prenez votre jeton Défausse démoniaque ; si aucune case n’est libre, il est perdu pour vous.
location-extra-turn-effect = Jouez un tour complet de plus après celui-ci.

## Malédictions

curse-final-gathering = Ultime rassemblement
curse-hard-feelings = Rancune
curse-denial = Déni
curse-indiscretion = Indiscrétion
curse-heavy-tithe = Lourde dîme
curse-blood-price = Prix du sang
curse-divided-devotion = Dévotion partagée
curse-deserters = Déserteurs
curse-feeble-grip = Faible poigne
curse-moonblind = Aveugle à la Lune
curse-greedy-keepers = Gardiens cupides
curse-scorned-by-the-pack = Honni de la meute
curse-bitter-loss = Perte amère
curse-closed-doors = Portes closes
curse-narrow-altar = Autel étroit
curse-lonely-triumph = Triomphe solitaire
curse-leaking-coffers = Coffres percés
curse-restless-night = Nuit agitée
curse-exhaustion-1 = Épuisement 1
curse-exhaustion-2 = Épuisement 2
curse-exhaustion-3 = Épuisement 3
curse-exhaustion-4 = Épuisement 4
curse-exhaustion-5 = Épuisement 5
curse-exhaustion-6 = Épuisement 6
curse-exhaustion-7 = Épuisement 7
curse-exhaustion-8 = Épuisement 8
curse-exhaustion-9 = Épuisement 9

curse-final-gathering-effect = Vous ne pouvez pas gagner sans au moins 1 Adepte sur votre Sanctuaire.
curse-hard-feelings-effect = Quand vous détournez une Faveur, vous donnez 1 de vos Influence au Sorcier actif, si vous en avez.
curse-denial-effect = Quand votre Faveur est détournée, votre marqueur de Détermination ne bouge pas.
curse-indiscretion-effect = Au début de chacun de vos tours, vous montrez à tous 1 lame de votre main.
curse-heavy-tithe-effect = Un Adepte vous coûte { $amount } Influence de plus.
curse-blood-price-effect = À chacun de vos Sacrifices, vous rendez { $amount } de vos Influence à la réserve, dans la mesure où vous en avez.
curse-divided-devotion-effect = Vous effectuez au plus un Sacrifice par tour ; si les deux sont possibles, vous choisissez.
curse-deserters-effect = Votre Sacrifice d’Adeptes en prend { $amount }, si vous en avez autant.
curse-feeble-grip-effect =
    { $amount ->
        [one] Vous complétez votre main à { $amount } lame de moins.
       *[other] Vous complétez votre main à { $amount } lames de moins.
    }
curse-moonblind-effect = Vous ne gagnez pas d’Influence pour une phase de Lune qui correspond.
curse-greedy-keepers-effect = Pour détourner une Faveur, vous devez défausser 1 lame de plus de votre main, quelle qu’elle soit.
curse-scorned-by-the-pack-effect = Vous ne pouvez pas payer avec des Limiers, ni les lames ni le bonus de Détermination.
curse-bitter-loss-effect = Quand votre Faveur est détournée, vous ne gagnez pas d’Influence de compensation.
curse-closed-doors-effect = Vous ne pouvez pas annoncer l’Endoctrinement, mais vous pouvez le détourner.
curse-narrow-altar-effect =
    { $amount ->
        [one] Vous pouvez avoir au plus { $amount } jeton Pouvoir ; celui d’une case plus élevée est défaussé aussitôt.
       *[other] Vous pouvez avoir au plus { $amount } jetons Pouvoir ; celui d’une case plus élevée est défaussé aussitôt.
    }
curse-lonely-triumph-effect = Une Faveur que vous obtenez en la détournant ne peut pas vous faire gagner.
curse-leaking-coffers-effect = À la fin de chacun de vos tours, vous rendez à la réserve toute votre Influence au-delà de { $amount }.
curse-restless-night-effect =
    { $amount ->
        [one] À votre Changement de Lune, vous défaussez au moins { $amount } lame ; la dernière est comparée.
       *[other] À votre Changement de Lune, vous défaussez au moins { $amount } lames ; la dernière est comparée.
    }
-exhaustion-effect = Ce qui se trouve sur cette carte absorbe vos prochains gains de même nature ; une fois vide, elle disparaît.
curse-exhaustion-1-effect = { -exhaustion-effect }
curse-exhaustion-2-effect = { -exhaustion-effect }
curse-exhaustion-3-effect = { -exhaustion-effect }
curse-exhaustion-4-effect = { -exhaustion-effect }
curse-exhaustion-5-effect = { -exhaustion-effect }
curse-exhaustion-6-effect = { -exhaustion-effect }
curse-exhaustion-7-effect = { -exhaustion-effect }
curse-exhaustion-8-effect = { -exhaustion-effect }
curse-exhaustion-9-effect = { -exhaustion-effect }

## Sacrifices et ressources

sacrifice-powers = Pouvoirs
sacrifice-adepts = Adeptes

resource-influence = Influence
resource-adepts = Adeptes

## Les coups

move-pass = Passer
move-decline = Renoncer
move-draw = Piocher une Malédiction de plus
move-stop = S’arrêter là
move-announce = Annoncer { $favor }
move-flip = Retourner { $curse } face cachée
move-keep = Garder { $curse }
move-relieve = Alléger { $curse }
move-look = Envoûter { $seat } pour voir sa main
move-sacrifice = Sacrifier des { $sacrifice }
move-place = Placer sur { $location } le disque d’{ $point }
move-show = Montrer { $blade }
move-discard = Défausser { $blade }
move-add = Ajouter { $blade }
move-bribe = Détourner avec { $payments }

## Ce qu’on demande à un siège

prompt-protection-flip = Votre Protection est prête : retournez une de vos Malédictions face cachée, ou renoncez.
prompt-indiscretion-reveal = Indiscrétion : montrez à tous une lame de votre main.
prompt-bewitchment-target = Envoûtement : regardez toute la main d’un autre joueur, ou renoncez.
prompt-divided-choice = La Dévotion partagée vous laisse un seul Sacrifice ce tour-ci : les Pouvoirs des cases 1 à 3, ou des Adeptes ?
prompt-place-disc = Déplacez un disque de votre pentagramme vers un emplacement du Pantacle. Libérer une pointe maudite entraîne une Malédiction.
prompt-curse-more = Piocher une Malédiction de plus pour mieux choisir, pour { $price } Influence, ou s’arrêter ?
prompt-curse-keep = Gardez une des Malédictions piochées ; les autres vont sous la pioche.
prompt-exhaustion-source = { $resource } à recevoir : { $units }. Quelle carte Épuisement absorbe la prochaine unité ?
prompt-announce-favor = Annoncez une Faveur, ni celle qui est marquée ni une dont vous avez le Pouvoir.
prompt-bribe = La Faveur { $favor } est annoncée. Payez ses deux Gardiens, chacun d’une lame ou de deux Limiers, pour la détourner, ou passez.
prompt-bribe-more = Vos Gardiens cupides veulent une lame de plus de votre main : laquelle ?
prompt-moon-discard =
    { $discarded ->
        [0] Changement de Lune : défaussez une lame. Elle rapporte de l’Influence si sa phase est celle de la Faveur annoncée.
       *[other] Défaussez encore une lame, ou arrêtez-vous si vous le pouvez. Seule la dernière est comparée à la Faveur.
    }

## Ce qui arrive

event-turn = { $seat } commence un tour comme Sorcier actif.
event-protected = { $seat } se sert de la Protection : la Malédiction { $curse } passe face cachée et n’a plus d’effet.
event-unveiled = { $seat } perd sa Protection : la Malédiction { $curse } se retourne face visible et agit de nouveau.
event-showed = { $seat } montre à tous { $blade } à cause de l’Indiscrétion.
event-looked = { $seat } envoûte { $whose } et regarde sa main.
event-looked-seen = { $seat } envoûte { $whose } et regarde sa main : { $blades }.
event-bought =
    { $cost ->
        [0] { $seat } achète un Adepte pour rien.
       *[other] { $seat } achète un Adepte pour { $cost } Influence.
    }
event-gave-up-powers = { $seat } sacrifie les Pouvoirs { $first }, { $second } et { $third }.
event-gave-up-adepts =
    { $amount ->
        [one] { $seat } sacrifie { $amount } Adepte.
       *[other] { $seat } sacrifie { $amount } Adeptes.
    }
event-bled = { $seat } paie le Prix du sang : { $amount } Influence à la réserve.
event-placed = { $seat } place sur { $location } le disque d’{ $point }.
event-drew-curse =
    { $price ->
        [0] { $seat } pioche une Malédiction.
       *[other] { $seat } paie { $price } Influence et pioche une Malédiction de plus.
    }
event-drew-curse-seen =
    { $price ->
        [0] { $seat } pioche une Malédiction : { $curses }.
       *[other] { $seat } paie { $price } Influence et pioche une Malédiction de plus : { $curses }.
    }
event-no-curse = La pioche de Malédictions est vide : { $seat } n’en pioche pas.
event-kept-curse = { $seat } garde la Malédiction { $curse } (carte { $draw } de la pioche).
event-returned-curses =
    { $amount ->
        [one] { $seat } remet { $amount } Malédiction sous la pioche.
       *[other] { $seat } remet { $amount } Malédictions sous la pioche.
    }
event-returned-curses-seen =
    { $amount ->
        [one] { $seat } remet { $amount } Malédiction sous la pioche : { $curses }.
       *[other] { $seat } remet { $amount } Malédictions sous la pioche : { $curses }.
    }
event-filled =
    { $influence ->
        [0] { $adepts ->
            [0] La réserve n’a rien à poser sur { $curse }, devant { $seat }.
            [one] { $curse }, devant { $seat }, reçoit { $adepts } Adepte.
           *[other] { $curse }, devant { $seat }, reçoit { $adepts } Adeptes.
        }
       *[other] { $adepts ->
            [0] { $curse }, devant { $seat }, reçoit { $influence } Influence.
            [one] { $curse }, devant { $seat }, reçoit { $influence } Influence et { $adepts } Adepte.
           *[other] { $curse }, devant { $seat }, reçoit { $influence } Influence et { $adepts } Adeptes.
        }
    }
event-relieved-influence = { $curse } absorbe 1 Influence due à { $seat } : il y en a 1 de moins sur la carte.
event-relieved-adept = { $curse } absorbe 1 Adepte dû à { $seat } : il y en a 1 de moins sur la carte.
event-curse-gone = { $curse } est vide : { $seat } remet la carte sous la pioche de Malédictions.
event-lost-power = { $seat } perd le Pouvoir { $power } : il n’y a pas de place pour lui sur l’Autel étroit.
event-extra-turn = { $seat } jouera un tour de plus après celui-ci.
event-announced = { $seat } annonce la Faveur { $favor }.
event-passed = { $seat } passe.
event-bribed = { $seat } détourne la Faveur { $favor }.
event-bribed-seen = { $seat } détourne la Faveur { $favor } avec { $payment }.
event-added = { $seat } ajoute { $blade } pour les Gardiens cupides.
event-resolved =
    { $position ->
        [2] { $seat } avance son marqueur de Détermination en { $position } et dispose de son Limier.
       *[other] { $seat } avance son marqueur de Détermination en { $position }.
    }
event-gave = { $seat } donne 1 Influence à { $whose } à cause de la Rancune.
event-stolen = { $seat } vole { $amount } Influence à { $whose }.
event-gained-influence =
    { $amount ->
        [0] { $seat } ne gagne pas d’Influence : la réserve est vide.
       *[other] { $seat } gagne { $amount } Influence.
    }
event-gained-adepts =
    { $amount ->
        [0] { $seat } ne gagne pas d’Adepte : il n’en reste pas dans la réserve, ou la place manque.
        [one] { $seat } gagne { $amount } Adepte.
       *[other] { $seat } gagne { $amount } Adeptes.
    }
event-took-power = { $seat } prend le Pouvoir { $power }.
event-held-already = { $seat } a déjà le Pouvoir { $power } et ne prend pas de second jeton.
event-no-power = { $seat } ne prend pas le Pouvoir { $power } : aucune case n’est libre.
event-discarded = { $seat } défausse { $blade }.
event-reshuffled =
    { $amount ->
        [one] { $amount } lame défaussée devient la nouvelle pioche.
       *[other] { $amount } lames défaussées sont mélangées en une nouvelle pioche.
    }
event-drew =
    { $amount ->
        [one] { $seat } pioche { $amount } lame.
       *[other] { $seat } pioche { $amount } lames.
    }
event-drew-seen = { $seat } pioche { $blades }.
event-leaked = { $seat } rend { $amount } Influence à la réserve à cause des Coffres percés.
event-tracker-stays = Déni : { $seat } n’avance pas son marqueur de Résolution.
event-no-compensation = Perte amère : { $seat } ne reçoit pas d’Influence pour la Faveur perdue.
event-denied = La Malédiction { $curse } empêche { $seat } de gagner.
event-won = { $seat } obtient la Faveur { $favor } avec tous ses disques sur le Pantacle, et gagne !

## Pourquoi pas

why-own-hand = Désignez un autre joueur : vous connaissez votre propre main.
why-no-such-seat = { $seat } n’est pas à cette table.
why-not-in-hand = { $blade } n’est pas dans votre main.
why-no-disc-there = Le disque d’{ $point } n’est plus sur votre pentagramme.
why-location-taken = Vous avez déjà un disque sur { $location } ; choisissez un emplacement où vous n’en avez pas.
why-not-drawn = La Malédiction { $curse } n’est pas parmi les Malédictions que vous avez piochées.
why-not-your-curse = La Malédiction { $curse } n’est pas devant vous.
why-curse-face-down = { $curse } est face cachée : la carte garde ce qu’elle porte et n’absorbe rien.
why-curse-holds-none = { $curse } ne porte pas d’{ $resource }.
why-marked = La Faveur { $favor } est marquée, car c’est la dernière annoncée ; annoncez-en une autre.
why-power-owned = Vous ne pouvez pas annoncer la Faveur { $favor } tant que son Pouvoir est dans vos cases.
why-closed-doors = Les Portes closes vous interdisent d’annoncer la Faveur { $favor }.
why-no-resolve-hound = Vous n’avez le Limier du bonus de Détermination que tant que votre marqueur est en position 2.
why-scorned = La Malédiction Honni de la meute vous interdit de payer avec des Limiers.
why-wrong-keepers = Les Gardiens de la Faveur { $favor } sont { $first } et { $second } ; payez chacun d’une lame ou de deux Limiers.
why-greedy = Vos Gardiens cupides veulent une lame de plus que ce paiement, et il ne vous en resterait pas.
why-payment-order = Nommez ce qui paie le premier Gardien de la Faveur { $favor }, puis ce qui paie le second ; les Limiers par numéro croissant.
why-must-discard = Vous devez défausser au moins une lame.
why-restless = La Nuit agitée vous oblige à défausser plus de lames avant de vous arrêter.

## Le dessin de la table

draw-turn = Tour { $number }
draw-active = Sorcier actif : { $seat }
draw-extra-turn = un tour de plus à suivre
draw-favor = Faveur
draw-keepers = Gardiens
draw-moon = Lune
draw-marked = marquée
draw-pantacle = Pantacle
draw-reserve = Réserve
draw-influence = { $amount } Influence
draw-adepts =
    { $amount ->
        [one] { $amount } Adepte
       *[other] { $amount } Adeptes
    }
draw-blades = Lames
draw-pile = { $amount } dans la pioche
draw-discards = Défausse
draw-discarded =
    { $amount ->
        [0] aucune lame
       *[other] { $amount }, la dernière d’abord : { $blade }
    }
draw-curses = Malédictions
draw-known = connues, la plus basse d’abord : { $curse }
draw-drawn = Piochées
draw-hidden = face cachée
draw-sanctuary = Sanctuaire
draw-column-influence = Influence
draw-column-adepts = Adeptes
draw-column-cost = Coût d’un Adepte
draw-column-resolve = Détermination
draw-column-discs = Disques
draw-column-hand = Main
draw-resolve =
    { $position ->
        [2] { $position } (Limier)
       *[other] { $position }
    }
draw-powers = Pouvoirs
draw-pentagram = Pentagramme
draw-cursed = maudites : { $point }
draw-hand = Votre main
draw-seen = Vues

option-adept-cap = Limite d’Adeptes
option-adept-cap-note = Combien d’Adeptes un Sanctuaire peut contenir ; aucune est la règle, 5 en est la lecture littérale (PCL-LIMIT-02).
