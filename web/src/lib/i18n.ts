// The words of the site in the language that is set. Reading them in a component follows a change of language.
import { en } from "../text/en";
import { fr } from "../text/fr";
import { settings } from "./settings.svelte";
import type { Language } from "./types";

export type Text = typeof en;

const books: Record<Language, Text> = { en, fr };

export function text(): Text {
  return books[settings.language];
}

/** A moment in the reader's way of writing time. */
export function clockTime(at: number): string {
  return new Intl.DateTimeFormat(settings.language, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at * 1000);
}

export function dayAndTime(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeStyle: "short" }).format(
    at * 1000,
  );
}

/** 1:05, 2:03:04 or, beyond a day, 3 d 4 h. */
export function duration(seconds: number): string {
  const all = Math.max(0, Math.floor(seconds));
  const days = Math.floor(all / 86_400);
  const hours = Math.floor(all / 3600) % 24;
  const minutes = Math.floor(all / 60) % 60;
  const rest = String(all % 60).padStart(2, "0");
  if (days > 0) return text().daysAndHours(days, hours);
  if (hours > 0) return `${hours}:${String(minutes).padStart(2, "0")}:${rest}`;
  return `${minutes}:${rest}`;
}
