// Which piece is which. A view only counts pieces or names their sort; one that is to move visibly over the screen needs
// a name of its own that stays the same from one view to the next.

/** Where pieces are: whatever a game calls its places, as "reserve", "seat:2" or "city:corinth". */
export type Holder = string;

export type Piece = { name: string; id: string };

/** All pieces of one sort: as few as possible change their place when the counts change. */
export class Flock {
  #held = new Map<Holder, number[]>();
  #away: number[] = []; // in nobody's place, as a chest that is just being unloaded
  #made = 0;

  settle(counts: ReadonlyMap<Holder, number>): Map<Holder, readonly number[]> {
    for (const [holder, pieces] of this.#held) this.#away.push(...pieces.splice(counts.get(holder) ?? 0));
    for (const [holder, count] of counts) {
      const pieces = this.#held.get(holder) ?? [];
      while (pieces.length < count) pieces.push(this.#away.pop() ?? ++this.#made);
      this.#held.set(holder, pieces);
    }
    return new Map([...counts.keys()].map((holder) => [holder, [...(this.#held.get(holder) ?? [])]]));
  }
}

/** Pieces of many sorts: `sortOf` tells which names are sides of one sort, as grapes and wine are. */
export class Flocks {
  #flocks = new Map<string, Flock>();

  constructor(private readonly sortOf: (name: string) => string = (name) => name) {}

  /** What lies in each place, by name, becomes pieces in the same order. */
  settle(held: readonly (readonly [Holder, readonly string[]])[]): Map<Holder, Piece[]> {
    const counts = new Map<string, Map<string, number>>(
      [...this.#flocks.keys()].map((sort) => [sort, new Map()]),
    );
    for (const [holder, names] of held)
      for (const name of names) {
        const sort = this.sortOf(name);
        const here = counts.get(sort) ?? new Map<string, number>();
        const key = `${holder}/${name}`;
        here.set(key, (here.get(key) ?? 0) + 1);
        counts.set(sort, here);
      }
    const left = new Map<string, number[]>();
    for (const [sort, here] of counts) {
      let flock = this.#flocks.get(sort);
      if (!flock) this.#flocks.set(sort, (flock = new Flock()));
      for (const [key, pieces] of flock.settle(here)) left.set(key, [...pieces]);
    }
    return new Map(
      held.map(([holder, names]) => [
        holder,
        names.map((name) => ({
          name,
          id: `${this.sortOf(name)}:${left.get(`${holder}/${name}`)?.shift() ?? 0}`,
        })),
      ]),
    );
  }
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

/** Equal ones together, in the order in which they first appear. */
export function grouped<T>(
  things: readonly T[],
  nameOf: (thing: T) => string = String,
): { thing: T; count: number }[] {
  const found = new Map<string, { thing: T; count: number }>();
  for (const thing of things) {
    const known = found.get(nameOf(thing));
    if (known) known.count++;
    else found.set(nameOf(thing), { thing, count: 1 });
  }
  return [...found.values()];
}
