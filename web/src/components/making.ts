// Making a table: its keys are told once, so they are put away before anything else happens.
import { api } from "../lib/api";
import { holdKeys } from "../lib/keys";
import { go } from "../lib/router.svelte";
import type { NewTable } from "../lib/wire";

export async function makeAndEnter(wish: NewTable): Promise<void> {
  const made = await api.make(wish);
  holdKeys(made.table, made.owner, ...Object.values(made.seats));
  go(`/t/${encodeURIComponent(made.table)}`);
}
