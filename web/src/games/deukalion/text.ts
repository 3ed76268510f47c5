// The board's own words. What a component is called and what it does comes from the server (GameWords).
import { SHARED } from "../../board/text";

const figure = { en: new Intl.NumberFormat("en"), fr: new Intl.NumberFormat("fr") };

const en = {
  ...SHARED.en,

  number: (value: number) => figure.en.format(value),

  // Parts of the board
  board: "Board of Deukalion",
  map: "The sea",
  kylix: "The Kylix",
  mine: "Your ship",
  pursuits: "Pursuits",
  others: "The other heroes",
  heroes: "The heroes",
  underworld: "Underworld",
  piles: "Piles",
  challenge: "Challenge",

  // Turn and decision
  active: "Active player",
  sailing: (who: string) => `${who} sails`,
  youSail: "You sail",
  stepsLeft: (steps: number) => (steps === 1 ? "1 step left" : `${steps} steps left`),
  moveEnded: "no further step",
  decision: {
    place_ship: "choose an anchor",
    window: "sail, or give it up for hoplites",
    sail: "sail on, act or close",
    position: "turn the Kylix",
    turn_die: "turn one of the outer dice",
    actions: "choose an action",
    move_hydra: "move the Hydra",
    reclaim: "reclaim hoplites",
    put_chest: "put the chest into a city",
    deliver: "deliver chests",
    offer_cards: "offer cards",
    pre_cards: "cards before the roll, or pass",
    post_cards: "cards after the roll, or pass",
    choose_saved: "choose how many are saved",
    choose_rerolled: "choose who rolls again",
    steal: "steal something, or nothing",
    take_chest: "take a chest",
    move_ship_away: "move the beaten ship away",
    move_hydra_away: "move the Hydra away",
  } as Record<string, string>,

  // The map
  zoomIn: "Larger map",
  zoomOut: "Smaller map",
  help: "Arrow keys go from square to square.",
  ground: {
    sea: "sea",
    anchor: "anchor of Athens",
    styx: "River Styx",
    athens: "Athens",
    kylix: "the Kylix",
    land: "land",
    site: "land",
  },
  athens: "Athens",
  styx: "Styx",
  shipOf: (who: string) => `ship of ${who}`,
  yourShip: "your ship",
  hydra: "the Hydra",
  city: (label: string) => `City ${label}`,
  settlement: (label: string) => `Settlement ${label}`,
  value: (value: number) => `challenge value ${value}`,
  chestsHere: (names: string) => `chests: ${names}`,
  noChest: "no chest",
  spaces: (free: number) => (free === 1 ? "1 empty space" : `${free} empty spaces`),
  needs: (hoplites: number) => (hoplites === 1 ? "needs 1 hoplite" : `needs ${hoplites} hoplites`),
  worth: (honour: number) => `${honour} honour`,
  ownedBy: (who: string) => `held by ${who}`,
  unowned: "held by nobody",
  course: (steps: number, left: number) =>
    `${steps === 1 ? "1 step" : `${steps} steps`} away, ${left === 1 ? "1 step" : `${left} steps`} left then`,
  challenges: "starts a challenge",

  // The Kylix
  centre: (value: number) => `Centre die ${value}: the others sail so far`,
  centreShort: "the others sail",
  die: (slot: string, value: number) => `Die ${slot}: ${value}`,
  turned: ["not turned", "turned once", "turned twice", "turned three times"],
  turnings: "How to turn it",
  faces: "New face of the die",
  firstSlot: "Choose one of the four outer dice.",
  used: "done",
  compulsory: "compulsory",
  notPlaced: "not yet turned",
  action: {
    cards: (value: number, own: boolean): string =>
      value === 1
        ? "all others draw a card"
        : value === 2
          ? "nobody draws"
          : own
            ? "you draw a card"
            : "active player draws",
    hoplites: (value: number) => `reclaim up to ${value}`,
    move: (value: number) => (value === 1 ? "sail 1 square" : `sail up to ${value} squares`),
    hydra: (value: number) => (value === 1 ? "it swims 1 square" : `it swims up to ${value} squares`),
  },

  // Ships
  lookAt: (who: string) => `Hero ${who}`,
  points: (total: number, target: number) => `${total} of ${target} honour points`,
  crew: (count: number) => (count === 1 ? "1 hoplite aboard" : `${count} hoplites aboard`),
  aboard: (names: string) => `chests aboard: ${names}`,
  room: (count: number) => (count === 1 ? "1 free space" : `${count} free spaces`),
  shipboard: "Shipboard",
  fallen: (count: number) => `${count} in the Underworld`,
  cards: (count: number) => (count === 1 ? "1 card in hand" : `${count} cards in hand`),
  honourCards: (count: number) => (count === 1 ? "1 Honour card" : `${count} Honour cards`),
  tally: (count: number) => `${count} on the tally`,
  settlements: (count: number) => (count === 1 ? "1 settlement" : `${count} settlements`),
  completed: "Completed",
  completedOf: (count: number) => (count === 1 ? "1 completed pursuit" : `${count} completed pursuits`),
  noneCompleted: "none yet",
  faceUp: "Face up",
  spent: "used this turn",
  stays: "stays face up",
  noCards: "No card in hand",
  seen: "seen by you",

  // Underworld
  most: "the most",
  nobodyThere: "empty",
  rewarded: "has had the award",
  comeBack: "How many come back",
  back: (count: string) => (count === "1" ? "1 hoplite comes back" : `${count} hoplites come back`),

  // Pursuits
  secret: "Secret pursuit",
  secretShort: "secret",
  secretOf: (who: string) => `Secret pursuit of ${who}`,
  secretHidden: "a secret pursuit",
  secretDone: "secret pursuit completed",
  display: "On display",
  noPursuit: "empty",
  or: "or",

  // Challenges. Whoever is null is the viewer himself.
  challengesShip: (who: string | null, whom: string | null) =>
    `${who === null ? "You challenge" : `${who} challenges`} ${whom === null ? "your ship" : `the ship of ${whom}`}`,
  challengesSite: (who: string | null, site: string) =>
    `${who === null ? "You challenge" : `${who} challenges`} ${site}`,
  challengesHydra: (who: string | null) =>
    `${who === null ? "You challenge" : `${who} challenges`} the Hydra`,
  hydraAttacks: (who: string | null) => `The Hydra attacks ${who ?? "you"}`,
  hydraAlone: "Hydra",
  challengeWon: (who: string | null) => `${who === null ? "You have" : `${who} has`} won the challenge`,
  challengeLost: (who: string | null) => `${who === null ? "You have" : `${who} has`} lost the challenge`,
  higherWins: (defender: string | null) => `The higher score wins; a tie goes to ${defender ?? "you"}.`,
  enoughWins: (score: string, garrison: number) =>
    garrison === 0
      ? `A score of ${score} or more wins.`
      : `A score of ${score} or more wins, if ${garrison === 1 ? "1 hoplite is" : `${garrison} hoplites are`} left for the garrison.`,
  throwing: (crew: number) =>
    crew === 0 ? "nobody aboard" : crew === 1 ? "rolls 1 hoplite" : `rolls ${crew} hoplites`,
  legend: "What a hoplite scores",
  scores: { shield: "scores 1", edge: "scores ½", skull: "0, and falls" } as Record<string, string>,
  needed: "needed",
  ahead: "ahead",
  hasWon: "won",
  roll: (who: string) => `Roll of ${who}`,
  score: (score: string) => `score ${score}`,
  bonus: (bonus: string) => `+${bonus} by cards`,
  landing: (label: string, count: number) => `${count} × ${label}`,
  saveSome: "How many are saved",
  save: (count: string) => (count === "1" ? "1 hoplite is saved" : `${count} hoplites are saved`),
  nobodyRolls: "nobody aboard",
  takeChest: "Chests of the city",
  stealChest: "Chests to steal",

  // Piles
  pile: "Action cards",
  pileOf: (count: number) => `Action cards: ${count} in the pile`,
  known: (names: string) => `you put there: ${names}`,
  discardOf: (count: number, top: string | null) =>
    top === null ? "Discard: empty" : `Discard: ${count}, on top ${top}`,
  pursuitPile: (count: number) => `Pursuit cards: ${count} in the pile`,
  removed: (names: string) => `removed: ${names}`,
  honourSupply: (count: number) => `Honour cards left: ${count}`,
  honour: "Honour",
};

export type Text = typeof en;

const fr: Text = {
  ...SHARED.fr,

  number: (value) => figure.fr.format(value),

  board: "Plateau de Deukalion",
  map: "La mer",
  kylix: "La Kylix",
  mine: "Votre navire",
  pursuits: "Quêtes",
  others: "Les autres héros",
  heroes: "Les héros",
  underworld: "Monde souterrain",
  piles: "Pioches",
  challenge: "Défi",

  active: "Joueur actif",
  sailing: (who) => `${who} navigue`,
  youSail: "Vous naviguez",
  stepsLeft: (steps) => (steps < 2 ? `encore ${steps} pas` : `encore ${steps} pas`),
  moveEnded: "plus aucun pas",
  decision: {
    place_ship: "choisir un ancrage",
    window: "naviguer, ou y renoncer pour des hoplites",
    sail: "naviguer, agir ou clore",
    position: "tourner la Kylix",
    turn_die: "tourner un des dés extérieurs",
    actions: "choisir une action",
    move_hydra: "déplacer l’Hydre",
    reclaim: "récupérer des hoplites",
    put_chest: "poser le coffre dans une cité",
    deliver: "livrer des coffres",
    offer_cards: "offrir des cartes",
    pre_cards: "des cartes avant le jet, ou passer",
    post_cards: "des cartes après le jet, ou passer",
    choose_saved: "choisir combien sont sauvés",
    choose_rerolled: "choisir qui est relancé",
    steal: "voler quelque chose, ou rien",
    take_chest: "prendre un coffre",
    move_ship_away: "dérouter le navire vaincu",
    move_hydra_away: "dérouter l’Hydre",
  },

  zoomIn: "Agrandir la carte",
  zoomOut: "Réduire la carte",
  help: "Les flèches mènent de case en case.",
  ground: {
    sea: "mer",
    anchor: "ancrage d’Athènes",
    styx: "fleuve Styx",
    athens: "Athènes",
    kylix: "la Kylix",
    land: "terre",
    site: "terre",
  },
  athens: "Athènes",
  styx: "Styx",
  shipOf: (who) => `navire de ${who}`,
  yourShip: "votre navire",
  hydra: "l’Hydre",
  city: (label) => `Cité ${label}`,
  settlement: (label) => `Colonie ${label}`,
  value: (value) => `valeur de défi ${value}`,
  chestsHere: (names) => `coffres : ${names}`,
  noChest: "aucun coffre",
  spaces: (free) => (free < 2 ? `${free} place vide` : `${free} places vides`),
  needs: (hoplites) => (hoplites < 2 ? `demande ${hoplites} hoplite` : `demande ${hoplites} hoplites`),
  worth: (honour) => `${honour} d’honneur`,
  ownedBy: (who) => `tenue par ${who}`,
  unowned: "à personne",
  course: (steps, left) => `à ${steps} pas, puis encore ${left} pas`,
  challenges: "ouvre un défi",

  centre: (value) => `Dé central ${value} : les autres naviguent jusque-là`,
  centreShort: "les autres naviguent",
  die: (slot, value) => `Dé ${slot} : ${value}`,
  turned: ["non tournée", "tournée une fois", "tournée deux fois", "tournée trois fois"],
  turnings: "Comment la tourner",
  faces: "Nouvelle face du dé",
  firstSlot: "Choisissez un des quatre dés extérieurs.",
  used: "fait",
  compulsory: "obligatoire",
  notPlaced: "pas encore tournée",
  action: {
    cards: (value, own) =>
      value === 1
        ? "les autres piochent"
        : value === 2
          ? "personne ne pioche"
          : own
            ? "vous piochez une carte"
            : "le joueur actif pioche",
    hoplites: (value) => `en récupérer jusqu’à ${value}`,
    move: (value) => (value < 2 ? `naviguer de ${value} case` : `naviguer de ${value} cases au plus`),
    hydra: (value) => (value < 2 ? `elle nage de ${value} case` : `elle nage de ${value} cases au plus`),
  },

  lookAt: (who) => `Héros ${who}`,
  points: (total, target) => `${total} points d’honneur sur ${target}`,
  crew: (count) => (count < 2 ? `${count} hoplite à bord` : `${count} hoplites à bord`),
  aboard: (names) => `coffres à bord : ${names}`,
  room: (count) => (count < 2 ? `${count} place libre` : `${count} places libres`),
  shipboard: "Pont",
  fallen: (count) => `${count} au Monde souterrain`,
  cards: (count) => (count < 2 ? `${count} carte en main` : `${count} cartes en main`),
  honourCards: (count) => (count < 2 ? `${count} carte Honneur` : `${count} cartes Honneur`),
  tally: (count) => `${count} notés`,
  settlements: (count) => (count < 2 ? `${count} colonie` : `${count} colonies`),
  completed: "Accomplies",
  completedOf: (count) => (count < 2 ? `${count} quête accomplie` : `${count} quêtes accomplies`),
  noneCompleted: "aucune encore",
  faceUp: "Face visible",
  spent: "utilisée ce tour",
  stays: "reste face visible",
  noCards: "Aucune carte en main",
  seen: "vue par vous",

  most: "le plus",
  nobodyThere: "vide",
  rewarded: "a eu la récompense",
  comeBack: "Combien reviennent",
  back: (count) => (count === "1" ? "1 hoplite revient" : `${count} hoplites reviennent`),

  secret: "Quête secrète",
  secretShort: "secrète",
  secretOf: (who) => `Quête secrète de ${who}`,
  secretHidden: "une quête secrète",
  secretDone: "quête secrète accomplie",
  display: "Exposées",
  noPursuit: "vide",
  or: "ou",

  challengesShip: (who, whom) =>
    whom === null
      ? `${who ?? ""} défie votre navire`
      : `${who === null ? "Vous défiez" : `${who} défie`} ${whom}, navire contre navire`,
  challengesSite: (who, site) => (who === null ? `Vous défiez ${site}` : `${who} défie ${site}`),
  challengesHydra: (who) => (who === null ? "Vous défiez l’Hydre" : `${who} défie l’Hydre`),
  hydraAttacks: (who) => (who === null ? "L’Hydre vous attaque" : `L’Hydre attaque ${who}`),
  hydraAlone: "Hydre",
  challengeWon: (who) => (who === null ? "Vous avez gagné le défi" : `${who} a gagné le défi`),
  challengeLost: (who) => (who === null ? "Vous avez perdu le défi" : `${who} a perdu le défi`),
  higherWins: (defender) =>
    `Le score le plus haut gagne ; à égalité, ${defender === null ? "c’est vous" : `c’est ${defender}`}.`,
  enoughWins: (score, garrison) =>
    garrison === 0
      ? `Un score de ${score} ou plus gagne.`
      : `Un score de ${score} ou plus gagne, s’il reste ${garrison === 1 ? "1 hoplite" : `${garrison} hoplites`} pour la garnison.`,
  throwing: (crew) =>
    crew === 0 ? "personne à bord" : crew === 1 ? "jette 1 hoplite" : `jette ${crew} hoplites`,
  legend: "Ce que vaut un hoplite",
  scores: { shield: "vaut 1", edge: "vaut ½", skull: "0, et tombe" },
  needed: "il faut",
  ahead: "en tête",
  hasWon: "a gagné",
  roll: (who) => `Jet de ${who}`,
  score: (score) => `score ${score}`,
  bonus: (bonus) => `+${bonus} par des cartes`,
  landing: (label, count) => `${count} × ${label}`,
  saveSome: "Combien sont sauvés",
  save: (count) => (count === "1" ? "1 hoplite est sauvé" : `${count} hoplites sont sauvés`),
  nobodyRolls: "personne à bord",
  takeChest: "Coffres de la cité",
  stealChest: "Coffres à voler",

  pile: "Cartes Action",
  pileOf: (count) => `Cartes Action : ${count} dans la pioche`,
  known: (names) => `vous y avez mis : ${names}`,
  discardOf: (count, top) => (top === null ? "Défausse : vide" : `Défausse : ${count}, au-dessus ${top}`),
  pursuitPile: (count) => `Cartes Quête : ${count} dans la pioche`,
  removed: (names) => `retirées : ${names}`,
  honourSupply: (count) => `Cartes Honneur restantes : ${count}`,
  honour: "Honneur",
};

export const TEXT: Record<"en" | "fr", Text> = { en, fr };
