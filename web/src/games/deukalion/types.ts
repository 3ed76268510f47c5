// The view of Deukalion as the server sends it: the part of a table's view that only this game knows.

export type KylixView = {
  centre: number;
  /** The dice of the outer slots: north, east, south, west. */
  outer: Record<string, number>;
  rotation: number | null;
  values: Record<string, number> | null;
  /** What each action would get, for each of the four turnings. */
  turnings: Record<string, number>[];
  used: string[];
};

export type CityView = {
  city: string;
  square: string;
  value: number;
  spaces: number;
  chests: string[];
};

export type SettlementView = {
  settlement: string;
  square: string;
  value: number;
  hoplites: number;
  honour: number;
  owner: number | null;
};

export type DeedView = {
  what: string;
  chests: string[];
  city: string | null;
  count: number;
};

export type PursuitView = {
  pursuit: string;
  honour: number;
  deeds: DeedView[];
};

export type SailView = {
  seat: number;
  allowance: number;
  moving: boolean;
  acted: boolean;
  /** Only for the sailor himself: every square he can reach, with the squares on the way. */
  courses: Record<string, string[]>;
};

export type RollView = {
  seat: number;
  skulls: number;
  shields: number;
  edges: number;
  saved: number;
  bonus: number;
  score: number;
};

/** Whoever decided what comes of it is gone from here once it is decided; the rolls stay until all is done. */
export type ChallengeView = {
  /** Who challenges, or is attacked by the Hydra. */
  seat: number | null;
  against: "ship" | "site" | "hydra" | null;
  /** The defender of a ship. */
  whose: number | null;
  site: string | null;
  /** The score that wins; null where the other side's score counts. */
  needed: number | null;
  rolls: RollView[];
};

export type PlayerView = {
  ship: string | null;
  crew: number;
  underworld: number;
  chests: string[];
  room: number;
  hand_size: number;
  /** One's own hand; of others what one has seen. */
  hand: string[];
  face_up: { card: string; used: boolean }[];
  secret: PursuitView | null;
  has_secret: boolean;
  completed: PursuitView[];
  honour_cards: number;
  tally: number;
  total: number;
  rewarded: boolean;
};

export type DeukalionView = {
  /** A sign for each square, one string for each row. */
  map: string[];
  target: number;
  active: number;
  shakes: number;
  kylix: KylixView;
  hydra: string;
  cities: CityView[];
  settlements: SettlementView[];
  display: (PursuitView | null)[];
  pursuit_pile: number;
  removed: string[];
  /** Top last; a card that one has put there oneself is named. */
  pile: (string | null)[];
  discard: string[];
  supply: number;
  sail: SailView | null;
  challenge: ChallengeView | null;
  seats: PlayerView[];
};

// How things are called on the wire, in the order in which they are drawn.
export const ACTIONS = ["cards", "hoplites", "move", "hydra"] as const;
export const SLOTS = ["north", "east", "south", "west"] as const;
export const TURNS = ["unturned", "once", "twice", "thrice"] as const;
export const FACES = ["one", "two", "three"] as const;
export const LANDINGS = ["shield", "edge", "skull", "saved"] as const;
export const CHESTS = ["red", "green", "blue", "yellow", "white"] as const;
export const SPACES = 10;
