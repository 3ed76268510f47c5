// The desk of Panthalos: what its parts share beside what all boards share.
import { Desk, theDesk } from "../../board/desk.svelte";
import type { BoardProps } from "../../lib/board";
import { Pieces } from "./pieces";
import { TEXT, type Text } from "./text";
import { SCENE_OF, type Location, type PanthalosView } from "./types";

export class PanthalosDesk extends Desk<PanthalosView, Text> {
  readonly #pieces = new Pieces();
  readonly places = $derived.by(() => this.#pieces.settle(this.view));

  constructor(props: () => BoardProps<PanthalosView>) {
    super(props, TEXT);
  }

  /** The location that is decided about. */
  get now(): Location | null {
    return SCENE_OF[this.whole.decision ?? ""] ?? null;
  }

  /** Has one to choose among one's dice now? */
  get choosesDie(): boolean {
    return this.view.targets.length > 0;
  }

  /** Can this die of one's own be chosen? Then an option names it by its place too. */
  placeOf(figure: string, place: string): [kind: string, name: string][] | null {
    const meant = this.view.targets.some(([one, where]) => one === figure && where === place);
    return meant ? [["place", place]] : null;
  }
}

export const getDesk = theDesk<PanthalosDesk>;
