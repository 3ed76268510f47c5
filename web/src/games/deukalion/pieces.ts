// Which chest and which hoplite is which.
import { Flock, Flocks, type Holder, type Piece } from "../../board/pieces";
import type { DeukalionView } from "./types";

export type Places = {
  /** In "city:corinth" or "seat:2": its chests by colour. */
  chests: ReadonlyMap<Holder, readonly Piece[]>;
  /** In "seat:2", "underworld:2" or "garrison:argos": the names of the hoplites there. */
  hoplites: ReadonlyMap<Holder, readonly string[]>;
};

export class Pieces {
  #chests = new Flocks();
  #hoplites: Flock[] = [];

  settle(view: DeukalionView): Places {
    return {
      chests: this.#chests.settle([
        ...view.cities.map((city): [Holder, string[]] => [`city:${city.city}`, city.chests]),
        ...view.seats.map((each, seat): [Holder, string[]] => [`seat:${seat}`, each.chests]),
      ]),
      hoplites: this.#settleHoplites(view),
    };
  }

  #settleHoplites(view: DeukalionView): Map<Holder, string[]> {
    const found = new Map<Holder, string[]>();
    view.seats.forEach((each, seat) => {
      const counts = new Map<Holder, number>([
        [`seat:${seat}`, each.crew],
        [`underworld:${seat}`, each.underworld],
      ]);
      for (const one of view.settlements)
        if (one.owner === seat) counts.set(`garrison:${one.settlement}`, one.hoplites);
      const flock = (this.#hoplites[seat] ??= new Flock());
      for (const [holder, numbers] of flock.settle(counts))
        found.set(
          holder,
          numbers.map((number) => `hoplite:${seat}:${number}`),
        );
    });
    return found;
  }
}
