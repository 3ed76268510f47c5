// Names for the parts of the wire that the schema leaves without one.
import type * as wire from "./wire";

export type Sentence = wire.Offer["say"];
export type Patch = wire.MovedMessage["patch"];
export type Path = (string | number)[];
export type Language = wire.GameWords["language"];
export type Colour = wire.SeatInfo["colour"];
export type Status = wire.Room["status"];
export type Pace = wire.Room["pace"];
export type Spectators = wire.Room["spectators"];

/** A view of a table: the kernel's part, with the game's own part in `table`. */
export type View = {
  game: string;
  edition: string;
  options: Record<string, number | string | boolean>;
  players: number;
  seat: number | null;
  over: boolean;
  scores: number[] | null;
  ranking: number[][];
  deciding: number[];
  decision: string | null;
  // The game's own part: only that game's board knows its shape.
  table: any;
};

export type Incoming =
  | wire.Sit
  | wire.Look
  | wire.PlayMoves
  | wire.TakeBack
  | wire.AskWhy
  | wire.Say
  | wire.Nudge
  | wire.Hurry
  | wire.AskHint
  | wire.Propose
  | wire.Vote
  | wire.Rename
  | wire.AskLog
  | wire.Ping;

export type Outgoing =
  | wire.TableMessage
  | wire.MovedMessage
  | wire.UndoMessage
  | wire.RoomMessage
  | wire.ChatMessage
  | wire.NudgeMessage
  | wire.DoneMessage
  | wire.RefusedMessage
  | wire.WhyMessage
  | wire.HintMessage
  | wire.LogMessage
  | wire.PongMessage;

export const COLOURS = [
  "wine",
  "sea",
  "olive",
  "gold",
  "clay",
  "ink",
  "rose",
  "ash",
] as const satisfies Colour[];
export const LANGUAGES = ["en", "fr"] as const satisfies Language[];
