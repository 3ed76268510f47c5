// Which die, good and token is which.
import { Flocks, type Holder, type Piece } from "../../board/pieces";
import { BASIC, type PanthalosView } from "./types";

/** A figure with its name: a die, or the original leader. */
export type FigurePiece = { id: string; seat: number; figure: string; place: string };

export type Places = {
  figures: readonly FigurePiece[];
  /** In "agora" or "seat:2". */
  goods: ReadonlyMap<Holder, readonly Piece[]>;
  /** In "port", "art", "phalanx", "seat:2" or "laid:2". */
  tokens: ReadonlyMap<Holder, readonly Piece[]>;
};

export class Pieces {
  #dice: FigurePiece[][] = [];
  #goods = new Flocks((name) => BASIC[name] ?? name);
  #tokens = new Flocks();

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
