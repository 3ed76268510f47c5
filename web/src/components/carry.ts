// All keys of this browser in one link, to go on playing on another device. They stand in the fragment, which no browser
// sends to any server. Tables and keys are made of letters that need no escaping, so "." and "~" can part them.
import { holdKeys, keysOf, tables } from "../lib/keys";

export type Carried = [table: string, keys: string[]][];

const MARK = "tables=";
const WORD = /^[\w-]{1,80}$/;

export function carryLink(): string {
  const all = tables().map((table) => [table, ...keysOf(table)].join("."));
  return `${location.origin}/settings#${MARK}${all.join("~")}`;
}

/** The tables in such a link, or in its fragment; nothing if it is none. */
export function carriedBy(link: string): Carried {
  const at = link.indexOf(MARK);
  if (at < 0) return [];
  return link
    .slice(at + MARK.length)
    .trim()
    .split("~")
    .map((each) => each.split("."))
    .filter((words) => words.length > 1 && words.every((word) => WORD.test(word)))
    .map(([table = "", ...keys]) => [table, keys]);
}

export function keepCarried(carried: Carried): void {
  // The newest come first in the link, and whatever is put away last counts as newest.
  for (const [table, keys] of [...carried].reverse()) holdKeys(table, ...keys);
}
