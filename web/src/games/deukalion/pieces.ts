// Which piece is which. The view only counts chests and hoplites; one that is to move visibly over the screen needs a
// name of its own that stays the same from one view to the next.
import { CHESTS, type DeukalionView } from "./types";

/** Where pieces are: "city:corinth", "seat:2", "underworld:2" or "garrison:argos". */
type Holder = string;

export type Places = {
  /** By holder: the numbers of its chests, in the order in which the view lists their colours. */
  chests: ReadonlyMap<Holder, readonly string[]>;
  /** By holder: the names of the hoplites there. */
  hoplites: ReadonlyMap<Holder, readonly string[]>;
};

/** All pieces of one sort: as few as possible change their place when the counts change. */
class Flock {
  #held = new Map<Holder, number[]>();
  #away: number[] = []; // in nobody's place, as a chest that is just being unloaded
  #made = 0;

  settle(counts: Map<Holder, number>): Map<Holder, number[]> {
    for (const [holder, pieces] of this.#held) this.#away.push(...pieces.splice(counts.get(holder) ?? 0));
    for (const [holder, count] of counts) {
      const pieces = this.#held.get(holder) ?? [];
      while (pieces.length < count) pieces.push(this.#away.shift() ?? ++this.#made);
      this.#held.set(holder, pieces);
    }
    return this.#held;
  }
}

export class Pieces {
  #chests = new Map(CHESTS.map((colour) => [colour as string, new Flock()]));
  #hoplites: Flock[] = [];

  settle(view: DeukalionView): Places {
    return { chests: this.#settleChests(view), hoplites: this.#settleHoplites(view) };
  }

  #settleChests(view: DeukalionView): Map<Holder, string[]> {
    const holders: [Holder, string[]][] = [
      ...view.cities.map((city): [Holder, string[]] => [`city:${city.city}`, city.chests]),
      ...view.seats.map((each, seat): [Holder, string[]] => [`seat:${seat}`, each.chests]),
    ];
    const found = new Map<Holder, string[]>(holders.map(([holder]) => [holder, []]));
    for (const [colour, flock] of this.#chests) {
      const held = flock.settle(
        new Map(holders.map(([holder, chests]) => [holder, chests.filter((each) => each === colour).length])),
      );
      for (const [holder, numbers] of held)
        found.get(holder)?.push(...numbers.map((number) => `chest:${colour}:${number}`));
    }
    return found;
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
        if (counts.has(holder))
          found.set(
            holder,
            numbers.map((number) => `hoplite:${seat}:${number}`),
          );
    });
    return found;
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

/** The same names side by side, each with a key of its own. */
export function numbered(names: readonly string[]): { name: string; key: string }[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return { name, key: `${name}:${number}` };
  });
}

/** How often each name is there, in the order in which they first appear. */
export function counted(names: readonly string[]): { name: string; count: number }[] {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, count]) => ({ name, count }));
}
