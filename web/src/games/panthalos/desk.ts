// What all parts of the board share: the view, the words, and what may be pressed.
import { getContext, setContext } from "svelte";
import type { Places } from "./pieces";
import type { Text } from "./text";
import type { Location, PanthalosView, WholeView } from "./types";

export type Desk = {
  readonly view: PanthalosView;
  readonly whole: WholeView;
  readonly seat: number | null;
  readonly t: Text;
  readonly places: Places;
  /** One letter per seat. */
  readonly signs: string[];
  /** The location that is decided about. */
  readonly now: Location | null;
  /** Is the viewer asked this now? */
  asked(...decisions: string[]): boolean;
  label(kind: string, name: string): string;
  effect(kind: string, name: string): string;
  nameOf(seat: number): string;
  colourOf(seat: number): string;
  isLit(kind: string, name: string): boolean;
  isChosen(kind: string, name: string): boolean;
  pick(kind: string, name: string): void;
};

const KEY = Symbol("panthalos");

export function setDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}

/** Sentences of an accessible name, without doubled full stops. */
export function spoken(...parts: (string | false | null | undefined)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(" ");
}
