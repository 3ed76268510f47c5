// The desk of Pantacle: what its parts share beside what all boards share.
import { Desk, theDesk } from "../../board/desk.svelte";
import type { BoardProps } from "../../lib/board";
import { Pieces } from "./pieces";
import { TEXT, type Text } from "./text";
import type { PantacleView } from "./types";

export class PantacleDesk extends Desk<PantacleView, Text> {
  readonly #pieces = new Pieces();
  readonly places = $derived.by(() => this.#pieces.settle(this.view));

  constructor(props: () => BoardProps<PantacleView>) {
    super(props, TEXT);
  }

  /** Longest row of Power slots at this table: a Curse may close some of a player's. */
  get mostSlots(): number {
    return Math.max(...this.view.seats.map((each) => each.slots));
  }

  isActive(seat: number): boolean {
    return this.view.active === seat && !this.whole.over;
  }

  /** What is printed on a Curse card that holds resources, where the server tells it. */
  printed(curse: string): { influence: number; adepts: number } {
    const values = this.words.components["curses"]?.find((each) => each.name === curse)?.values;
    return { influence: Number(values?.["influence"] ?? 0), adepts: Number(values?.["adepts"] ?? 0) };
  }
}

export const getDesk = theDesk<PantacleDesk>;
