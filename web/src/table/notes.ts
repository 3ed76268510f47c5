// The table's own notes in words, and who else could read a part of an event.
import { text } from "../lib/i18n";
import type { ChatLine, Happened } from "../lib/wire";
import type { Sitting } from "./sitting.svelte";

/** A note arrives as a code; one that this page does not know shows as it is. */
export function noteText(line: ChatLine, sitting: Sitting): string {
  // Who it was then: by now the seat may be somebody else's.
  const name = line.name || (line.seat === null ? "" : sitting.nameOf(line.seat));
  const say = (text().table.notes as Record<string, (name: string) => string>)[line.text];
  return say ? say(name) : `${name} ${line.text}`.trim();
}

/** For an event with a part that not everybody may read: who may. Empty where everybody may. */
export function onlyFor(happened: Happened, sitting: Sitting): string {
  const audience: unknown = happened.event["seen_by"];
  if (!Array.isArray(audience)) return "";
  const others = audience
    .filter((seat: number) => seat !== sitting.seat)
    .map((seat: number) => sitting.nameOf(seat));
  return others.length === 0 ? text().table.onlyYou : text().table.onlyYouAnd(others.join(", "));
}
