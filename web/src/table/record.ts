// A game as a file: after the end its record, before that what this person has seen of it.
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Sitting } from "./sitting.svelte";

export async function saveRecord(sitting: Sitting): Promise<void> {
  const over = sitting.room?.status === "over";
  const language = settings.language;
  const content = over
    ? await api.record(sitting.table, sitting.keys)
    : await api.seen(sitting.table, { seat: sitting.seat, language }, sitting.keys);
  const address = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${sitting.room?.game ?? "game"}-${sitting.table}.${over ? "txt" : "json"}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
