// Which piece is which. The view only says what lies where; a piece that is to move visibly over the screen needs a name
// of its own that stays the same from one view to the next.
import { BASIC, type PanthalosView } from "./types";

/** A figure with its name: a die, or the original leader. */
export type FigurePiece = { id: string; seat: number; figure: string; place: string };

/** Where tokens are: "port", "art", "phalanx", "agora", "seat:2", "laid:2". */
type Holder = string;

export type TokenPiece = { id: string; name: string };

export type Places = {
  figures: readonly FigurePiece[];
  goods: ReadonlyMap<Holder, readonly TokenPiece[]>;
  tokens: ReadonlyMap<Holder, readonly TokenPiece[]>;
};

/** All pieces of one sort: as few as possible change their place when the counts change. */
class Flock {
  #held = new Map<Holder, number[]>();
  #away: number[] = [];
  #made = 0;

  settle(counts: Map<Holder, number>): Map<Holder, number[]> {
    for (const [holder, pieces] of this.#held) this.#away.push(...pieces.splice(counts.get(holder) ?? 0));
    for (const [holder, count] of counts) {
      const pieces = this.#held.get(holder) ?? [];
      while (pieces.length < count) pieces.push(this.#away.pop() ?? ++this.#made);
      this.#held.set(holder, pieces);
    }
    return this.#held;
  }
}

/** Many sorts: `sortOf` tells which names are sides of one sort, as grapes and wine are. */
class Flocks {
  #flocks = new Map<string, Flock>();

  constructor(private readonly sortOf: (name: string) => string) {}

  settle(held: [Holder, string[]][]): Map<Holder, TokenPiece[]> {
    const counts = new Map<string, Map<Holder, number>>(
      [...this.#flocks.keys()].map((sort) => [sort, new Map()]),
    );
    for (const [holder, names] of held)
      for (const name of names) {
        const sort = this.sortOf(name);
        const here = counts.get(sort) ?? new Map<Holder, number>();
        const key = `${holder}/${name}`;
        here.set(key, (here.get(key) ?? 0) + 1);
        counts.set(sort, here);
      }
    const left = new Map<string, number[]>();
    for (const [sort, here] of counts) {
      let flock = this.#flocks.get(sort);
      if (!flock) this.#flocks.set(sort, (flock = new Flock()));
      for (const [key, pieces] of flock.settle(here)) left.set(`${key}/${sort}`, [...pieces]);
    }
    return new Map(
      held.map(([holder, names]) => [
        holder,
        names.map((name) => {
          const sort = this.sortOf(name);
          return { name, id: `${sort}:${left.get(`${holder}/${name}/${sort}`)?.shift() ?? 0}` };
        }),
      ]),
    );
  }
}

export class Pieces {
  #dice: FigurePiece[][] = [];
  #goods = new Flocks((name) => BASIC[name] ?? name);
  #tokens = new Flocks((name) => name);

  settle(view: PanthalosView): Places {
    const figures: FigurePiece[] = [];
    view.seats.forEach((each, seat) => {
      figures.push({ id: `leader:${seat}`, seat, figure: "leader", place: each.leader });
      const settled = this.#settleDice(view, seat);
      this.#dice[seat] = settled;
      figures.push(...settled);
    });
    return {
      figures,
      goods: this.#goods.settle([
        ["agora", view.agora],
        ...view.seats.map((each, seat): [Holder, string[]] => [`seat:${seat}`, each.goods]),
      ]),
      tokens: this.#tokens.settle([
        ["port", view.port],
        ["art", view.art.map((each) => each.token)],
        ["phalanx", view.phalanx.map((each) => each.token)],
        ...view.seats.flatMap((each, seat): [Holder, string[]][] => [
          [`laid:${seat}`, each.laid.map((one) => one.token)],
          [
            `seat:${seat}`,
            [
              ...each.ships,
              ...[...each.artisans, ...each.reinforcements, ...each.titans].map((one) => one.token),
            ],
          ],
        ]),
      ]),
    };
  }

  /** A die stays what it was where it can: first those that did not change, then those that only moved, then the rest. */
  #settleDice(view: PanthalosView, seat: number): FigurePiece[] {
    const before = [...(this.#dice[seat] ?? [])];
    const found: FigurePiece[] = [];
    let open = view.seats[seat]?.dice ?? [];
    const ways: ((old: FigurePiece, die: { place: string; figure: string }) => boolean)[] = [
      (old, die) => old.place === die.place && old.figure === die.figure,
      (old, die) => old.figure === die.figure,
      (old, die) => old.place === die.place,
      () => true,
    ];
    for (const alike of ways)
      open = open.filter((die) => {
        const n = before.findIndex((old) => alike(old, die));
        const old = before[n];
        if (!old) return true;
        before.splice(n, 1);
        found.push({ ...old, place: die.place, figure: die.figure });
        return false;
      });
    for (const die of open)
      found.push({ id: `die:${seat}:${found.length}`, seat, figure: die.figure, place: die.place });
    return found.sort((a, b) => b.figure.localeCompare(a.figure) || a.id.localeCompare(b.id));
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

/** Equal ones together, in the order in which they first appear. */
export function grouped<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
): { thing: T; count: number }[] {
  const found = new Map<string, { thing: T; count: number }>();
  for (const thing of things) {
    const known = found.get(nameOf(thing));
    if (known) known.count++;
    else found.set(nameOf(thing), { thing, count: 1 });
  }
  return [...found.values()];
}
