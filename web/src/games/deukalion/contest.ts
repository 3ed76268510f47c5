// How an open challenge stands, read off the view: who is against whom, and who wins if nothing more happens.
import type { View } from "../../lib/types";
import type { ChallengeView, DeukalionView, RollView } from "./types";

/** One side: a seat that rolls, or a city, settlement or the Hydra, which has only a value. */
export type Side = {
  seat: number | null;
  roll: RollView | null;
  /** The value that the other side has to reach. */
  value: number | null;
  ahead: boolean;
};

export type Contest = {
  sides: Side[];
  /** Has everybody rolled who rolls? */
  rolled: boolean;
  /** Is it decided, so that only its consequences are to be chosen? */
  decided: boolean;
};

/** The hoplites that must be left for the garrison, where a settlement is challenged. */
export function garrisonOf(view: DeukalionView): number {
  const site = view.challenge?.site;
  return view.settlements.find((one) => one.settlement === site)?.hoplites ?? 0;
}

/** Only during one's own sail is the Hydra challenged; otherwise it attacks. */
export function isAttack(view: DeukalionView): boolean {
  return view.challenge?.against === "hydra" && view.sail?.seat !== view.challenge.seat;
}

export function contestOf(view: DeukalionView, whole: View): Contest {
  const open = view.challenge;
  if (open === null) return { sides: [], rolled: false, decided: false };
  const rolled = open.rolls.length > 0;
  const sides = open.seat === null ? afterwards(open, whole) : standing(view, open, open.seat);
  return { sides, rolled, decided: open.seat === null && rolled };
}

function standing(view: DeukalionView, open: ChallengeView, seat: number): Side[] {
  const mine = open.rolls.find((roll) => roll.seat === seat) ?? null;
  const other = open.rolls.find((roll) => roll.seat === open.whose) ?? null;
  const wins =
    mine !== null &&
    (open.needed === null
      ? mine.score > (other?.score ?? 0)
      : mine.score >= open.needed && mine.shields + mine.edges + mine.saved >= garrisonOf(view));
  return [
    { seat, roll: mine, value: null, ahead: wins },
    { seat: open.whose, roll: other, value: open.needed, ahead: mine !== null && !wins },
  ];
}

/** Who has won is seen from what is asked: a winner takes and moves away, but the Hydra's victim is moved by another. */
function afterwards(open: ChallengeView, whole: View): Side[] {
  const alone = open.rolls.length === 1;
  const decider = whole.deciding[0];
  return open.rolls.map((roll) => ({
    seat: roll.seat,
    roll,
    value: null,
    ahead: !whole.over && (alone ? whole.decision !== "move_ship_away" : roll.seat === decider),
  }));
}
