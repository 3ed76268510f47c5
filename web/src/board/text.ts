// Words that every board needs; a game's own `text.ts` begins with them. Names of components come from the server.

const en = {
  status: "State of the game",
  hand: "Your hand",
  you: "you",

  turnOf: (who: string) => `Turn of ${who}`,
  yourTurn: "Your turn",
  decides: (who: string, what: string) => `${who}: ${what}`,
  youDecide: (what: string) => `You: ${what}`,
  deciding: "deciding now",
  decideSomething: "decide",
  won: (who: string) => `${who} has won!`,
  youWon: "You have won!",
  over: "The game is over",

  lit: "can be chosen now",
  chosen: "chosen",

  discard: "Discard",
  showDiscard: "Show the whole discard",
  hideDiscard: "Close the discard",
  newestFirst: "newest first",
};

export type SharedText = typeof en;

const fr: SharedText = {
  status: "État de la partie",
  hand: "Votre main",
  you: "vous",

  turnOf: (who) => `Tour : ${who}`,
  yourTurn: "À votre tour",
  decides: (who, what) => `${who} : ${what}`,
  youDecide: (what) => `Vous : ${what}`,
  deciding: "décide en ce moment",
  decideSomething: "décider",
  won: (who) => `${who} a gagné !`,
  youWon: "Vous avez gagné !",
  over: "La partie est finie",

  lit: "peut être choisi maintenant",
  chosen: "choisi",

  discard: "Défausse",
  showDiscard: "Montrer toute la défausse",
  hideDiscard: "Fermer la défausse",
  newestFirst: "la plus récente d’abord",
};

export const SHARED = { en, fr };

export type BoardText = SharedText & {
  /** What the whole board is called. */
  board: string;
  /** What is decided, by the name of the decision: "place a disc". */
  decision: Record<string, string>;
};
