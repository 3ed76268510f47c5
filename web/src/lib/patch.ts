// A patch turns the last view into the new one. Each entry is a path and a value; a path that ends in the length of a
// list appends; a path without a value drops the key, or cuts the list at its last number.
import type { Patch, Path } from "./types";

type Node = Record<string | number, unknown>;

/** The patched view. What did not change is shared with the old one, so that old and new can be compared. */
export function patched<T>(view: T, patch: Patch): T {
  let made: unknown = view;
  for (const entry of patch)
    made = entry.length === 1 ? dropped(made, entry[0]) : set(made, entry[0], entry[1]);
  return made as T;
}

function copy(node: unknown): Node {
  if (Array.isArray(node)) return [...node] as unknown as Node;
  // Before the first step there is no view, and the first patch builds it from nothing.
  if (node === null || node === undefined) return {};
  if (typeof node === "object") return { ...node } as Node;
  throw new Error("a patch leads into something that is neither a list nor an object");
}

function set(node: unknown, path: Path, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const made = copy(node);
  made[first] = set(made[first], rest, value);
  return made;
}

function dropped(node: unknown, path: Path): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return undefined;
  const made = copy(node);
  if (rest.length > 0) made[first] = dropped(made[first], rest);
  else if (Array.isArray(made)) made.length = first as number;
  else delete made[first];
  return made;
}
