// What the values of a game's options are called.
import { text } from "./i18n";
import type { OptionInfo } from "./wire";

type Value = OptionInfo["default"];

/** The seats, from 0, that a value such as "1+3" means. */
export function seatsIn(value: Value): number[] {
  return typeof value === "string" && /^\d(\+\d)*$/.test(value)
    ? value.split("+").map((seat) => Number(seat) - 1)
    : [];
}

// Limits for which 0 stands for any number.
const LIMITS = ["max_offers_per_seat", "max_trades_per_phase", "max_harbor_trades_per_fleet"];

export function called(option: string, value: Value, nameOf: (seat: number) => string): string {
  const t = text();
  if (typeof value === "boolean") return value ? t.yes : t.no;
  const named = seatsIn(value).map(nameOf);
  if (named.length > 0) return t.common.listed.format(named);
  if (value === 0) return LIMITS.includes(option) ? t.newTable.noLimit : t.newTable.none;
  return t.newTable.values[value] ?? String(value).replaceAll("_", " ");
}
