// Which token and which disc is which.
import { Flock, type Holder } from "../../board/pieces";
import { POINTS, type PantacleView } from "./types";

export type Places = {
  /** In "reserve", "seat:2" or "curse:exhaustion_1". */
  influence: ReadonlyMap<Holder, readonly number[]>;
  adepts: ReadonlyMap<Holder, readonly number[]>;
  /** For "seat/location": the point of the pentagram from which that disc came. */
  discs: ReadonlyMap<string, string>;
};

export class Pieces {
  #influence = new Flock();
  #adepts = new Flock();
  #discs = new Map<string, string>();

  settle(view: PantacleView): Places {
    const influence = new Map<Holder, number>([["reserve", view.reserve.influence]]);
    const adepts = new Map<Holder, number>([["reserve", view.reserve.adepts]]);
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
