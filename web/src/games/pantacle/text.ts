// The board's own words. What a component is called and what it does comes from the server (GameWords).
import { SHARED } from "../../board/text";

const en = {
  ...SHARED.en,

  // Parts of the board
  board: "Board of Pantacle",
  favors: "Favors",
  pantacle: "The Pantacle",
  piles: "Reserve and piles",
  reserve: "Reserve",
  mine: "Your Sanctuary",
  others: "The other Sanctuaries",
  sanctuaries: "The Sanctuaries",
  effects: "What the locations give",

  // Turn and decision
  active: "Active Sorcerer",
  extraTurn: "One more turn to come",
  decision: {
    announce_favor: "announce a Favor",
    bribe: "bribe or pass",
    bribe_more: "add one more blade",
    place_disc: "place a disc",
    curse_more: "draw one more Curse or stop",
    curse_keep: "keep a Curse",
    exhaustion_source: "choose an Exhaustion card",
    protection_flip: "use Protection",
    indiscretion_reveal: "show a blade",
    bewitchment_target: "look at a hand",
    divided_choice: "choose a Sacrifice",
    moon_discard: "discard at the Change of the Moon",
  } as Record<string, string>,

  and: (first: string, second: string) => `${first} and ${second}`,

  // Favors
  keepers: (names: string) => `Keepers: ${names}`,
  moon: (phase: string) => `Moon: ${phase}`,
  noMoon: "no Moon Phase",
  marked: "marked",
  markedLong: "marked: the last Favor announced",
  atStake: "at stake",
  unmarked: "No Favor is marked yet",
  stake: "At stake",
  toPay: "to pay",
  announced: "Announced",

  // Pantacle and pentagram
  location: (label: string) => `Location ${label}`,
  discsHere: (names: string) => `Discs of ${names}`,
  noDisc: "no disc yet",
  point: (label: string) => `Point ${label}`,
  disc: "disc",
  empty: "empty",
  cursed: "cursed",
  safe: "not cursed",
  discsPlaced: (count: number) => `${count} on the Pantacle`,
  discsOf: (placed: number, all: number) => `${placed} of ${all} discs on the Pantacle`,

  // Sanctuary
  influence: (count: number) => `${count} Influence`,
  ofAdepts: (count: number): string => (count === 1 ? "Adept" : "Adepts"),
  adepts: (count: number) => (count === 1 ? "1 Adept" : `${count} Adepts`),
  adeptCosts: (cost: number) => `An Adept costs ${cost} Influence`,
  costs: "Adept costs",
  resolve: "Resolve",
  resolveAt: (position: number) =>
    position === 2 ? "Resolve Bonus on 2: its Hound is ready" : `Resolve Bonus on ${position} of 2`,
  powers: "Powers",
  slot: (number: number) => `Slot ${number}`,
  slotEmpty: (number: number) => `slot ${number} is empty`,
  slotClosed: (number: number) => `slot ${number} is closed`,
  curses: "Curses",
  faceDown: "face down",
  faceDownLong: "face down: no effect now",
  onCard: (what: string) => `on it: ${what}`,
  sacrifice: (what: string) => `Sacrifice: ${what}`,
  look: (who: string) => `Sanctuary of ${who}`,

  // Blades
  handOf: (size: number, target: number) => `${size} in hand, refilled to ${target}`,
  blades: (count: number) => (count === 1 ? "1 blade in hand" : `${count} blades in hand`),
  noBlades: "No blade in hand",
  seen: "known to you",

  // Piles
  pile: "Pile",
  bladePile: (count: number) => `Blade pile: ${count}`,
  discardPile: (count: number, top: string | null) =>
    top === null ? "Blade discard: empty" : `Blade discard: ${count}, on top ${top}`,
  cursePile: (count: number) => `Curse pile: ${count}`,
  cursesKnown: (names: string) => `known in it: ${names}`,
  drawn: "Curses drawn",
  drawnBy: (who: string) => `Curses drawn by ${who}`,
  drawnHidden: "a Curse that you do not see",
};

export type Text = typeof en;

const fr: Text = {
  ...SHARED.fr,

  board: "Plateau de Pantacle",
  favors: "Faveurs",
  pantacle: "Le Pantacle",
  piles: "Réserve et pioches",
  reserve: "Réserve",
  mine: "Votre Sanctuaire",
  others: "Les autres Sanctuaires",
  sanctuaries: "Les Sanctuaires",
  effects: "Ce que donnent les emplacements",

  active: "Sorcier actif",
  extraTurn: "Encore un tour à venir",
  decision: {
    announce_favor: "annoncer une Faveur",
    bribe: "détourner ou passer",
    bribe_more: "ajouter une lame",
    place_disc: "placer un disque",
    curse_more: "piocher encore une Malédiction ou s’arrêter",
    curse_keep: "garder une Malédiction",
    exhaustion_source: "choisir une carte Épuisement",
    protection_flip: "se servir de la Protection",
    indiscretion_reveal: "montrer une lame",
    bewitchment_target: "regarder une main",
    divided_choice: "choisir un Sacrifice",
    moon_discard: "défausser au Changement de Lune",
  },

  and: (first, second) => `${first} et ${second}`,

  keepers: (names) => `Gardiens : ${names}`,
  moon: (phase) => `Lune : ${phase}`,
  noMoon: "sans phase de Lune",
  marked: "marquée",
  markedLong: "marquée : la dernière Faveur annoncée",
  atStake: "en jeu",
  unmarked: "Aucune Faveur n’est encore marquée",
  stake: "En jeu",
  toPay: "à payer",
  announced: "Annoncée",

  location: (label) => `Emplacement ${label}`,
  discsHere: (names) => `Disques : ${names}`,
  noDisc: "pas encore de disque",
  point: (label) => `Pointe ${label}`,
  disc: "disque",
  empty: "vide",
  cursed: "maudite",
  safe: "non maudite",
  discsPlaced: (count) => `${count} sur le Pantacle`,
  discsOf: (placed, all) => `${placed} disques sur ${all} placés sur le Pantacle`,

  influence: (count) => `${count} Influence`,
  ofAdepts: (count) => (count < 2 ? "Adepte" : "Adeptes"),
  adepts: (count) => (count < 2 ? `${count} Adepte` : `${count} Adeptes`),
  adeptCosts: (cost) => `Un Adepte coûte ${cost} Influence`,
  costs: "Prix d’un Adepte",
  resolve: "Détermination",
  resolveAt: (position) =>
    position === 2
      ? "Bonus de Détermination en 2 : son Limier est prêt"
      : `Bonus de Détermination en ${position} sur 2`,
  powers: "Pouvoirs",
  slot: (number) => `Case ${number}`,
  slotEmpty: (number) => `la case ${number} est vide`,
  slotClosed: (number) => `la case ${number} est fermée`,
  curses: "Malédictions",
  faceDown: "face cachée",
  faceDownLong: "face cachée : sans effet pour l’instant",
  onCard: (what) => `dessus : ${what}`,
  sacrifice: (what) => `Sacrifice : ${what}`,
  look: (who) => `Sanctuaire : ${who}`,

  handOf: (size, target) => `${size} en main, complétée à ${target}`,
  blades: (count) => (count < 2 ? `${count} lame en main` : `${count} lames en main`),
  noBlades: "Aucune lame en main",
  seen: "connue de vous",

  pile: "Pioche",
  bladePile: (count) => `Pioche de lames : ${count}`,
  discardPile: (count, top) =>
    top === null ? "Défausse de lames : vide" : `Défausse de lames : ${count}, au-dessus ${top}`,
  cursePile: (count) => `Pioche de Malédictions : ${count}`,
  cursesKnown: (names) => `connues dedans : ${names}`,
  drawn: "Malédictions piochées",
  drawnBy: (who) => `Malédictions piochées par ${who}`,
  drawnHidden: "une Malédiction que vous ne voyez pas",
};

export const TEXT: Record<"en" | "fr", Text> = { en, fr };
