// The view of Pantacle as the server sends it: the part of a table's view that only this game knows.

export type FavorView = {
  favor: string;
  keepers: string[];
  phase: string | null;
  available: boolean;
};

export type CurseView = {
  curse: string;
  face_down: boolean;
  influence: number;
  adepts: number;
};

export type SanctuaryView = {
  turns: number;
  influence: number;
  adepts: number;
  adept_cost: number;
  resolve: number;
  slots: number;
  powers: string[];
  pentagram: string[];
  discs: string[];
  curses: CurseView[];
  hand_size: number;
  hand_target: number;
  hand: string[];
};

export type PantacleView = {
  active: number;
  favors: FavorView[];
  cursed_points: string[];
  blades: Record<string, { keeper: string; phase: string }>;
  winner: number | null;
  marked: string | null;
  extra_turn: boolean;
  sacrifices: number;
  reserve: { influence: number; adepts: number };
  pile: number;
  discard: string[];
  curse_pile: (string | null)[];
  drawn: (string | null)[];
  seats: SanctuaryView[];
};

// Where things lie, and in which order they are drawn: a matter of the drawing, not of the rules.
export const POINTS = ["top", "upper_right", "lower_right", "lower_left", "upper_left"] as const;
export const LOCATIONS = [
  "triple_influence",
  "extra_turn",
  "demonic_discard",
  "two_influence",
  "two_adepts",
] as const;
