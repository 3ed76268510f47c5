// The desk of Deukalion: what its parts share beside what all boards share.
import { Desk, theDesk } from "../../board/desk.svelte";
import type { BoardProps } from "../../lib/board";
import { Pieces } from "./pieces";
import { TEXT, type Text } from "./text";
import type { DeukalionView } from "./types";

export class DeukalionDesk extends Desk<DeukalionView, Text> {
  readonly #pieces = new Pieces();
  readonly places = $derived.by(() => this.#pieces.settle(this.view));

  constructor(props: () => BoardProps<DeukalionView>) {
    super(props, TEXT);
  }

  isActive(seat: number): boolean {
    return this.view.active === seat && !this.whole.over;
  }

  /** Whose chests can be stolen now. */
  get loser(): number | null {
    return this.view.challenge?.rolls.find((roll) => roll.seat !== this.seat)?.seat ?? null;
  }
}

export const getDesk = theDesk<DeukalionDesk>;
