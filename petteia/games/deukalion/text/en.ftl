### Deukalion in words.

## Cities and settlements. As a site, a place is called what it is called within a sentence.

city-corinth = Corinth
city-mykene = Mykene
city-sparta = Sparta
city-thera = Thera
city-crete = Crete
city-rhodes = Rhodes
city-cyprus = Cyprus
city-halikarnassos = Halikarnassos

settlement-ephesus = Ephesus
settlement-argos = Argos
settlement-lindos = Lindos
settlement-salamis = Salamis

site-corinth = { city-corinth }
site-mykene = { city-mykene }
site-sparta = { city-sparta }
site-thera = { city-thera }
site-crete = { city-crete }
site-rhodes = { city-rhodes }
site-cyprus = { city-cyprus }
site-halikarnassos = { city-halikarnassos }
site-ephesus = { settlement-ephesus }
site-argos = { settlement-argos }
site-lindos = { settlement-lindos }
site-salamis = { settlement-salamis }

city-effect =
    { $spaces ->
        [one] A city with { $spaces } space for a chest. A score of { $value } or more in a challenge takes one chest.
       *[other] A city with { $spaces } spaces for chests. A score of { $value } or more in a challenge takes one chest.
    }
settlement-effect =
    { $hoplites ->
        [one] A settlement founded and held with { $hoplites } hoplite.
       *[other] A settlement founded and held with { $hoplites } hoplites.
    } { $honour ->
        [one] It is worth { $honour } honour point to its owner.
       *[other] It is worth { $honour } honour points to its owner.
    } A score of { $value } or more in a challenge takes it over.

## Chests

chest-red = red chest
chest-green = green chest
chest-blue = blue chest
chest-yellow = yellow chest
chest-white = white chest

## Action cards

card-fair-wind = Fair Wind
card-strong-wind = Strong Wind
card-ferrymans-fee = Ferryman’s Fee
card-charons-mercy = Charon’s Mercy
card-call-to-arms = Call to Arms
card-athenas-shield = Athena’s Shield
card-spear-of-ares = Spear of Ares
card-rally = Rally
card-lure-of-the-deep = Lure of the Deep
card-oracle-of-delphi = Oracle of Delphi
card-gift-of-hermes = Gift of Hermes
card-golden-oars = Golden Oars
card-lyre-of-orpheus = Lyre of Orpheus
card-aegis = Aegis

card-fair-wind-effect =
    { $amount ->
        [one] While you sail: { $amount } square more for this sail.
       *[other] While you sail: { $amount } squares more for this sail.
    }
card-strong-wind-effect =
    { $amount ->
        [one] While you sail: { $amount } square more for this sail.
       *[other] While you sail: { $amount } squares more for this sail.
    }
card-ferrymans-fee-effect =
    { $amount ->
        [one] Between your actions, while you sail or before you roll: reclaim { $amount } hoplite.
       *[other] Between your actions, while you sail or before you roll: reclaim up to { $amount } hoplites.
    }
card-charons-mercy-effect =
    { $amount ->
        [one] Between your actions, while you sail or before you roll: reclaim { $amount } hoplite.
       *[other] Between your actions, while you sail or before you roll: reclaim up to { $amount } hoplites.
    }
card-call-to-arms-effect =
    { $amount ->
        [one] Before you roll: reclaim { $amount } hoplite, who joins in this roll.
       *[other] Before you roll: reclaim up to { $amount } hoplites, who join in this roll.
    }
card-athenas-shield-effect =
    { $amount ->
        [one] After your roll: { $amount } of your skulls stays aboard; it still scores 0.
       *[other] After your roll: up to { $amount } of your skulls stay aboard; they still score 0.
    }
card-spear-of-ares-effect =
    { $points ->
        [one] After your roll: { $points } point more for your score.
       *[other] After your roll: { $points } points more for your score.
    }
card-rally-effect = After your roll: roll any number of your hoplites again, once. The new results count.
card-lure-of-the-deep-effect =
    { $amount ->
        [one] Between your actions: move the Hydra { $amount } square, as with HYDRA.
       *[other] Between your actions: move the Hydra up to { $amount } squares, as with HYDRA.
    }
card-oracle-of-delphi-effect = Before you turn the Kylix: turn one of the four outer dice to another number.
card-gift-of-hermes-effect =
    { $amount ->
        [one] Between your actions or while you sail: draw { $amount } Action card.
       *[other] Between your actions or while you sail: draw { $amount } Action cards.
    }
card-golden-oars-effect =
    { $amount ->
        [one] While you sail: { $amount } square more for this sail. Stays in play, for one use in each turn.
       *[other] While you sail: { $amount } squares more for this sail. Stays in play, for one use in each turn.
    }
card-lyre-of-orpheus-effect =
    { $amount ->
        [one] When you use HOPLITES: reclaim { $amount } hoplite more. Stays in play, for one use in each turn.
       *[other] When you use HOPLITES: reclaim up to { $amount } hoplites more. Stays in play, for one use in each turn.
    }
card-aegis-effect =
    { $points ->
        [one] After your roll: { $points } point more for your score. Stays in play, for one use in each turn.
       *[other] After your roll: { $points } points more for your score. Stays in play, for one use in each turn.
    }

## Pursuit cards

deed-first = the first pursuit
deed-second = the second pursuit

deed-chest = a { $chest }
deed-deliver = deliver { $chests }
deed-deliver-any =
    { $amount ->
        [one] deliver any chest
       *[other] deliver any { $amount } chests
    }
deed-deliver-same =
    { $amount ->
        [one] deliver any chest
       *[other] deliver { $amount } chests of one colour
    }
deed-deliver-distinct =
    { $amount ->
        [one] deliver any chest
       *[other] deliver { $amount } chests of different colours
    }
deed-ship = defeat a ship that you challenge
deed-hydra = defeat the Hydra
deed-visit =
    { $amount ->
        [one] visit { $city } with { $amount } hoplite aboard
       *[other] visit { $city } with { $amount } hoplites aboard
    }
deed-leave =
    { $amount ->
        [one] leave { $amount } hoplite at { $city }
       *[other] leave { $amount } hoplites at { $city }
    }
deed-offer =
    { $amount ->
        [one] offer { $amount } Action card at { $city }
       *[other] offer { $amount } Action cards at { $city }
    }
pursuit-effect =
    { $honour ->
        [one] Either { $first }, or { $second }: { $honour } honour point.
       *[other] Either { $first }, or { $second }: { $honour } honour points.
    }

## The Kylix and the actions

action-cards = CARDS
action-hoplites = HOPLITES
action-move = MOVE
action-hydra = HYDRA

action-cards-effect = On a 1 every other player draws an Action card, on a 2 nobody, on a 3 you. It must be used.
action-hoplites-effect = Reclaim up to as many hoplites as the die shows.
action-move-effect = Sail up to as many squares as the die shows.
action-hydra-effect = Move the Hydra up to as many squares as the die shows. It attacks the first ship of another player that it meets.

turn-unturned = unturned
turn-once = a quarter turn
turn-twice = half a turn
turn-thrice = three quarters of a turn

slot-north = north
slot-east = east
slot-south = south
slot-west = west

face-one = 1
face-two = 2
face-three = 3

## How a hoplite lands

landing-skull = skull
landing-shield = shield
landing-edge = on edge
landing-saved = saved skull

landing-skull-effect = Scores 0, and the hoplite goes to the Underworld.
landing-shield-effect = Scores 1, and the hoplite stays aboard.
landing-edge-effect = Scores ½, and the hoplite stays aboard.
landing-saved-effect = Scores 0, but Athena’s Shield keeps the hoplite aboard.

# Half-points as points: all scores that are possible with the printed cards
half-points =
    { $half_points ->
        [0] 0
        [1] 0.5
        [2] 1
        [3] 1.5
        [4] 2
        [5] 2.5
        [6] 3
        [7] 3.5
        [8] 4
        [9] 4.5
        [10] 5
        [11] 5.5
        [12] 6
        [13] 6.5
        [14] 7
        [15] 7.5
        [16] 8
        [17] 8.5
        [18] 9
        [19] 9.5
        [20] 10
        [21] 10.5
        [22] 11
        [23] 11.5
        [24] 12
        [25] 12.5
        [26] 13
        [27] 13.5
       *[other] { $half_points } half-points
    }
landed =
    { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }, { $edges } on edge and { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    }

## Moves

move-sail = Sail
move-give-up = Give up the sail and reclaim hoplites instead
move-close = End the sail
move-end-turn = End the turn
move-pass = Pass
move-stay = Let the Hydra stay
move-deliver = Deliver these chests together
move-roll = Roll the chosen hoplites again
move-steal-card = Steal an Action card by chance
move-decline = Steal nothing
move-anchor = Drop anchor on { $square }
move-to = Sail to { $square }
move-hydra = Move the Hydra to { $square }
move-relocate = Relocate to { $square }
move-found = Found { $settlement }
move-challenge = Challenge { $site }
move-act = Use { $action }
move-rotate = Set the Kylix: { $turn }
move-set = Turn the { $slot } die to { $face }
move-play = Play { $card }
move-offer = Offer { $card }
move-declare = Declare { $pursuit }: { $what }
move-reclaim = Reclaim hoplites: { $count }
move-save = Save skulls: { $count }
move-reroll = Roll one again: { $landing }
move-dump = Dump a { $chest }
move-put = Put it into { $city }
move-unload = Unload a { $chest }
move-steal = Steal a { $chest }
move-take = Take a { $chest }

## What a seat is asked

prompt-place-ship = Put your ship on an anchor square of Athens where no ship is yet.
prompt-window = Sail, up to as many squares as the centre die shows? Or give up your whole sail and reclaim hoplites, normally up to 2?
prompt-sail = Your sail: go on, found or challenge (only once, and you move no further), declare a pursuit, play a card, or end it.
prompt-position = Set the Kylix, once and for all: each outer die gives its value to one action. The Oracle of Delphi can be played only before that.
prompt-turn-die = Oracle of Delphi: turn one of the four outer dice to another number.
prompt-actions = Your actions, in any order, with cards between them. Only CARDS must be used before you end the turn.
prompt-move-hydra =
    { $limit ->
        [one] Move the Hydra { $limit } square through the sea, or let it stay. On another player’s ship it attacks.
       *[other] Move the Hydra up to { $limit } squares through the sea, or let it stay. It attacks the first ship of another player that it meets.
    }
prompt-reclaim =
    { $all ->
        [0] { $dumped ->
            [0] { $limit ->
                [one] Reclaim { $limit } hoplite. Where no space is free for it, dump a chest first.
               *[other] Reclaim up to { $limit } hoplites, at least 1. Where spaces are lacking, you may dump chests first.
            }
           *[other] { $limit ->
                [one] Reclaim { $limit } hoplite in the place of the chest that you dumped.
               *[other] Reclaim up to { $limit } hoplites, at least as many as you dumped chests ({ $dumped }).
            }
        }
       *[other] The Styx: all your hoplites that find a space come back. Where spaces are lacking, you may dump chests first.
    }
prompt-put-chest = A { $chest } goes back to a city: choose any that has an empty space.
prompt-deliver = Athens: choose the chests that you deliver together, for a Pursuit, or one for an Honour card. All of them go, in as many deliveries as you like. Chosen: { $chosen }.
prompt-offer-cards =
    { $amount ->
        [one] { $pursuit }: offer { $amount } more card of your hand. It goes face down under the draw pile. Chosen: { $chosen }.
       *[other] { $pursuit }: offer { $amount } more cards of your hand, one after the other. They go face down under the draw pile. Chosen: { $chosen }.
    }
prompt-pre-cards = Before your roll: play a card that brings hoplites back, or pass.
prompt-post-cards = After your roll: play a card that helps, or pass. Then the skulls go to the Underworld and the scores count.
prompt-choose-saved = Athena’s Shield: how many of your skulls stay aboard? They still score 0.
prompt-choose-rerolled = Rally: choose the hoplites to roll again, one after the other; then roll. Chosen: skulls { $skulls }, shields { $shields }, on edge { $edges }, saved skulls { $saved }.
prompt-steal = You have beaten { $whose }: steal a chest, or an Action card by chance, or nothing. With a full shipboard a chest costs you a hoplite.
prompt-take-chest = You have won against { $city }: take one of its chests. If your shipboard is full, a hoplite makes room and goes to the Underworld.
prompt-move-ship-away = { $whose } has lost: relocate that ship to a free sea square, normally 3 steps away.
prompt-move-hydra-away = You have beaten the Hydra: relocate it to a sea square without a ship, normally 3 steps away.

## What happens

event-anchored = { $seat } drops anchor on { $square }.
event-shook = { $seat } shakes the Kylix: { $centre } in the centre; { $north } north, { $east } east, { $south } south, { $west } west.
event-turned-die = { $seat } turns the { $slot } die to { $face }.
event-positioned = { $seat } sets the Kylix: CARDS { $cards }, HOPLITES { $hoplites }, MOVE { $move }, HYDRA { $hydra }.
event-sailed =
    { $steps ->
        [one] { $seat } sails from { $start } to { $square }.
       *[other] { $seat } sails from { $start } to { $square } in { $steps } steps.
    }
event-gave-up = { $seat } gives up the sail to reclaim hoplites.
event-reclaimed =
    { $amount ->
        [one] { $seat } reclaims { $amount } hoplite from the Underworld.
       *[other] { $seat } reclaims { $amount } hoplites from the Underworld.
    }
event-dumped = { $seat } dumps a { $chest }.
event-stored = { $seat } puts a { $chest } into { $city }.
event-played = { $seat } plays { $card }.
event-drew =
    { $amount ->
        [one] { $seat } draws { $amount } Action card.
       *[other] { $seat } draws { $amount } Action cards.
    }
event-drew-seen = { $seat } draws { $cards }.
event-reshuffled =
    { $amount ->
        [one] { $amount } discarded Action card becomes the new pile.
       *[other] { $amount } discarded Action cards are shuffled into a new pile.
    }
event-nobody-draws = CARDS shows 2: { $seat } draws no card, nor does anybody else.
event-hydra-moved = { $seat } moves the Hydra to { $square }.
event-founded =
    { $amount ->
        [one] { $seat } founds { $settlement }, worth { $amount } honour point.
       *[other] { $seat } founds { $settlement }, worth { $amount } honour points.
    }
event-challenged-ship = { $seat } challenges the ship of { $whose }.
event-challenged-site = { $seat } challenges { $site }.
event-challenged-hydra = { $seat } challenges the Hydra.
event-hydra-attacks = The Hydra attacks the ship of { $seat }.
event-rolled = { $seat } rolls { landed }: a score of { half-points }.
event-saved =
    { $amount ->
        [one] Athena’s Shield keeps { $amount } fallen hoplite aboard for { $seat }.
       *[other] Athena’s Shield keeps { $amount } fallen hoplites aboard for { $seat }.
    }
event-rerolled =
    { $amount ->
        [one] { $seat } rolls { $amount } hoplite again and now has { landed }: a score of { half-points }.
       *[other] { $seat } rolls { $amount } hoplites again and now has { landed }: a score of { half-points }.
    }
event-lost-hoplites =
    { $amount ->
        [one] { $seat } loses { $amount } hoplite to the Underworld.
       *[other] { $seat } loses { $amount } hoplites to the Underworld.
    }
event-won = { $seat } wins the challenge.
event-lost = { $seat } loses the challenge.
event-made-room = { $seat } sends a hoplite to the Underworld to make room aboard.
event-took-chest = { $seat } takes a { $chest } from { $city }.
event-conquered = { $seat } takes { $settlement } from { $whose }, whose garrison goes to the Underworld.
event-stole-chest = { $seat } steals a { $chest } from { $whose }.
event-stole-card = { $seat } steals an Action card from { $whose }.
event-stole-card-seen = { $seat } steals an Action card from { $whose }: { $cards }.
event-relocated-ship = { $seat } relocates the ship of { $whose } to { $square }.
event-relocated-hydra = { $seat } relocates the Hydra to { $square }.
event-majority = { $seat } comes to the Styx with more hoplites in the Underworld than anybody else.
event-delivered =
    { $amount ->
        [one] { $seat } delivers { $amount } chest to Athens.
       *[other] { $seat } delivers { $amount } chests to Athens.
    }
event-completed =
    { $amount ->
        [one] { $seat } completes the Pursuit { $pursuit }, worth { $amount } honour point.
       *[other] { $seat } completes the Pursuit { $pursuit }, worth { $amount } honour points.
    }
event-together = Several players complete the Pursuit { $pursuit } together: it leaves the game, and each of them gains honour instead.
event-revealed = The Pursuit { $pursuit } is now on display.
event-left =
    { $amount ->
        [one] { $seat } leaves { $amount } hoplite at { $city }; it goes to the Underworld.
       *[other] { $seat } leaves { $amount } hoplites at { $city }; they go to the Underworld.
    }
event-offered = { $seat } offers an Action card; it goes under the pile.
event-offered-seen = { $seat } offers an Action card; it goes under the pile: { $cards }.
event-honoured =
    { $amount ->
        [one] { $seat } gains { $amount } honour point.
       *[other] { $seat } gains { $amount } honour points.
    }
event-over =
    { $amount ->
        [one] { $seat } has { $amount } honour point, and the game is over!
       *[other] { $seat } has { $amount } honour points, and the game is over!
    }

## Why not

why-no-anchor = { $square } is not an anchor square of Athens.
why-anchor-taken = There is already a ship on { $square }; at the start each needs an anchor square of its own.
why-nobody-to-reclaim = No hoplite of yours is in the Underworld.
why-same-face = The { $slot } die shows { $face } already.
why-cards-first = Use CARDS before you end your turn.
why-used = You have used { $action } in this turn already.
why-hydra-sea-only = { $square } is not a sea square, and the Hydra never leaves the sea.
why-own-ship = Your own ship is on { $square }; you cannot move the Hydra there.
why-hydra-too-far =
    { $limit ->
        [one] The Hydra cannot get to { $square } in { $limit } step.
       *[other] The Hydra cannot get to { $square } in { $limit } steps; it never passes a ship.
    }
why-land = { $square } is land; ships cannot go there.
why-already-there = Your ship is on { $square } already.
why-movement-ended = Your movement in this sail has ended.
why-hydra = The Hydra is on { $square }. You may enter only while a Pursuit on display asks to defeat it.
why-nobody-aboard = You have no hoplite aboard to challenge with.
why-too-far =
    { $left ->
        [0] You have no step left in this sail.
        [one] You have { $left } step left, and { $square } is farther than that.
       *[other] You have { $left } steps left, and { $square } cannot be reached in so many without something happening on the way.
    }
why-not-beside-settlement = Your ship is not beside { $settlement }.
why-founded = { $settlement } has an owner already; a settlement is founded only once.
why-acted = You have founded or challenged in this sail already; only one of these is allowed.
why-too-few-to-found =
    { $needed ->
        [one] To found { $settlement } you need { $needed } hoplite aboard.
       *[other] To found { $settlement } you need { $needed } hoplites aboard.
    }
why-not-beside-site = Your ship is not beside { $site }.
why-city-empty = There is no chest to win at { $site }.
why-own-settlement = You own { $site } yourself.
why-nobody-owns-it = Nobody owns { $site }: found it, without a challenge.
why-card-not-open = { $pursuit } is not open to you: it is neither on display nor your own secret card.
why-not-declared = You need not declare { $deed } of { $pursuit }: once you have done it, it counts by itself.
why-not-beside-city = To declare { $deed } of { $pursuit }, your ship must be beside { $city }.
why-too-few-to-leave =
    { $needed ->
        [one] To declare { $deed } of { $pursuit } you need { $needed } hoplite aboard.
       *[other] To declare { $deed } of { $pursuit } you need { $needed } hoplites aboard.
    }
why-too-few-to-offer =
    { $needed ->
        [one] To declare { $deed } of { $pursuit } you need { $needed } card in your hand.
       *[other] To declare { $deed } of { $pursuit } you need { $needed } cards in your hand.
    }
why-card-not-now = { $card } cannot be played at this moment.
why-card-not-held = You have no { $card } that you could play.
why-card-spent = You have used { $card } in this turn already.
why-card-no-effect = { $card } would have no effect now.
why-not-in-hand = You have no { $card } in your hand.
why-so-many-saved =
    { $most ->
        [one] Save { $most } skull.
       *[other] Save from 1 to { $most } skulls.
    }
why-reroll-some = First choose at least one hoplite to roll again.
why-no-such-hoplite = No hoplite of yours is left that landed like that: { $landing }.
why-empty-hand = { $whose } has no Action card in hand.
why-not-aboard = No { $chest } is left aboard.
why-no-room-to-steal = Your shipboard is full of chests, and no hoplite is there to make room for one more.
why-not-in-city = There is no { $chest } in { $city }.
why-no-event = The chests chosen so far complete no Pursuit together; add another.
why-not-together = A { $chest } would complete nothing more with the chests chosen; deliver it on its own afterwards.
why-city-full = { $city } has no empty space for a chest.
why-no-need-to-dump = You may dump chests only for hoplites that would find no space otherwise.
why-too-many-reclaimed =
    { $most ->
        [one] Only { $most } hoplite can come back now.
       *[other] Only { $most } hoplites can come back now.
    }
why-no-space =
    { $room ->
        [0] Your shipboard has no free space; dump a chest first.
        [one] Your shipboard has only { $room } free space.
       *[other] Your shipboard has only { $room } free spaces.
    }
why-all-that-fit = At the Styx all your hoplites that find a space must come back.
why-fill-the-gaps =
    { $dumped ->
        [one] You dumped { $dumped } chest, so at least as many hoplites must come back.
       *[other] You dumped { $dumped } chests, so at least as many hoplites must come back.
    }
why-at-least-one = At least one hoplite must come back.
why-not-free = There is a ship or the Hydra on { $square }.
why-not-at-sea = { $square } is not a sea square; a relocation ends at sea.
why-three-steps = { $square } is not a sea square that a relocation from here reaches; normally it takes exactly 3 steps.

## The drawing of the table

draw-setup = Set-up
draw-turn = Turn { $number }
draw-active = Active player: { $seat }
draw-target = { $amount } honour points win
draw-winners = { $seats } share the victory
draw-sail = Sail
draw-steps =
    { $steps ->
        [one] { $seat }, { $steps } step left
       *[other] { $seat }, { $steps } steps left
    }
draw-stopped = { $seat }, movement ended
draw-acted = sailing action used
draw-challenge = Challenge
draw-unrolled = nobody has rolled yet
draw-roll = { $seat }: { landed }
draw-saved = { $amount } saved
draw-bonus = +{ $points } from cards
draw-score = score { $points }
draw-athens = Ath
draw-kylix = Kylix
draw-hydra = Hydra
draw-hydra-beside = Hy
draw-legend-ship = ▲1 ship
draw-legend-anchor = o anchor
draw-legend-styx = ≈ Styx
draw-legend-land = ░ land
draw-legend-reach = +2 two steps away
draw-red = red
draw-green = green
draw-blue = blue
draw-yellow = yellow
draw-white = white
draw-city = City
draw-settlement = Settlement
draw-value = Value
draw-chests = Chests
draw-hoplites = Hoplites
draw-honour = Honour
draw-owner = Owner
draw-centre = centre die { $number }
draw-unshaken = not shaken yet
draw-used = used
draw-pursuits = Pursuits
draw-secret = Secret
draw-worth =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
draw-or = or { $deed }
draw-actions = Action cards
draw-pile = { $amount } in the pile
draw-known = known, lowest first: { $card }
draw-discards = Discards
draw-discarded =
    { $amount ->
        [0] none
       *[other] { $amount }, newest first: { $card }
    }
draw-pursuit-cards = Pursuit cards
draw-removed = removed: { $pursuit }
draw-honour-cards = Honour cards
draw-supply = { $amount } in the supply
draw-player = Player
draw-column-honour = Honour
draw-column-crew = Crew
draw-column-shipboard = Shipboard
draw-column-underworld = Underworld
draw-column-cards = Cards
draw-column-square = Ship
draw-honoured =
    { $amount ->
        [one] { $amount } Honour card
       *[other] { $amount } Honour cards
    }
draw-tally =
    { $amount ->
        [one] { $amount } point noted
       *[other] { $amount } points noted
    }
draw-styx = Styx
draw-rewarded = award taken; none until another hoplite is lost
draw-face-up = Face up
draw-seen = Seen
draw-hand = Your hand

option-youngest = Youngest player
option-youngest-note = Whoever is said to be the youngest begins; of several, or if nobody is, one is drawn by lot (DEU-SETUP-01).
