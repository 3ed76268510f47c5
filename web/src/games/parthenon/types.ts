// The view of Parthenon as the server sends it: the part of a table's view that only this game knows.

export type Side = [need: string, number: number];

export type LandView = {
  land: string;
  face_up: boolean;
  /** Null while the viewer does not know it. */
  status: string | null;
  has_card: boolean;
  /** The kind that a Surplus or a Shortage names. */
  names: string | null;
  seen_by: number[];
  rates: string[];
};

export type FleetView = {
  fleet: string;
  course: string;
  land: string | null;
  count: number;
  cargo: string[] | null;
  /** Cards aboard that everybody has seen. */
  shown: string[];
  visit: string | null;
  shields: string[];
};

export type WonderView = {
  wonder: string;
  owner: number;
  stage: string;
  stages: { cost: string[]; paid: string }[];
};

export type OfferView = {
  id: string;
  from: number;
  to: number | null;
  give: string[] | null;
  want: string[] | null;
  refused: number[];
};

export type PlayerView = {
  island: string;
  structures: number;
  built: { slot: string; makes: string }[];
  hand_count: number;
  hand: Record<string, number> | null;
  aegis: Record<string, number>;
  fleets: FleetView[];
  philosophies: string[];
  plans_taken: number;
  used: string[];
  parched: string[];
  donations: number;
  offers_made: number;
  /** Only where the table helps to remember. */
  remembered?: Record<string, number>;
  /** Only at the end. */
  tie_breakers?: number[];
};

export type SlotView = { slot: string; makes: string; cost: string[]; missing: string[]; open: boolean };
export type MadeView = { slot: string; card: string; cost: string[]; missing: string[]; used: boolean };
export type RaiseView = { wonder: string; cost: string[]; paid: string; missing: string[] };

export type MineView = {
  build_deck: SlotView[];
  makes: MadeView[];
  raises: RaiseView[];
  prices: { fleet: number | null; plans: number | null; philosophy: number };
  /** How many Commodities option A of the Discard Phase keeps, and how many more either option. */
  keeps: { a: number; more: number };
  /** What open offers hold back, by card. */
  reserved: Record<string, number>;
  /** An answer as far as it is given. */
  picks: string[] | null;
  payment?: { deed: string; needs: string[]; paid: string[] };
  offer?: { to: number | null; give: string[]; want: string[]; answers: string | null };
  bargain?: { fleet: string; rate: string; given: string[]; taken: string[] };
  donation?: string[];
  /** The order of the Events so far, and the Islands named so far. */
  events?: string[];
  named?: number[];
  order?: number[];
};

export type StrikeView = { hazard: string; hit: { seat: number; fleet: string }[] };

export type ParthenonView = {
  year: number;
  season: number;
  phase: string;
  archon: number;
  done: number[];
  events: string[];
  face_down_events: number;
  order: string[];
  happening: string | null;
  named: number[];
  blight: string | null;
  plagued: number[];
  shaken: number[];
  lands: LandView[];
  hazards: {
    deck: number;
    discard: string[];
    drawn: string[];
    known: (string | null)[];
    strike: StrikeView | null;
  };
  harbors: { deck: number; discard: string[] };
  plans: number;
  wonders: WonderView[];
  philosophies: Record<string, { introduced: boolean; left: number }>;
  rates: Record<string, { give: Side; take: Side }>;
  offers: OfferView[];
  trades: number;
  /** -1: not yet. */
  votes: number[];
  players: PlayerView[];
  mine: MineView | null;
  winner: number | null;
};

// In which order things are drawn: a matter of the drawing, not of the rules.
export const PHASES = [
  "event",
  "production",
  "island_trade",
  "journey",
  "hazard",
  "fleet_trade",
  "return",
  "build",
  "discard",
  "archon",
] as const;
export const BASIC = ["grain", "grapes", "olives", "ore", "timber", "wool"];
export const RARE = ["pottery", "spices", "tools", "papyrus"];
export const AEGIS = ["army", "warship", "gift_of_poseidon"];
export const CARDS = [...BASIC, ...RARE, "gold", ...AEGIS];
export const NEIGHBORS = ["athens", "sparta", "ionia"];
export const LANDS = ["italy", "athens", "ionia", "carthage", "sparta", "egypt"] as const;

/** The face of a card tells its class: basic, rare, gold or aegis. */
export function classOf(need: string): string {
  if (need === "gold") return "gold";
  if (AEGIS.includes(need)) return "aegis";
  return RARE.includes(need) || need.startsWith("rare") ? "rare" : "basic";
}
