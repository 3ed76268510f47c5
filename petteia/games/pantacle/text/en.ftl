### Pantacle in words.

## Favors

favor-recruitment = Recruitment
favor-indoctrination = Indoctrination
favor-extortion = Extortion
favor-bewitchment = Bewitchment
favor-hunt = Hunt
favor-protection = Protection
favor-enslavement = Enslavement

favor-recruitment-effect =
    { $amount ->
        [one] Gain { $amount } Adept.
       *[other] Gain { $amount } Adepts.
    }
favor-indoctrination-effect =
    { $amount ->
        [one] Gain { $amount } Adept.
       *[other] Gain { $amount } Adepts.
    }
favor-extortion-effect = Steal { $amount } Influence from every other player who has any.
favor-bewitchment-effect = Take your Bewitchment token into your lowest free slot.
favor-hunt-effect = Take your Hunt token into your lowest free slot.
favor-protection-effect = Take your Protection token into your lowest free slot.
favor-enslavement-effect = Take your Enslavement token into your lowest free slot.

## Powers

power-bewitchment = Bewitchment
power-hunt = Hunt
power-protection = Protection
power-enslavement = Enslavement
power-demonic-discard = Demonic Discard

power-bewitchment-effect = At the beginning of your Preparation you may look at the whole hand of one other player.
power-hunt-effect = Each time you gain Influence you gain 1 more from the reserve.
power-protection-effect = One of your Curses may lie face down, and then has no effect.
power-enslavement-effect = You refill your hand to a larger size, normally 4 blades instead of 3.
power-demonic-discard-effect = At your Change of the Moon you may discard several blades; the last one is compared.

## Keepers, their blades and the Moon

keeper-matriarch = Matriarch
keeper-scholar = Scholar
keeper-executioner = Executioner
keeper-oracle = Oracle
keeper-alchemist = Alchemist
keeper-gravedigger = Gravedigger
keeper-vagrant = Vagrant
keeper-hound = Hound

phase-waxing = waxing
phase-full = full
phase-waning = waning

blade-name = { $keeper } { $number } ({ $phase })
resolve-hound = the Resolve Bonus Hound

## The pentagram and the Pantacle

point-top = top
point-upper-right = upper right
point-lower-right = lower right
point-lower-left = lower left
point-upper-left = upper left

location-triple-influence = Triple Influence
location-two-adepts = Two Adepts
location-two-influence = Two Influence
location-demonic-discard = Demonic Discard
location-extra-turn = Extra Turn

location-triple-influence-effect = Gain { $amount } Influence for each of your discs on the Pantacle, the new one included.
location-two-adepts-effect =
    { $amount ->
        [one] Gain { $amount } Adept.
       *[other] Gain { $amount } Adepts.
    }
location-two-influence-effect = Gain { $amount } Influence.
location-demonic-discard-effect = Take your Demonic Discard token; if no slot is free, it is lost to you.
location-extra-turn-effect = Play one more complete turn after this one.

## Curses

curse-final-gathering = Final Gathering
curse-hard-feelings = Hard Feelings
curse-denial = Denial
curse-indiscretion = Indiscretion
curse-heavy-tithe = Heavy Tithe
curse-blood-price = Blood Price
curse-divided-devotion = Divided Devotion
curse-deserters = Deserters
curse-feeble-grip = Feeble Grip
curse-moonblind = Moonblind
curse-greedy-keepers = Greedy Keepers
curse-scorned-by-the-pack = Scorned by the Pack
curse-bitter-loss = Bitter Loss
curse-closed-doors = Closed Doors
curse-narrow-altar = Narrow Altar
curse-lonely-triumph = Lonely Triumph
curse-leaking-coffers = Leaking Coffers
curse-restless-night = Restless Night
curse-exhaustion-1 = Exhaustion 1
curse-exhaustion-2 = Exhaustion 2
curse-exhaustion-3 = Exhaustion 3
curse-exhaustion-4 = Exhaustion 4
curse-exhaustion-5 = Exhaustion 5
curse-exhaustion-6 = Exhaustion 6
curse-exhaustion-7 = Exhaustion 7
curse-exhaustion-8 = Exhaustion 8
curse-exhaustion-9 = Exhaustion 9

curse-final-gathering-effect = You cannot win without at least 1 Adept on your Sanctuary.
curse-hard-feelings-effect = When you bribe a Favor away, you give 1 of your Influence to the Active Sorcerer, if you have any.
curse-denial-effect = When your Favor is bribed away, your Resolve Bonus tracker does not move.
curse-indiscretion-effect = At the start of each of your turns you show everyone 1 blade of your hand.
curse-heavy-tithe-effect = An Adept costs you { $amount } Influence more.
curse-blood-price-effect = At each of your Sacrifices you return { $amount } of your Influence to the reserve, as far as you have it.
curse-divided-devotion-effect = You carry out at most one Sacrifice per turn; if both are possible, you choose.
curse-deserters-effect =
    { $amount ->
        [one] Your Sacrifice of Adepts takes { $amount } Adept, if you have that many.
       *[other] Your Sacrifice of Adepts takes { $amount } Adepts, if you have that many.
    }
curse-feeble-grip-effect =
    { $amount ->
        [one] You refill your hand to { $amount } blade less.
       *[other] You refill your hand to { $amount } blades less.
    }
curse-moonblind-effect = You gain no Influence for a matching Moon Phase.
curse-greedy-keepers-effect = To bribe you must discard 1 more blade of your hand, whichever it is.
curse-scorned-by-the-pack-effect = You cannot pay with Hounds, neither blades nor the Resolve Bonus.
curse-bitter-loss-effect = When your Favor is bribed away, you gain no Influence in compensation.
curse-closed-doors-effect = You may not announce Indoctrination, though you may bribe it.
curse-narrow-altar-effect =
    { $amount ->
        [one] You may hold at most { $amount } Power token; what is in a higher slot is discarded at once.
       *[other] You may hold at most { $amount } Power tokens; what is in a higher slot is discarded at once.
    }
curse-lonely-triumph-effect = A Favor that you obtain by bribing cannot make you win.
curse-leaking-coffers-effect = At the end of each of your turns you return all your Influence above { $amount } to the reserve.
curse-restless-night-effect =
    { $amount ->
        [one] At your Change of the Moon you discard at least { $amount } blade; the last one is compared.
       *[other] At your Change of the Moon you discard at least { $amount } blades; the last one is compared.
    }
-exhaustion-effect = What lies on this card swallows your next gains of the same kind; once it is empty it goes away.
curse-exhaustion-1-effect = { -exhaustion-effect }
curse-exhaustion-2-effect = { -exhaustion-effect }
curse-exhaustion-3-effect = { -exhaustion-effect }
curse-exhaustion-4-effect = { -exhaustion-effect }
curse-exhaustion-5-effect = { -exhaustion-effect }
curse-exhaustion-6-effect = { -exhaustion-effect }
curse-exhaustion-7-effect = { -exhaustion-effect }
curse-exhaustion-8-effect = { -exhaustion-effect }
curse-exhaustion-9-effect = { -exhaustion-effect }

## Sacrifices and resources

sacrifice-powers = Powers
sacrifice-adepts = Adepts

resource-influence = Influence
resource-adepts = Adepts

## Moves

move-pass = Pass
move-decline = Decline
move-draw = Draw one more Curse
move-stop = Stop here
move-announce = Announce { $favor }
move-flip = Turn { $curse } face down
move-keep = Keep { $curse }
move-relieve = Relieve { $curse }
move-look = Look at the hand of { $seat }
move-sacrifice = Sacrifice { $sacrifice }
move-place = Place the { $point } disc on { $location }
move-show = Show { $blade }
move-discard = Discard { $blade }
move-add = Add { $blade }
move-bribe = Bribe with { $payments }

## What a seat is asked

prompt-protection-flip = Your Protection is ready: turn one of your Curses face down, or decline.
prompt-indiscretion-reveal = Indiscretion: show everyone one blade of your hand.
prompt-bewitchment-target = Bewitchment: look at the whole hand of another player, or decline.
prompt-divided-choice = Divided Devotion leaves you one Sacrifice this turn: the Powers in slots 1 to 3, or Adepts?
prompt-place-disc = Move a disc from your pentagram to a location of the Pantacle. Leaving a cursed point brings a Curse.
prompt-curse-more = Draw one more Curse to choose from, for { $price } Influence, or stop?
prompt-curse-keep = Keep one of the Curses you drew; the others go under the pile.
prompt-exhaustion-source = { $resource } due to you: { $units }. Which Exhaustion card swallows the next one?
prompt-announce-favor = Announce a Favor: not the marked one, and none whose Power you hold.
prompt-bribe = { $favor } is announced. Bribe both its Keepers to take it, each with a blade or two Hounds, or pass.
prompt-bribe-more = Your Greedy Keepers want one more blade of your hand: which?
prompt-moon-discard =
    { $discarded ->
        [0] Change of the Moon: discard a blade. It brings Influence if its phase is that of the announced Favor.
       *[other] Discard one more blade, or stop where you may. Only the last one is compared with the Favor.
    }

## What happens

event-turn = { $seat } begins a turn as Active Sorcerer.
event-protected = { $seat } uses Protection: the Curse { $curse } lies face down and has no effect.
event-unveiled = { $seat } loses Protection: the Curse { $curse } turns face up and acts again.
event-showed = { $seat } shows everyone { $blade } because of Indiscretion.
event-looked = { $seat } looks at the hand of { $whose }.
event-looked-seen = { $seat } looks at the hand of { $whose }: { $blades }.
event-bought =
    { $cost ->
        [0] { $seat } buys an Adept for nothing.
       *[other] { $seat } buys an Adept for { $cost } Influence.
    }
event-gave-up-powers = { $seat } sacrifices the Powers { $first }, { $second } and { $third }.
event-gave-up-adepts =
    { $amount ->
        [one] { $seat } sacrifices { $amount } Adept.
       *[other] { $seat } sacrifices { $amount } Adepts.
    }
event-bled = { $seat } pays the Blood Price: { $amount } Influence to the reserve.
event-placed = { $seat } places the { $point } disc on { $location }.
event-drew-curse =
    { $price ->
        [0] { $seat } draws a Curse.
       *[other] { $seat } pays { $price } Influence and draws one more Curse.
    }
event-drew-curse-seen =
    { $price ->
        [0] { $seat } draws a Curse: { $curses }.
       *[other] { $seat } pays { $price } Influence and draws one more Curse: { $curses }.
    }
event-no-curse = The Curse pile is empty: { $seat } draws none.
event-kept-curse = { $seat } keeps the Curse { $curse } (card { $draw } of the draw).
event-returned-curses =
    { $amount ->
        [one] { $seat } puts { $amount } Curse under the pile.
       *[other] { $seat } puts { $amount } Curses under the pile.
    }
event-returned-curses-seen =
    { $amount ->
        [one] { $seat } puts { $amount } Curse under the pile: { $curses }.
       *[other] { $seat } puts { $amount } Curses under the pile: { $curses }.
    }
event-filled =
    { $influence ->
        [0] { $adepts ->
            [0] The reserve has nothing to put on { $curse } in front of { $seat }.
            [one] { $curse } in front of { $seat } receives { $adepts } Adept.
           *[other] { $curse } in front of { $seat } receives { $adepts } Adepts.
        }
       *[other] { $adepts ->
            [0] { $curse } in front of { $seat } receives { $influence } Influence.
            [one] { $curse } in front of { $seat } receives { $influence } Influence and { $adepts } Adept.
           *[other] { $curse } in front of { $seat } receives { $influence } Influence and { $adepts } Adepts.
        }
    }
event-relieved-influence = { $curse } swallows 1 Influence due to { $seat }: 1 less lies on the card.
event-relieved-adept = { $curse } swallows 1 Adept due to { $seat }: 1 less lies on the card.
event-curse-gone = { $curse } is empty: { $seat } puts it under the Curse pile.
event-lost-power = { $seat } loses the Power { $power }: the Narrow Altar has no room for it.
event-extra-turn = { $seat } will play one more turn after this one.
event-announced = { $seat } announces { $favor }.
event-passed = { $seat } passes.
event-bribed = { $seat } bribes { $favor } away.
event-bribed-seen = { $seat } bribes { $favor } away with { $payment }.
event-added = { $seat } adds { $blade } for the Greedy Keepers.
event-resolved =
    { $position ->
        [2] { $seat } moves the Resolve Bonus tracker to { $position } and has its Hound.
       *[other] { $seat } moves the Resolve Bonus tracker to { $position }.
    }
event-gave = { $seat } gives 1 Influence to { $whose } because of Hard Feelings.
event-stolen = { $seat } steals { $amount } Influence from { $whose }.
event-gained-influence =
    { $amount ->
        [0] { $seat } gains no Influence: the reserve is empty.
       *[other] { $seat } gains { $amount } Influence.
    }
event-gained-adepts =
    { $amount ->
        [0] { $seat } gains no Adept: none is left in the reserve, or there is no room for one.
        [one] { $seat } gains { $amount } Adept.
       *[other] { $seat } gains { $amount } Adepts.
    }
event-took-power = { $seat } takes the Power { $power }.
event-held-already = { $seat } holds the Power { $power } already and takes no second token.
event-no-power = { $seat } does not take the Power { $power }: no slot is free.
event-discarded = { $seat } discards { $blade }.
event-reshuffled =
    { $amount ->
        [one] { $amount } discarded blade becomes the new pile.
       *[other] { $amount } discarded blades are shuffled into a new pile.
    }
event-drew =
    { $amount ->
        [one] { $seat } draws { $amount } blade.
       *[other] { $seat } draws { $amount } blades.
    }
event-drew-seen = { $seat } draws { $blades }.
event-leaked = { $seat } returns { $amount } Influence to the reserve because of Leaking Coffers.
event-tracker-stays = Denial: the Resolve tracker of { $seat } does not move.
event-no-compensation = Bitter Loss: { $seat } gets no Influence for the lost Favor.
event-denied = The Curse { $curse } keeps { $seat } from winning.
event-won = { $seat } obtains { $favor } with every disc on the Pantacle, and wins!

## Why not

why-own-hand = Name another player: you know your own hand.
why-no-such-seat = { $seat } is not at this table.
why-not-in-hand = { $blade } is not in your hand.
why-no-disc-there = The disc of the { $point } point is no longer on your pentagram.
why-location-taken = You already have a disc on { $location }; choose a location where you have none.
why-not-drawn = The Curse { $curse } is not among the Curses you drew.
why-not-your-curse = The Curse { $curse } does not lie in front of you.
why-curse-face-down = { $curse } is face down: it keeps what lies on it and swallows nothing.
why-curse-holds-none = { $curse } holds no { $resource }.
why-marked = { $favor } is marked, being the last Favor announced; announce another.
why-power-owned = You cannot announce { $favor } while its Power is in your slots.
why-closed-doors = Closed Doors forbids you to announce { $favor }.
why-no-resolve-hound = You have the Resolve Bonus Hound only while your tracker is on position 2.
why-scorned = Scorned by the Pack forbids you to pay with Hounds.
why-wrong-keepers = { $favor } is in the hands of { $first } and { $second }; pay each of them with a blade or two Hounds.
why-greedy = Your Greedy Keepers want one more blade besides this payment, and you would have none left.
why-payment-order = Name what pays the first Keeper of { $favor }, then what pays the second; Hounds by rising number.
why-must-discard = You must discard at least one blade.
why-restless = Restless Night makes you discard more blades before you may stop.

## The drawing of the table

draw-turn = Turn { $number }
draw-active = Active Sorcerer: { $seat }
draw-extra-turn = one more turn to come
draw-favor = Favor
draw-keepers = Keepers
draw-moon = Moon
draw-marked = marked
draw-pantacle = Pantacle
draw-reserve = Reserve
draw-influence = { $amount } Influence
draw-adepts =
    { $amount ->
        [one] { $amount } Adept
       *[other] { $amount } Adepts
    }
draw-blades = Blades
draw-pile = { $amount } in the pile
draw-discards = Discards
draw-discarded =
    { $amount ->
        [0] none
       *[other] { $amount }, newest first: { $blade }
    }
draw-curses = Curses
draw-known = known, lowest first: { $curse }
draw-drawn = Drawn
draw-hidden = face down
draw-sanctuary = Sanctuary
draw-column-influence = Influence
draw-column-adepts = Adepts
draw-column-cost = Adept costs
draw-column-resolve = Resolve
draw-column-discs = Discs
draw-column-hand = Hand
draw-resolve =
    { $position ->
        [2] { $position } (Hound)
       *[other] { $position }
    }
draw-powers = Powers
draw-pentagram = Pentagram
draw-cursed = cursed: { $point }
draw-hand = Your hand
draw-seen = Seen

option-adept-cap = Limit of Adepts
option-adept-cap-note = How many Adepts a Sanctuary may hold; none is the rule, 5 is its literal reading (PCL-LIMIT-02).
