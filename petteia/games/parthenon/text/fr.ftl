### Parthenon en mots.

## Des nombres de choses, pour les phrases

n-grain =
    { $amount ->
        [one] { $amount } blé
       *[other] { $amount } blés
    }
n-grapes =
    { $amount ->
        [one] { $amount } raisin
       *[other] { $amount } raisins
    }
n-olives =
    { $amount ->
        [one] { $amount } olive
       *[other] { $amount } olives
    }
n-ore =
    { $amount ->
        [one] { $amount } minerai
       *[other] { $amount } minerais
    }
n-timber = { $amount } bois
n-wool =
    { $amount ->
        [one] { $amount } laine
       *[other] { $amount } laines
    }
n-pottery =
    { $amount ->
        [one] { $amount } poterie
       *[other] { $amount } poteries
    }
n-spices =
    { $amount ->
        [one] { $amount } épice
       *[other] { $amount } épices
    }
n-tools =
    { $amount ->
        [one] { $amount } outil
       *[other] { $amount } outils
    }
n-papyrus = { $amount } papyrus
n-gold = { $amount } or
n-army =
    { $amount ->
        [one] { $amount } armée
       *[other] { $amount } armées
    }
n-warship =
    { $amount ->
        [one] { $amount } navire de guerre
       *[other] { $amount } navires de guerre
    }
n-gift-of-poseidon =
    { $amount ->
        [one] { $amount } don de Poséidon
       *[other] { $amount } dons de Poséidon
    }
n-basic = { $amount } de base
n-basic-distinct =
    { $amount ->
        [one] { $amount } de base d’une autre sorte
       *[other] { $amount } de base différentes
    }
n-basic-not-own =
    { $amount ->
        [one] { $amount } de base étrangère
       *[other] { $amount } de base étrangères
    }
n-rare =
    { $amount ->
        [one] { $amount } rare
       *[other] { $amount } rares
    }
n-rare-distinct =
    { $amount ->
        [one] { $amount } rare d’une autre sorte
       *[other] { $amount } rares différentes
    }
n-named = { $amount } de la sorte nommée
n-commodities =
    { $amount ->
        [one] { $amount } marchandise
       *[other] { $amount } marchandises
    }
n-cards =
    { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
n-structures =
    { $structures ->
        [one] { $structures } édifice
       *[other] { $structures } édifices
    }
n-price =
    { $gold ->
        [0] gratuitement
       *[other] pour { $gold } or
    }

cost-each = une de chaque sorte de base
terms = { $given } contre { $taken }
list-apart = { $first } ; { $last }
picks-there = { $place } : { $cards }

## Les cartes

card-grain = blé
card-grapes = raisin
card-olives = olives
card-ore = minerai
card-timber = bois
card-wool = laine
card-pottery = poterie
card-spices = épices
card-tools = outils
card-papyrus = papyrus
card-gold = or
card-army = armée
card-warship = navire de guerre
card-gift-of-poseidon = don de Poséidon

basic-effect = Une marchandise de base, que produisent les villages.
rare-effect = Une marchandise rare, que produisent les ateliers.
card-papyrus-effect = Une marchandise rare que seule l’Égypte vend.
card-gold-effect = Vient du commerce dans les contrées et du marché, et paie l’Acropole, les flottes, les plans et les philosophies.
card-army-effect = À la production, un village produit 2 au lieu de 1. À bord, elle protège sa flotte de la Mutinerie, des Pillards côtiers et des Brigands. Montrée, elle répond aux Raids de pirates ; cédée, à la Guerre médique. On la garde, sauf si on la cède.
card-warship-effect = À bord, si on le montre, il protège sa flotte des Pirates et la laisse commercer malgré un Blocus ; on le garde. Cédé, il répond à la Guerre médique.
card-gift-of-poseidon-effect = À bord, on peut le défausser quand un péril frappe sa flotte : elle ignore cette carte et en affronte seule une nouvelle.

## Ce que demande un coût

need-basic-distinct = de base différentes
need-basic-not-own = de base étrangères
need-basic = de base
need-rare-distinct = rares différentes
need-rare = rare

need-basic-distinct-effect = Des marchandises de base dont il n’y a pas deux de la même sorte.
need-basic-not-own-effect = Des marchandises de base d’une sorte que ne produit aucun village debout de votre île.
need-basic-effect = N’importe quelle marchandise de base.
need-rare-distinct-effect = Des marchandises rares dont il n’y a pas deux de la même sorte ; le papyrus compte.
need-rare-effect = N’importe quelle marchandise rare ; le papyrus compte.

## Les îles et ce qu’elles construisent

island-chios = Chios
island-crete = Crète
island-rhodes = Rhodes
island-lesbos = Lesbos
island-samos = Samos
island-naxos = Naxos
island-effect = Production des villages : { $villages } ; des ateliers : { $rare }. Un remplaçant : { $first } ou { $second }.

slot-village-1 = village 1
slot-village-2 = village 2
slot-village-3 = village 3
slot-village-4 = village 4
slot-village-5 = village 5
slot-village-6 = village 6
slot-workshop-1 = atelier 1
slot-workshop-2 = atelier 2
slot-fortress = forteresse
slot-shrine = sanctuaire
slot-great-harbor = grand port
slot-marketplace = marché
slot-academy = académie
slot-treasury = trésor
slot-alternate-1 = remplaçant 1
slot-alternate-2 = remplaçant 2
slot-effect = Produit 1 de base chaque saison : { $made }. Coût : { $cost }.
slot-workshop-effect = Produit 1 rare chaque saison : { $made }. Coût : { $cost }.
slot-cost = Coût : { $cost }.
slot-alternate-effect = Un second exemplaire, dont une île ne construit qu’un : { $made }. Coût : { $cost }.

structure-effect = Phase de construction, une fois par saison : payez { $price } contre { $made }.
structure-academy-effect = À sa construction, elle apporte une philosophie qu’aucune île n’a encore. Ensuite vous pouvez adopter celles que d’autres ont introduites, pour autant d’or que vous avez de philosophies.
structure-treasury-effect = Dans la phase de défausse, l’option A vous laisse { $treasury } marchandises au lieu de { $keep }.

## Les flottes et où elles sont

fleet-a = flotte A
fleet-b = flotte B
fleet-c = flotte C
fleet-effect = À vous dès le début. Elle part avec au moins 1 carte et en rapporte { $amount } au plus.
fleet-bought-effect = S’achète dans la phase de construction pour { $price }. Elle part avec au moins 1 carte et en rapporte { $amount } au plus.
ship-of = { $ship } ({ $whose })

course-docked = à quai
course-sent-home = renvoyée
course-athens = vers Athènes
course-sparta = vers Sparte
course-ionia = vers l’Ionie
course-egypt = vers l’Égypte
course-carthage = vers Carthage
course-italy = vers l’Italie

visit-outside = hors du port
visit-admitted = au port
visit-bargained = au port, échange réduit déjà fait

thing-dock = à quai
thing-refused = rien de payé
thing-army-shown = une armée montrée
thing-endured = subi
thing-stopped = plus rien
thing-suffered = subie
thing-warship-shown = un navire de guerre montré
thing-gift-used = un don de Poséidon défaussé

## Les contrées et les cours

land-athens = Athènes
land-sparta = Sparte
land-ionia = Ionie
land-egypt = Égypte
land-carthage = Carthage
land-italy = Italie
land-athens-effect = Une contrée voisine : un péril. Une île y prend ses plans : les premiers { $first }, les seconds { $second }.
land-sparta-effect = Une contrée voisine : un péril.
land-ionia-effect = Une contrée voisine : un péril.
land-egypt-effect = Une contrée lointaine : deux périls. Ici seulement, une rare que l’on prend peut être du papyrus.
land-carthage-effect = Une contrée lointaine : deux périls. Ici seulement : { $rate }.
land-italy-effect = Une contrée lointaine : deux périls. Ici seulement : { $rate }.

rate-label = { $given } contre { $taken }
rate-neighboring = { rate-label } (cours voisin)
rate-foreign = { rate-label } (cours lointain)
rate-neighboring-effect = Vaut dans les contrées voisines, mais pas tant que Marchés ouverts est visible.
rate-foreign-effect = Vaut dans les contrées lointaines, et dans les contrées voisines tant que Marchés ouverts est visible.
rate-at-effect = Ne vaut que dans une contrée : { $land }.
rate-named-effect = Vaut là où un excédent ou une pénurie est visible ; cette sorte ne s’y échange à aucun autre cours.
rate-luxury-effect = Vaut là où Demande de luxe est visible.
rate-ships-effect = Vaut pour les échanges des Navires marchands.

discount-full = sans réduction
discount-market = 1 carte de moins par Marché florissant
discount-pythagoras = 1 carte de moins par Pythagorisme
discount-both = 2 cartes de moins par Marché florissant et Pythagorisme
discount-full-effect = On donne le prix entier.
discount-market-effect = Une fois par visite, la flotte donne 1 carte de moins, mais au moins 1.
discount-pythagoras-effect = Une fois par saison, la flotte donne 1 carte de moins, mais au moins 1.
discount-both-effect = La flotte donne 2 cartes de moins, mais au moins 1.

## Les événements

happening-unskilled-labor = Main-d’œuvre inexpérimentée
happening-bountiful-harvest = Récolte abondante
happening-pirate-raids = Raids de pirates
happening-delphic-festival = Fête de Delphes
happening-fair-winds = Vents favorables
happening-locusts = Sauterelles
happening-persian-tribute = Tribut perse
happening-merchant-ships = Navires marchands
happening-drought = Sécheresse
happening-plague = Peste
happening-master-craftsmen = Maîtres artisans
happening-olympic-truce = Trêve olympique
happening-persian-war = Guerre médique
happening-earthquake = Tremblement de terre
happening-delian-league = Ligue de Délos
happening-golden-age = Âge d’or
happening-tyranny = Tyrannie
happening-open-markets = Marchés ouverts

happening-unskilled-labor-effect = Chaque île construit au plus 1 village, atelier ou édifice de l’Acropole cette saison, et paie pour lui 1 de base de plus.
happening-bountiful-harvest-effect = Chaque île choisit un de ses villages, qui produit 1 de plus.
happening-pirate-raids-effect = Chaque île qui a une marchandise en main défausse 1 minerai, ou montre une armée, ou perd 2 marchandises de sa main au hasard.
happening-delphic-festival-effect = L’archonte nomme d’autres îles ({ $three } à 3 joueurs, { $more } au-delà). Chacune prend 1 de base de son choix.
happening-fair-winds-effect = Aucun péril n’est tiré pour les flottes en route vers les contrées voisines.
happening-locusts-effect = L’archonte nomme une sorte de base ; les villages de cette sorte ne produisent rien cette saison.
happening-persian-tribute-effect = Chaque île paie 1 marchandise. Puis l’archonte nomme des îles ({ $few } à 3 ou 4 joueurs, { $many } à 5 ou 6), et chacune paie encore 2 de base, 1 rare ou 1 or. Qui ne peut pas payer cède toute sa main et 1 égide.
happening-merchant-ships-effect = Chaque île peut faire jusqu’à 2 échanges de sa main avec la banque : { $rates }.
happening-drought-effect = Chaque île défausse 1 raisin, ou désigne 2 de ses villages (1 si elle en a moins de 4), qui ne produisent rien cette saison.
happening-plague-effect = L’archonte nomme des îles ({ $few } à 3 ou 4 joueurs, { $many } à 5 ou 6). Chacune défausse 1 épice, ou ne peut pas commercer avec les autres îles cette saison.
happening-master-craftsmen-effect = Chaque île qui a un atelier produit 1 de plus de sa rare ; chaque île qui n’en a pas prend 1 de base de son choix.
happening-olympic-truce-effect = L’archonte nomme une autre île, qui prend 1 or. Les Pirates ne font rien cette saison.
happening-persian-war-effect = L’archonte nomme des îles ({ $few } à 3 ou 4 joueurs, { $many } à 5 ou 6). Chacune défausse 1 armée ou 1 navire de guerre, ou paie 2 or, ou abandonne un village qui n’est pas de départ ; qui ne peut rien de cela cède toute sa main. Chaque autre île paie 1 de base, si elle en a.
happening-earthquake-effect = Chaque île qui a un édifice de l’Acropole défausse 1 bois, ou ne peut pas se servir de son Acropole cette saison.
happening-delian-league-effect = Chaque autre île peut donner 1 de base à l’archonte et payer encore 1 de base à la banque, contre 1 armée ou 1 navire de guerre.
happening-golden-age-effect = Dans la phase de construction, chaque île peut une fois omettre 1 or ou 1 rare du coût d’un édifice ou d’une étape de merveille.
happening-tyranny-effect = L’archonte nomme d’autres îles ({ $few } à 3 ou 4 joueurs, { $many } à 5 ou 6) et prend dans la main de chacune 1 marchandise au hasard.
happening-open-markets-effect = Dans les contrées voisines, les cours lointains valent cette saison.

## Les périls

hazard-safe-journey = Traversée paisible
hazard-storm = Tempête
hazard-pirates = Pirates
hazard-mutiny = Mutinerie
hazard-coastal-raiders = Pillards côtiers
hazard-sirens = Sirènes

hits-none = aucune flotte
hits-all = toutes les flottes
hits-over-three = toutes les flottes de plus de 3 cartes de cargaison
hits-most-cargo = les flottes à la plus grosse cargaison
hits-most-rare = les flottes qui ont le plus de rares
hits-most-gold = les flottes qui ont le plus d’or
hits-most-goods = les flottes qui ont le plus de marchandises
hits-most-luxury = les flottes qui ont le plus de rares et d’or ensemble
hits-some-rare = toutes les flottes qui ont une rare
hits-some-gold = toutes les flottes qui ont de l’or
hits-some-luxury = toutes les flottes qui ont une rare ou de l’or
hits-sisters = la flotte la plus chargée de chaque île qui en a plusieurs dans le groupe

does-nothing = rien ne se passe
does-send-home = chacune est renvoyée avec sa cargaison
does-blow-away = chacune est poussée vers une autre contrée de la même classe, au choix de l’archonte
does-lose-random = chacune perd { n-commodities } au hasard
does-lose-cargo = chacune perd toute sa cargaison, égides comprises
does-lose-goods = chacune perd toutes ses marchandises
does-lose-rare = chacune perd toutes ses rares
does-lose-gold = chacune perd tout son or
does-lose-one-gold = chacune perd { n-gold }
does-lose-half = chacune perd la moitié de sa cargaison, arrondie au supérieur, au choix du propriétaire
does-keep = chacune ne garde que { n-cards } de cargaison, au choix du propriétaire
does-choose-rare = chacune perd { n-rare }, au choix du propriétaire
does-choose-goods = chacune perd { n-commodities }, au choix du propriétaire

hazard-none-effect = Rien ne se passe.
hazard-effect = Frappe { $fleets } : { $harm }.
hazard-stopped-effect = Frappe { $fleets } : { $harm }. Ne fait rien à une flotte qui a { $aegis } à bord.
hazard-in-words = { $hazard } ({ $fleets } : { $harm })

## Les cartes de port

harbor-surplus-grain = Excédent de blé
harbor-surplus-grapes = Excédent de raisin
harbor-surplus-olives = Excédent d’olives
harbor-surplus-ore = Excédent de minerai
harbor-surplus-timber = Excédent de bois
harbor-surplus-wool = Excédent de laine
harbor-shortage-grain = Pénurie de blé
harbor-shortage-grapes = Pénurie de raisin
harbor-shortage-olives = Pénurie d’olives
harbor-shortage-ore = Pénurie de minerai
harbor-shortage-timber = Pénurie de bois
harbor-shortage-wool = Pénurie de laine
harbor-blockade = Blocus
harbor-harbor-fees = Droits de port
harbor-heavy-harbor-fees = Lourds droits de port
harbor-open-harbor = Port ouvert
harbor-brigands = Brigands
harbor-guild-monopoly = Monopole des guildes
harbor-luxury-demand = Demande de luxe
harbor-thriving-market = Marché florissant
harbor-festival = Festival

harbor-named-effect = Vendre { $sold } contre { $proceeds } ; acheter { $bought } contre { $price }. Aucun autre échange ici ne donne ni ne prend cette sorte.
harbor-blockade-effect = Aucune flotte ne peut commercer ici, sauf si elle montre un navire de guerre de sa cargaison, à chaque visite.
harbor-harbor-fees-effect = Chaque visite d’une flotte coûte 1 marchandise de sa cargaison, avant tout échange.
harbor-heavy-harbor-fees-effect = Chaque visite d’une flotte coûte 1 rare, ou 1 or, ou 3 de base de sa cargaison, avant tout échange.
harbor-open-harbor-effect = Rien ne change.
harbor-brigands-effect = Une flotte qui veut commercer ici et ne montre pas d’armée de sa cargaison perd 1 marchandise au hasard, à chaque visite.
harbor-guild-monopoly-effect = Les marchandises rares ne sont ni données ni prises dans les échanges ici.
harbor-luxury-demand-effect = Les rares deviennent de l’or à { $given } contre { $taken }, et à aucun autre cours.
harbor-thriving-market-effect = À chaque visite, une flotte peut faire un échange aux cours ordinaires en donnant 1 carte de moins, mais au moins 1.
harbor-festival-effect = À chaque visite, une flotte prend d’abord 1 de base au choix de son propriétaire.

## Les philosophies

philosophy-stoicism = Stoïcisme
philosophy-epicureanism = Épicurisme
philosophy-pythagoreanism = Pythagorisme
philosophy-sophism = Sophistique
philosophy-milesian-school = École de Milet
philosophy-cynicism = Cynisme
philosophy-stoicism-effect = Quand un événement ou un péril vous fait perdre des marchandises, vous pouvez en garder 1.
philosophy-epicureanism-effect = Dans la phase de défausse, vous pouvez garder 1 marchandise de plus : { $keep } sous l’option A ({ $treasury } avec un trésor), ou 1 double sous B.
philosophy-pythagoreanism-effect = Une fois par saison, une de vos flottes fait un échange aux cours ordinaires en donnant 1 carte de moins, mais au moins 1.
philosophy-sophism-effect = Votre vote compte une voix de plus, et vos flottes ne paient pas de droits de port, même lourds.
philosophy-milesian-school-effect = Une fois par saison, avant que quiconque charge, vous regardez en secret la carte du dessus de la pioche des périls.
philosophy-cynicism-effect = Une fois par saison, dans le coût d’un village, d’un atelier, d’une égide ou d’une étape de merveille payé dans la phase de construction, n’importe quelle marchandise de base peut tenir lieu d’une sorte de base demandée, ou répéter une sorte.

## Les merveilles

wonder-parthenon = Parthénon
wonder-colossus = Colosse
wonder-lighthouse = Phare
wonder-great-library = Grande Bibliothèque
wonder-hanging-gardens = Jardins suspendus
wonder-temple-of-artemis = Temple d’Artémis
wonder-statue-of-zeus = Statue de Zeus
wonder-mausoleum = Mausolée
wonder-oracle = Oracle
wonder-amphitheater = Amphithéâtre
wonder-diolkos = Diolkos
wonder-labyrinth = Labyrinthe

wonder-parthenon-effect = Une fois par saison, vous pouvez omettre 1 or, ou 1 rare qui n’est pas du papyrus, du coût d’un édifice ou d’une étape de merveille. Pas de service.
wonder-colossus-effect = Les Pirates et les Pillards côtiers ne font rien à vos flottes. Service, quand toutes les flottes sont parties : de même pour une flotte cette saison, contre 1 marchandise.
wonder-lighthouse-effect = Les Tempêtes ne font rien à vos flottes. Service, quand toutes les flottes sont parties : de même pour une flotte cette saison, contre 1 marchandise.
wonder-great-library-effect = Une fois par saison, si vous avez une académie, vous prenez gratuitement une philosophie qu’un autre a introduite. Service : une île avec académie adopte une philosophie pour 1 or, au lieu du prix dû à la banque.
wonder-hanging-gardens-effect = Dans la phase de production, vous prenez 2 de base, de deux sortes différentes de votre choix. Pas de service.
wonder-temple-of-artemis-effect = Dans la phase de défausse, vous pouvez garder 3 marchandises de plus. Service, avant que quiconque défausse : qui paie peut en garder 2 de plus, contre 1 marchandise.
wonder-statue-of-zeus-effect = Une fois par saison, au début du commerce entre îles, vous pouvez payer 1 de base pour 1 égide de votre choix. Service : de même pour 2 de base ou 1 rare, une fois par saison.
wonder-mausoleum-effect = Dans tout coût que vous payez, n’importe quelle rare peut tenir lieu d’une autre rare demandée, mais pas du papyrus. Service, dans la phase de construction : de même pour une rare d’un coût, contre 1 de base.
wonder-oracle-effect = Une fois par saison, avant que quiconque charge, vous regardez en secret les 3 périls du dessus et une carte de port cachée. Service : le péril du dessus et une carte de port cachée, contre 1 marchandise.
wonder-amphitheater-effect = Dans la phase de production, vous prenez 1 or, sauf si vous êtes archonte. Votre vote compte une voix de plus, et vous choisissez l’archonte en cas d’égalité. Pas de service.
wonder-diolkos-effect = Vos flottes en route vers les contrées lointaines ne rencontrent que le premier de leurs deux périls. Service, quand toutes les flottes sont parties : de même pour une flotte cette saison, contre 1 marchandise.
wonder-labyrinth-effect = Dans la phase d’événement, aucun événement ne vous fait payer, défausser ou perdre marchandises, égides ou villages. Pas de service.
wonder-stages = Première étape : { $first } ({ $here }). Seconde étape : { $second } ({ $there }).

paid-build = phase de construction
paid-island-trade = début du commerce entre îles
paid-neighboring = dans une contrée voisine
paid-athens = à Athènes
paid-sparta = à Sparte
paid-ionia = en Ionie
paid-egypt = en Égypte
paid-carthage = à Carthage
paid-italy = en Italie

stage-in-deck = dans la pioche
stage-plans = plans
stage-partial = en chantier
stage-complete = achevée
stage-in-deck-effect = Personne n’a encore ses plans.
stage-plans-effect = Son propriétaire peut payer la première étape. Ce n’est pas encore un édifice.
stage-partial-effect = Son propriétaire peut payer la seconde étape. Ce n’est pas encore un édifice.
stage-complete-effect = C’est un édifice ; son pouvoir et son service agissent.

shield-colossus-effect = Les Pirates et les Pillards côtiers ne font rien à cette flotte cette saison.
shield-lighthouse-effect = Les Tempêtes ne font rien à cette flotte cette saison.
shield-diolkos-effect = Cette flotte ne rencontre que le premier péril de son groupe cette saison.

once-built = édifice construit

## Ce que l’on paie

deed-build-village-1 = { slot-village-1 }
deed-build-village-2 = { slot-village-2 }
deed-build-village-3 = { slot-village-3 }
deed-build-village-4 = { slot-village-4 }
deed-build-village-5 = { slot-village-5 }
deed-build-village-6 = { slot-village-6 }
deed-build-workshop-1 = { slot-workshop-1 }
deed-build-workshop-2 = { slot-workshop-2 }
deed-build-fortress = la forteresse
deed-build-shrine = le sanctuaire
deed-build-great-harbor = le grand port
deed-build-marketplace = le marché
deed-build-academy = l’académie
deed-build-treasury = le trésor
deed-build-alternate-1 = { slot-alternate-1 }
deed-build-alternate-2 = { slot-alternate-2 }
deed-make-fortress = une carte de la forteresse
deed-make-shrine = une carte du sanctuaire
deed-make-great-harbor = une carte du grand port
deed-make-marketplace = une carte du marché
deed-make-academy = une carte de l’académie
deed-make-treasury = une carte du trésor
deed-make-alternate-1 = une carte du { slot-alternate-1 }
deed-make-alternate-2 = une carte du { slot-alternate-2 }
deed-stage-parthenon = une étape du Parthénon
deed-stage-colossus = une étape du Colosse
deed-stage-lighthouse = une étape du Phare
deed-stage-great-library = une étape de la Grande Bibliothèque
deed-stage-hanging-gardens = une étape des Jardins suspendus
deed-stage-temple-of-artemis = une étape du Temple d’Artémis
deed-stage-statue-of-zeus = une étape de la Statue de Zeus
deed-stage-mausoleum = une étape du Mausolée
deed-stage-oracle = une étape de l’Oracle
deed-stage-amphitheater = une étape de l’Amphithéâtre
deed-stage-diolkos = une étape du Diolkos
deed-stage-labyrinth = une étape du Labyrinthe
deed-zeus-army = une armée de la Statue de Zeus
deed-zeus-warship = un navire de guerre de la Statue de Zeus
deed-zeus-gift-of-poseidon = un don de Poséidon de la Statue de Zeus
deed-enter = les droits de port

## Les phases

phase-event = Événement
phase-production = Production
phase-island-trade = Commerce entre îles
phase-journey = Voyage
phase-hazard = Périls
phase-fleet-trade = Commerce des flottes
phase-return = Retour
phase-build = Construction
phase-discard = Défausse
phase-archon = Archonte
phase-event-effect = Un événement est retourné, et tous ceux qui sont visibles sont exécutés dans l’ordre de l’archonte ; les autres peuvent l’influencer par des donations.
phase-production-effect = Chaque village et chaque atelier produit 1 marchandise ; une armée double un village.
phase-island-trade-effect = Les îles échangent entre elles des marchandises et des égides.
phase-journey-effect = Les flottes sont chargées face cachée et partent vers les contrées.
phase-hazard-effect = Un péril pour toutes les flottes en route vers les contrées voisines, deux pour celles en route vers les contrées lointaines.
phase-fleet-trade-effect = Les flottes arrivées découvrent l’état du port et commercent avec la banque.
phase-return-effect = Les flottes rentrent, et ce qui dépasse est défaussé.
phase-build-effect = On construit édifices, flottes et merveilles, on produit égides et or, on adopte des philosophies.
phase-discard-effect = Chaque île garde quelques marchandises en secret, ou une de chaque sorte face visible.
phase-archon-effect = Le vote pour le prochain archonte.

## Les offres

offer-of = { $offer } faite par { $whose }
offer-number = offre { $number }
term-give = { $cards } à donner
term-take = { $cards } à prendre

## Les coups

move-done = Terminé
move-resume = Reprendre, après avoir terminé
move-reconsider = Revenir sur votre réponse
move-enough = Cela suffit
move-refuse = Non, refuser
move-request-order = Demander à l’archonte de fixer un ordre
move-next = { $seat } vient ensuite
move-donate = Donner { $card } à l’archonte
move-hand-over = Remettre la donation à l’archonte
move-carry-out = Exécuter ensuite : { $happening }
move-name = Nommer l’île : { $seat }
move-blight = Envoyer les Sauterelles sur les villages de cette sorte : { $basic }
move-pay = Payer { $card }
move-buy-off = Payer 2 or
move-show-army = Montrer une armée
move-endure = Subir le raid : 2 marchandises de votre main sont perdues au hasard
move-parch = Laisser se dessécher : { $slot }, qui ne produit rien cette saison
move-abandon = Abandonner : { $slot }, qui retourne dans votre paquet de construction
move-take = Prendre { $card }
move-exchange = Échanger { $rate }
move-work = Mettre une armée au travail : { $slot }, qui produit 1 de plus
move-harvest = Récolte abondante : { $slot }, qui produit 1 de plus
move-offer = Faire une offre à { $seat }
move-offer-all = Faire une offre à tous
move-give = Donner { $card }
move-want = Demander { $card }
move-propose = Proposer cette offre
move-cancel = Renoncer
move-accept = Accepter l’{ $offer }
move-reject = Refuser l’{ $offer }
move-counter = Contre-proposer à l’{ $offer }
move-withdraw = Retirer l’{ $offer }
move-ready = Prêt : plus d’échanges
move-raise = Payer l’étape suivante d’une merveille : { $wonder }
move-zeus-basic = Prendre { $aegis } à la Statue de Zeus contre 2 de base, ou 1 si elle est à vous
move-zeus-rare = Prendre { $aegis } à la Statue de Zeus contre 1 rare
move-consult-school = Regarder le péril du dessus grâce à l’École de Milet
move-consult-oracle = Consulter votre Oracle : les 3 périls du dessus et une carte de port
move-consult-oracle-paying = Consulter l’Oracle contre { $commodity } : le péril du dessus et une carte de port
move-peek = Regarder une carte de port : { $land }
move-wait = Attendre, et partir après les autres
move-dock = Laisser à quai : { $fleet }
move-sail = Envoyer la { $fleet }, destination { $land }
move-load = Charger { $card }
move-launch = Partir
move-suffer = Laisser subir : { $fleet }
move-show-warship = Montrer un navire de guerre à bord : { $fleet }
move-use-gift = Défausser un don de Poséidon à bord et affronter un nouveau péril : { $fleet }
move-lose = Perdre { $card }
move-save = Sauver { $commodity } à bord par le Stoïcisme : { $fleet }
move-save-in-hand = Sauver { $commodity } dans votre main par le Stoïcisme
move-save-none = Ne rien sauver
move-blow = La pousser, destination { $land }
move-reveal = Révéler la carte de port : { $land }
move-pass = Passer, et laisser cachée la carte de port : { $land }
move-enter = Entrer au port avec la { $fleet }, et perdre 1 marchandise au hasard face aux Brigands
move-enter-showing = Entrer au port avec la { $fleet }, en montrant l’égide qui l’ouvre
move-enter-paying = Entrer au port avec la { $fleet }, en payant { $commodity }
move-enter-taking = Entrer au port avec la { $fleet } et prendre { $basic } au Festival
move-take-free-plans = Prendre vos premiers plans avec la { $fleet }, gratuitement
move-buy-plans = Acheter des plans avec la { $fleet } pour { $price }
move-raise-at = Payer l’étape suivante d’une merveille avec la cargaison de la { $fleet } : { $wonder }
move-drop = Défausser { $card }, car la cargaison dépasse
move-stow = Laisser { $aegis } à bord
move-unload = Débarquer le reste
move-build = Construire : { $slot }
move-make = Produire une carte : { $slot }
move-choose = Introduire une philosophie : { $philosophy }
move-adopt = Adopter { $philosophy } à la banque, pour autant d’or que vous avez de philosophies
move-adopt-library = Adopter { $philosophy } par la Grande Bibliothèque : gratuit pour son propriétaire, sinon 1 or pour celui-ci
move-buy-fleet = Acheter votre flotte suivante : la deuxième coûte { $second }, la troisième { $third }
move-spare = Omettre { $need } par le pouvoir du Parthénon
move-spare-golden = Omettre { $need } grâce à l’Âge d’or
move-cynic = Par le Cynisme, payer n’importe quelle marchandise de base au lieu de { $need }
move-replace = Par le pouvoir du Mausolée, payer n’importe quelle rare au lieu de { $need }
move-replace-paying = Payer { $basic } au propriétaire du Mausolée, et n’importe quelle rare au lieu de { $need }
move-store = Payer { $commodity } au propriétaire du Temple d’Artémis, pour garder 2 marchandises de plus
move-option-a = Option A : garder quelques marchandises en secret
move-option-b = Option B : montrer votre main et garder une marchandise de chaque sorte
move-keep = Garder { $commodity }
move-vote = Voter pour { $seat }
move-crown = Trancher l’égalité : { $seat } devient archonte
move-choose-winner = Donner la victoire à { $seat }
move-protect = Protéger la { $fleet } par le service d’une merveille ({ $shield }), en payant { $commodity } à son propriétaire
move-trade = Échanger avec la { $fleet } : { $rate }
move-trade-cheaply = Échanger avec la { $fleet } : { $rate }, { $discount }

## Ce qu’on demande à un siège

prompt-choose-winner = Vous êtes le dernier archonte, et ces îles sont encore à égalité : { $tied }. Qui gagne ?
prompt-negotiate = Un événement est retourné. Faites une donation à l’archonte si vous voulez peser sur ses décisions, ou dites que vous avez terminé.
prompt-donation = Votre donation : { $cards }. Ajoutez des cartes dans l’ordre de la liste, remettez-la, ou renoncez.
prompt-donate = L’archonte décide. D’ici là, vous pouvez encore faire une donation.
prompt-event-order = Vous êtes archonte : quel événement est exécuté ensuite ? Jusqu’ici : { $order }.
prompt-name-islands = Vous êtes archonte : quelle île nommez-vous pour l’événement { $event } ? Plusieurs se nomment dans l’ordre de la liste. Jusqu’ici : { $named }.
prompt-name-kind = Vous êtes archonte et envoyez les sauterelles : les villages de quelle sorte ne produisent rien cette saison ?
prompt-decided = Vous avez décidé.
prompt-save-from-event = Stoïcisme : vous pouvez garder 1 des marchandises que vous perdriez.
prompt-pirate-raids = Raids de pirates : défaussez 1 minerai, montrez une armée, ou perdez 2 marchandises de votre main au hasard.
prompt-delphic-festival = L’archonte vous a nommé pour la Fête de Delphes : prenez 1 de base de votre choix.
prompt-persian-tribute =
    { $more ->
        [0] Tribut perse : payez 1 marchandise. Si vous n’en avez pas, défaussez 1 égide.
       *[other] Tribut perse : l’archonte vous a nommé. Payez 2 de base, 1 rare ou 1 or ; si vous ne pouvez pas, toute votre main et 1 égide sont perdues. Choix : { $picks }.
    }
prompt-merchant-ships = Navires marchands : faites jusqu’à 2 échanges avec la banque, en choisissant ce que vous donnez et ce que vous prenez. Choix : { $picks }.
prompt-drought = Sécheresse : défaussez 1 raisin, ou désignez les villages qui ne produisent rien cette saison : 2, ou 1 si vous en avez moins de 4. Désignés : { $picks }.
prompt-ransom = Défaussez { $card } et l’événement vous épargne, ou refusez. La Peste vous prive du commerce entre îles cette saison, le Tremblement de terre de l’usage de votre Acropole.
prompt-persian-war =
    { $named ->
        [0] Guerre médique : payez 1 de base.
       *[other] Guerre médique : l’archonte vous a nommé. Défaussez 1 armée ou 1 navire de guerre, payez 2 or, ou abandonnez un village.
    }
prompt-delian-league = Ligue de Délos : payez 1 de base à l’archonte, puis 1 de base à la banque, et prenez 1 armée ou 1 navire de guerre ; ou refusez. Choix : { $picks }.
prompt-assign-armies = Production : choisissez un village pour chaque armée qui travaille et pour une récolte abondante, il produit 1 de plus ; puis la marchandise de base qu’un événement ou une merveille vous donne. Choix : { $picks }.
prompt-start-action = Avant que cette phase commence, vous pouvez user des merveilles et des philosophies qui agissent maintenant. Dites quand vous avez terminé.
prompt-trade = Commerce entre îles : faites des offres, répondez-y, retirez-les, et dites quand vous êtes prêt. Les échanges prennent fin quand tous le sont.
prompt-compose = Votre offre : vous donnez { $give }, vous demandez { $want }. D’abord ce que vous donnez, puis ce que vous demandez, chaque fois dans l’ordre de la liste ; puis proposez-la.
prompt-peek = L’Oracle vous montre une carte de port cachée : laquelle ?
prompt-launch =
    { $may_wait ->
        [0] Chargez vos flottes, la A d’abord : envoyez chacune vers une contrée avec au moins 1 carte, ou laissez-la à quai. Prévu : { $picks }.
       *[other] Chargez vos flottes, la A d’abord : envoyez chacune vers une contrée avec au moins 1 carte, ou laissez-la à quai ; ou attendez, et partez après les autres. Prévu : { $picks }.
    }
prompt-launch-order = Vous êtes archonte : dans quel ordre partent ceux qui attendent ({ $waiting }) ? Jusqu’ici : { $order }.
prompt-end-action = Toutes les flottes sont parties. Vous pouvez acheter la protection d’une merveille, contre 1 marchandise par flotte. Dites quand vous avez terminé.
prompt-hazard-response = Un péril frappe vos flottes : { $card }. Pour chacune, la A d’abord : subissez-le, montrez un navire de guerre contre les Pirates, ou défaussez un don de Poséidon.
prompt-hazard-loss = Vous choisissez ce que prend le péril : { $card }. Flotte par flotte, dans l’ordre de la liste. Choix : { $picks }.
prompt-hazard-archon = Vous êtes archonte : vers quelle autre contrée de sa classe est-elle poussée, { $ship } ?
prompt-save-from-hazard = Stoïcisme : vous pouvez garder 1 des marchandises que le péril a prises à vos flottes.
prompt-harbor-vote = Vous avez vu la carte de port. La révéler, ou passer ? Elle est révélée si un seul des présents le dit ; sinon personne ne peut y commercer.
prompt-harbor-trade = Vos flottes commercent là où elles sont arrivées : entrez, échangez de la cargaison avec la banque, prenez des plans ou payez des étapes de merveille. Dites quand vous avez terminé.
prompt-bargain = Échange ({ $ship }) : { $rate }, { $discount }. Choisissez les cartes dans l’ordre de la liste. Donné : { $given }. Pris : { $taken }.
prompt-overflow = Vos flottes rentrent. Défaussez ce qui dépasse, dans l’ordre de la liste ; puis choisissez les égides qui restent à bord, et débarquez le reste.
prompt-request-order = L’archonte doit-il fixer l’ordre dans lequel les îles construisent ? Si personne ne le demande, on va dans le sens horaire depuis l’archonte.
prompt-build = Phase de construction : construisez, achetez, produisez des cartes, adoptez des philosophies et payez des étapes de merveille, dans n’importe quel ordre. Dites quand vous avez terminé.
prompt-choose-philosophy = Votre nouvelle académie apporte une philosophie qu’aucune île n’a introduite : laquelle ?
prompt-payment = Vous payez : { $deed }. Reste dû : { $needs }. Payé : { $paid }. Payez la première chose due.
prompt-discard = L’option A garde quelques marchandises en secret, l’option B une de chaque sorte face visible. Choisissez ensuite les cartes dans l’ordre de la liste. Gardé : { $picks }.
prompt-vote = Votez pour le prochain archonte : n’importe quelle île sauf la vôtre.
prompt-tie-choice = Il y a égalité pour le plus de voix, et vous avez l’Amphithéâtre : qui devient archonte ?
prompt-set-order = Vous êtes archonte : dans quel ordre les îles agissent-elles ? Jusqu’ici : { $order }.
prompt-committed = Votre réponse est donnée. Vous pouvez y revenir tant que tous n’ont pas répondu.
prompt-pondering = Vous n’avez rien à décider ici.

## Ce qui arrive

event-season = Année { $year }, la saison { $season } commence. Archonte : { $seat }.
event-phase = Phase : { $phase }.
event-turned-up = Un événement est retourné : { $happening }.
event-ordered = { $seat } fixe l’ordre des événements.
event-ordered-seen = { $seat } fixe l’ordre des événements : { $order }.
event-carried-out = Exécution de l’événement : { $happening }.
event-donated = { $seat } fait une donation à { $whose }.
event-donated-seen = { $seat } donne à l’archonte { $whose } : { $cards }.
event-named = { $seat } nomme { $whose } pour l’événement : { $happening }.
event-blighted = Sauterelles : les villages qui produisent { $card } ne produisent rien cette saison.
event-showed-army = { $seat } montre une armée.
event-gave-up = { $seat } paie pour l’événement.
event-gave-up-seen = { $seat } cède { $cards }.
event-lost-from-hand = { $seat } perd { n-commodities } de sa main.
event-lost-from-hand-seen = { $seat } perd { n-commodities } de sa main : { $cards }.
event-saved = { $seat } garde une marchandise par le Stoïcisme.
event-saved-seen = { $seat } garde { $cards } par le Stoïcisme.
event-taken-from = { $seat } prend une marchandise à { $whose }.
event-taken-from-seen = { $seat } prend { $cards } à { $whose }.
event-took = { $seat } prend des cartes à la banque.
event-took-seen = { $seat } prend { $cards } à la banque.
event-parched = { $seat } a des villages qui se dessèchent.
event-parched-seen = { $seat } laisse se dessécher : { $slots }.
event-plagued = { $seat } a la Peste et ne peut pas commercer avec les autres îles cette saison.
event-shaken = { $seat } ne peut pas se servir de son Acropole cette saison.
event-abandoned = { $seat } abandonne un village, qui pourra être reconstruit : { $slot }.
event-swapped = { $seat } fait un échange avec les Navires marchands.
event-swapped-seen = { $seat } fait un échange avec les Navires marchands : { $terms }.
event-joined-league = { $seat } rejoint la Ligue de Délos.
event-joined-league-seen = { $seat } rejoint la Ligue de Délos : { $terms }. La première carte va à { $whose }, l’autre à la banque.
event-produced = { $seat } produit.
event-produced-seen = { $seat } produit { $cards }.
event-said-done = { $seat } a terminé.
event-resumed = { $seat } reprend.
event-requested-order = { $seat } demande un ordre à l’archonte.
event-set-order = { $seat } fixe un ordre.
event-set-order-seen = { $seat } fixe l’ordre : { $seats }.
event-offered = { $seat } fait une offre à { $whose } ({ $offer }).
event-offered-seen = { $seat } propose à { $whose } : { $terms } ({ $offer }).
event-offered-all = { $seat } fait une offre à tous ({ $offer }).
event-offered-all-seen = { $seat } propose à tous : { $terms } ({ $offer }).
event-accepted = { $seat } accepte l’{ $offer }.
event-traded =
    { $given ->
        [one] { $seat } échange avec { $whose } : { $given } carte
       *[other] { $seat } échange avec { $whose } : { $given } cartes
    } contre { $taken }.
event-traded-seen = { $seat } échange avec { $whose } : { $terms }.
event-rejected = { $seat } refuse l’{ $offer }.
event-withdrew = { $seat } retire l’{ $offer }.
event-lapsed = Personne n’a accepté l’{ $offer } ; elle est caduque.
event-paid = { $seat } paie pour { $deed }.
event-paid-seen = { $seat } paie { $cards } pour { $deed }.
event-paid-owner = { $seat } paie { $card } à { $whose } pour le service d’une merveille : { $wonder }.
event-spared = { $seat } n’a pas à payer { $need } tel quel.
event-looked-at-hazards =
    { $amount ->
        [one] { $seat } regarde le péril du dessus.
       *[other] { $seat } regarde les { $amount } périls du dessus.
    }
event-looked-at-hazards-seen =
    { $amount ->
        [one] { $seat } regarde le péril du dessus : { $hazards }.
       *[other] { $seat } regarde les { $amount } périls du dessus, dans l’ordre : { $hazards }.
    }
event-looked-at-harbor = { $seat } regarde une carte de port : { $land }.
event-looked-at-harbor-seen = { $seat } regarde une carte de port ({ $land }) : { $harbors }.
event-waits = { $seat } attend.
event-launched = { $seat } envoie sa { $fleet } avec { n-cards }, destination { $land }.
event-launched-seen = { $seat } envoie sa { $fleet } avec { n-cards }, destination { $land } : { $cards }.
event-stayed = { $seat } n’envoie aucune flotte.
event-protected = { $seat } fait protéger sa { $fleet } par une merveille : { $wonder }.
event-drew-hazard =
    { $foreign ->
        [0] Péril pour les flottes en route vers les contrées voisines : { $hazard }.
       *[other] Péril pour les flottes en route vers les contrées lointaines : { $hazard }.
    }
event-replaced = Un nouveau péril pour une seule flotte ({ $seat }, { $fleet }) : { $hazard }.
event-reshuffled = Les périls sont mélangés en une nouvelle pioche.
event-counted = { $seat } annonce { $amount } à bord de sa { $fleet }.
event-meets = { $seat } a ce que cherche le péril à bord de sa { $fleet }.
event-hit = Le péril frappe une flotte : { $seat }, { $fleet }.
event-unharmed = Le péril ne fait rien à cette flotte : { $seat }, { $fleet }.
event-army-shown = { $seat } montre une armée à bord de sa { $fleet }.
event-warship-shown = { $seat } montre un navire de guerre à bord de sa { $fleet }.
event-gift-used = { $seat } défausse un don de Poséidon à bord de sa { $fleet }.
event-sent-home = { $seat } voit sa { $fleet } renvoyée.
event-blown = { $seat } voit sa { $fleet } poussée ailleurs, destination { $land }.
event-lost-aboard = { $seat } perd { n-cards } à bord de sa { $fleet }.
event-lost-aboard-seen = { $seat } perd { n-cards } à bord de sa { $fleet } : { $cards }.
event-looked = { $seat } voit une carte de port : { $land }.
event-looked-seen = { $seat } voit une carte de port ({ $land }) : { $harbors }.
event-voted-reveal = { $seat } révèle la carte de port : { $land }.
event-voted-pass = { $seat } passe devant la carte de port : { $land }.
event-revealed = Une carte de port est retournée ({ $land }) : { $harbor }.
event-stays-hidden = La carte de port reste cachée, personne n’y commerce : { $land }.
event-entered = { $seat } entre au port avec sa { $fleet } : { $land }.
event-showed = { $seat } montre { $card } à bord de sa { $fleet }.
event-paid-fee = { $seat } paie un droit avec sa { $fleet }.
event-paid-fee-seen = { $seat } paie un droit avec sa { $fleet } : { $cards }.
event-gifted = { $seat } prend { $card } à bord de sa { $fleet } au Festival.
event-harbor-traded = { $seat } commerce avec sa { $fleet } ({ $land }).
event-harbor-traded-seen = { $seat } commerce avec sa { $fleet } ({ $land }) : { $terms }.
event-took-plans = { $seat } prend des plans { n-price } : { $wonder }.
event-dropped = { $seat } défausse { n-cards } d’un excès de cargaison.
event-dropped-seen = { $seat } défausse { n-cards } d’un excès de cargaison : { $cards }.
event-returned = { $seat } rapporte { n-commodities }.
event-brought-ashore = { $seat } débarque des égides.
event-brought-ashore-seen = { $seat } débarque { $cards }.
event-built = { $seat } construit : { $slot }.
event-made = { $seat } reçoit { $card }.
event-philosophy-chosen = { $seat } introduit une philosophie : { $philosophy }.
event-adopted = { $seat } adopte { n-price } une philosophie : { $philosophy }.
event-bought-fleet = { $seat } achète la { $fleet } { n-price }.
event-raised = { $seat } paie la première étape d’une merveille : { $wonder }.
event-completed = { $seat } achève une merveille : { $wonder }.
event-stores = { $seat } peut garder 2 marchandises de plus cette saison.
event-kept-a = { $seat } garde { $kept } en secret et défausse { n-cards }.
event-kept-a-seen = { $seat } garde { $kept } en secret et défausse { n-cards } : { $cards }.
event-kept-b = { $seat } garde une marchandise de chaque sorte.
event-kept-b-seen = { $seat } garde face visible : { $cards }.
event-discarded-b = { $seat } défausse des cartes.
event-discarded-b-seen = { $seat } défausse { $cards }.
event-voted =
    { $amount ->
        [one] { $seat } vote pour { $whose }.
       *[other] { $seat } vote pour { $whose }, avec { $amount } voix.
    }
event-tied = Il y a égalité.
event-tied-seen = Il y a égalité : { $seats }.
event-elected = { $seat } devient archonte.
event-year-ends = L’année { $year } prend fin.
event-status-discarded = Une carte de port est défaussée ({ $land }) : { $harbor }.
event-complete-island = L’île est complète : { $seat }.
event-won = { $seat } gagne avec { n-structures }.

## Pourquoi pas

why-acropolis-full = Votre Acropole a ses six édifices.
why-adoption-price = Vous n’avez pas assez d’or, ou la Grande Bibliothèque ne l’offre pas maintenant : { $philosophy }.
why-all-fleets = Vous avez vos trois flottes.
why-both-sides = Vous donnez { $card } dans cette offre ; vous ne pouvez pas en demander aussi.
why-built-already = C’est déjà construit : { $slot }.
why-cannot-enter = Cette flotte est déjà au port, ou ne peut pas donner ainsi ce que demande la carte de port : { $fleet }.
why-cannot-give = Vous n’avez pas toutes les cartes que demande cette offre, ou elles sont réservées pour une des vôtres.
why-cannot-pay = Vous ne pouvez pas payer son coût : { $slot }.
why-docked = Une flotte à quai ne porte que des égides.
why-empty-fleet = Chargez les flottes l’une après l’autre, la A d’abord ; chacune qui part a besoin d’au moins 1 carte, et l’on part quand toutes sont réglées.
why-empty-offer = Une offre donne quelque chose et demande quelque chose, chaque fois dans l’ordre de la liste et avec au plus 12 cartes demandées ; un côté ne peut être vide que là où les cadeaux sont permis.
why-enough-donations = Vous avez fait toutes les donations que cette table permet en une saison.
why-enough-trades = Cette flotte a fait tous les échanges que cette table permet en une phase : { $fleet }.
why-equal-structure = Un édifice pareil est dans la liste ; construisez celui-là.
why-face-down = La carte de port est cachée ; cette flotte ne peut rien y faire : { $fleet }.
why-fleet-price = Vous n’avez pas assez d’or pour la flotte suivante.
why-full = Cette flotte ne peut rien porter de plus.
why-introduced = Cette philosophie est déjà introduite : { $philosophy }.
why-keep-exactly = Choisissez d’abord l’option A ou B ; puis des cartes que vous avez, dans l’ordre de la liste, autant que cette option en garde.
why-makes-nothing = Cet édifice ne produit pas de cartes : { $slot }.
why-named-kind = La carte de port nomme cette sorte ; seuls ses propres cours donnent ou prennent { $card }.
why-no-academy = Il vous faut une académie pour adopter une philosophie.
why-no-aegis = Les égides ne s’échangent pas avec la banque.
why-no-armies = Les armées ne se vendent qu’en Italie, à une flotte qui a l’or pour en payer une.
why-no-copy = Il n’en reste aucun exemplaire : { $philosophy }.
why-no-counter = Vous ne pouvez pas contre-proposer : trop d’offres se sont répondu, ou vous ne pouvez pas en faire maintenant.
why-no-duplicates = Il ne faut pas deux de ces cartes de la même sorte, et vous avez déjà payé { $card }.
why-no-more-offers = Vous ne pouvez pas faire cette offre : ni à vous-même, ni après vous être dit prêt, ni plus que cette table n’en permet.
why-no-plans = La pioche des plans est vide.
why-no-plans-of-it = Vous n’avez aucune merveille de ce nom à poursuivre : { $wonder }.
why-no-school = Vous n’avez pas l’École de Milet, ou vous l’avez utilisée cette saison.
why-no-substitute = Rien ne vous permet d’omettre ou de remplacer ici { $need }.
why-no-such-fleet = Vous n’avez pas cette flotte : { $fleet }.
why-no-such-offer = Il n’y a pas de telle offre pour vous maintenant : { $offer }.
why-no-third-plans = Vous avez déjà pris des plans deux fois ; il n’y a pas de troisième fois.
why-no-vote-there = Ce n’est pas sur cette carte de port que vous votez maintenant : { $land }.
why-no-wait = Vous ne pouvez pas attendre : seulement au début, et si cette table le permet.
why-no-warship = Il faut un navire de guerre à bord de la flotte frappée, et il n’aide que contre les Pirates.
why-no-warships = Les navires de guerre ne se vendent qu’à Carthage, à une flotte qui a l’or pour en payer un.
why-not-admitted = Cette flotte doit d’abord entrer au port : { $fleet }.
why-not-arrived = Cette flotte n’est arrivée dans aucune contrée : { $fleet }.
why-not-complete = Personne n’a encore achevé cette merveille : { $wonder }.
why-not-face-up = Cet événement n’est pas visible, ou il a déjà sa place dans l’ordre : { $happening }.
why-not-given = Cela n’est pas à bord, ou pas ce que demande le cours, ou pas dans l’ordre de la liste : { $card }.
why-not-hit = Ce n’est pas pour cette flotte que vous décidez maintenant, ou elle n’a rien à bord pour cela : { $fleet }.
why-not-introduced = Aucune académie ne l’a encore introduite : { $philosophy }.
why-not-named = Vous ne pouvez pas nommer cette île maintenant : certains événements sont pour d’autres îles que la vôtre, et les îles se nomment dans l’ordre de la liste.
why-not-oneself = Vous ne pouvez pas voter pour vous-même.
why-not-raised = Son étape suivante ne se paie pas ici, ou vous ne pouvez pas la payer : { $wonder }.
why-not-raised-here = Aucune étape ne peut en être payée ici avec la cargaison de la { $fleet } : { $wonder }.
why-not-shielded = On ne peut pas protéger ainsi la { $fleet } ({ $shield }) : ni par votre propre merveille, ni deux fois, et seulement une flotte en route, pour le Diolkos vers une contrée lointaine.
why-not-standing = Vous ne l’avez pas construit, ou ce n’est pas un édifice de l’Acropole : { $slot }.
why-not-taken = Le cours ne donne pas cela, ou pas dans l’ordre de la liste : { $card }. Seule l’Égypte vend du papyrus.
why-not-that-rate = Ce cours ne vaut pas là où se trouve la { $fleet } : { $rate }.
why-not-there = Il ne vous reste pas de quoi payer { $card }.
why-not-tied = { $seat } n’est pas à égalité.
why-not-to-you = Cette offre ne s’adresse pas à vous : { $offer }.
why-not-unloaded = On défausse d’abord ce qui dépasse, puis des égides peuvent rester à bord, dans l’ordre de la liste ; ensuite on débarque.
why-not-waiting = { $seat } n’est pas de ceux qui attendent encore.
why-not-worked = Une armée travaille dans un de vos villages qui produit quelque chose, une armée chacun, dans l’ordre de la liste ; pas ici : { $slot }.
why-not-yours = Vous n’avez pas { $card } à donner.
why-nothing-hidden = Aucune carte de port n’est cachée là : { $land }.
why-one-alternate = Une île ne construit qu’un de ses remplaçants.
why-other-cost = Le coût ne demande pas { $card } maintenant, ou le reste ne pourrait plus être payé.
why-owned-already = Vous l’avez déjà : { $philosophy }.
why-plagued = { $seat } a la Peste et ne peut pas commercer cette saison.
why-plans-at-athens = Les plans ne se prennent qu’à Athènes.
why-plans-price = Vos prochains plans ont un autre prix, ou cette flotte n’a pas l’or pour les payer : { $fleet }.
why-rejected = Vous avez refusé cette offre : { $offer }.
why-reserved = Vous n’avez pas { $card }, ou c’est réservé pour une autre de vos offres, ou vous en êtes déjà à ce que vous demandez.
why-rising = Les cartes se choisissent dans l’ordre de la liste, afin que chaque choix n’existe qu’une fois.
why-same-card = Vous ne pouvez pas prendre ce que vous venez de donner.
why-service-price = Vous ne pouvez pas payer ainsi, ou elle est à vous et demande autre chose : { $wonder }.
why-service-used = Vous l’avez utilisée cette saison : { $wonder }.
why-shaken = Le Tremblement de terre vous prive de votre Acropole cette saison.
why-too-little-aboard = Cette flotte n’a pas assez à bord pour cela ({ $fleet }) : { $rate }.
why-unskilled = Main-d’œuvre inexpérimentée : vous avez construit votre seul édifice de cette saison.
why-used = Il a déjà produit sa carte de cette saison : { $slot }.

## Le dessin de la table

draw-year = Année { $year } sur { $years }
draw-season = Saison { $season } sur { $seasons }
draw-phase = Phase : { $phase }
draw-archon = Archonte : { $seat }
draw-hidden-events =
    { $amount ->
        [one] { $amount } événement caché
       *[other] { $amount } événements cachés
    }
draw-blight = mangé par les Sauterelles : { $card }
draw-face-down = cachée
draw-face-down-seen = cachée : { $harbor }
draw-no-card = pas de carte de port
draw-status = { $harbor } : { $effect }
draw-fleet-there = { $seat } { $fleet } ({ n-cards })
draw-decks = Pioches
draw-deck-hazards = périls { $amount }
draw-deck-harbors = cartes de port { $amount }
draw-deck-plans = plans { $amount }
draw-introduced = Introduites
draw-left = { $philosophy } { $amount }
draw-drawn = tiré : { $hazard }
draw-known = connu, numéro { $number } depuis le dessus : { $hazard }
draw-offers = Offres
draw-offer-to = { $offer } à { $seat } : { $terms }
draw-offer-all = { $offer } à tous : { $terms }
draw-offer-hidden = { $offer } à { $seat }, non vue
draw-player = Île
draw-column-island = Nom
draw-column-structures = Édifices
draw-column-hand = Main
draw-column-aegis = Égides
draw-mark-archon = archonte
draw-mark-done = terminé
draw-mark-plagued = Peste
draw-mark-shaken = Tremblement de terre
draw-mark-vote = (vote pour { $seat })
draw-built = Construit
draw-village = village ({ $kind })
draw-workshop = atelier ({ $kind })
draw-wonders = Merveilles
draw-wonder = { $wonder } ({ $stage })
draw-next-stage = { $wonder } ({ $stage }, à payer : { $cost }, { $paid })
draw-philosophies = Philosophies
draw-aegis = Égides à terre
draw-fleets = Flottes
draw-fleet = { $fleet } { $course }
draw-cargo = { $fleet } { $course } ({ $cards })
draw-shown = { $fleet } { $course } ({ n-cards }, vu : { $cards })
draw-counted = { $fleet } { $course } ({ n-cards })
draw-parched = Desséchés
draw-hand = Main
draw-remembered = Mémoire
draw-deck = À construire
draw-slot = { $slot } : { $cost }
draw-slot-made = { $slot } ({ $made }) : { $cost }
draw-ties = Départages

tie-breaker-1 = merveilles achevées { $amount }
tie-breaker-2 = merveilles en chantier { $amount }
tie-breaker-3 = plans { $amount }
tie-breaker-4 = Acropole { $amount }
tie-breaker-5 = ateliers { $amount }
tie-breaker-6 = philosophies { $amount }
tie-breaker-7 = flottes { $amount }
tie-breaker-8 = égides { $amount }
tie-breaker-9 = or { $amount }
tie-breaker-10 = rares { $amount }
tie-breaker-11 = de base { $amount }

## Les options

option-beginner = Partie d’initiation
option-beginner-note = Sans les trois événements les plus durs : Main-d’œuvre inexpérimentée, Tribut perse et Guerre médique (PAR-VAR-01).
option-delian-league = Variante de la Ligue de Délos
option-delian-league-note = Athènes n’a pas de carte de port pendant l’année 1, et tous peuvent y commercer (PAR-VAR-02).
option-tournament = Variante Tournoi
option-tournament-note = Une partie plus courte : elle commence à l’année 2, tous les villages construits (PAR-VAR-05).
option-journey-mode = Départs
option-journey-mode-note = Ceux qui attendent partent après les autres, dans l’ordre de l’archonte ; ou personne ne peut attendre ; ou tous partent l’un après l’autre (PAR-ONL-08).
option-build-mode = Construction
option-build-mode-note = À tour de rôle va dans le sens horaire depuis l’archonte, ou dans l’ordre de celui-ci (PAR-ONL-09).
option-allow-gifts = Cadeaux
option-allow-gifts-note = Une offre peut donner sans rien demander, ou demander sans rien donner (PAR-OFR-14).
option-hidden-trades = Échanges cachés
option-hidden-trades-note = Seuls les deux qui échangent voient quelles cartes changent de main ; les autres voient combien (PAR-OFR-13).
option-memory-aid = Aide-mémoire
option-memory-aid-note = La table montre quelles cartes chaque île a forcément, d’après tout ce que chacun a vu.
option-marketplace-by-island-card = Marché selon la carte d’île
option-marketplace-by-island-card-note = Le marché n’achète que des sortes qu’aucun village de la carte d’île ne produit, construit ou non (RUL-35).
option-max-offers-per-seat = Offres par phase
option-max-offers-per-seat-note = Combien d’offres un joueur peut faire par phase de commerce entre îles (PAR-OFR-11).
option-max-open-offers-per-seat = Offres ouvertes
option-max-open-offers-per-seat-note = Combien d’offres d’un joueur peuvent être ouvertes en même temps (PAR-OFR-11).
option-max-trades-per-phase = Échanges par phase
option-max-trades-per-phase-note = Après combien d’échanges une phase de commerce entre îles prend fin (PAR-OFR-11).
option-max-counter-depth = Contre-propositions
option-max-counter-depth-note = Combien de fois une offre peut répondre à une autre (PAR-OFR-06).
option-max-donations-per-seat = Donations par saison
option-max-donations-per-seat-note = Combien de donations un joueur peut faire à l’archonte en une saison (PAR-DON-03).
option-max-harbor-trades-per-fleet = Échanges d’une flotte au port
option-max-harbor-trades-per-fleet-note = Combien d’échanges une flotte peut faire par phase (PAR-LIM-01).
