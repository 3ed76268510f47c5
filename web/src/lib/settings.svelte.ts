// What a person has chosen for this browser.
import { recall, remember } from "./storage";
import { LANGUAGES, type Colour, type Language } from "./types";

export type Theme = "system" | "light" | "dark";
export type Animation = "on" | "reduced" | "off";
export type Confirm = "never" | "always";
export type TextSize = "small" | "normal" | "large" | "huge";

export type Choices = {
  language: Language;
  theme: Theme;
  animation: Animation;
  sound: boolean;
  notify: boolean;
  confirm: Confirm;
  text: TextSize;
  shortcuts: boolean;
  name: string;
  colour: Colour | null; // wished at every table; another may have it already
};

function firstLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((each) => wanted.toLowerCase().startsWith(each));
    if (found) return found;
  }
  return "en";
}

const usual: Choices = {
  language: firstLanguage(),
  theme: "system",
  animation: "on",
  sound: false,
  notify: false,
  confirm: "never",
  text: "normal",
  shortcuts: true,
  name: "",
  colour: null,
};

export const settings = $state<Choices>({ ...usual, ...recall<Partial<Choices>>("settings", {}) });

/** Keep what was chosen, and put it where the style sheets see it. Called once, from the app. */
export function followSettings(): void {
  $effect(() => {
    remember("settings", $state.snapshot(settings));
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset["theme"] = settings.theme;
    root.dataset["text"] = settings.text;
    root.dataset["animation"] = settings.animation;
  });
}

/** How much may move on this screen: the person's choice here, or the system's. */
export function motion(): Animation {
  if (settings.animation !== "on") return settings.animation;
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "reduced" : "on";
}

/** How the screen goes to another place. */
export function scrolling(): ScrollBehavior {
  return motion() === "on" ? "smooth" : "auto";
}
