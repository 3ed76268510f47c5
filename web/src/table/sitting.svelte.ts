// One page at one table: what the server told, kept up to date, and what one can ask of it.
import { tick } from "svelte";
import { api, Refusal } from "../lib/api";
import { keysOf } from "../lib/keys";
import { Live, type LinkState } from "../lib/live";
import { patched } from "../lib/patch";
import { settings } from "../lib/settings.svelte";
import { recall, remember } from "../lib/storage";
import { text } from "../lib/i18n";
import type { Language, Outgoing, View } from "../lib/types";
import type {
  ChatLine,
  Happened,
  Hinted,
  HintMessage,
  LogMessage,
  MovedMessage,
  Now,
  Nudge,
  Offer,
  Propose,
  Rights,
  Room,
  SeatInfo,
  TableMessage,
  WhyMessage,
} from "../lib/wire";

const NOTHING: Now = { prompt: [], options: [], undo: 0 };
const NO_RIGHTS: Rights = { owner: false, seats: [] };
const ALL_KNOWN = 2 ** 31; // somebody who comes for the first time wants only the end of a long story
const TOO_MANY = 8; // waiting steps beyond which the oldest are shown without their animation

/** Shows one step: is given what changes the screen, and is done when the eye has followed it. */
type Shower = (change: () => void) => Promise<void>;

export class Sitting {
  link = $state<LinkState>("connecting");
  /** Why there is nothing to see: no such table, or it is closed to us. */
  trouble = $state.raw<Refusal | null>(null);
  room = $state.raw<Room | null>(null);
  rights = $state.raw<Rights>(NO_RIGHTS);
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  now = $state.raw<Now>(NOTHING);
  eventsFrom = $state(0);
  events = $state.raw<Happened[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  seq = $state(0);
  /** Something was asked that changes the game, or steps wait to be shown: no move can be made on this screen. */
  busy = $state(false);
  /** What is to be said to all with a move that can carry it. */
  words = $state("");
  /** What the strong bot would do now: asked for, or told. */
  hint = $state.raw<"thinking" | Hinted[] | null>(null);
  /** The server's clock minus ours, in seconds. */
  ahead = $state(0);
  /** Events that came while the page was open, for the live region; the page empties it. */
  fresh = $state.raw<Happened[]>([]);

  onNudge: (by: number | null) => void = () => undefined;
  show: Shower = async (change) => change();

  /** How many events this person had seen when the page was opened, or last came to the front. */
  seen = $state(0);

  private readonly live: Live;
  /** Whose eyes were asked for; `seat` is whose view is here. */
  private eyes: number | null = null;
  private told: Language | null = null;
  private spoken: Language;
  private watching = false;
  private steps: MovedMessage[] = [];
  private showing = false;
  private asking = 0;

  constructor(readonly table: string) {
    this.spoken = settings.language;
    this.eyes = recall<number | null>(`seat.${table}`, null);
    this.seen = recall<number>(`seen.${table}`, 0);
    this.live = new Live(
      () => ({
        table,
        keys: this.keys,
        seat: this.eyes,
        language: this.spoken,
        since: this.total || this.seen || ALL_KNOWN,
      }),
      (message) => this.hear(message),
      (state) => (this.link = state),
    );
  }

  // Who is who

  get keys(): string[] {
    return keysOf(this.table);
  }

  get seats(): SeatInfo[] {
    return this.room?.seats ?? [];
  }

  /** My seats that I play myself. */
  get mine(): number[] {
    return this.rights.seats.filter((n) => this.seats[n]?.who === "person" && !this.seats[n]?.stand_in);
  }

  get myTurn(): boolean {
    return this.seat !== null && this.now.options.length > 0;
  }

  /** What I can choose from, and for whom: another question has another one. */
  get question(): string {
    return [this.seat, ...this.now.options.map((offer) => offer.move)].join("\n");
  }

  get total(): number {
    return this.eventsFrom + this.events.length;
  }

  nameOf = (seat: number): string => this.seats[seat]?.name || text().seatNumber(seat);

  colourOf = (seat: number): string => `var(--seat-${this.seats[seat]?.colour ?? "ash"})`;

  // Asking

  async play(offer: Offer): Promise<void> {
    const words = this.room?.spoken.includes(offer.verb) ? this.words.trim() : "";
    await this.change(() => this.live.ask({ t: "move", seq: this.seq, moves: [offer.move], words }));
    if (words) this.words = "";
  }

  async undo(moves: number): Promise<void> {
    await this.change(() => this.live.ask({ t: "undo", seq: this.seq, moves }));
  }

  async why(kind: string, name: string): Promise<WhyMessage> {
    const about = kind === "move" ? { move: name } : { thing: [kind, name] as [string, string] };
    return (await this.live.ask({ t: "why", ...about })) as WhyMessage;
  }

  async say(words: string): Promise<void> {
    await this.live.ask({ t: "chat", text: words });
  }

  async nudge(seat: Nudge["seat"]): Promise<void> {
    await this.live.ask({ t: "nudge", seat });
  }

  async hurry(): Promise<void> {
    await this.live.ask({ t: "hurry" });
  }

  /** Ask the strong bot; an answer to what is not asked any more is worth nothing. */
  async askHint(): Promise<void> {
    const asked = this.question;
    this.hint = "thinking";
    try {
      const told = (await this.live.ask({ t: "hint", seq: this.seq })) as HintMessage;
      if (this.question === asked) this.hint = told.options;
    } catch (trouble) {
      if (this.question === asked) this.hint = null;
      if (!(trouble instanceof Refusal && trouble.code === "stale")) throw trouble;
    }
  }

  async propose(what: Propose["what"], seat: number): Promise<void> {
    await this.live.ask({ t: "propose", what, seat });
  }

  async vote(yes: boolean): Promise<void> {
    await this.live.ask({ t: "vote", yes });
  }

  async rename(name: string, colour: SeatInfo["colour"]): Promise<void> {
    await this.live.ask({ t: "rename", name, colour });
  }

  /** Fetch older events than those that are here. */
  async older(): Promise<void> {
    if (this.eventsFrom === 0) return;
    const before = this.eventsFrom;
    const answer = (await this.live.ask({ t: "log", before })) as LogMessage;
    if (this.eventsFrom !== before) return; // everything was told anew in the meantime
    this.events = [...answer.events, ...this.events];
    this.eventsFrom = answer.events_from;
  }

  /** See through another seat's eyes. */
  look(seat: number | null): void {
    this.eyes = seat;
    this.watching = seat === null;
    remember(`seat.${this.table}`, seat);
    this.live.send({ t: "look", seat, language: this.spoken });
  }

  speak(language: Language): void {
    if (language === this.spoken) return;
    this.spoken = language;
    this.live.send({ t: "look", seat: this.eyes, language });
  }

  /** Sit down again, with keys that were not there before. */
  sitAgain(): void {
    this.live.again();
  }

  leave(): void {
    this.live.close();
  }

  // Owner and holder of a seat, over REST

  async changeSeat(seat: number, change: Parameters<typeof api.seat>[2]): Promise<void> {
    await api.seat(this.table, seat, change, this.keys);
  }

  private async change(what: () => Promise<unknown>): Promise<void> {
    this.asking += 1;
    this.busy = true;
    try {
      await what();
    } catch (trouble) {
      // Made on an old screen: the new one is on its way, or else must be asked for.
      if (trouble instanceof Refusal && trouble.code === "stale")
        this.live.send({ t: "look", seat: this.eyes });
      throw trouble;
    } finally {
      this.asking -= 1;
      this.settle();
    }
  }

  private settle(): void {
    this.busy = this.asking > 0 || this.showing;
  }

  // Hearing

  private hear(message: Outgoing): void {
    switch (message.t) {
      case "table":
        this.take(message);
        break;
      case "moved":
        this.steps.push(message);
        void this.showSteps();
        break;
      case "undo":
        if (message.seq === this.seq) this.now = { ...this.now, undo: message.undo };
        break;
      case "room":
        this.room = message.room;
        this.ahead = message.room.now - Date.now() / 1000;
        break;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.n !== message.line.n), message.line];
        break;
      case "nudge":
        if (message.seat === this.seat) this.onNudge(message.by);
        break;
      case "refused":
        // Nothing that we asked for: sitting down itself was refused.
        if (!this.room) this.trouble = new Refusal(message.code, message.sentence, message.clause ?? null);
        break;
    }
  }

  private take(message: TableMessage): void {
    this.steps = [];
    this.trouble = null;
    this.room = message.room;
    this.ahead = message.room.now - Date.now() / 1000;
    this.rights = message.rights;
    const same = this.told === this.spoken && this.seat === message.seat;
    const from = message.events_from;
    if (same && this.eventsFrom <= from && from <= this.total)
      this.events = [...this.events.slice(0, from - this.eventsFrom), ...message.events];
    else {
      this.events = message.events;
      this.eventsFrom = from;
    }
    this.told = this.spoken;
    if (this.seat !== message.seat) this.hint = null;
    this.seat = this.eyes = message.seat;
    this.seq = message.seq;
    this.view = message.view as View | null;
    this.ask(message.now);
    this.chat = message.chat;
    this.settle();
    // Somebody who holds a seat does not come to watch.
    const first = message.rights.seats[0];
    if (message.seat === null && first !== undefined && !this.watching) this.look(first);
  }

  private async showSteps(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    this.settle();
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      const next = step;
      if (next.seq !== this.seq + 1) {
        // Something was missed. Everything at once puts it right.
        this.steps = [];
        this.live.send({ t: "look", seat: this.eyes });
        break;
      }
      if (this.steps.length > TOO_MANY || document.visibilityState === "hidden") this.apply(next);
      else await this.show(() => this.apply(next));
    }
    this.showing = false;
    this.settle();
    await tick();
  }

  private ask(now: Now): void {
    const before = this.question;
    this.now = now;
    if (this.question !== before) this.hint = null;
  }

  private apply(step: MovedMessage): void {
    this.seq = step.seq;
    this.view = patched(this.view, step.patch);
    const kept = this.events.slice(0, Math.max(0, step.events_from - this.eventsFrom));
    this.events = [...kept, ...step.events];
    this.eventsFrom = Math.min(this.eventsFrom, step.events_from);
    this.fresh = [...this.fresh, ...step.events];
    this.ask(step.now);
    if (this.room) {
      this.room = {
        ...this.room,
        waiting_for: step.waiting_for,
        waiting_since: step.waiting_since,
        due: step.due,
        hurry: step.hurry,
        seats: this.room.seats.map((seat) => ({ ...seat, used: step.used[seat.seat] ?? seat.used })),
      };
    }
  }
}
