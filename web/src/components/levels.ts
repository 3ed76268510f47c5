// What bots' levels are called for people. A level that came later is called by its own name.
import { text } from "../lib/i18n";

export function levelName(level: string | null): string {
  return level === null ? "" : (text().common.levels[level] ?? level.replaceAll("-", " "));
}

/** The level that a table gets when nobody chooses: skilled enough to be company, quick enough not to be waited for. */
export function usualLevel(levels: string[]): string {
  return levels.includes("heuristic") ? "heuristic" : (levels[0] ?? "random");
}
