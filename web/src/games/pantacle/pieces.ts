// Which token is which. The view only counts tokens and names places; a token that is to move visibly over the screen
// needs a name of its own that stays the same from one view to the next.
import { POINTS, type PantacleView } from "./types";

/** A holder of tokens: "reserve", "seat:2" or "curse:exhaustion_1". */
type Holder = string;

export type Places = {
  influence: ReadonlyMap<Holder, readonly number[]>;
  adepts: ReadonlyMap<Holder, readonly number[]>;
  /** For "seat/location": the point of the pentagram from which that disc came. */
  discs: ReadonlyMap<string, string>;
};

const RESERVE = "reserve";

/** All tokens of one sort: as few as possible change hands when the counts change. */
class Flock {
  #held = new Map<Holder, number[]>();

  settle(counts: Map<Holder, number>): Map<Holder, readonly number[]> {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const known = [...this.#held.values()].reduce((sum, tokens) => sum + tokens.length, 0);
    if (total !== known) this.#held = new Map([[RESERVE, [...Array(total).keys()]]]);

    const loose: number[] = [];
    for (const [holder, tokens] of this.#held) {
      if (holder === RESERVE) continue;
      loose.push(...tokens.splice(counts.get(holder) ?? 0));
      if (!tokens.length) this.#held.delete(holder);
    }
    const reserve = this.#held.get(RESERVE) ?? [];
    for (const [holder, count] of counts) {
      if (holder === RESERVE) continue;
      const tokens = this.#held.get(holder) ?? [];
      // What others just lost comes first: so a stolen cube moves from player to player.
      while (tokens.length < count) tokens.push(loose.shift() ?? reserve.pop() ?? -1);
      if (tokens.length) this.#held.set(holder, tokens);
    }
    this.#held.set(RESERVE, [...reserve, ...loose]);
    return new Map([...this.#held].map(([holder, tokens]) => [holder, [...tokens]]));
  }
}

export class Pieces {
  #influence = new Flock();
  #adepts = new Flock();
  #discs = new Map<string, string>();

  settle(view: PantacleView): Places {
    const influence = new Map<Holder, number>([[RESERVE, view.reserve.influence]]);
    const adepts = new Map<Holder, number>([[RESERVE, view.reserve.adepts]]);
    view.seats.forEach((each, seat) => {
      influence.set(`seat:${seat}`, each.influence);
      adepts.set(`seat:${seat}`, each.adepts);
      for (const card of each.curses) {
        influence.set(`curse:${card.curse}`, card.influence);
        adepts.set(`curse:${card.curse}`, card.adepts);
      }
    });
    this.#settleDiscs(view);
    return {
      influence: this.#influence.settle(influence),
      adepts: this.#adepts.settle(adepts),
      discs: new Map(this.#discs),
    };
  }

  #settleDiscs(view: PantacleView): void {
    const discs = new Map<string, string>();
    view.seats.forEach((each, seat) => {
      const gone = new Set<string>(POINTS.filter((point) => !each.pentagram.includes(point)));
      const fresh: string[] = [];
      for (const location of each.discs) {
        const point = this.#discs.get(`${seat}/${location}`);
        if (point !== undefined && gone.delete(point)) discs.set(`${seat}/${location}`, point);
        else fresh.push(location);
      }
      // A disc seen for the first time on the Pantacle came from a point that is newly empty.
      const left = [...gone];
      for (const location of fresh) {
        const point = left.shift();
        if (point !== undefined) discs.set(`${seat}/${location}`, point);
      }
    });
    this.#discs = discs;
  }
}

/** One sign per seat, all different: the first letter of the name that nobody before has, or the seat's number. */
export function signsOf(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letters = [...name.toLocaleUpperCase()].filter((letter) => /\p{L}|\p{N}/u.test(letter));
    const sign = letters.find((letter) => !taken.has(letter)) ?? String(seat + 1);
    taken.add(sign);
    return sign;
  });
}
