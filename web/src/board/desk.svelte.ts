// What all parts of a board share: the view, the words, and what may be pressed. Each game has a desk of its own sort.
import { getContext, setContext } from "svelte";
import type { BoardProps } from "../lib/board";
import type { Language, View as Whole } from "../lib/types";
import { effectOf, labelOf } from "../lib/words";
import type { BoardText } from "./text";

export class Desk<View, Text extends BoardText> {
  /** One letter per seat. */
  readonly signs = $derived.by(() => signsOf(this.everyone.map((seat) => this.nameOf(seat))));
  /** Everybody else, in the order in which they play after the viewer. */
  readonly rivals = $derived.by(() =>
    this.seat === null
      ? this.everyone
      : this.everyone.slice(1).map((n) => ((this.seat ?? 0) + n) % this.whole.players),
  );

  constructor(
    private readonly props: () => BoardProps<View>,
    private readonly texts: Record<Language, Text>,
  ) {}

  get view(): View {
    return this.props().view;
  }

  get whole(): Whole {
    return this.props().whole;
  }

  get seat(): number | null {
    return this.props().seat;
  }

  get t(): Text {
    return this.texts[this.props().language];
  }

  get words(): BoardProps<View>["words"] {
    return this.props().words;
  }

  private get everyone(): number[] {
    return [...Array(this.whole.players).keys()];
  }

  // Seats

  nameOf(seat: number): string {
    return this.props().nameOf(seat);
  }

  colourOf(seat: number): string {
    return this.props().colourOf(seat);
  }

  signOf(seat: number): string {
    return this.signs[seat] ?? "";
  }

  decides(seat: number): boolean {
    return this.whole.deciding.includes(seat) && !this.whole.over;
  }

  /** Is the viewer asked one of these now? */
  asked(...decisions: string[]): boolean {
    return this.question !== null && decisions.includes(this.question);
  }

  /** What the viewer is asked now. */
  get question(): string | null {
    return this.seat !== null && this.decides(this.seat) ? this.whole.decision : null;
  }

  // Components

  label(kind: string, name: string): string {
    return labelOf(this.words, kind, name);
  }

  effect(kind: string, name: string): string {
    return effectOf(this.words, kind, name);
  }

  /** All that is lit, as "kind:name". */
  get lit(): ReadonlySet<string> {
    return this.props().lit;
  }

  get chosen(): ReadonlySet<string> {
    return this.props().chosen;
  }

  isLit(kind: string, name: string): boolean {
    return this.lit.has(`${kind}:${name}`);
  }

  isChosen(kind: string, name: string): boolean {
    return this.chosen.has(`${kind}:${name}`);
  }

  pick(kind: string, name: string): void {
    this.props().pick(kind, name);
  }
}

const KEY = Symbol("desk");

export function setDesk<D extends Desk<any, any>>(desk: D): D {
  return setContext(KEY, desk);
}

/** The desk of the board around; a game exports `getDesk` for its own sort of desk. */
export function theDesk<D extends Desk<any, any> = Desk<unknown, BoardText>>(): D {
  return getContext<D>(KEY);
}

/** One sign per seat, all different: the first letter of the name that nobody before has, or the seat's number. */
function signsOf(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letters = [...name.toLocaleUpperCase()].filter((letter) => /\p{L}|\p{N}/u.test(letter));
    const sign = letters.find((letter) => !taken.has(letter)) ?? String(seat + 1);
    taken.add(sign);
    return sign;
  });
}

/** Sentences of an accessible name, without doubled full stops. */
export function spoken(...parts: (string | false | null | undefined)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(" ");
}
