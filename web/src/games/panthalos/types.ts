// The view of Panthalos as the server sends it: the part of a table's view that only this game knows.

export type IncomeView = { what: string; amount: number; once: boolean };

export type SpaceView = {
  space: string;
  /** The lowest rank that fits. */
  rank: number;
  /** It works at once. */
  lightning: boolean;
  income: IncomeView | null;
  /** Whose disc closes it. */
  disc: number | null;
  figures: { seat: number; figure: string }[];
};

export type ForceToken = { token: string; element: string; strength: number };
export type ArtisanView = { token: string; cost: number };

export type MerchantView = {
  merchant: string;
  /** Refined goods; null is one of the seller's choice. */
  demand: (string | null)[];
  points: number;
  bonuses: { bonus: string; amount: number }[];
};

export type UnderworldView = { underworld: string; element: string; strength: number; points: number };

/** What the viewer has chosen so far; nobody else sees it. */
export type LayingView = {
  picked: string[];
  strength: number | null;
  needed: number | null;
  /** Null where any element will do, and where none is asked for. */
  element: string | null;
};

export type DuelView = {
  attacker: number;
  defender: number;
  element: string;
  open: boolean;
  /** Of the attacker and of the defender. */
  totals: [number, number];
};

export type DieView = { place: string; figure: string };

export type PlayerView = {
  points: number;
  passed: boolean;
  challenged: boolean;
  /** Where the original leader is. */
  leader: string;
  /** The location where it was placed in this round. */
  led: string | null;
  dice: DieView[];
  personal: number;
  general: number;
  box: number;
  polis: string[];
  goods: string[];
  ships: string[];
  artisans: ArtisanView[];
  reinforcements: ForceToken[];
  titan_count: number;
  /** One's own; of others those that everybody has seen. */
  titans: ForceToken[];
  sold_unseen: number;
  laid: ForceToken[];
  /** Only at the end: what the score was before, and what the end gave and took. */
  final: { before: number; shipped: number; ranks: number; penalty: number } | null;
};

export type PanthalosView = {
  round: number;
  rounds: number;
  templum: number[];
  side: string;
  starter: number;
  limit: number;
  spaces: SpaceView[];
  elements: Record<string, string>;
  port: string[];
  merkator: MerchantView[];
  agora: string[];
  phalanx: ForceToken[];
  art: ArtisanView[];
  /** Top last; null is a token that the viewer does not know. */
  underworld: (UnderworldView | null)[];
  attack: number;
  stacks: Record<string, number>;
  removed: Record<string, string[]>;
  laying: LayingView | null;
  /** The workers among whom the viewer has to choose: figure and place. */
  targets: [string, string][];
  duel: DuelView | null;
  seats: PlayerView[];
};

// Where things lie, and in which order they are drawn: a matter of the drawing, not of the rules.
export const LOCATIONS = [
  "thermae",
  "polis",
  "agora",
  "phalanx",
  "art",
  "oraculum",
  "foro",
  "titanus",
  "agro",
  "krypt",
  "arena",
] as const;
export type Location = (typeof LOCATIONS)[number];

/** Basic goods, each with its refined side. */
export const REFINED: Record<string, string> = {
  grapes: "wine",
  cattle: "hides",
  olives: "oil",
  iron: "armor",
  cotton: "cloth",
};
export const BASIC: Record<string, string> = Object.fromEntries(
  Object.entries(REFINED).map(([basic, refined]) => [refined, basic]),
);

/** Where one is, on the board, when something is decided. */
export const SCENE_OF: Record<string, Location> = {
  polis_allocate: "polis",
  agora_take: "agora",
  phalanx_take: "phalanx",
  art_choose: "art",
  token_sale: "art",
  foro_partner: "foro",
  foro_choose: "foro",
  foro_discard: "foro",
  krypt_defend: "krypt",
  arena_challenge: "arena",
  duel_open: "arena",
  duel_defend: "arena",
  duel_raise: "arena",
  duel_demote: "arena",
  duel_reward: "arena",
};

export const locationOf = (space: string): string => space.slice(0, space.lastIndexOf("_"));
export const rankOf = (figure: string): number => (figure.startsWith("rank_") ? Number(figure.slice(5)) : 0);
