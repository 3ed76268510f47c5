// The table's own notes in words.
import { text } from "../lib/i18n";
import type { ChatLine } from "../lib/wire";
import type { Sitting } from "./sitting.svelte";

/** A note arrives as a code; one that this page does not know shows as it is. */
export function noteText(line: ChatLine, sitting: Sitting): string {
  // Who it was then: by now the seat may be somebody else's.
  const name = line.name || (line.seat === null ? "" : sitting.nameOf(line.seat));
  if (line.channel === "all") return text().table.saidToAll(name, line.text);
  const say = (text().table.notes as Record<string, (name: string) => string>)[line.text];
  return say ? say(name) : `${name} ${line.text}`.trim();
}
