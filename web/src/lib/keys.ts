// The secrets that this browser holds, per table. A key opens a seat or the owner's rights; which one, the server says.
import { recall, remember } from "./storage";

export type Held = { keys: string[]; at: number };
type Ring = Record<string, Held>;

const MOST_TABLES = 200; // as many as the server answers for at once
const MOST_KEYS = 7; // six seats and the owner

function ring(): Ring {
  return recall<Ring>("keys", {});
}

export function keysOf(table: string): string[] {
  return ring()[table]?.keys ?? [];
}

/** Every table that this browser has a key of, the newest first. */
export function tables(): string[] {
  const held = ring();
  return Object.keys(held).sort((a, b) => (held[b]?.at ?? 0) - (held[a]?.at ?? 0));
}

export function holdKeys(table: string, ...keys: string[]): void {
  const held = ring();
  const before = held[table]?.keys ?? [];
  held[table] = { keys: [...new Set([...keys, ...before])].slice(0, MOST_KEYS), at: Date.now() };
  const newest = Object.entries(held)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST_TABLES);
  remember("keys", Object.fromEntries(newest));
}

export function dropKeys(table: string): void {
  const held = ring();
  delete held[table];
  remember("keys", held);
}

// An invitation is used once, so it is only kept until its seat is taken.
const invites = new Map<string, string>();

export function inviteOf(table: string): string | null {
  return invites.get(table) ?? null;
}

export function dropInvite(table: string): void {
  invites.delete(table);
}

/**
 * Take `#key=` or `#invite=` out of the address of a table, so that no history, photo or shared link gives it away.
 * Say whether there was any.
 */
export function takeSecrets(): boolean {
  const table = /^\/t\/([^/]+)/.exec(location.pathname)?.[1];
  const given = new URLSearchParams(location.hash.slice(1));
  const keys = given.getAll("key");
  const invite = given.get("invite");
  if (!table || (keys.length === 0 && !invite)) return false;
  if (keys.length > 0) holdKeys(decodeURIComponent(table), ...keys);
  if (invite) invites.set(decodeURIComponent(table), invite);
  history.replaceState(history.state, "", location.pathname + location.search);
  return true;
}

/** Opens on another device what these keys open here. */
export function keyLink(table: string, ...keys: string[]): string {
  return `${tableLink(table)}#${keys.map((key) => `key=${encodeURIComponent(key)}`).join("&")}`;
}

export function inviteLink(table: string, invite: string): string {
  return `${tableLink(table)}#invite=${encodeURIComponent(invite)}`;
}

export function tableLink(table: string): string {
  return `${location.origin}/t/${encodeURIComponent(table)}`;
}
