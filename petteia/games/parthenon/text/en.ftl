### Parthenon in words.

## Numbers of things, for sentences

n-grain = { $amount } Grain
n-grapes = { $amount } Grapes
n-olives = { $amount } Olives
n-ore = { $amount } Ore
n-timber = { $amount } Timber
n-wool = { $amount } Wool
n-pottery = { $amount } Pottery
n-spices = { $amount } Spices
n-tools = { $amount } Tools
n-papyrus = { $amount } Papyrus
n-gold = { $amount } Gold
n-army =
    { $amount ->
        [one] { $amount } Army
       *[other] { $amount } Armies
    }
n-warship =
    { $amount ->
        [one] { $amount } Warship
       *[other] { $amount } Warships
    }
n-gift-of-poseidon =
    { $amount ->
        [one] { $amount } Gift of Poseidon
       *[other] { $amount } Gifts of Poseidon
    }
n-basic = { $amount } Basic
n-basic-distinct =
    { $amount ->
        [one] { $amount } Basic of another kind
       *[other] { $amount } different Basic
    }
n-basic-not-own = { $amount } foreign Basic
n-rare = { $amount } Rare
n-rare-distinct =
    { $amount ->
        [one] { $amount } Rare of another kind
       *[other] { $amount } different Rare
    }
n-named = { $amount } of the named kind
n-commodities =
    { $amount ->
        [one] { $amount } Commodity
       *[other] { $amount } Commodities
    }
n-cards =
    { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
n-structures =
    { $structures ->
        [one] { $structures } Structure
       *[other] { $structures } Structures
    }
n-price =
    { $gold ->
        [0] free of charge
       *[other] for { $gold } Gold
    }

cost-each = one of each Basic
terms = { $given } for { $taken }
list-apart = { $first }; { $last }
picks-there = { $place }: { $cards }

## Cards

card-grain = Grain
card-grapes = Grapes
card-olives = Olives
card-ore = Ore
card-timber = Timber
card-wool = Wool
card-pottery = Pottery
card-spices = Spices
card-tools = Tools
card-papyrus = Papyrus
card-gold = Gold
card-army = Army
card-warship = Warship
card-gift-of-poseidon = Gift of Poseidon

basic-effect = A Basic Commodity, made by Villages.
rare-effect = A Rare Commodity, made by Workshops.
card-papyrus-effect = A Rare Commodity that only Egypt sells.
card-gold-effect = Comes from trade at Lands and from the Marketplace, and pays for the Acropolis, Fleets, Plans and Philosophies.
card-army-effect = In production one Village makes 2 instead of 1. Aboard it keeps its Fleet from Mutiny, Coastal Raiders and Brigands. Shown, it answers Pirate Raids; given up, it answers Persian War. It is kept unless it is given up.
card-warship-effect = Aboard, if it is shown, it keeps its Fleet from Pirates and lets it trade in spite of a Blockade; it is kept. Given up, it answers Persian War.
card-gift-of-poseidon-effect = Aboard, it can be discarded when a Hazard strikes its Fleet: the Fleet ignores that card and faces a new one alone.

## What a cost asks for

need-basic-distinct = different Basic
need-basic-not-own = foreign Basic
need-basic = Basic
need-rare-distinct = different Rare
need-rare = Rare

need-basic-distinct-effect = Basic Commodities of which no two are of a kind.
need-basic-not-own-effect = Basic Commodities of kinds that no Village now standing on your Island makes.
need-basic-effect = Any Basic Commodity.
need-rare-distinct-effect = Rare Commodities of which no two are of a kind; Papyrus counts.
need-rare-effect = Any Rare Commodity; Papyrus counts.

## Islands and what they build

island-chios = Chios
island-crete = Crete
island-rhodes = Rhodes
island-lesbos = Lesbos
island-samos = Samos
island-naxos = Naxos
island-effect = Its Villages make { $villages }, its Workshops { $rare }. One Alternate: { $first } or { $second }.

slot-village-1 = Village 1
slot-village-2 = Village 2
slot-village-3 = Village 3
slot-village-4 = Village 4
slot-village-5 = Village 5
slot-village-6 = Village 6
slot-workshop-1 = Workshop 1
slot-workshop-2 = Workshop 2
slot-fortress = Fortress
slot-shrine = Shrine
slot-great-harbor = Great Harbor
slot-marketplace = Marketplace
slot-academy = Academy
slot-treasury = Treasury
slot-alternate-1 = Alternate 1
slot-alternate-2 = Alternate 2
slot-effect = Makes 1 Basic each Season: { $made }. Cost: { $cost }.
slot-workshop-effect = Makes 1 Rare each Season: { $made }. Cost: { $cost }.
slot-cost = Cost: { $cost }.
slot-alternate-effect = A second copy, of which an Island builds one at most: { $made }. Cost: { $cost }.

structure-effect = Build Phase, once a Season: pay { $price } for { $made }.
structure-academy-effect = When it is built it brings a Philosophy that no Island has yet. From then on you may adopt Philosophies that others introduced, for as much Gold as you have Philosophies.
structure-treasury-effect = In the Discard Phase you keep { $treasury } Commodities under option A instead of { $keep }.

## Fleets and where they are

fleet-a = Fleet A
fleet-b = Fleet B
fleet-c = Fleet C
fleet-effect = Yours from the start. It sails with at least 1 card and brings home { $amount } at most.
fleet-bought-effect = Bought in the Build Phase for { $price }. It sails with at least 1 card and brings home { $amount } at most.
ship-of = { $ship } of { $whose }

course-docked = docked
course-sent-home = sent home
course-athens = to Athens
course-sparta = to Sparta
course-ionia = to Ionia
course-egypt = to Egypt
course-carthage = to Carthage
course-italy = to Italy

visit-outside = outside the harbor
visit-admitted = in the harbor
visit-bargained = in the harbor, its cheaper trade made

thing-dock = docked
thing-refused = nothing paid
thing-army-shown = an Army shown
thing-endured = endured
thing-stopped = no more
thing-suffered = suffered
thing-warship-shown = a Warship shown
thing-gift-used = a Gift of Poseidon used

## Lands and rates

land-athens = Athens
land-sparta = Sparta
land-ionia = Ionia
land-egypt = Egypt
land-carthage = Carthage
land-italy = Italy
land-athens-effect = A Neighboring Land: one Hazard. Here an Island gets its Plans: the first { $first }, the second { $second }.
land-sparta-effect = A Neighboring Land: one Hazard.
land-ionia-effect = A Neighboring Land: one Hazard.
land-egypt-effect = A Foreign Land: two Hazards. Only here a Rare that is taken may be Papyrus.
land-carthage-effect = A Foreign Land: two Hazards. Only here: { $rate }.
land-italy-effect = A Foreign Land: two Hazards. Only here: { $rate }.

rate-label = { $given } for { $taken }
rate-neighboring = { rate-label } (Neighboring rate)
rate-foreign = { rate-label } (Foreign rate)
rate-neighboring-effect = Holds at Neighboring Lands, but not while Open Markets is face up.
rate-foreign-effect = Holds at Foreign Lands, and at Neighboring Lands while Open Markets is face up.
rate-at-effect = Holds at { $land } only.
rate-named-effect = Holds where a Surplus or a Shortage is face up; its kind is traded at no other rate there.
rate-luxury-effect = Holds where Luxury Demand is face up.
rate-ships-effect = Holds for the exchanges of Merchant Ships.

discount-full = nothing less
discount-market = 1 card less by Thriving Market
discount-pythagoras = 1 card less by Pythagoreanism
discount-both = 2 cards less by Thriving Market and Pythagoreanism
discount-full-effect = The whole price is given.
discount-market-effect = Once each visit the Fleet gives 1 card less, but at least 1.
discount-pythagoras-effect = Once a Season the Fleet gives 1 card less, but at least 1.
discount-both-effect = The Fleet gives 2 cards less, but at least 1.

## Events

happening-unskilled-labor = Unskilled Labor
happening-bountiful-harvest = Bountiful Harvest
happening-pirate-raids = Pirate Raids
happening-delphic-festival = Delphic Festival
happening-fair-winds = Fair Winds
happening-locusts = Locusts
happening-persian-tribute = Persian Tribute
happening-merchant-ships = Merchant Ships
happening-drought = Drought
happening-plague = Plague
happening-master-craftsmen = Master Craftsmen
happening-olympic-truce = Olympic Truce
happening-persian-war = Persian War
happening-earthquake = Earthquake
happening-delian-league = Delian League
happening-golden-age = Golden Age
happening-tyranny = Tyranny
happening-open-markets = Open Markets

happening-unskilled-labor-effect = Each Island builds 1 Village, Workshop or Acropolis Structure at most this Season, and pays 1 Basic more for it.
happening-bountiful-harvest-effect = Each Island picks one of its Villages, which makes 1 more.
happening-pirate-raids-effect = Each Island with a Commodity in hand discards 1 Ore, or shows an Army, or loses 2 Commodities of its hand at random.
happening-delphic-festival-effect = The Archon names other Islands ({ $three } with 3 players, { $more } with more). Each takes 1 Basic of its choice.
happening-fair-winds-effect = No Hazard is drawn for Fleets bound for Neighboring Lands.
happening-locusts-effect = The Archon names a Basic kind; Villages of that kind make nothing this Season.
happening-persian-tribute-effect = Each Island pays 1 Commodity. The Archon then names Islands ({ $few } with 3 or 4 players, { $many } with 5 or 6), and each pays 2 Basic, 1 Rare or 1 Gold more. Whoever cannot pay gives up the whole hand and 1 Aegis.
happening-merchant-ships-effect = Each Island may make up to 2 exchanges from its hand with the bank: { $rates }.
happening-drought-effect = Each Island discards 1 Grapes, or names 2 of its Villages (1 if it has fewer than 4), which make nothing this Season.
happening-plague-effect = The Archon names Islands ({ $few } with 3 or 4 players, { $many } with 5 or 6). Each discards 1 Spices, or cannot trade with other Islands this Season.
happening-master-craftsmen-effect = Each Island with a Workshop makes 1 more of its Rare; each without one takes 1 Basic of its choice.
happening-olympic-truce-effect = The Archon names another Island, which takes 1 Gold. Pirates do nothing this Season.
happening-persian-war-effect = The Archon names Islands ({ $few } with 3 or 4 players, { $many } with 5 or 6). Each discards 1 Army or 1 Warship, or pays 2 Gold, or gives up a Village that is no starting Village; whoever can do none of it gives up the whole hand. Every other Island pays 1 Basic, if it has one.
happening-earthquake-effect = Each Island with an Acropolis Structure discards 1 Timber, or cannot use its Acropolis this Season.
happening-delian-league-effect = Each other Island may give the Archon 1 Basic and pay 1 more Basic to the bank, for 1 Army or 1 Warship.
happening-golden-age-effect = In the Build Phase each Island may once leave 1 Gold or 1 Rare out of the cost of a Structure or a Great Wonder stage.
happening-tyranny-effect = The Archon names other Islands ({ $few } with 3 or 4 players, { $many } with 5 or 6) and takes 1 Commodity at random from the hand of each.
happening-open-markets-effect = At Neighboring Lands the Foreign rates hold this Season.

## Hazards

hazard-safe-journey = Safe Journey
hazard-storm = Storm
hazard-pirates = Pirates
hazard-mutiny = Mutiny
hazard-coastal-raiders = Coastal Raiders
hazard-sirens = Sirens

hits-none = no Fleet
hits-all = every Fleet
hits-over-three = every Fleet with more than 3 cards of cargo
hits-most-cargo = the Fleets with the most cargo
hits-most-rare = the Fleets with the most Rare
hits-most-gold = the Fleets with the most Gold
hits-most-goods = the Fleets with the most Commodities
hits-most-luxury = the Fleets with the most Rare and Gold together
hits-some-rare = every Fleet with a Rare
hits-some-gold = every Fleet with Gold
hits-some-luxury = every Fleet with a Rare or Gold
hits-sisters = the fullest Fleet of each Island that has several in the group

does-nothing = nothing happens
does-send-home = each is sent home with its cargo
does-blow-away = each is blown to another Land of the same class, which the Archon chooses
does-lose-random = each loses { n-commodities } at random
does-lose-cargo = each loses its whole cargo, Aegis too
does-lose-goods = each loses all its Commodities
does-lose-rare = each loses all its Rare
does-lose-gold = each loses all its Gold
does-lose-one-gold = each loses { n-gold }
does-lose-half = each loses half its cargo, rounded up; its owner picks
does-keep = each keeps only { n-cards } of cargo; its owner picks
does-choose-rare = each loses { n-rare }; its owner picks
does-choose-goods = each loses { n-commodities }; its owner picks

hazard-none-effect = Nothing happens.
hazard-effect = Strikes { $fleets }: { $harm }.
hazard-stopped-effect = Strikes { $fleets }: { $harm }. It does nothing to a Fleet with { $aegis } aboard.
hazard-in-words = { $hazard } ({ $fleets }: { $harm })

## Harbor cards

harbor-surplus-grain = Grain Surplus
harbor-surplus-grapes = Grapes Surplus
harbor-surplus-olives = Olive Surplus
harbor-surplus-ore = Ore Surplus
harbor-surplus-timber = Timber Surplus
harbor-surplus-wool = Wool Surplus
harbor-shortage-grain = Grain Shortage
harbor-shortage-grapes = Grapes Shortage
harbor-shortage-olives = Olive Shortage
harbor-shortage-ore = Ore Shortage
harbor-shortage-timber = Timber Shortage
harbor-shortage-wool = Wool Shortage
harbor-blockade = Blockade
harbor-harbor-fees = Harbor Fees
harbor-heavy-harbor-fees = Heavy Harbor Fees
harbor-open-harbor = Open Harbor
harbor-brigands = Brigands
harbor-guild-monopoly = Guild Monopoly
harbor-luxury-demand = Luxury Demand
harbor-thriving-market = Thriving Market
harbor-festival = Festival

harbor-named-effect = Sell { $sold } for { $proceeds }; buy { $bought } for { $price }. No other trade here gives or takes that kind.
harbor-blockade-effect = No Fleet may trade here unless it shows a Warship from its cargo, each visit.
harbor-harbor-fees-effect = Each visit of a Fleet costs 1 Commodity of its cargo before any trade.
harbor-heavy-harbor-fees-effect = Each visit of a Fleet costs 1 Rare, or 1 Gold, or 3 Basic of its cargo before any trade.
harbor-open-harbor-effect = Nothing changes.
harbor-brigands-effect = A Fleet that wants to trade here and shows no Army from its cargo loses 1 Commodity at random, each visit.
harbor-guild-monopoly-effect = Rare Commodities are neither given nor taken in trades here.
harbor-luxury-demand-effect = Rare becomes Gold here at { $given } for { $taken }, and at no other rate.
harbor-thriving-market-effect = Each visit a Fleet may make one trade of the ordinary rates giving 1 card less, but at least 1.
harbor-festival-effect = Each visit a Fleet first takes 1 Basic of its owner’s choice.

## Philosophies

philosophy-stoicism = Stoicism
philosophy-epicureanism = Epicureanism
philosophy-pythagoreanism = Pythagoreanism
philosophy-sophism = Sophism
philosophy-milesian-school = Milesian School
philosophy-cynicism = Cynicism
philosophy-stoicism-effect = When an Event or a Hazard makes you lose Commodities, you may keep 1 of them.
philosophy-epicureanism-effect = In the Discard Phase you may keep 1 Commodity more: { $keep } under option A ({ $treasury } with a Treasury), or 1 second copy under B.
philosophy-pythagoreanism-effect = Once a Season one of your Fleets makes a trade of the ordinary rates giving 1 card less, but at least 1.
philosophy-sophism-effect = Your vote counts one more, and your Fleets pay no Harbor Fees, not even heavy ones.
philosophy-milesian-school-effect = Once a Season, before anybody loads a Fleet, you look in secret at the top card of the Hazard deck.
philosophy-cynicism-effect = Once a Season, in the cost of a Village, a Workshop, an Aegis or a Great Wonder stage that you pay in the Build Phase, any Basic may stand for a Basic kind that is asked for, or repeat a kind.

## Great Wonders

wonder-parthenon = Parthenon
wonder-colossus = Colossus
wonder-lighthouse = Lighthouse
wonder-great-library = Great Library
wonder-hanging-gardens = Hanging Gardens
wonder-temple-of-artemis = Temple of Artemis
wonder-statue-of-zeus = Statue of Zeus
wonder-mausoleum = Mausoleum
wonder-oracle = Oracle
wonder-amphitheater = Amphitheater
wonder-diolkos = Diolkos
wonder-labyrinth = Labyrinth

wonder-parthenon-effect = Once a Season you may leave 1 Gold, or 1 Rare that is not Papyrus, out of the cost of a Structure or a Great Wonder stage. No service.
wonder-colossus-effect = Pirates and Coastal Raiders do nothing to your Fleets. Service, when all Fleets are launched: the same for one Fleet this Season, for 1 Commodity.
wonder-lighthouse-effect = Storms do nothing to your Fleets. Service, when all Fleets are launched: the same for one Fleet this Season, for 1 Commodity.
wonder-great-library-effect = Once a Season, if you have an Academy, you take free of charge a Philosophy that another introduced. Service: an Island with an Academy adopts a Philosophy for 1 Gold, instead of the price to the bank.
wonder-hanging-gardens-effect = In the Production Phase you take 2 Basic of two different kinds of your choice. No service.
wonder-temple-of-artemis-effect = In the Discard Phase you may keep 3 Commodities more. Service, before anybody discards: the payer may keep 2 more, for 1 Commodity.
wonder-statue-of-zeus-effect = Once a Season, at the start of Island Trade, you may pay 1 Basic for 1 Aegis of your choice. Service: the same for 2 Basic or 1 Rare, once a Season.
wonder-mausoleum-effect = In every cost you pay, any Rare may stand for another Rare that is asked for, but not for Papyrus. Service, in the Build Phase: the same for one Rare of a cost, for 1 Basic.
wonder-oracle-effect = Once a Season, before anybody loads a Fleet, you look in secret at the top 3 Hazards and at one face-down harbor card. Service: the top Hazard and one face-down harbor card, for 1 Commodity.
wonder-amphitheater-effect = In the Production Phase you take 1 Gold unless you are Archon. Your vote counts one more, and you choose the Archon if there is a tie. No service.
wonder-diolkos-effect = Your Fleets bound for Foreign Lands meet only the first of their two Hazards. Service, when all Fleets are launched: the same for one Fleet this Season, for 1 Commodity.
wonder-labyrinth-effect = In the Event Phase no Event makes you pay, discard or lose Commodities, Aegis or Villages. No service.
wonder-stages = First stage: { $first } ({ $here }). Second stage: { $second } ({ $there }).

paid-build = Build Phase
paid-island-trade = start of Island Trade
paid-neighboring = at a Neighboring Land
paid-athens = at Athens
paid-sparta = at Sparta
paid-ionia = at Ionia
paid-egypt = at Egypt
paid-carthage = at Carthage
paid-italy = at Italy

stage-in-deck = in the deck
stage-plans = Plans
stage-partial = partial
stage-complete = complete
stage-in-deck-effect = Nobody has its Plans yet.
stage-plans-effect = Its owner can pay the first stage. It is no Structure yet.
stage-partial-effect = Its owner can pay the second stage. It is no Structure yet.
stage-complete-effect = It is a Structure, and its power and its service work.

shield-colossus-effect = Pirates and Coastal Raiders do nothing to this Fleet this Season.
shield-lighthouse-effect = Storms do nothing to this Fleet this Season.
shield-diolkos-effect = This Fleet meets only the first Hazard of its group this Season.

once-built = has built a Structure

## What is paid for

deed-build-village-1 = { slot-village-1 }
deed-build-village-2 = { slot-village-2 }
deed-build-village-3 = { slot-village-3 }
deed-build-village-4 = { slot-village-4 }
deed-build-village-5 = { slot-village-5 }
deed-build-village-6 = { slot-village-6 }
deed-build-workshop-1 = { slot-workshop-1 }
deed-build-workshop-2 = { slot-workshop-2 }
deed-build-fortress = the Fortress
deed-build-shrine = the Shrine
deed-build-great-harbor = the Great Harbor
deed-build-marketplace = the Marketplace
deed-build-academy = the Academy
deed-build-treasury = the Treasury
deed-build-alternate-1 = { slot-alternate-1 }
deed-build-alternate-2 = { slot-alternate-2 }
deed-make-fortress = a card of the Fortress
deed-make-shrine = a card of the Shrine
deed-make-great-harbor = a card of the Great Harbor
deed-make-marketplace = a card of the Marketplace
deed-make-academy = a card of the Academy
deed-make-treasury = a card of the Treasury
deed-make-alternate-1 = a card of { slot-alternate-1 }
deed-make-alternate-2 = a card of { slot-alternate-2 }
deed-stage-parthenon = a stage of the Parthenon
deed-stage-colossus = a stage of the Colossus
deed-stage-lighthouse = a stage of the Lighthouse
deed-stage-great-library = a stage of the Great Library
deed-stage-hanging-gardens = a stage of the Hanging Gardens
deed-stage-temple-of-artemis = a stage of the Temple of Artemis
deed-stage-statue-of-zeus = a stage of the Statue of Zeus
deed-stage-mausoleum = a stage of the Mausoleum
deed-stage-oracle = a stage of the Oracle
deed-stage-amphitheater = a stage of the Amphitheater
deed-stage-diolkos = a stage of the Diolkos
deed-stage-labyrinth = a stage of the Labyrinth
deed-zeus-army = an Army from the Statue of Zeus
deed-zeus-warship = a Warship from the Statue of Zeus
deed-zeus-gift-of-poseidon = a Gift of Poseidon from the Statue of Zeus
deed-enter = the Harbor Fees

## Phases

phase-event = Event
phase-production = Production
phase-island-trade = Island Trade
phase-journey = Journey
phase-hazard = Hazard
phase-fleet-trade = Fleet Trade
phase-return = Return
phase-build = Build
phase-discard = Discard
phase-archon = Archon
phase-event-effect = An Event is turned up, and every face-up Event is carried out in the Archon’s order; the others may sway the Archon with donations.
phase-production-effect = Each Village and Workshop makes 1 Commodity; an Army doubles a Village.
phase-island-trade-effect = The Islands trade Commodities and Aegis with one another.
phase-journey-effect = Fleets are loaded face down and launched to the Lands.
phase-hazard-effect = One Hazard for all Fleets bound for Neighboring Lands, two for those bound for Foreign Lands.
phase-fleet-trade-effect = Fleets that have arrived find out the state of the harbor and trade with the bank.
phase-return-effect = The Fleets come home, and what is too much is discarded.
phase-build-effect = Structures, Fleets and Great Wonders are built, Aegis and Gold made, Philosophies adopted.
phase-discard-effect = Each Island keeps a few Commodities in secret, or one of each kind in the open.
phase-archon-effect = The vote for the next Archon.

## Offers

offer-of = { $offer } by { $whose }
offer-number = offer { $number }
term-give = { $cards } given
term-take = { $cards } taken

## Moves

move-done = Done
move-resume = Take it up again, after having been done
move-reconsider = Reconsider your answer
move-enough = That is enough
move-refuse = No, refuse
move-request-order = Ask the Archon to set an order of play
move-next = { $seat } is next
move-donate = Give { $card } to the Archon
move-hand-over = Hand the donation over to the Archon
move-carry-out = Carry out { $happening } next
move-name = Name the Island of { $seat }
move-blight = Send the Locusts to the Villages that make { $basic }
move-pay = Pay { $card }
move-buy-off = Pay 2 Gold
move-show-army = Show an Army
move-endure = Endure the raid: 2 Commodities of your hand are lost at random
move-parch = Let { $slot } dry up: it makes nothing this Season
move-abandon = Give up { $slot }: it goes back into your Build Deck
move-take = Take { $card }
move-exchange = Exchange { $rate }
move-work = Put an Army to work in { $slot }: it makes 1 more
move-harvest = The bountiful harvest is in { $slot }: it makes 1 more
move-offer = Make an offer to { $seat }
move-offer-all = Make an offer to everybody
move-give = Give { $card }
move-want = Want { $card }
move-propose = Propose this offer
move-cancel = Drop it
move-accept = Accept { $offer }
move-reject = Reject { $offer }
move-counter = Answer { $offer } with an offer of your own
move-withdraw = Withdraw { $offer }
move-ready = Ready: no more trades
move-raise = Pay the next stage of a Great Wonder: { $wonder }
move-zeus-basic = Take { $aegis } from the Statue of Zeus for 2 Basic, or for 1 if it is yours
move-zeus-rare = Take { $aegis } from the Statue of Zeus for 1 Rare
move-consult-school = Look at the top Hazard with the Milesian School
move-consult-oracle = Consult your Oracle: the top 3 Hazards and a harbor card
move-consult-oracle-paying = Consult the Oracle for { $commodity }: the top Hazard and a harbor card
move-peek = Look at the harbor card of { $land }
move-wait = Wait, and launch after the others
move-dock = Keep { $fleet } docked
move-sail = Send { $fleet } to { $land }
move-load = Load { $card }
move-launch = Launch
move-suffer = Let { $fleet } suffer it
move-show-warship = Show a Warship aboard { $fleet }
move-use-gift = Discard a Gift of Poseidon aboard { $fleet } and face a new Hazard
move-lose = Lose { $card }
move-save = Save { $commodity } aboard { $fleet } by Stoicism
move-save-in-hand = Save { $commodity } in your hand by Stoicism
move-save-none = Save nothing
move-blow = Blow it to { $land }
move-reveal = Reveal the harbor card of { $land }
move-pass = Pass: leave the harbor card of { $land } face down
move-enter = Enter the harbor with { $fleet }, and lose 1 Commodity at random to the Brigands
move-enter-showing = Enter the harbor with { $fleet }, showing the Aegis that opens it
move-enter-paying = Enter the harbor with { $fleet }, paying { $commodity }
move-enter-taking = Enter the harbor with { $fleet } and take { $basic } at the Festival
move-take-free-plans = Take your first Plans with { $fleet }, free of charge
move-buy-plans = Buy Plans with { $fleet } for { $price }
move-raise-at = Pay the next stage of a Great Wonder from the cargo of { $fleet }: { $wonder }
move-drop = Discard { $card }, as there is too much cargo
move-stow = Leave { $aegis } aboard
move-unload = Unload the rest
move-build = Build { $slot }
move-make = Make a card with { $slot }
move-choose = Introduce a Philosophy: { $philosophy }
move-adopt = Adopt { $philosophy } from the bank, for as much Gold as you have Philosophies
move-adopt-library = Adopt { $philosophy } through the Great Library: free for its owner, else 1 Gold to its owner
move-buy-fleet = Buy your next Fleet: the second costs { $second }, the third { $third }
move-spare = Leave out { $need } by the power of the Parthenon
move-spare-golden = Leave out { $need } in the Golden Age
move-cynic = Let any Basic stand for { $need } by Cynicism
move-replace = Let any Rare stand for { $need } by the power of the Mausoleum
move-replace-paying = Pay { $basic } to the owner of the Mausoleum, and let any Rare stand for { $need }
move-store = Pay { $commodity } to the owner of the Temple of Artemis, to keep 2 Commodities more
move-option-a = Option A: keep a few Commodities in secret
move-option-b = Option B: show your hand and keep one of each kind
move-keep = Keep { $commodity }
move-vote = Vote for { $seat }
move-crown = Break the tie: { $seat } becomes Archon
move-choose-winner = Declare { $seat } the winner
move-protect = Protect { $fleet } by the service of a Great Wonder ({ $shield }), paying { $commodity } to its owner
move-trade = Trade with { $fleet }: { $rate }
move-trade-cheaply = Trade with { $fleet }: { $rate }, { $discount }

## What a seat is asked

prompt-choose-winner = You are the final Archon, and these are still tied: { $tied }. Who wins?
prompt-negotiate = An Event is turned up. Give the Archon something if you want to sway the decisions to come, or say that you are done.
prompt-donation = Your donation: { $cards }. Add cards in the order of the list, hand it over, or drop it.
prompt-donate = The Archon is deciding. Until then you may still give something.
prompt-event-order = You are Archon: which Event is carried out next? So far: { $order }.
prompt-name-islands = You are Archon: which Island do you name for { $event }? Several are named in the order of the list. So far: { $named }.
prompt-name-kind = You are Archon and send the Locusts: the Villages of which kind make nothing this Season?
prompt-decided = You have decided.
prompt-save-from-event = Stoicism: you may keep 1 of the Commodities that you would lose.
prompt-pirate-raids = Pirate Raids: discard 1 Ore, show an Army, or lose 2 Commodities of your hand at random.
prompt-delphic-festival = The Archon has named you for the Delphic Festival: take 1 Basic of your choice.
prompt-persian-tribute =
    { $more ->
        [0] Persian Tribute: pay 1 Commodity. If you have none, discard 1 Aegis.
       *[other] Persian Tribute: the Archon has named you. Pay 2 Basic, 1 Rare or 1 Gold; if you cannot, your whole hand and 1 Aegis are lost. Picked: { $picks }.
    }
prompt-merchant-ships = Merchant Ships: make up to 2 exchanges with the bank, choosing what you give and what you take. Picked: { $picks }.
prompt-drought = Drought: discard 1 Grapes, or name the Villages that make nothing this Season: 2, or 1 if you have fewer than 4. Named: { $picks }.
prompt-ransom = Discard { $card } and the Event spares you, or refuse. Struck by the Plague you cannot trade with other Islands this Season, by the Earthquake you cannot use your Acropolis.
prompt-persian-war =
    { $named ->
        [0] Persian War: pay 1 Basic.
       *[other] Persian War: the Archon has named you. Discard 1 Army or 1 Warship, pay 2 Gold, or give up a Village.
    }
prompt-delian-league = Delian League: pay 1 Basic to the Archon, then 1 Basic to the bank, and take 1 Army or 1 Warship; or refuse. Picked: { $picks }.
prompt-assign-armies = Production: choose a Village for each Army that works and for a Bountiful Harvest, and it makes 1 more; then the Basic that an Event or a Great Wonder gives you. Picked: { $picks }.
prompt-start-action = Before this phase begins you may use Great Wonders and Philosophies that act now. Say when you are done.
prompt-trade = Island Trade: make, answer and withdraw offers, and say when you are ready. Trading ends when all are.
prompt-compose = Your offer: you give { $give }, you want { $want }. First what you give, then what you want, each in the order of the list; then propose it.
prompt-peek = The Oracle shows you one harbor card that lies face down: which?
prompt-launch =
    { $may_wait ->
        [0] Load your Fleets, A first: send each to a Land with 1 card or more, or keep it docked. Planned: { $picks }.
       *[other] Load your Fleets, A first: send each to a Land with 1 card or more, or keep it docked; or wait and launch after the others. Planned: { $picks }.
    }
prompt-launch-order = You are Archon: in which order do those who wait launch ({ $waiting })? So far: { $order }.
prompt-end-action = All Fleets are launched. You may buy the protection of a Great Wonder, for 1 Commodity a Fleet. Say when you are done.
prompt-hazard-response = Your Fleets are struck by { $card }. For each of them, A first: suffer it, show a Warship against Pirates, or discard a Gift of Poseidon.
prompt-hazard-loss = You choose what is lost to { $card }: Fleet by Fleet, in the order of the list. Picked: { $picks }.
prompt-hazard-archon = You are Archon: to which other Land of its class is it blown, { $ship }?
prompt-save-from-hazard = Stoicism: you may keep 1 of the Commodities that the Hazard took from your Fleets.
prompt-harbor-vote = You have seen the harbor card. Reveal it, or pass? It is revealed if anybody who is there says so; if nobody does, nobody can trade there.
prompt-harbor-trade = Your Fleets trade where they have arrived: enter, exchange cargo with the bank, take Plans or pay stages of Great Wonders. Say when you are done.
prompt-bargain = { $ship }: { $rate }, { $discount }. Choose the cards in the order of the list. Given: { $given }. Taken: { $taken }.
prompt-overflow = Your Fleets come home. Discard what is too much, in the order of the list; then choose which Aegis stay aboard, and unload the rest.
prompt-request-order = Shall the Archon set the order in which the Islands build? If nobody asks for it, it goes clockwise from the Archon.
prompt-build = Build Phase: build, buy, make cards, adopt Philosophies and pay stages of Great Wonders, in any order. Say when you are done.
prompt-choose-philosophy = Your new Academy brings a Philosophy that no Island has introduced: which?
prompt-payment = You pay for { $deed }. Still due: { $needs }. Paid: { $paid }. Pay the first of it.
prompt-discard = Option A keeps a few Commodities in secret, option B one of each kind in the open. Then choose the cards in the order of the list. Kept: { $picks }.
prompt-vote = Vote for the next Archon: any Island but your own.
prompt-tie-choice = There is a tie for the most votes, and you own the Amphitheater: who becomes Archon?
prompt-set-order = You are Archon: in which order do the Islands act? So far: { $order }.
prompt-committed = Your answer is in. You may reconsider until the last one has answered.
prompt-pondering = There is nothing for you to decide here.

## What happens

event-season = Year { $year }, Season { $season } begins. Archon: { $seat }.
event-phase = Phase: { $phase }.
event-turned-up = An Event is turned up: { $happening }.
event-ordered = { $seat } sets the order of the Events.
event-ordered-seen = { $seat } sets the order of the Events: { $order }.
event-carried-out = { $happening } is carried out.
event-donated = { $seat } makes a donation to { $whose }.
event-donated-seen = { $seat } gives the Archon { $whose }: { $cards }.
event-named = { $seat } names { $whose } for { $happening }.
event-blighted = Locusts: the Villages that make { $card } make nothing this Season.
event-showed-army = { $seat } shows an Army.
event-gave-up = { $seat } pays for the Event.
event-gave-up-seen = { $seat } gives up { $cards }.
event-lost-from-hand = { $seat } loses { n-commodities } from the hand.
event-lost-from-hand-seen = { $seat } loses { n-commodities } from the hand: { $cards }.
event-saved = { $seat } keeps a Commodity by Stoicism.
event-saved-seen = { $seat } keeps { $cards } by Stoicism.
event-taken-from = { $seat } takes a Commodity from the hand of { $whose }.
event-taken-from-seen = { $seat } takes { $cards } from the hand of { $whose }.
event-took = { $seat } takes cards from the bank.
event-took-seen = { $seat } takes { $cards } from the bank.
event-parched = Villages of { $seat } dry up.
event-parched-seen = { $seat } lets dry up: { $slots }.
event-plagued = { $seat } has the Plague and cannot trade with other Islands this Season.
event-shaken = { $seat } cannot use the Acropolis this Season.
event-abandoned = { $seat } gives up { $slot }; it can be built again.
event-swapped = { $seat } makes an exchange with the Merchant Ships.
event-swapped-seen = { $seat } makes an exchange with the Merchant Ships: { $terms }.
event-joined-league = { $seat } joins the Delian League.
event-joined-league-seen = { $seat } joins the Delian League: { $terms }. The first card goes to { $whose }, the other to the bank.
event-produced = { $seat } produces.
event-produced-seen = { $seat } produces { $cards }.
event-said-done = { $seat } is done.
event-resumed = { $seat } takes it up again.
event-requested-order = { $seat } asks the Archon for an order of play.
event-set-order = { $seat } sets an order of play.
event-set-order-seen = { $seat } sets the order of play: { $seats }.
event-offered = { $seat } makes { $whose } an offer ({ $offer }).
event-offered-seen = { $seat } offers { $whose }: { $terms } ({ $offer }).
event-offered-all = { $seat } makes everybody an offer ({ $offer }).
event-offered-all-seen = { $seat } offers everybody: { $terms } ({ $offer }).
event-accepted = { $seat } accepts { $offer }.
event-traded =
    { $given ->
        [one] { $seat } trades with { $whose }: { $given } card
       *[other] { $seat } trades with { $whose }: { $given } cards
    } for { $taken }.
event-traded-seen = { $seat } trades with { $whose }: { $terms }.
event-rejected = { $seat } rejects { $offer }.
event-withdrew = { $seat } withdraws { $offer }.
event-lapsed = Nobody has accepted { $offer }; it lapses.
event-paid = { $seat } pays for { $deed }.
event-paid-seen = { $seat } pays { $cards } for { $deed }.
event-paid-owner = { $seat } pays { $card } to { $whose } for the service of a Great Wonder: { $wonder }.
event-spared = { $seat } need not pay { $need } as it is asked for.
event-looked-at-hazards =
    { $amount ->
        [one] { $seat } looks at the top Hazard.
       *[other] { $seat } looks at the top { $amount } Hazards.
    }
event-looked-at-hazards-seen =
    { $amount ->
        [one] { $seat } looks at the top Hazard: { $hazards }.
       *[other] { $seat } looks at the top { $amount } Hazards, from the top: { $hazards }.
    }
event-looked-at-harbor = { $seat } looks at the harbor card of { $land }.
event-looked-at-harbor-seen = { $seat } looks at the harbor card of { $land }: { $harbors }.
event-waits = { $seat } waits.
event-launched = { $seat } sends { $fleet } to { $land } with { n-cards }.
event-launched-seen = { $seat } sends { $fleet } to { $land } with { n-cards }: { $cards }.
event-stayed = { $seat } sends no Fleet.
event-protected = { $seat } has { $fleet } protected by a Great Wonder: { $wonder }.
event-drew-hazard =
    { $foreign ->
        [0] Hazard for the Fleets bound for Neighboring Lands: { $hazard }.
       *[other] Hazard for the Fleets bound for Foreign Lands: { $hazard }.
    }
event-replaced = A new Hazard for { $fleet } of { $seat } alone: { $hazard }.
event-reshuffled = The Hazards are shuffled into a new deck.
event-counted = { $seat } counts { $amount } aboard { $fleet }.
event-meets = { $seat } has what the Hazard seeks aboard { $fleet }.
event-hit = The Hazard strikes { $fleet } of { $seat }.
event-unharmed = The Hazard does nothing to { $fleet } of { $seat }.
event-army-shown = { $seat } shows an Army aboard { $fleet }.
event-warship-shown = { $seat } shows a Warship aboard { $fleet }.
event-gift-used = { $seat } discards a Gift of Poseidon aboard { $fleet }.
event-sent-home = { $fleet } of { $seat } is sent home.
event-blown = { $fleet } of { $seat } is blown to { $land }.
event-lost-aboard = { $seat } loses { n-cards } aboard { $fleet }.
event-lost-aboard-seen = { $seat } loses { n-cards } aboard { $fleet }: { $cards }.
event-looked = { $seat } sees the harbor card of { $land }.
event-looked-seen = { $seat } sees the harbor card of { $land }: { $harbors }.
event-voted-reveal = { $seat } reveals the harbor card of { $land }.
event-voted-pass = { $seat } passes at { $land }.
event-revealed = The harbor card of { $land } is turned up: { $harbor }.
event-stays-hidden = The harbor card of { $land } stays face down; nobody trades there.
event-entered = { $seat } enters the harbor of { $land } with { $fleet }.
event-showed = { $seat } shows { $card } aboard { $fleet }.
event-paid-fee = { $seat } pays a fee with { $fleet }.
event-paid-fee-seen = { $seat } pays a fee with { $fleet }: { $cards }.
event-gifted = { $seat } takes { $card } aboard { $fleet } at the Festival.
event-harbor-traded = { $seat } trades with { $fleet } at { $land }.
event-harbor-traded-seen = { $seat } trades with { $fleet } at { $land }: { $terms }.
event-took-plans = { $seat } takes Plans { n-price }: { $wonder }.
event-dropped = { $seat } discards { n-cards }: too much cargo.
event-dropped-seen = { $seat } discards { n-cards }, too much cargo: { $cards }.
event-returned = { $seat } brings home { n-commodities }.
event-brought-ashore = { $seat } brings Aegis ashore.
event-brought-ashore-seen = { $seat } brings ashore { $cards }.
event-built = { $seat } builds { $slot }.
event-made = { $seat } receives { $card }.
event-philosophy-chosen = { $seat } introduces a Philosophy: { $philosophy }.
event-adopted = { $seat } adopts { $philosophy } { n-price }.
event-bought-fleet = { $seat } buys { $fleet } { n-price }.
event-raised = { $seat } pays the first stage of a Great Wonder: { $wonder }.
event-completed = { $seat } completes a Great Wonder: { $wonder }.
event-stores = { $seat } may keep 2 Commodities more this Season.
event-kept-a = { $seat } keeps { $kept } in secret and discards { n-cards }.
event-kept-a-seen = { $seat } keeps { $kept } in secret and discards { n-cards }: { $cards }.
event-kept-b = { $seat } keeps one of each kind.
event-kept-b-seen = { $seat } keeps in the open: { $cards }.
event-discarded-b = { $seat } discards cards.
event-discarded-b-seen = { $seat } discards { $cards }.
event-voted =
    { $amount ->
        [one] { $seat } votes for { $whose }.
       *[other] { $seat } votes for { $whose } with { $amount } votes.
    }
event-tied = There is a tie.
event-tied-seen = There is a tie: { $seats }.
event-elected = { $seat } becomes Archon.
event-year-ends = Year { $year } ends.
event-status-discarded = The harbor card of { $land } is discarded: { $harbor }.
event-complete-island = The Island of { $seat } is complete.
event-won = { $seat } wins with { n-structures }.

## Why not

why-acropolis-full = Your Acropolis has its six Structures.
why-adoption-price = You have not enough Gold, or the Great Library does not offer that now: { $philosophy }.
why-all-fleets = You have all three Fleets.
why-both-sides = You give { $card } in this offer, so you cannot want it too.
why-built-already = It is built already: { $slot }.
why-cannot-enter = { $fleet } is in the harbor already, or cannot give what the harbor card asks for, in this way.
why-cannot-give = You do not have all the cards that this offer wants, or they are reserved for an offer of yours.
why-cannot-pay = You cannot pay what it costs: { $slot }.
why-docked = A docked Fleet carries Aegis only.
why-empty-fleet = Load the Fleets one after the other, A first; each that sails needs 1 card at least, and you launch when all are set.
why-empty-offer = An offer gives something and wants something, each in the order of the list and with 12 cards wanted at most; one side may be empty only where presents are allowed.
why-enough-donations = You have made all donations that this table allows in a Season.
why-enough-trades = { $fleet } has made all trades that this table allows in a phase.
why-equal-structure = An equal Structure is on the list; build that one.
why-face-down = The harbor card lies face down, so { $fleet } can do nothing there.
why-fleet-price = You have not enough Gold for the next Fleet.
why-full = This Fleet can carry no more.
why-introduced = This Philosophy is introduced already: { $philosophy }.
why-keep-exactly = First choose option A or B; then cards that you have, in the order of the list, as many as that option keeps.
why-makes-nothing = It makes no cards: { $slot }.
why-named-kind = The harbor card names this kind; only its own rates give or take { $card }.
why-no-academy = You need an Academy to adopt a Philosophy.
why-no-aegis = Aegis cannot be traded with the bank.
why-no-armies = Armies are sold in Italy only, to a Fleet with the Gold for one.
why-no-copy = No copy of it is left: { $philosophy }.
why-no-counter = You cannot answer this offer with another: too many offers went to and fro, or you can make none now.
why-no-duplicates = No two of these cards may be of a kind, and { $card } is paid already.
why-no-more-offers = You cannot make this offer: not to yourself, not after saying that you are ready, and no more than this table allows.
why-no-plans = The deck of Plans is empty.
why-no-plans-of-it = You have no Great Wonder of this name to go on with: { $wonder }.
why-no-school = You do not have the Milesian School, or have used it this Season.
why-no-substitute = Nothing lets you leave out or replace { $need } here.
why-no-such-fleet = You do not have { $fleet }.
why-no-such-offer = There is no such offer of use to you now: { $offer }.
why-no-third-plans = You have taken Plans twice; there is no third time.
why-no-vote-there = This is not the harbor card that you vote on now: { $land }.
why-no-wait = You cannot wait now: only at the beginning, and only if this table allows it.
why-no-warship = A Warship must be aboard the Fleet that is struck, and helps against Pirates only.
why-no-warships = Warships are sold in Carthage only, to a Fleet with the Gold for one.
why-not-admitted = { $fleet } must enter the harbor first.
why-not-arrived = { $fleet } has not arrived at a Land.
why-not-complete = Nobody has completed this Great Wonder yet: { $wonder }.
why-not-face-up = This Event does not lie face up, or has its place in the order: { $happening }.
why-not-given = This is not aboard, or not what the rate asks for, or not in the order of the list: { $card }.
why-not-hit = { $fleet } is not the Fleet that you decide for now, or has nothing aboard to do this with.
why-not-introduced = No Academy has introduced it yet: { $philosophy }.
why-not-named = You cannot name this Island now: some Events are for Islands other than yours, and Islands are named in the order of the list.
why-not-oneself = You cannot vote for yourself.
why-not-raised = Its next stage is not paid here, or you cannot pay it: { $wonder }.
why-not-raised-here = No stage of it can be paid from the cargo of { $fleet } here: { $wonder }.
why-not-shielded = { $fleet } cannot be protected so ({ $shield }): not by your own Great Wonder, not twice, and only a Fleet that is on its way, for the Diolkos to a Foreign Land.
why-not-standing = You have not built it, or it is no Acropolis Structure: { $slot }.
why-not-taken = The rate does not bring this, or not in the order of the list: { $card }. Only Egypt sells Papyrus.
why-not-that-rate = This rate does not hold where { $fleet } is: { $rate }.
why-not-there = You do not have { $card } left to pay with.
why-not-tied = { $seat } is not among those who are tied.
why-not-to-you = This offer is not made to you: { $offer }.
why-not-unloaded = First what is too much is discarded, then Aegis may stay aboard, in the order of the list; then you unload.
why-not-waiting = { $seat } is not among those who still wait.
why-not-worked = An Army works in a Village of yours that makes something, one Army each, in the order of the list: not in { $slot }.
why-not-yours = You do not have { $card } to give.
why-nothing-hidden = No harbor card lies face down there: { $land }.
why-one-alternate = An Island builds one of its Alternates only.
why-other-cost = The cost does not ask for { $card } now, or the rest could not be paid after it.
why-owned-already = You have it already: { $philosophy }.
why-plagued = { $seat } has the Plague and cannot trade this Season.
why-plans-at-athens = Plans are to be had at Athens only.
why-plans-price = Your next Plans have another price, or { $fleet } has not the Gold for it.
why-rejected = You have rejected this offer: { $offer }.
why-reserved = You do not have { $card }, or it is reserved for another offer of yours, or you have gone on to what you want.
why-rising = Cards are picked in the order of the list, so that every choice can be made in one way only.
why-same-card = You cannot take what you have just given.
why-service-price = You cannot pay for it in this way, or it is yours and asks for something else: { $wonder }.
why-service-used = You have used it this Season: { $wonder }.
why-shaken = The Earthquake keeps you from using your Acropolis this Season.
why-too-little-aboard = { $fleet } does not carry enough for it: { $rate }.
why-unskilled = Unskilled Labor: you have built your one Structure of this Season.
why-used = It has made its card of this Season: { $slot }.

## The picture of the table

draw-year = Year { $year } of { $years }
draw-season = Season { $season } of { $seasons }
draw-phase = Phase: { $phase }
draw-archon = Archon: { $seat }
draw-hidden-events =
    { $amount ->
        [one] { $amount } Event face down
       *[other] { $amount } Events face down
    }
draw-blight = eaten by the Locusts: { $card }
draw-face-down = face down
draw-face-down-seen = face down: { $harbor }
draw-no-card = no harbor card
draw-status = { $harbor }: { $effect }
draw-fleet-there = { $seat } { $fleet } ({ n-cards })
draw-decks = Decks
draw-deck-hazards = Hazards { $amount }
draw-deck-harbors = harbor cards { $amount }
draw-deck-plans = Plans { $amount }
draw-introduced = Introduced
draw-left = { $philosophy } { $amount }
draw-drawn = drawn: { $hazard }
draw-known = known, number { $number } from the top: { $hazard }
draw-offers = Offers
draw-offer-to = { $offer } to { $seat }: { $terms }
draw-offer-all = { $offer } to everybody: { $terms }
draw-offer-hidden = { $offer } to { $seat }, unseen
draw-player = Island
draw-column-island = Name
draw-column-structures = Structures
draw-column-hand = Hand
draw-column-aegis = Aegis
draw-mark-archon = Archon
draw-mark-done = done
draw-mark-plagued = Plague
draw-mark-shaken = Earthquake
draw-mark-vote = (votes for { $seat })
draw-built = Built
draw-village = { $kind } Village
draw-workshop = { $kind } Workshop
draw-wonders = Great Wonders
draw-wonder = { $wonder } ({ $stage })
draw-next-stage = { $wonder } ({ $stage }, next: { $cost }, { $paid })
draw-philosophies = Philosophies
draw-aegis = Aegis at home
draw-fleets = Fleets
draw-fleet = { $fleet } { $course }
draw-cargo = { $fleet } { $course } ({ $cards })
draw-shown = { $fleet } { $course } ({ n-cards }, seen: { $cards })
draw-counted = { $fleet } { $course } ({ n-cards })
draw-parched = Dried up
draw-hand = Hand
draw-remembered = Remembered
draw-deck = Build Deck
draw-slot = { $slot }: { $cost }
draw-slot-made = { $slot } ({ $made }): { $cost }
draw-ties = Tie-breakers

tie-breaker-1 = complete Great Wonders { $amount }
tie-breaker-2 = partial Great Wonders { $amount }
tie-breaker-3 = Plans { $amount }
tie-breaker-4 = Acropolis { $amount }
tie-breaker-5 = Workshops { $amount }
tie-breaker-6 = Philosophies { $amount }
tie-breaker-7 = Fleets { $amount }
tie-breaker-8 = Aegis { $amount }
tie-breaker-9 = Gold { $amount }
tie-breaker-10 = Rare { $amount }
tie-breaker-11 = Basic { $amount }

## Options

option-beginner = Beginner game
option-beginner-note = Without the three hardest Events: Unskilled Labor, Persian Tribute and Persian War (PAR-VAR-01).
option-delian-league = Delian League variant
option-delian-league-note = Athens has no harbor card in Year 1, so that everybody can trade there (PAR-VAR-02).
option-tournament = Tournament variant
option-tournament-note = A shorter game: it begins in Year 2, with all Villages built (PAR-VAR-05).
option-journey-mode = Launches
option-journey-mode-note = Those who wait launch after the others, in the Archon’s order; or nobody can wait; or all launch one after the other (PAR-ONL-08).
option-build-mode = Building
option-build-mode-note = In turn goes clockwise from the Archon, or in the Archon’s order (PAR-ONL-09).
option-allow-gifts = Presents
option-allow-gifts-note = An offer may give something for nothing, or want something for nothing (PAR-OFR-14).
option-hidden-trades = Hidden trades
option-hidden-trades-note = Which cards change hands only the two who trade can see; the others see how many (PAR-OFR-13).
option-memory-aid = Memory aid
option-memory-aid-note = The table shows which cards each Island must have, by all that everybody has seen.
option-marketplace-by-island-card = Marketplace by Island Card
option-marketplace-by-island-card-note = The Marketplace buys only kinds that no Village of the Island Card makes, built or not (RUL-35).
option-max-offers-per-seat = Offers in a phase
option-max-offers-per-seat-note = How many offers a player may make in an Island Trade Phase (PAR-OFR-11).
option-max-open-offers-per-seat = Open offers
option-max-open-offers-per-seat-note = How many offers of a player may be open at the same time (PAR-OFR-11).
option-max-trades-per-phase = Trades in a phase
option-max-trades-per-phase-note = After how many trades an Island Trade Phase ends (PAR-OFR-11).
option-max-counter-depth = Counter-offers
option-max-counter-depth-note = How often an offer may be answered by another, to and fro (PAR-OFR-06).
option-max-donations-per-seat = Donations in a Season
option-max-donations-per-seat-note = How many donations a player may make to the Archon in a Season (PAR-DON-03).
option-max-harbor-trades-per-fleet = Harbor trades of a Fleet
option-max-harbor-trades-per-fleet-note = How many trades a Fleet may make in a phase (PAR-LIM-01).
