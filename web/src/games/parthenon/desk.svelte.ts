// The desk of Parthenon: what its parts share beside what all boards share.
import { Desk, theDesk } from "../../board/desk.svelte";
import type { BoardProps } from "../../lib/board";
import { TEXT, type Text } from "./text";
import type { MineView, ParthenonView, PlayerView } from "./types";

const MOVE = "move:";

export class ParthenonDesk extends Desk<ParthenonView, Text> {
  /** Every option as it is written: "give wool". */
  readonly moves = $derived.by(
    () =>
      new Set(
        [...this.lit, ...this.chosen].flatMap((each) =>
          each.startsWith(MOVE) ? [each.slice(MOVE.length)] : [],
        ),
      ),
  );

  constructor(props: () => BoardProps<ParthenonView>) {
    super(props, TEXT);
  }

  get mine(): MineView | null {
    return this.view.mine;
  }

  get me(): PlayerView | undefined {
    return this.seat === null ? undefined : this.view.players[this.seat];
  }

  can(move: string): boolean {
    return this.moves.has(move);
  }

  /** The first of these verbs that can be said of something now, as a move. */
  first(verbs: readonly string[], ...things: string[]): string | null {
    return verbs.map((verb) => [verb, ...things].join(" ")).find((move) => this.can(move)) ?? null;
  }

  /** What follows a verb in the options: the cards that can be taken, say. */
  after(verb: string): string[] {
    return [...this.moves].flatMap((move) =>
      move.startsWith(`${verb} `) ? [move.slice(verb.length + 1)] : [],
    );
  }

  island(seat: number): string {
    return this.label("island", this.view.players[seat]?.island ?? "");
  }

  /** For whom a seat has voted in this Season. */
  voteOf(seat: number): number | null {
    const vote = this.view.votes[seat] ?? -1;
    return vote < 0 ? null : vote;
  }

  /** "3 × Wool", "Wool". */
  times(count: number, label: string): string {
    return count > 1 ? this.t.times(count, label) : label;
  }

  cards(names: readonly string[]): string {
    return names.length === 0
      ? this.t.nothing
      : [...new Set(names)]
          .map((name) => this.times(names.filter((one) => one === name).length, this.label("need", name)))
          .join(", ");
  }
}

export const getDesk = theDesk<ParthenonDesk>;
