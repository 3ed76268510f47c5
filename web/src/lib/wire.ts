// Generated from petteia/server/schema.py by `npm run types`. Do not edit: `npm run types:check` would notice.
/**
 * What would the strong bot do in my place? At a table with hints, for a seat that owes a move.
 */
export interface AskHint {
  id: number;
  seq: number;
  t: "hint";
}
/**
 * Older events than those of the first message.
 */
export interface AskLog {
  before: number;
  id: number;
  t: "log";
}
/**
 * Why can I not play this move, or use this thing [kind, name], now?
 */
export interface AskWhy {
  id: number;
  move?: string | null;
  t: "why";
  thing?: [string, string] | null;
}
/**
 * A chapter of the rules: what it says around its clauses, and the clauses.
 */
export interface ChapterText {
  clauses: ClauseText[];
  html: string;
  title: string;
}
/**
 * One clause of the rules, as HTML.
 */
export interface ClauseText {
  html: string;
  id: string;
  provenance: string[];
}
/**
 * A line of chat, or a note of the table (`channel` is "note") such as a seat that passed to a bot.
 */
export interface ChatLine {
  at: number;
  channel: "players" | "watchers" | "all" | "note";
  /**
   * how many events the viewer had seen then: where the line stands in the log
   */
  events: number;
  n: number;
  name: string;
  seat: number | null;
  /**
   * what was said; for a note its name, e.g. seat-to-bot
   */
  text: string;
}
export interface ChatMessage {
  line: ChatLine;
  t: "chat";
}
/**
 * One entry of the components: its values as written, and where they come from (R, D, P, X).
 */
export interface Component {
  label: string;
  name: string;
  provenance: string;
  values: {
    [k: string]: any;
  };
}
/**
 * What the message `id` asked for is done (and saved).
 */
export interface DoneMessage {
  id: number;
  t: "done";
}
/**
 * One step of a replay: what changed in the view, and what happened.
 */
export interface Frame {
  events: Happened[];
  move: number;
  patch: ([(string | number)[], any] | [(string | number)[]])[];
  seat: number | null;
  /**
   * the move as written, where the viewer may know it
   */
  text: string | null;
}
/**
 * Something that a viewer saw happen: as data, and in words.
 */
export interface Happened {
  event: {
    [k: string]: any;
  };
  say: (string | [string, string, string])[];
  /**
   * the viewer saw a part of it that not everybody saw
   */
  secret: boolean;
}
/**
 * A game that is installed.
 */
export interface GameInfo {
  /**
   * all that can be asked for: the levels, and those for measuring
   */
  bots: string[];
  /**
   * from the gentlest on
   */
  levels: Level[];
  name: string;
  options: OptionInfo[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  /**
   * has times of its own: its tables may be `relaxed`, `normal` or `fast`
   */
  timed: boolean;
  title: string;
}
/**
 * A bot for people to play with, and what was measured of it in this game, if anything.
 */
export interface Level {
  name: string;
  /**
   * how strong it is among the levels of this game
   */
  rating: number | null;
  /**
   * how long it thinks about a decision, on average
   */
  seconds: number | null;
}
/**
 * A variant of a game.
 */
export interface OptionInfo {
  allowed: (number | string | boolean)[];
  default: number | string | boolean;
  label: string;
  name: string;
  note: string;
}
/**
 * The components of a game in one language: kind, then name, then the thing.
 */
export interface GameWords {
  components: {
    [k: string]: Component[];
  };
  game: string;
  language: "en" | "fr";
  texts: {
    [k: string]: string;
  };
  things: {
    [k: string]: {
      [k: string]: Thing;
    };
  };
}
/**
 * A component: what it is called and what it does, in words.
 */
export interface Thing {
  effect?: string;
  label: string;
}
/**
 * The answer to `hint`: the strong bot's best options, the best first, from what this seat knows.
 */
export interface HintMessage {
  id: number;
  options: Hinted[];
  t: "hint";
}
/**
 * An option, and what its seat may hope for with it, in percent.
 */
export interface Hinted {
  move: string;
  percent: number;
}
/**
 * Do not wait for the others any longer: for a seat that may, when it may.
 */
export interface Hurry {
  id: number;
  t: "hurry";
}
/**
 * A link for one seat: whoever opens it first takes the seat.
 */
export interface Invitation {
  invite: string;
  seat: number;
  table: string;
}
export interface Joined {
  key: string;
  seat: number;
  table: string;
}
/**
 * Taking a seat.
 */
export interface Joining {
  colour?: ("wine" | "sea" | "olive" | "gold" | "clay" | "ink" | "rose" | "ash") | null;
  invite?: string | null;
  name: string;
  seat?: number | null;
}
/**
 * The secrets of a new table; they are shown once and stored only as hashes.
 */
export interface Keys {
  owner: string;
  seats: {
    [k: string]: string;
  };
  table: string;
}
export interface Leaving {
  seat: number;
}
export interface LogMessage {
  events: Happened[];
  events_from: number;
  id: number;
  t: "log";
}
/**
 * See through another of one's own seats (or in another language).
 */
export interface Look {
  language?: ("en" | "fr") | null;
  seat: number | null;
  t: "look";
}
export interface Made {
  table: string;
}
/**
 * A table and what your keys open there.
 */
export interface Mine {
  rights: Rights;
  room: Room;
}
/**
 * What the keys that came with a request open.
 */
export interface Rights {
  owner: boolean;
  seats: number[];
}
/**
 * What everybody who may see a table sees of it, apart from the game itself.
 */
export interface Room {
  /**
   * the table that this is the rematch of
   */
  before: string | null;
  created: number;
  /**
   * at a table with timers: when the time for this decision is up
   */
  due: number | null;
  game: string;
  /**
   * who owes a move may ask for a `hint`
   */
  hints: boolean;
  /**
   * who may `hurry` the others, and from when on
   */
  hurry: [number, number] | null;
  /**
   * seconds for a decision, before the table nags
   */
  limit: number | null;
  moves: number;
  /**
   * the rematch of this table
   */
  next: string | null;
  /**
   * the server's clock, seconds since 1970
   */
  now: number;
  options: {
    [k: string]: number | string | boolean;
  };
  pace: "live" | "slow" | "relaxed" | "normal" | "fast" | "none";
  proposal: Proposal | null;
  public: boolean;
  ranking: number[][];
  /**
   * an uploaded record: nobody plays here
   */
  record: boolean;
  seats: SeatInfo[];
  spectators: "closed" | "public" | "open";
  /**
   * verbs with whose moves one may say a few `words` to all
   */
  spoken: string[];
  /**
   * the level of stand-in bots
   */
  stand_in: string;
  status: "waiting" | "running" | "over";
  /**
   * a bot stands in by itself some time after the limit
   */
  strict: boolean;
  table: string;
  title: string;
  waiting_for: number[];
  /**
   * when the decision was asked, seconds since 1970
   */
  waiting_since: number | null;
  watchers: number;
}
/**
 * Something that all other people at the table must agree to.
 */
export interface Proposal {
  by: number;
  /**
   * the seats whose consent is still missing
   */
  needed: number[];
  /**
   * whose move is taken back, or who is to be replaced by a bot
   */
  seat: number;
  what: "take-back" | "stand-in";
  yes: number[];
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  /**
   * the bot's level, where a bot holds the seat or stands in
   */
  bot: string | null;
  colour: "wine" | "sea" | "olive" | "gold" | "clay" | "ink" | "rose" | "ash";
  /**
   * owes a move for longer than the table's limit
   */
  late: boolean;
  name: string;
  online: boolean;
  seat: number;
  /**
   * a bot plays for the person who holds the seat
   */
  stand_in: boolean;
  /**
   * seconds that the table has waited for this seat
   */
  used: number;
  who: "person" | "bot" | "open";
}
/**
 * Tables and the keys that one holds there.
 */
export interface MineAsked {
  tables: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[A-Za-z0-9_-]{1,40}$".
     */
    [k: string]: string[];
  };
}
/**
 * Somebody moved (or took back): the next `seq`, what changed in the view, what happened, what is asked now.
 *
 * `done`: this is what the viewer's own message of that id asked for, and it is saved.
 */
export interface MovedMessage {
  done?: number | null;
  due: number | null;
  events: Happened[];
  /**
   * the events from here on are replaced by those that follow
   */
  events_from: number;
  hurry: [number, number] | null;
  now: Now;
  patch: ([(string | number)[], any] | [(string | number)[]])[];
  seq: number;
  t: "moved";
  used: number[];
  waiting_for: number[];
  waiting_since: number | null;
}
/**
 * What the viewer is asked now.
 */
export interface Now {
  options: Offer[];
  prompt: (string | [string, string, string])[];
  /**
   * how many of its last moves the viewer may take back; after a move told by `undo`
   */
  undo: number;
}
/**
 * A legal move: its text, its sentence, its verb and the things it names as [kind, name].
 */
export interface Offer {
  move: string;
  say: (string | [string, string, string])[];
  things: [string, string][];
  verb: string;
}
/**
 * A record to be replayed here.
 */
export interface NewRecord {
  record: string;
}
/**
 * A table to be made.
 */
export interface NewTable {
  game: string;
  hints?: boolean;
  options?: {
    [k: string]: number | string | boolean;
  };
  pace?: "live" | "slow" | "relaxed" | "normal" | "fast" | "none";
  public?: boolean;
  seats: SeatWish[];
  spectators?: "closed" | "public" | "open";
  stand_in?: string | null;
  start?: boolean;
  strict?: boolean;
}
/**
 * Who is to sit in a seat of a new table.
 */
export interface SeatWish {
  bot?: string | null;
  colour?: ("wine" | "sea" | "olive" | "gold" | "clay" | "ink" | "rose" | "ash") | null;
  name?: string | null;
  who: "me" | "open" | "bot";
}
/**
 * Your answer, please.
 */
export interface Nudge {
  id: number;
  seat: number;
  t: "nudge";
}
/**
 * Your answer, please. `by` is None when it is the table that nags.
 */
export interface NudgeMessage {
  by: number | null;
  seat: number;
  t: "nudge";
}
export interface Ping {
  t: "ping";
}
/**
 * Play a move, or several of one seat, all or nothing. `seq` is that of the screen it was made on.
 *
 * `words`: a few words to all, spectators included, with a move of a verb that is `spoken`.
 */
export interface PlayMoves {
  id: number;
  moves: string[];
  seq: number;
  t: "move";
  words?: string;
}
export interface PongMessage {
  now: number;
  t: "pong";
}
/**
 * Ask the others: take back my last move, or let a bot stand in for an absent seat.
 */
export interface Propose {
  id: number;
  seat: number;
  t: "propose";
  what: "take-back" | "stand-in";
}
/**
 * Received from a client: nothing unknown in it, and no value bent into another type.
 */
export interface Received {}
/**
 * What the message `id` asked for was refused, and nothing was changed.
 */
export interface RefusedMessage {
  clause?: string | null;
  code: string;
  id: number | null;
  sentence: string;
  t: "refused";
}
export interface Rename {
  colour: "wine" | "sea" | "olive" | "gold" | "clay" | "ink" | "rose" | "ash";
  id: number;
  name: string;
  t: "rename";
}
/**
 * Part of a game through somebody's eyes: the view at move `start`, and the steps after it.
 */
export interface Replay {
  /**
   * what had happened up to `start` (the last of it)
   */
  events: Happened[];
  /**
   * through whose eyes one may look
   */
  eyes: (number | null)[];
  frames: Frame[];
  moves: number;
  seat: number | null;
  start: number;
  table: string;
  view: {
    [k: string]: any;
  };
}
export interface RoomMessage {
  room: Room;
  t: "room";
}
/**
 * The rules of a game in one language; `html` is what stands before the first chapter.
 */
export interface Rules {
  chapters: ChapterText[];
  game: string;
  html: string;
  title: string;
}
/**
 * Chat: players among themselves; watchers among themselves.
 */
export interface Say {
  id: number;
  t: "chat";
  text: string;
}
/**
 * The owner's (or for `stand_in` also the holder's) change of a seat.
 */
export interface SeatChange {
  bot?: string | null;
  stand_in?: boolean | null;
  who?: ("open" | "bot") | null;
}
/**
 * Sent by the server.
 */
export interface Sent {}
/**
 * The first message: which table, with which keys, through whose eyes.
 *
 * `since`: how many events are known already; those after it are told, else (0) only the last ones.
 */
export interface Sit {
  keys?: string[];
  language?: "en" | "fr";
  seat?: number | null;
  since?: number;
  t: "sit";
  table: string;
}
/**
 * Everything at once: the answer to `sit` and `look`, and after a gap.
 */
export interface TableMessage {
  chat: ChatLine[];
  events: Happened[];
  events_from: number;
  now: Now;
  rights: Rights;
  room: Room;
  seat: number | null;
  seq: number;
  t: "table";
  view: {
    [k: string]: any;
  } | null;
}
/**
 * Take back one's last moves, as far as the rules of undo allow.
 */
export interface TakeBack {
  id: number;
  moves?: number;
  seq: number;
  t: "undo";
}
/**
 * Why something was refused.
 */
export interface Trouble {
  clause?: string | null;
  code: string;
  sentence: string;
}
/**
 * How many of its last moves the viewer may take back, found out a moment after `moved`.
 */
export interface UndoMessage {
  seq: number;
  t: "undo";
  undo: number;
}
export interface Vote {
  id: number;
  t: "vote";
  yes: boolean;
}
/**
 * The answer to `why`: the sentence, and the clause where one forbids it. `legal`: nothing does.
 */
export interface WhyMessage {
  clause: string | null;
  id: number;
  legal: boolean;
  say: (string | [string, string, string])[];
  t: "why";
}
