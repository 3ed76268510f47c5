### Panthalos in words.

## Numbers of things, for use within sentences

n-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
n-discs =
    { $amount ->
        [one] { $amount } disc
       *[other] { $amount } discs
    }
cost-discs =
    { $cost ->
        [one] { $cost } disc
       *[other] { $cost } discs
    }
n-goods =
    { $amount ->
        [one] { $amount } Good
       *[other] { $amount } Goods
    }
n-titans =
    { $amount ->
        [one] { $amount } Titan
       *[other] { $amount } Titans
    }
n-reinforcements =
    { $amount ->
        [one] { $amount } Reinforcement
       *[other] { $amount } Reinforcements
    }
n-tokens =
    { $amount ->
        [one] { $amount } token
       *[other] { $amount } tokens
    }

## Goods: the basic sides, then the refined ones

good-grapes = grapes
good-cattle = cattle
good-olives = olives
good-iron = iron
good-cotton = cotton
good-wine = wine
good-hides = hides
good-oil = oil
good-armor = armor
good-cloth = cloth

good-basic-effect = A basic Good with one symbol: 1 point when it is shipped. An Artisan can refine it: { $refined }.
good-refined-effect = A refined Good with two symbols: 2 points when it is shipped. Merchants want it. Made of { $basic }.

## Elements

element-air = air
element-water = water
element-earth = earth
element-fire = fire

## Tokens: Ships, Artisans, Reinforcements and Titans

token-grapes-ship = grapes Ship
token-cattle-ship = cattle Ship
token-olives-ship = olives Ship
token-iron-ship = iron Ship
token-cotton-ship = cotton Ship

token-grapes-artisan = grapes Artisan
token-cattle-artisan = cattle Artisan
token-olives-artisan = olives Artisan
token-iron-artisan = iron Artisan
token-cotton-artisan = cotton Artisan
token-any-artisan = “?” Artisan
token-die-artisan = die Artisan

reinforcement-air = air Reinforcement +{ $strength }
reinforcement-water = water Reinforcement +{ $strength }
reinforcement-earth = earth Reinforcement +{ $strength }
reinforcement-fire = fire Reinforcement +{ $strength }

titan-air = air Titan { $strength }
titan-water = water Titan { $strength }
titan-earth = earth Titan { $strength }
titan-fire = fire Titan { $strength }

# What an Artisan is called where it is chosen, with its work and the price of it
artisan-grapes-artisan = { token-grapes-artisan } ({ cost-discs }: grapes become wine)
artisan-cattle-artisan = { token-cattle-artisan } ({ cost-discs }: cattle become hides)
artisan-olives-artisan = { token-olives-artisan } ({ cost-discs }: olives become oil)
artisan-iron-artisan = { token-iron-artisan } ({ cost-discs }: iron becomes armor)
artisan-cotton-artisan = { token-cotton-artisan } ({ cost-discs }: cotton becomes cloth)
artisan-any-artisan = { token-any-artisan } ({ cost-discs }: any basic Good becomes refined)
artisan-die-artisan = { token-die-artisan } ({ cost-discs }: a Worker is promoted)

ship-effect = In the PORT: ship all your { $basic } and { $refined } with it, 1 point for each symbol, and take it and a disc. After the last round a Ship of yours ships what you have left of these.
artisan-effect = Refines one Good, { $basic } into { $refined }, for { cost-discs }. Two of a kind can be activated together for the cost of one.
artisan-any-effect = Refines one basic Good of any kind for { cost-discs }. Two of a kind can be activated together for the cost of one.
artisan-die-effect = Promotes one Worker by one rank for { cost-discs }. Two of a kind can be activated together for the cost of one.
reinforcement-effect = Adds { $strength } to a force of its own element. It can also change one Titan to that element.
titan-effect = Fights with strength { $strength } for its element; a Reinforcement can change it to another one.

## Merchants

merchant-label = Merchant who gives { $gains } for { $goods }
merchant-effect = Deliver { $goods }: you gain { $gains }.
merchant-wine =
    { $amount ->
        [one] wine
       *[other] wine ×{ $amount }
    }
merchant-hides =
    { $amount ->
        [one] hides
       *[other] hides ×{ $amount }
    }
merchant-oil =
    { $amount ->
        [one] oil
       *[other] oil ×{ $amount }
    }
merchant-armor =
    { $amount ->
        [one] armor
       *[other] armor ×{ $amount }
    }
merchant-cloth =
    { $amount ->
        [one] cloth
       *[other] cloth ×{ $amount }
    }
merchant-any =
    { $amount ->
        [one] any refined Good
       *[other] any { $amount } refined Goods
    }

bonus-points = further points
bonus-discs = discs
bonus-reinforcement = Reinforcement
bonus-titans = Titans
bonus-promotion = promotion
bonus-view = look at the Underworld

bonus-points-amount =
    { $amount ->
        [one] { $amount } further point
       *[other] { $amount } further points
    }
bonus-discs-amount = { n-discs }
bonus-reinforcement-amount = { n-reinforcements }
bonus-titans-amount = { n-titans }
bonus-promotion-amount =
    { $amount ->
        [one] { $amount } promotion
       *[other] { $amount } promotions
    }
bonus-view-amount = a look at { $amount } Underworld tokens

bonus-points-effect = You score { bonus-points-amount }.
bonus-discs-effect = You take { n-discs } from the general reserve.
bonus-reinforcement-effect = You draw { n-reinforcements } from the stack.
bonus-titans-effect = You draw { n-titans } from the stack, in secret.
bonus-promotion-effect =
    { $amount ->
        [one] You promote a Worker by one rank.
       *[other] You promote a Worker by one rank, { $amount } times.
    }
bonus-view-effect = You may look at the Underworld token under the open one, and choose which of the two lies on top.

## The Underworld

underworld-air = Underworld token air { $strength }
underworld-water = Underworld token water { $strength }
underworld-earth = Underworld token earth { $strength }
underworld-fire = Underworld token fire { $strength }
underworld-effect = Attacks every player in the KRYPT with { $element }, strength { $strength } and the TEMPLUM value of the round. Whoever defends scores { n-points }.

## Locations and their spaces

location-thermae = THERMAE
location-polis = POLIS
location-agora = AGORA
location-phalanx = PHALANX
location-art = ART
location-oraculum = ORACULUM
location-foro = FORO
location-titanus = TITANUS
location-agro = AGRO
location-krypt = KRYPT
location-arena = ARENA

location-thermae-effect = Workers rest here for a round after their work, and become available when it is evaluated.
location-polis-effect = Each of your Workers here lays a disc, which stays and brings you the income of its space in every round.
location-agora-effect = Each figure takes two Goods, or one Good and a promotion.
location-phalanx-effect = Each figure takes two Reinforcements, or one Reinforcement and a promotion.
location-art-effect = Each figure takes an Artisan, or sells tokens: 1 point for every two.
location-oraculum-effect = The figure makes its owner the Starting Player, brings a disc, and is available again at once.
location-foro-effect = Two figures of one player together hire a Worker, or promote a Worker to Leader for a disc and two tokens.
location-titanus-effect = Each Worker brings half as many Titans as its rank, rounded down. A Leader counts as the highest Worker there, or brings 1 Titan.
location-agro-effect = Each Worker brings as many discs as its rank. A Leader counts as the highest Worker there, or brings 1 disc.
location-krypt-effect = The Underworld attacks every player. Whoever has a figure here may mix the elements, and the figure is available again at once.
location-arena-effect = Each figure brings a Titan and may challenge another player to a duel.

space-label = { $location } { $number }
space-effect = Takes a Worker of rank { $rank } or more, or a Leader.
space-lightning-effect = Takes a Worker of rank { $rank } or more, or a Leader. Lightning: it works at once.
space-open-effect = Takes any number of figures: Workers of rank { $rank } or more, and Leaders.
space-polis-effect = Takes a Worker of rank { $rank } or more, but no Leader.
space-income-effect = Takes a Worker of rank { $rank } or more, but no Leader. The disc laid here brings { $income } in every round.
space-once-effect = Takes a Worker of rank { $rank } or more, but no Leader. The disc laid here brings { $income }, only once.
space-small = 2 or 3 players – { $effect }
space-large = 4 or 5 players – { $effect }
space-none = Not on this board.

income-discs = { n-discs }
income-reinforcements = { n-reinforcements }
income-titans = { n-titans }
income-goods =
    { $amount ->
        [one] { $amount } basic Good
       *[other] { $amount } basic Goods
    }

## Figures, and where they are

figure-leader = the Leader
figure-worker = a Worker of rank { $rank }
figure-promoted = a promoted Leader

figure-leader-effect = Fits on every space outside the POLIS, whatever its rank, must be placed in every round, and never rests. Where it stands decides the element of duels against its owner.
figure-worker-effect = Fits on spaces for rank { $rank } or less. After the last round it scores its rank: { n-points }.
figure-promoted-effect = A Leader made of a Worker: fits on every space outside the POLIS, must be placed in every round, and never rests. After the last round it scores { n-points }.

place-unhired = unhired
place-available = available
place-resting = resting
place-on = on { $space }

place-unhired-effect = Lies beside the FORO until it is hired.
place-available-effect = Stands before its owner and can be placed.
place-resting-effect = Rests in the THERMAE until they are evaluated.

die-label = { $figure }, { $place }

## Moves

move-pass = Pass
move-place = Place { $figure } on { $space }
move-ship = Ship with the { $ship }: all your Goods of its kind, 1 point for each symbol, and a disc
move-sell = Sell to the { $merchant }
move-deliver = Deliver { $good }
move-activate = Activate your { $artisan }
move-activate-both = Activate two at once, for the cost of one: { $artisan }
move-refine = Refine { $good }
move-take-good = Take { $good } and promote a Worker
move-take-goods = Take two Goods: { $good } and { $good2 }
move-recruit = Take the { $reinforcement } and promote a Worker
move-recruit-both = Take the { $reinforcement } and the { $reinforcement2 }
move-train = Promote a Worker, as the display is empty
move-engage = Take the { $artisan }
move-sell-tokens = Sell tokens: 1 point for every two
move-discard = Discard the { $token }
move-done = That is all
move-promote = Promote { $figure } by one rank ({ $place })
move-demote = Demote { $figure } by one rank ({ $place })
move-look = Look at the Underworld token under the open one
move-decline = Do not look
move-keep-top = Leave the open token on top, and put the other under the stack
move-swap = Put the other token on top, and the open one under the stack
move-disc = Put a disc on { $space }
move-nothing = Do nothing
move-hire = Hire a Worker, with the TEMPLUM value of this round as its rank
move-lead = Promote { $figure } to Leader ({ $place }), for a disc and two tokens
move-yield = Do not defend, and lose a disc to the collection box
move-lay = Lay the { $token }
move-confirm = Lay down what is chosen
move-keep = Pay a disc and keep the { $titan }
move-challenge = Challenge { $seat }
move-renounce = Renounce a duel
move-stop = Stop, and lose the duel
move-four = Take the smaller reward, normally 4 points
move-eight = Put a disc into the collection box for the greater reward, normally 8 points

## What a seat is asked

prompt-main-action = Your turn: place a Worker or a Leader, ship Goods, sell to a Merchant, activate Artisans, or pass. You may pass only when all your Leaders are placed.
prompt-foro-partner = The FORO takes two figures at once: who comes along to the second space?
prompt-deliver-good =
    { $many ->
        [one] The Merchant wants { $many } more refined Good of your choice: which one do you deliver?
       *[other] The Merchant wants { $many } more refined Goods of your choice: choose them one after the other, in the order of the list.
    }
prompt-refine-good =
    { $many ->
        [one] The “?” Artisan refines { $many } more basic Good: which one?
       *[other] The “?” Artisans refine { $many } basic Goods: choose them one after the other, in the order of the list.
    }
prompt-train-worker =
    { $many ->
        [one] The die Artisan promotes { $many } Worker by one rank: which one?
       *[other] The die Artisans promote { $many } Workers by one rank each, or one Worker by two: choose the first one.
    }
prompt-promote-target = A promotion: choose one of your Workers, wherever it is, who rises by one rank.
prompt-underworld-look = You may look at the Underworld token under the open one, alone, and then choose which of the two lies on top.
prompt-underworld-place = Which of the two Underworld tokens lies on top, face up, and attacks next? The other one goes under the stack, face down.
prompt-agora-take = AGORA: take two Goods, or one Good and a promotion.
prompt-phalanx-take = PHALANX: take two Reinforcements, or one Reinforcement and a promotion.
prompt-art-choose = ART: take an Artisan, or sell any number of your Ships, Artisans, Reinforcements and Titans, 1 point for every two.
prompt-token-sale = Choose the tokens that you sell, one after the other in the order of the list, then say that this is all: 1 point for every two. Chosen: { $picked }.
prompt-polis-allocate =
    { $many ->
        [one] POLIS: you have only { $many } disc left for your Workers here. Which space gets it?
       *[other] POLIS: you have only { $many } discs left for your Workers here. Choose the spaces that get them, from left to right.
    }
prompt-foro-choose = FORO: hire a Worker, promote a Worker to Leader for a disc and two tokens, or do nothing.
prompt-foro-discard = Two tokens leave the game for your new Leader, { $rank } until now ({ $place }): choose them one after the other, in the order of the list. Chosen: { $picked }.
prompt-krypt-defend = The Underworld attacks: choose Titans and Reinforcements that reach its strength in its element, one after the other in the order of the list, then lay them down; or do not defend. Chosen: { $picked }.
prompt-keep-titans = You may keep Titans that you have laid, for a disc each; the others leave the game.
prompt-arena-challenge = ARENA: challenge a player who was not challenged in this round, or renounce a duel.
prompt-duel-open = Your duel against { $against }: open with at least one token, chosen one after the other in the order of the list, then lay down what is chosen. Chosen: { $picked }.
prompt-duel-defend = Your duel against { $against }: add tokens until you reach that total, or stop and lose the duel. Chosen: { $picked }.
prompt-duel-raise = Your duel against { $against }: add tokens until you exceed that total, or stop and lose the duel. Chosen: { $picked }.
prompt-duel-demote = You have lost the duel: choose one of your Workers, who falls by one rank.
prompt-duel-reward = You have won the duel: take the smaller reward, or put a disc into the collection box for the greater one.

## What happens

event-round = Round { $round } begins. The TEMPLUM shows { $templum }, and { $seat } is the Starting Player.
event-placed = { $seat } places { $figure } on { $space }.
event-passed = { $seat } passes.
event-shipped = { $seat } ships { n-goods } with the { $token } and scores { n-points }.
event-sold = { $seat } sells to the { $merchant }.
event-delivered = { $seat } delivers { $good }.
event-activated = { $seat } activates the { $token } for { cost-discs }.
event-activated-both = { $seat } activates two { $token }s at once for { cost-discs }.
event-refined = { $seat } refines { $good }.
event-promoted = { $seat } promotes a Worker to rank { $rank } ({ $place }).
event-demoted = { $seat } demotes a Worker to rank { $rank } ({ $place }).
event-lapsed = { $seat } has no Worker to promote, and the promotion lapses.
event-got-discs = { $seat } takes { n-discs }.
event-got-points =
    { $amount ->
        [one] { $seat } scores { $amount } point.
       *[other] { $seat } scores { $amount } points.
    }
event-took-good = { $seat } takes { $good }.
event-took-token = { $seat } takes the { $token }.
event-drew-titans = { $seat } draws { n-titans }.
event-drew-titans-seen = { $seat } draws { n-titans }: { $titans }.
event-discarded = { $seat } discards the { $token }.
event-discarded-titans = { $seat } discards { n-titans } face down.
event-discarded-titans-seen = { $seat } discards { n-titans } face down: { $titans }.
event-sold-tokens =
    { $amount ->
        [0] { $seat } sells no tokens.
       *[other] { $seat } sells { n-tokens } and scores { n-points }.
    }
event-declined-look = { $seat } does not look at the Underworld.
event-looked = { $seat } looks at the Underworld token under the open one.
event-looked-seen = { $seat } looks under the open Underworld token and sees this: { $underworld }.
event-kept-top = { $seat } leaves the open Underworld token on top and puts the other under the stack.
event-swapped = { $seat } puts the { $underworld } on top and the one that lay there under the stack.
event-evaluated = Evaluation: { $location }.
event-returned =
    { $amount ->
        [one] { $seat } takes { $amount } figure back, available again.
       *[other] { $seat } takes { $amount } figures back, available again.
    }
event-marked = { $seat } puts a disc on { $space }.
event-starts = { $seat } is the Starting Player from now on.
event-hired = { $seat } hires a Worker of rank { $rank }.
event-led = { $seat } promotes { $figure } to Leader ({ $place }); a disc stays on it.
event-attacked = The Underworld attacks with { $element }, strength { $strength }. Whoever defends scores { n-points }.
event-laid = { $seat } lays the { $token }.
event-defended = { $seat } defends with strength { $strength } and scores { n-points }.
event-not-defended =
    { $amount ->
        [0] { $seat } does not defend, and has no disc to lose.
       *[other] { $seat } does not defend and loses { n-discs } to the collection box.
    }
event-kept = { $seat } pays a disc and keeps the { $token }.
event-challenged = { $seat } challenges { $whose }. The element of the duel is { $element }.
event-renounced = { $seat } renounces a duel.
event-total = { $seat } has a total of { $amount }.
event-stopped = { $seat } stops.
event-won = { $seat } wins the duel against { $whose }.
event-rewarded =
    { $discs ->
        [0] { $seat } scores { n-points }.
       *[other] { $seat } puts a disc into the collection box and scores { n-points }.
    }
event-turned-up = The { $underworld } is turned up.
event-penalty = { $seat } loses { n-points } for { n-discs } in the collection box.
event-end-shipped = { $seat } ships { n-goods } left over (with the Ship for { $good }) and scores { n-points }.
event-ranks = { $seat } scores { n-points } for the ranks of Workers and for promoted Leaders.
event-over = The game is over.

## Why not

why-no-such-space = { $space } is not on this side of the board.
why-taken = Somebody stands on { $space } already.
why-disc-there = A disc lies on { $space }; it is closed for the rest of the game.
why-rank-too-low = { $space } asks for rank { $rank } or more.
why-leader-in-polis = No Leader may be placed in the POLIS.
why-no-such-figure = You do not have this figure available: { $figure }.
why-foro-first = The FORO is entered with two figures in one turn: place the first of them on the first space.
why-foro-second = The second figure goes to the second space of the FORO, in the same turn.
why-foro-alone = The FORO is entered with two figures in one turn, and no other one of yours can come along.
why-leader-at-hand = Your Leader must be placed before you pass.
why-promoted-at-hand = All your promoted Leaders must be placed before you pass.
why-no-such-ship = There is no { $ship } in the PORT.
why-nothing-to-ship = You have no Goods for the { $ship }.
why-no-such-merchant = The { $merchant } is not in the MERKATOR.
why-cannot-deliver = You do not have all the refined Goods that this Merchant wants.
why-only-refined = Only refined Goods can be delivered, and { $good } is a basic one.
why-no-such-good = You have no { $good } left.
why-refined-already = Only basic Goods can be refined, and { $good } is refined already.
why-no-such-artisan = You have no such Artisan: { $artisan }.
why-no-pair = Only two of a kind can be activated together, and you have just one of these: { $artisan }.
why-too-dear =
    { $amount ->
        [one] This costs { $amount } disc, and you have none.
       *[other] This costs { $amount } discs, and you do not have so many.
    }
why-one-target = There is work for only one of them; activate just one.
why-no-target = There is nothing for this Artisan to do: { $artisan }.
why-leader-has-no-rank = Leaders have no rank and are neither promoted nor demoted.
why-unhired = Whoever is not hired yet cannot be promoted.
why-no-such-worker = You have no such Worker: { $figure } ({ $place }).
why-highest-rank = No rank is higher than 6.
why-lowest-rank = No rank is lower than 1.
why-goods-left = As long as Goods are on display, take one or two of them.
why-reinforcements-left = As long as Reinforcements are on display, take one or two of them.
why-not-on-display = That is not on display.
why-one-left = Only one is left; take it and promote a Worker.
why-only-one-such = There is only one of these on display.
why-in-order = Where several are chosen, they are named in the order of the list, so that each choice exists only once.
why-no-such-token = You have no { $token } left that could be used here.
why-left-to-right = Choose the spaces from left to right, as many as you have discs.
why-no-worker-there = No Worker of yours stands on { $space } without a disc.
why-nobody-to-hire = You have nobody left to hire.
why-no-disc = A Leader costs a disc, and you have none in your personal reserve.
why-two-tokens = A Leader costs two tokens (Ships, Artisans, Reinforcements or Titans), and you do not have so many.
why-laying = You have begun to choose tokens; go on and lay them down.
why-too-weak = What you have chosen is not strong enough yet.
why-other-element = Reinforcements must be of the element that is asked for.
why-titan-of-other-element = A Titan of another element needs a Reinforcement of the right element that changes it, one for each such Titan.
why-never-enough = With the { $token } as the next one you could not become strong enough any more.
why-not-laid = You have not laid the { $titan }.
why-somebody-else = You can challenge only another player of this table.
why-challenged-already = { $seat } was challenged in this round already.
why-cannot-open = You have no token of the right element to open a duel against { $seat }.

## The drawing of the table

draw-round = Round { $round } of { $rounds }
draw-starter = Starting Player: { $seat }
draw-winners = Shared victory: { $seat }
draw-duel = Duel
draw-against = { $seat } attacks { $whose }
draw-element = element { $element }
draw-any-element = any elements
draw-total = { $seat } { $amount }
draw-chosen = Chosen
draw-strength = strength { $strength } of { $needed }
draw-once = { $income } once
draw-legend-worker = 1:3 Worker of player 1, rank 3
draw-legend-leader = ▲ Leader
draw-legend-promoted = △ promoted Leader
draw-legend-disc = ●1 disc of player 1
draw-legend-lightning = 2+ from rank 2, ↯ at once
draw-port = PORT
draw-agora = AGORA display
draw-phalanx = PHALANX display
draw-art = ART display
draw-merkator = MERKATOR
draw-any = any
draw-templum = TEMPLUM
draw-underworld = Underworld
draw-attack = { $element }, strength { $strength } + { $templum } = { $amount }
draw-known = known, number { $number } from the top: { $token }
draw-box = Collection box
draw-limit = { $amount } of { $limit }
draw-stacks = Stacks
draw-stack-bag = Goods { $amount }
draw-stack-ships = Ships { $amount }
draw-stack-artisans = Artisans { $amount }
draw-stack-reinforcements = Reinforcements { $amount }
draw-stack-titans = Titans { $amount }
draw-stack-merchants = Merchants { $amount }
draw-stack-underworld = Underworld { $amount }
draw-removed = Removed
draw-gone-goods = Goods { $amount }
draw-gone-tokens = tokens { $amount }
draw-gone-merchants = Merchants { $amount }
draw-gone-underworld = Underworld { $amount }
draw-unseen = Titans unseen { $amount }
draw-player = Player
draw-column-points = Points
draw-column-discs = Discs
draw-column-reserve = Reserve
draw-column-polis = POLIS
draw-column-box = Box
draw-column-titans = Titans
draw-passed = passed
draw-challenged = challenged
draw-available = Available
draw-unhired = { $amount } unhired
draw-goods = Goods
draw-ships = Ships
draw-artisans = Artisans
draw-reinforcements = Reinforcements
draw-titans = Titans
draw-seen = Titans seen
draw-laid = Laid
draw-duels = Duels
draw-final = Final scoring
draw-before = { n-points } before
draw-shipped = Goods +{ $points }
draw-ranks = ranks +{ $points }
draw-penalty = collection box −{ $points }
