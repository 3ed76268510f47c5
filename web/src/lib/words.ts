// The components of each game in words, fetched once per language.
import { api } from "./api";
import type { Language } from "./types";
import type { GameWords } from "./wire";

const fetched = new Map<string, Promise<GameWords>>();

export function wordsOf(game: string, language: Language): Promise<GameWords> {
  const name = `${game}/${language}`;
  let words = fetched.get(name);
  if (!words) {
    words = api.words(game, language);
    fetched.set(name, words);
    words.catch(() => fetched.delete(name));
  }
  return words;
}

/** Words for a game whose own could not be fetched: things are called what they are called on the wire. */
export function noWords(game: string, language: Language): GameWords {
  return { game, language, things: {}, texts: {}, components: {} };
}

export function labelOf(words: GameWords, kind: string, name: string): string {
  return words.things[kind]?.[name]?.label ?? name.replaceAll(/[_-]/g, " ");
}

export function effectOf(words: GameWords, kind: string, name: string): string {
  return words.things[kind]?.[name]?.effect ?? "";
}
