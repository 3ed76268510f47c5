// The levels of bots for people. A bot of another sort, as programs ask for, is called by its own name.
import { text } from "../lib/i18n";
import type { Level } from "../lib/wire";

export function levelName(level: string | null): string {
  return level === null ? "" : (text().common.levels[level] ?? level.replaceAll("-", " "));
}

/** A level as it is offered: its name, and how long it thinks and how strong it is, as far as that was measured. */
export function levelLabel({ name, seconds, rating }: Level): string {
  const t = text().common;
  return [
    levelName(name),
    seconds === null ? "" : t.thinks(seconds),
    rating === null ? "" : t.rated(Math.round(rating)),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What a choice offers: the levels, and whichever bot is chosen already. */
export function offeredLevels(levels: Level[], chosen: string | null): Level[] {
  if (chosen === null || levels.some(({ name }) => name === chosen)) return levels;
  return [...levels, { name: chosen, seconds: null, rating: null }];
}

/** The level that a table gets when nobody chooses: company for most people, and never waited for. */
export const USUAL = "fair";
