// The contract between the shell and a game's board: a board draws, lights what is lit, and says what was pressed.
import type { Component } from "svelte";
import type { Language, View } from "./types";
import type { GameWords } from "./wire";

export type BoardProps<GameView = any> = {
  /** The game's own part of the view. */
  view: GameView;
  whole: View;
  seat: number | null;
  words: GameWords;
  nameOf: (seat: number) => string;
  /** A CSS colour. */
  colourOf: (seat: number) => string;
  /** "kind:name" of everything that some remaining option names and that would narrow them further. */
  lit: Set<string>;
  chosen: Set<string>;
  pick: (kind: string, name: string) => void;
  language: Language;
};

const boards = import.meta.glob<{ default: Component<BoardProps> }>("../games/*/Board.svelte");

const loaded = new Map<string, Promise<Component<BoardProps> | null>>();

/** The board of a game; null for a game that nobody has drawn one for. The same promise each time: a board stays. */
export function boardOf(game: string): Promise<Component<BoardProps> | null> {
  let board = loaded.get(game);
  if (!board) {
    const load = boards[`../games/${game}/Board.svelte`];
    board = load ? load().then((found) => found.default) : Promise.resolve(null);
    board.catch(() => loaded.delete(game)); // asked for again, it is tried again
    loaded.set(game, board);
  }
  return board;
}
