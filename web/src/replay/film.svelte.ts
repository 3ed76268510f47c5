// A game as a film: fetched in reels of a hundred moves, shown at any move, through the eyes one has chosen.
import { api, Refusal } from "../lib/api";
import { keysOf } from "../lib/keys";
import { patched } from "../lib/patch";
import type { Language, View } from "../lib/types";
import type { Frame, Happened, Replay } from "../lib/wire";

const REEL = 100;
const NEAR = 25; // moves from the end of a reel at which the next one is fetched

/** Some moves of the game: the view before them, and after each as far as anybody has looked. */
type Reel = { start: number; before: Happened[]; frames: Frame[]; views: View[] };

/** What happened in one move; the first lines of a log may belong to no move. */
export type Scene = { move: number; frame: Frame | null; events: Happened[] };

export class Film {
  moves = $state(0);
  at = $state(0);
  seat = $state<number | null>(null);
  eyes = $state.raw<(number | null)[]>([]);
  view = $state.raw<View | null>(null);
  /** The move that was asked for, while its reel is still on the way. */
  wanted = $state(0);
  trouble = $state.raw<Refusal | null>(null);

  private language: Language = "en";
  private opening = false; // the eyes are changing: nothing more can be seen through the old ones
  private showing = 0; // which showing this is: answers for an older one come too late
  private reels = $state.raw<ReadonlyMap<number, Reel>>(new Map());
  private readonly coming = new Map<number, Promise<Reel>>();

  constructor(readonly table: string) {}

  /** Begin (again): through these eyes, in this language, at this move or as near as there is one. */
  async open(seat: number | null, language: Language, at: number): Promise<void> {
    const mine = ++this.showing;
    this.language = language;
    this.opening = true;
    this.wanted = at;
    this.coming.clear();
    try {
      const first = await this.firstReel(seat, at);
      if (mine !== this.showing) return;
      this.seat = seat;
      this.trouble = null;
      this.reels = new Map([[first.start, first]]);
      this.opening = false;
      // Somebody may have gone on while it was on the way.
      await this.goTo(this.wanted);
    } catch (why) {
      if (mine !== this.showing) return;
      this.opening = false;
      if (this.view) this.wanted = this.at;
      this.trouble = why instanceof Refusal ? why : new Refusal("unknown", String(why));
    }
  }

  /** Show the game after this move. `show` makes the change visible, in whatever way it likes. */
  async goTo(move: number, show: (change: () => void) => unknown = (change) => change()): Promise<void> {
    const mine = this.showing;
    const wanted = Math.max(0, Math.min(this.moves, move));
    this.wanted = wanted;
    if (this.opening) return;
    try {
      const reel = await this.reelOf(wanted);
      // Whoever drags on meanwhile wants something else by now.
      if (mine !== this.showing || this.wanted !== wanted) return;
      const view = viewIn(reel, wanted);
      await show(() => {
        this.at = wanted;
        this.view = view;
      });
      this.fetchAhead(wanted);
    } catch (why) {
      if (mine === this.showing)
        this.trouble = why instanceof Refusal ? why : new Refusal("unknown", String(why));
    }
  }

  /** What happened up to the present move, as far back as the reels lie here without a gap. */
  readonly scenes = $derived.by((): Scene[] => {
    const found: Scene[] = [];
    let start = startOf(this.at);
    for (let reel = this.reels.get(start); reel; reel = this.reels.get(start)) {
      const scenes = reel.frames
        .filter((frame) => frame.move <= this.at)
        .map((frame) => ({ move: frame.move, frame, events: frame.events }));
      found.unshift(...scenes);
      if (start === 0 || !this.reels.has(start - REEL)) {
        found.unshift({ move: start, frame: null, events: reel.before });
        break;
      }
      start -= REEL;
    }
    return found;
  });

  /** Where the log begins; 0 when nothing older is missing. */
  readonly from = $derived(this.scenes[0]?.move ?? 0);

  async earlier(): Promise<void> {
    if (this.from > 0) await this.reelOf(this.from - 1);
  }

  readonly present = $derived(this.scenes.at(-1) ?? null);

  private async firstReel(seat: number | null, at: number): Promise<Reel> {
    try {
      return await this.fetch(seat, startOf(at));
    } catch (why) {
      // An address beyond the end of the game: begin at the end.
      if (!(why instanceof Refusal) || why.code !== "no-move" || at === 0) throw why;
      const { moves } = await this.ask(seat, 0, 0);
      return this.fetch(seat, startOf(moves));
    }
  }

  private reelOf(move: number): Promise<Reel> {
    const start = startOf(move);
    const here = this.reels.get(start);
    if (here) return Promise.resolve(here);
    let coming = this.coming.get(start);
    if (!coming) {
      const mine = this.showing;
      coming = this.fetch(this.seat, start).then((reel) => {
        if (mine === this.showing) this.reels = new Map([...this.reels, [start, reel]]);
        return reel;
      });
      this.coming.set(start, coming);
      // Whatever failed may be asked for again.
      void coming.catch(() => undefined).finally(() => this.coming.delete(start));
    }
    return coming;
  }

  private fetchAhead(move: number): void {
    const start = startOf(move);
    const next = start + REEL;
    if (move > next - NEAR && next <= this.moves) void this.reelOf(next).catch(() => undefined);
    if (move < start + NEAR && start > 0) void this.reelOf(start - 1).catch(() => undefined);
  }

  private async fetch(seat: number | null, start: number): Promise<Reel> {
    const told = await this.ask(seat, start, REEL);
    this.moves = told.moves;
    this.eyes = told.eyes;
    return { start: told.start, before: told.events, frames: told.frames, views: [told.view as View] };
  }

  private ask(seat: number | null, start: number, count: number): Promise<Replay> {
    return api.replay(this.table, { seat, start, count, language: this.language }, keysOf(this.table));
  }
}

const startOf = (move: number): number => Math.floor(move / REEL) * REEL;

/** The view after a move. Each is made from the one before and kept, so that going back costs nothing. */
function viewIn(reel: Reel, move: number): View {
  for (let n = reel.views.length; n <= move - reel.start; n++) {
    const last = reel.views[n - 1];
    const frame = reel.frames[n - 1];
    if (!last || !frame) break;
    reel.views.push(patched(last, frame.patch));
  }
  const found = reel.views[Math.min(move - reel.start, reel.views.length - 1)];
  if (!found) throw new Error("a reel without a view");
  return found;
}
