// Narrowing: every pressed thing leaves only the options that name it, until one is left.
import type { Offer } from "../lib/wire";

export const thing = (kind: string, name: string): string => `${kind}:${name}`;

/** What an option is picked by: its own text, and each thing it names. */
function named({ move, things }: Offer): Set<string> {
  return new Set([thing("move", move), ...things.map(([kind, name]) => thing(kind, name))]);
}

export type Pressed = "narrowed" | "one left" | "taken back" | "not named";

export class Picking {
  private picks = $state.raw<string[]>([]);
  private readonly offers = $derived.by(() =>
    this.options().map((offer) => ({ offer, things: named(offer) })),
  );
  private readonly left = $derived(
    this.offers.filter(({ things }) => this.picks.every((pick) => things.has(pick))),
  );

  readonly remaining = $derived(this.left.map(({ offer }) => offer));
  readonly chosen = $derived(new Set(this.picks));
  /** What would narrow further; where one option is left from the start, what it names. */
  readonly lit = $derived.by(() => {
    const counts = new Map<string, number>();
    for (const { things } of this.left)
      for (const each of things) counts.set(each, (counts.get(each) ?? 0) + 1);
    const alone = this.left.length === 1;
    const narrowing = [...counts].filter(
      ([each, n]) => !this.chosen.has(each) && (alone || n < this.left.length),
    );
    return new Set(narrowing.map(([each]) => each));
  });

  constructor(private readonly options: () => Offer[]) {}

  get started(): boolean {
    return this.picks.length > 0;
  }

  clear(): void {
    this.picks = [];
  }

  press(kind: string, name: string): Pressed {
    const pressed = thing(kind, name);
    if (this.chosen.has(pressed)) {
      this.picks = this.picks.filter((pick) => pick !== pressed);
      return "taken back";
    }
    if (this.left.some(({ things }) => things.has(pressed))) this.picks = [...this.picks, pressed];
    // Something else than was begun with: then that is the new beginning.
    else if (this.offers.some(({ things }) => things.has(pressed))) this.picks = [pressed];
    else return "not named";
    return this.left.length === 1 ? "one left" : "narrowed";
  }
}
