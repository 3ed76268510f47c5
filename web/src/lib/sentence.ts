// A sentence is a row of plain texts and typed parts [kind, name, text].
import type { Sentence } from "./types";

export type NameOf = (seat: number) => string;

/** The text of one part: a seat is called what it is called now, whatever it was called when the sentence was made. */
export function partText(part: Sentence[number], nameOf: NameOf): string {
  if (typeof part === "string") return part;
  const [kind, name, said] = part;
  if (kind !== "seat" || !/^\d+$/.test(name)) return said;
  return nameOf(Number(name)) || said;
}

export function plain(sentence: Sentence, nameOf: NameOf): string {
  return sentence.map((part) => partText(part, nameOf)).join("");
}

/** Does the sentence name this seat? */
export function names(sentence: Sentence, seat: number): boolean {
  return sentence.some((part) => typeof part !== "string" && part[0] === "seat" && part[1] === String(seat));
}
