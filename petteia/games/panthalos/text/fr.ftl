### Panthalos en mots.

## Des nombres de choses, pour les phrases

n-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
n-discs =
    { $amount ->
        [one] { $amount } jeton action
       *[other] { $amount } jetons action
    }
cost-discs =
    { $cost ->
        [one] { $cost } jeton action
       *[other] { $cost } jetons action
    }
n-goods =
    { $amount ->
        [one] { $amount } marchandise
       *[other] { $amount } marchandises
    }
n-titans =
    { $amount ->
        [one] { $amount } Titan
       *[other] { $amount } Titans
    }
n-reinforcements =
    { $amount ->
        [one] { $amount } renfort
       *[other] { $amount } renforts
    }
n-tokens =
    { $amount ->
        [one] { $amount } tuile
       *[other] { $amount } tuiles
    }

## Les marchandises : les faces de base, puis les faces manufacturées

good-grapes = raisin
good-cattle = bétail
good-olives = olives
good-iron = fer
good-cotton = coton
good-wine = vin
good-hides = peau
good-oil = huile
good-armor = armure
good-cloth = tissu

good-basic-effect = Une marchandise de base avec un symbole : 1 point quand elle est expédiée. Un artisan peut la manufacturer : { $refined }.
good-refined-effect = Une marchandise manufacturée avec deux symboles : 2 points quand elle est expédiée. Les marchands en veulent. Face de base : { $basic }.

## Les éléments

element-air = air
element-water = eau
element-earth = terre
element-fire = feu

## Les tuiles : bateaux, artisans, renforts et Titans

token-grapes-ship = bateau de raisin
token-cattle-ship = bateau de bétail
token-olives-ship = bateau d’olives
token-iron-ship = bateau de fer
token-cotton-ship = bateau de coton

token-grapes-artisan = artisan du raisin
token-cattle-artisan = artisan du bétail
token-olives-artisan = artisan des olives
token-iron-artisan = artisan du fer
token-cotton-artisan = artisan du coton
token-any-artisan = artisan « ? »
token-die-artisan = artisan au dé

reinforcement-air = renfort d’air +{ $strength }
reinforcement-water = renfort d’eau +{ $strength }
reinforcement-earth = renfort de terre +{ $strength }
reinforcement-fire = renfort de feu +{ $strength }

titan-air = Titan d’air { $strength }
titan-water = Titan d’eau { $strength }
titan-earth = Titan de terre { $strength }
titan-fire = Titan de feu { $strength }

# Comment on nomme un artisan là où on le choisit, avec son travail et son prix
artisan-grapes-artisan = { token-grapes-artisan } ({ cost-discs } : le raisin devient du vin)
artisan-cattle-artisan = { token-cattle-artisan } ({ cost-discs } : le bétail devient de la peau)
artisan-olives-artisan = { token-olives-artisan } ({ cost-discs } : les olives deviennent de l’huile)
artisan-iron-artisan = { token-iron-artisan } ({ cost-discs } : le fer devient une armure)
artisan-cotton-artisan = { token-cotton-artisan } ({ cost-discs } : le coton devient du tissu)
artisan-any-artisan = { token-any-artisan } ({ cost-discs } : une marchandise de base devient manufacturée)
artisan-die-artisan = { token-die-artisan } ({ cost-discs } : un disciple est promu)

ship-effect = Au Port : expédiez toutes vos marchandises de ses deux faces ({ $basic } et { $refined }), 1 point par symbole, puis prenez le bateau et un jeton action. Après le dernier tour, votre bateau expédie ce qu’il vous en reste.
artisan-effect = Manufacture une marchandise ({ $basic } → { $refined }) pour { cost-discs }. Deux artisans identiques peuvent être activés ensemble pour le prix d’un seul.
artisan-any-effect = Manufacture une marchandise de base de n’importe quelle sorte pour { cost-discs }. Deux artisans identiques peuvent être activés ensemble pour le prix d’un seul.
artisan-die-effect = Promeut un disciple de 1 pour { cost-discs }. Deux artisans identiques peuvent être activés ensemble pour le prix d’un seul.
reinforcement-effect = Ajoute { $strength } à une troupe de son élément. Il peut aussi faire passer un Titan à cet élément.
titan-effect = Combat avec une force de { $strength } pour son élément ; un renfort peut le faire passer à un autre.

## Les marchands

merchant-label = marchand qui donne { $gains } contre { $goods }
merchant-effect = Livrez { $goods } : vous gagnez { $gains }.
merchant-wine =
    { $amount ->
        [one] { $amount } vin
       *[other] { $amount } vins
    }
merchant-hides =
    { $amount ->
        [one] { $amount } peau
       *[other] { $amount } peaux
    }
merchant-oil =
    { $amount ->
        [one] { $amount } huile
       *[other] { $amount } huiles
    }
merchant-armor =
    { $amount ->
        [one] { $amount } armure
       *[other] { $amount } armures
    }
merchant-cloth =
    { $amount ->
        [one] { $amount } tissu
       *[other] { $amount } tissus
    }
merchant-any =
    { $amount ->
        [one] { $amount } marchandise manufacturée au choix
       *[other] { $amount } marchandises manufacturées au choix
    }

bonus-points = points de plus
bonus-discs = jetons action
bonus-reinforcement = renfort
bonus-titans = Titans
bonus-promotion = promotion
bonus-view = coup d’œil aux enfers

bonus-points-amount =
    { $amount ->
        [one] { $amount } point de plus
       *[other] { $amount } points de plus
    }
bonus-discs-amount = { n-discs }
bonus-reinforcement-amount = { n-reinforcements }
bonus-titans-amount = { n-titans }
bonus-promotion-amount =
    { $amount ->
        [one] { $amount } promotion
       *[other] { $amount } promotions
    }
bonus-view-amount = { $amount } calamités à consulter

bonus-points-effect = Vous marquez { bonus-points-amount }.
bonus-discs-effect = Vous prenez { n-discs } dans la réserve générale.
bonus-reinforcement-effect = Vous tirez { n-reinforcements } de la pile.
bonus-titans-effect = Vous tirez { n-titans } de la pile, en secret.
bonus-promotion-effect =
    { $amount ->
        [one] Vous promouvez un disciple de 1.
       *[other] Vous promouvez un disciple de 1, { $amount } fois.
    }
bonus-view-effect = Vous pouvez consulter la calamité qui est sous la calamité visible, et choisir laquelle des deux sera sur la pile.

## Les enfers

underworld-air = calamité d’air { $strength }
underworld-water = calamité d’eau { $strength }
underworld-earth = calamité de terre { $strength }
underworld-fire = calamité de feu { $strength }
underworld-effect = Attaque tous les joueurs à la Krypt : élément { $element }, force { $strength } plus la valeur du tour au Templum. Qui se défend marque { n-points }.

## Les lieux et leurs emplacements

location-thermae = Thermae
location-polis = Polis
location-agora = Agora
location-phalanx = Phalanx
location-art = Art
location-oraculum = Oraculum
location-foro = Foro
location-titanus = Titanus
location-agro = Agro
location-krypt = Krypt
location-arena = Arena

location-thermae-effect = Les disciples s’y reposent un tour après leur travail, et redeviennent disponibles quand le lieu est résolu.
location-polis-effect = Chacun de vos disciples y pose un jeton action, qui reste et vous apporte à chaque tour le revenu de son emplacement.
location-agora-effect = Chaque personnage prend deux marchandises, ou une marchandise et une promotion.
location-phalanx-effect = Chaque personnage prend deux renforts, ou un renfort et une promotion.
location-art-effect = Chaque personnage prend un artisan, ou défausse des tuiles : 1 point pour deux tuiles.
location-oraculum-effect = Le personnage fait de son propriétaire le premier joueur, rapporte un jeton action, et redevient aussitôt disponible.
location-foro-effect = Deux personnages d’un même joueur engagent un disciple, ou convertissent un disciple en maître contre un jeton action et deux tuiles.
location-titanus-effect = Chaque disciple rapporte la moitié de sa valeur en Titans, arrondie vers le bas. Un maître compte comme le plus fort disciple du lieu, ou rapporte 1 Titan.
location-agro-effect = Chaque disciple rapporte sa valeur en jetons action. Un maître compte comme le plus fort disciple du lieu, ou rapporte 1 jeton action.
location-krypt-effect = Les enfers attaquent tous les joueurs. Qui a un personnage ici peut mêler les éléments, et ce personnage redevient aussitôt disponible.
location-arena-effect = Chaque personnage rapporte un Titan et peut défier un autre joueur en duel.

space-label = { $location } { $number }
space-effect = Reçoit un disciple de valeur { $rank } au moins, ou un maître.
space-lightning-effect = Reçoit un disciple de valeur { $rank } au moins, ou un maître. Éclair : l’effet est immédiat.
space-open-effect = Reçoit autant de personnages qu’on veut : disciples de valeur { $rank } au moins, et maîtres.
space-polis-effect = Reçoit un disciple de valeur { $rank } au moins, mais pas de maître.
space-income-effect = Reçoit un disciple de valeur { $rank } au moins, mais pas de maître. Le jeton posé ici apporte { $income } à chaque tour.
space-once-effect = Reçoit un disciple de valeur { $rank } au moins, mais pas de maître. Le jeton posé ici apporte { $income }, une seule fois.
space-small = 2 ou 3 joueurs – { $effect }
space-large = 4 ou 5 joueurs – { $effect }
space-none = N’existe pas sur ce plateau.

income-discs = { n-discs }
income-reinforcements = { n-reinforcements }
income-titans = { n-titans }
income-goods =
    { $amount ->
        [one] { $amount } marchandise de base
       *[other] { $amount } marchandises de base
    }

## Les personnages, et où ils sont

figure-leader = le maître
figure-worker = un disciple de valeur { $rank }
figure-promoted = un maître converti

figure-leader-effect = Peut aller sur tous les emplacements hors de la Polis, quelle que soit leur valeur, doit être placé à chaque tour et ne se repose jamais. Là où il se trouve, il fixe l’élément des duels contre son propriétaire.
figure-worker-effect = Peut aller sur les emplacements de valeur { $rank } ou moins. Après le dernier tour, il rapporte sa valeur : { n-points }.
figure-promoted-effect = Un disciple converti en maître : peut aller sur tous les emplacements hors de la Polis, doit être placé à chaque tour et ne se repose jamais. Après le dernier tour, il rapporte { n-points }.

place-unhired = non engagé
place-available = disponible
place-resting = au repos
place-on = sur { $space }

place-unhired-effect = Attend à côté du Foro d’être engagé.
place-available-effect = Se tient devant son propriétaire et peut être placé.
place-resting-effect = Se repose aux Thermae jusqu’à leur résolution.

die-label = { $figure }, { $place }

## Les coups

move-pass = Passer
move-place = Placer { $figure } sur { $space }
move-ship = Expédier avec le { $ship } : toutes vos marchandises de cette sorte, 1 point par symbole, et un jeton action
move-sell = Livrer le { $merchant }
move-deliver = Livrer une marchandise : { $good }
move-activate = Activer votre { $artisan }
move-activate-both = En activer deux à la fois, pour le prix d’un seul : { $artisan }
move-refine = Manufacturer une marchandise : { $good }
move-take-good = Prendre une marchandise ({ $good }) et promouvoir un disciple
move-take-goods = Prendre deux marchandises : { $good } et { $good2 }
move-recruit = Prendre le { $reinforcement } et promouvoir un disciple
move-recruit-both = Prendre le { $reinforcement } et le { $reinforcement2 }
move-train = Promouvoir un disciple, puisque l’offre est vide
move-engage = Prendre un { $artisan }
move-sell-tokens = Défausser des tuiles : 1 point pour deux tuiles
move-discard = Défausser le { $token }
move-done = C’est tout
move-promote = Promouvoir de 1 { $figure } ({ $place })
move-demote = Affaiblir de 1 { $figure } ({ $place })
move-look = Consulter la calamité qui est sous la calamité visible
move-decline = Refuser de consulter
move-keep-top = Garder la calamité visible sur la pile, et mettre l’autre dessous
move-swap = Échanger : mettre l’autre calamité sur la pile, et la calamité visible dessous
move-disc = Poser un jeton action sur { $space }
move-nothing = Ne rien faire
move-hire = Engager un disciple, dont la valeur est celle du tour au Templum
move-lead = Convertir en maître { $figure } ({ $place }), contre un jeton action et deux tuiles
move-yield = Ne pas se défendre, et perdre un jeton action, qui va dans la collecte
move-lay = Dévoiler le { $token }
move-confirm = Dévoiler ce qui est choisi
move-keep = Payer un jeton action pour conserver le { $titan }
move-challenge = Défier { $seat }
move-renounce = Renoncer au duel
move-stop = S’arrêter, et perdre le duel
move-four = Prendre la petite récompense, normalement 4 points
move-eight = Mettre un jeton action dans la collecte pour la grande récompense, normalement 8 points

## Ce qu’on demande à un siège

prompt-main-action = À vous de jouer : placez un disciple ou un maître, expédiez des marchandises, livrez un marchand, activez des artisans, ou passez. On ne passe que quand tous ses maîtres sont placés.
prompt-foro-partner = Le Foro reçoit deux personnages à la fois : qui vient sur le second emplacement ?
prompt-deliver-good =
    { $many ->
        [one] Le marchand demande encore { $many } marchandise manufacturée de votre choix : laquelle livrez-vous ?
       *[other] Le marchand demande encore { $many } marchandises manufacturées de votre choix : choisissez-les une à une, dans l’ordre de la liste.
    }
prompt-refine-good =
    { $many ->
        [one] L’artisan « ? » manufacture encore { $many } marchandise de base : laquelle ?
       *[other] Les artisans « ? » manufacturent { $many } marchandises de base : choisissez-les une à une, dans l’ordre de la liste.
    }
prompt-train-worker =
    { $many ->
        [one] L’artisan au dé promeut { $many } disciple de 1 : lequel ?
       *[other] Les artisans au dé promeuvent { $many } disciples de 1 chacun, ou un seul disciple de 2 : choisissez le premier.
    }
prompt-promote-target = Une promotion : choisissez un de vos disciples, où qu’il soit ; sa valeur augmente de 1.
prompt-underworld-look = Vous pouvez consulter, vous seul, la calamité qui est sous la calamité visible, puis choisir laquelle des deux sera sur la pile.
prompt-underworld-place = Laquelle des deux calamités sera sur la pile, face visible, et attaquera la prochaine fois ? L’autre va sous la pile, face cachée.
prompt-agora-take = Agora : prenez deux marchandises, ou une marchandise et une promotion.
prompt-phalanx-take = Phalanx : prenez deux renforts, ou un renfort et une promotion.
prompt-art-choose = Art : prenez un artisan, ou défaussez autant de bateaux, d’artisans, de renforts et de Titans que vous voulez, 1 point pour deux tuiles.
prompt-token-sale = Choisissez les tuiles à défausser, une à une et dans l’ordre de la liste, puis dites que c’est tout : 1 point pour deux tuiles. Choisies : { $picked }.
prompt-polis-allocate =
    { $many ->
        [one] Polis : il ne vous reste que { $many } jeton action pour vos disciples. Quel emplacement le reçoit ?
       *[other] Polis : il ne vous reste que { $many } jetons action pour vos disciples. Choisissez les emplacements qui les reçoivent, de gauche à droite.
    }
prompt-foro-choose = Foro : engagez un disciple, convertissez un disciple en maître contre un jeton action et deux tuiles, ou ne faites rien.
prompt-foro-discard = Deux tuiles vont dans la boîte pour votre nouveau maître, jusqu’ici { $rank } ({ $place }) : choisissez-les une à une, dans l’ordre de la liste. Choisies : { $picked }.
prompt-krypt-defend = Les enfers attaquent : choisissez des Titans et des renforts qui atteignent la force de l’attaque dans son élément, un à un et dans l’ordre de la liste, puis dévoilez-les ; ou ne vous défendez pas. Choisis : { $picked }.
prompt-keep-titans = Vous pouvez conserver des Titans que vous avez dévoilés, pour un jeton action chacun ; les autres vont dans la boîte.
prompt-arena-challenge = Arena : défiez un joueur qui n’a pas été défié pendant ce tour, ou renoncez au duel.
prompt-duel-open = Votre duel contre { $against } : ouvrez avec au moins une tuile ; choisissez-les une à une, dans l’ordre de la liste, puis dévoilez-les. Choisies : { $picked }.
prompt-duel-defend = Votre duel contre { $against } : ajoutez des tuiles jusqu’à égaler ce total, ou arrêtez-vous et perdez le duel. Choisies : { $picked }.
prompt-duel-raise = Votre duel contre { $against } : surenchérissez jusqu’à dépasser ce total, ou arrêtez-vous et perdez le duel. Choisies : { $picked }.
prompt-duel-demote = Vous avez perdu le duel : choisissez un de vos disciples ; sa valeur diminue de 1.
prompt-duel-reward = Vous avez gagné le duel : prenez la petite récompense, ou mettez un jeton action dans la collecte pour la grande.

## Ce qui arrive

event-round = Le tour { $round } commence. Le Templum indique { $templum } ; premier joueur : { $seat }.
event-placed = { $seat } place { $figure } sur { $space }.
event-passed = { $seat } passe.
event-shipped = { $seat } expédie { n-goods } avec le { $token } et marque { n-points }.
event-sold = { $seat } livre le { $merchant }.
event-delivered = { $seat } livre une marchandise : { $good }.
event-activated = { $seat } active un { $token } pour { cost-discs }.
event-activated-both = { $seat } active une paire d’artisans pour { cost-discs } : { $token }.
event-refined = { $seat } manufacture une marchandise : { $good }.
event-promoted = { $seat } promeut un disciple à la valeur { $rank } ({ $place }).
event-demoted = { $seat } affaiblit un disciple à la valeur { $rank } ({ $place }).
event-lapsed = { $seat } n’a aucun disciple à promouvoir : la promotion est perdue.
event-got-discs = { $seat } prend { n-discs }.
event-got-points =
    { $amount ->
        [one] { $seat } marque { $amount } point.
       *[other] { $seat } marque { $amount } points.
    }
event-took-good = { $seat } prend une marchandise : { $good }.
event-took-token = { $seat } prend un { $token }.
event-drew-titans = { $seat } tire { n-titans }.
event-drew-titans-seen = { $seat } tire { n-titans } : { $titans }.
event-discarded = { $seat } défausse un { $token }.
event-discarded-titans = { $seat } défausse { n-titans } face cachée.
event-discarded-titans-seen = { $seat } défausse { n-titans } face cachée : { $titans }.
event-sold-tokens =
    { $amount ->
        [0] { $seat } ne défausse aucune tuile.
       *[other] { $seat } défausse en tout { n-tokens } et marque { n-points }.
    }
event-declined-look = { $seat } refuse de consulter les calamités.
event-looked = { $seat } consulte la calamité qui est sous la calamité visible.
event-looked-seen = { $seat } consulte ce qui est sous la calamité visible : { $underworld }.
event-kept-top = { $seat } garde la calamité visible sur la pile et met l’autre dessous.
event-swapped = { $seat } met sur la pile la { $underworld } et, dessous, celle qui s’y trouvait.
event-evaluated = Résolution : { $location }.
event-returned =
    { $amount ->
        [one] { $seat } reprend { $amount } personnage, de nouveau disponible.
       *[other] { $seat } reprend { $amount } personnages, de nouveau disponibles.
    }
event-marked = { $seat } pose un jeton action sur { $space }.
event-starts = { $seat } a désormais le pion premier joueur.
event-hired = { $seat } engage un disciple de valeur { $rank }.
event-led = { $seat } convertit en maître { $figure } ({ $place }) ; un jeton action reste dessus.
event-attacked = Les enfers attaquent : élément { $element }, force { $strength }. Qui se défend marque { n-points }.
event-laid = { $seat } dévoile un { $token }.
event-defended = { $seat } se défend avec une force de { $strength } et marque { n-points }.
event-not-defended =
    { $amount ->
        [0] { $seat } ne se défend pas, et n’a aucun jeton action à perdre.
       *[other] { $seat } ne se défend pas et perd { n-discs } au profit de la collecte.
    }
event-kept = { $seat } paie un jeton action et conserve le { $token }.
event-challenged = { $seat } défie { $whose }. L’élément du duel : { $element }.
event-renounced = { $seat } renonce au duel.
event-total = { $seat } a un total de { $amount }.
event-stopped = { $seat } s’arrête.
event-won = { $seat } gagne le duel contre { $whose }.
event-rewarded =
    { $discs ->
        [0] { $seat } marque { n-points }.
       *[other] { $seat } met un jeton action dans la collecte et marque { n-points }.
    }
event-turned-up = La { $underworld } est retournée.
event-penalty = { $seat } perd { n-points } pour { n-discs } dans la collecte.
event-end-shipped = { $seat } expédie { n-goods } qui restaient (bateau : { $good }) et marque { n-points }.
event-ranks = { $seat } marque { n-points } pour les valeurs des disciples et les maîtres convertis.
event-over = La partie est terminée.

## Pourquoi pas

why-no-such-space = { $space } n’existe pas sur cette face du plateau.
why-taken = Il y a déjà quelqu’un sur { $space }.
why-disc-there = Il y a un jeton action sur { $space } : cet emplacement est fermé jusqu’à la fin de la partie.
why-rank-too-low = { $space } demande une valeur de { $rank } au moins.
why-leader-in-polis = Aucun maître ne peut être placé à la Polis.
why-no-such-figure = Vous n’avez pas ce personnage disponible : { $figure }.
why-foro-first = On entre au Foro avec deux personnages dans le même coup : placez d’abord l’un d’eux sur le premier emplacement.
why-foro-second = Le second personnage va sur le second emplacement du Foro, dans le même coup.
why-foro-alone = On entre au Foro avec deux personnages dans le même coup, et aucun autre des vôtres ne peut l’accompagner.
why-leader-at-hand = Votre maître doit être placé avant que vous passiez.
why-promoted-at-hand = Tous vos maîtres convertis doivent être placés avant que vous passiez.
why-no-such-ship = Il n’y a pas de tel bateau au Port : { $ship }.
why-nothing-to-ship = Vous n’avez aucune marchandise pour le { $ship }.
why-no-such-merchant = Ce marchand n’est pas au Merkator : { $merchant }.
why-cannot-deliver = Vous n’avez pas toutes les marchandises manufacturées que demande ce marchand.
why-only-refined = On ne livre que des marchandises manufacturées, et celle-ci est de base : { $good }.
why-no-such-good = Vous n’avez plus cette marchandise : { $good }.
why-refined-already = On ne manufacture que des marchandises de base, et celle-ci l’est déjà : { $good }.
why-no-such-artisan = Vous n’avez pas cet artisan : { $artisan }.
why-no-pair = Seuls deux artisans identiques s’activent ensemble, et vous n’en avez qu’un : { $artisan }.
why-too-dear =
    { $amount ->
        [one] Cela coûte { $amount } jeton action, et vous n’en avez pas.
       *[other] Cela coûte { $amount } jetons action, et vous n’en avez pas autant.
    }
why-one-target = Il n’y a de travail que pour l’un des deux ; n’en activez qu’un.
why-no-target = Cet artisan n’a rien à faire : { $artisan }.
why-leader-has-no-rank = Les maîtres n’ont pas de valeur ; on ne peut ni les promouvoir ni les affaiblir.
why-unhired = Qui n’est pas encore engagé ne peut pas être promu.
why-no-such-worker = Vous n’avez pas ce disciple : { $figure } ({ $place }).
why-highest-rank = Aucune valeur ne dépasse 6.
why-lowest-rank = Aucune valeur ne descend sous 1.
why-goods-left = Tant qu’il y a des marchandises dans l’offre, prenez-en une ou deux.
why-reinforcements-left = Tant qu’il y a des renforts dans l’offre, prenez-en un ou deux.
why-not-on-display = Cela n’est pas dans l’offre.
why-one-left = L’offre n’a plus qu’une tuile ; prenez-la et promouvez un disciple.
why-only-one-such = L’offre n’a qu’une tuile de cette sorte.
why-in-order = Quand on en choisit plusieurs, on les nomme dans l’ordre de la liste : ainsi chaque choix n’existe qu’une fois.
why-no-such-token = Vous n’avez plus de telle tuile à utiliser ici : { $token }.
why-left-to-right = Choisissez les emplacements de gauche à droite, autant que vous avez de jetons action.
why-no-worker-there = Aucun disciple à vous ne se trouve sans jeton action sur { $space }.
why-nobody-to-hire = Vous n’avez plus personne à engager.
why-no-disc = Un maître coûte un jeton action, et votre réserve personnelle est vide.
why-two-tokens = Un maître coûte deux tuiles (bateaux, artisans, renforts ou Titans), et vous n’en avez pas autant.
why-laying = Vous avez commencé à choisir des tuiles ; continuez et dévoilez-les.
why-too-weak = Ce que vous avez choisi n’est pas encore assez fort.
why-other-element = Les renforts doivent être de l’élément requis.
why-titan-of-other-element = Un Titan d’un autre élément a besoin d’un renfort de l’élément requis qui le change, un pour chaque Titan de ce genre.
why-never-enough = Avec le { $token } comme prochaine tuile, vous ne pourriez plus être assez fort.
why-not-laid = Vous n’avez pas dévoilé le { $titan }.
why-somebody-else = On ne peut défier qu’un autre joueur de cette table.
why-challenged-already = { $seat } a déjà reçu un défi pendant ce tour.
why-cannot-open = Vous n’avez aucune tuile du bon élément pour ouvrir un duel contre { $seat }.

## Le dessin de la table

draw-round = Tour { $round } sur { $rounds }
draw-starter = Premier joueur : { $seat }
draw-winners = Victoire partagée : { $seat }
draw-duel = Duel
draw-against = { $seat } attaque { $whose }
draw-element = élément { $element }
draw-any-element = tous les éléments
draw-total = { $seat } { $amount }
draw-chosen = Choix
draw-strength = force { $strength } sur { $needed }
draw-once = { $income } une fois
draw-legend-worker = 1:3 disciple du joueur 1, valeur 3
draw-legend-leader = ▲ maître
draw-legend-promoted = △ maître converti
draw-legend-disc = ●1 jeton du joueur 1
draw-legend-lightning = 2+ dès la valeur 2, ↯ aussitôt
draw-port = Port
draw-agora = Offre de l’Agora
draw-phalanx = Offre de la Phalanx
draw-art = Offre de l’Art
draw-merkator = Merkator
draw-any = au choix
draw-templum = Templum
draw-underworld = Calamité
draw-attack = { $element }, force { $strength } + { $templum } = { $amount }
draw-known = connue, numéro { $number } depuis le dessus : { $token }
draw-box = Collecte
draw-limit = { $amount } sur { $limit }
draw-stacks = Piles
draw-stack-bag = marchandises { $amount }
draw-stack-ships = bateaux { $amount }
draw-stack-artisans = artisans { $amount }
draw-stack-reinforcements = renforts { $amount }
draw-stack-titans = Titans { $amount }
draw-stack-merchants = marchands { $amount }
draw-stack-underworld = calamités { $amount }
draw-removed = Boîte
draw-gone-goods = marchandises { $amount }
draw-gone-tokens = tuiles { $amount }
draw-gone-merchants = marchands { $amount }
draw-gone-underworld = calamités { $amount }
draw-unseen = Titans cachés { $amount }
draw-player = Joueur
draw-column-points = Points
draw-column-discs = Jetons
draw-column-reserve = Réserve
draw-column-polis = Polis
draw-column-box = Collecte
draw-column-titans = Titans
draw-passed = a passé
draw-challenged = défi reçu
draw-available = Disponibles
draw-unhired =
    { $amount ->
        [one] { $amount } non engagé
       *[other] { $amount } non engagés
    }
draw-goods = Marchandises
draw-ships = Bateaux
draw-artisans = Artisans
draw-reinforcements = Renforts
draw-titans = Titans
draw-seen = Titans vus
draw-laid = Dévoilés
draw-duels = Duels
draw-final = Décompte final
draw-before = { n-points } avant
draw-shipped = marchandises +{ $points }
draw-ranks = valeurs +{ $points }
draw-penalty = collecte −{ $points }
