// The live connection of one page to one table: sits down, asks, is told, and comes back by itself after a cut.
import { Refusal } from "./api";
import { text } from "./i18n";
import type { Incoming, Language, Outgoing } from "./types";
import type { DoneMessage, HintMessage, LogMessage, WhyMessage } from "./wire";

export type LinkState = "connecting" | "connected" | "reconnecting" | "offline";

/** What a page tells the server when it (again) sits down. */
export type Place = { table: string; keys: string[]; seat: number | null; language: Language; since: number };

type Asking = Extract<Incoming, { id: number }>;
type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;
type Answer = DoneMessage | WhyMessage | HintMessage | LogMessage;
type Waiting = { resolve: (answer: Answer) => void; reject: (why: Refusal) => void };

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;
const GIVE_UP_AFTER = 4; // failures in a row, after which we say "offline" (and go on trying)

export class Live {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 1;
  private failures = 0;
  private sat = false;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly place: () => Place,
    private readonly told: (message: Outgoing) => void,
    private readonly changed: (state: LinkState) => void,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Ask for something; the answer comes when it is done, and a Refusal is thrown when it is not. */
  ask(message: Unnumbered<Asking>): Promise<Answer> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      if (!this.send({ ...message, id } as Asking)) {
        reject(new Refusal("offline", text().troubleOffline));
        return;
      }
      this.waiting.set(id, { resolve, reject });
    });
  }

  send(message: Incoming): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN || (!this.sat && message.t !== "sit")) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Sit down anew, for instance with a key that was not there before. */
  again(): void {
    this.failures = 0;
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.retry);
    this.drop();
  }

  private open(): void {
    clearTimeout(this.retry);
    this.drop();
    this.changed(
      this.failures === 0 ? "connecting" : this.failures < GIVE_UP_AFTER ? "reconnecting" : "offline",
    );
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.socket = socket;
    socket.onopen = () => this.send({ t: "sit", ...this.place() });
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data as string) as Outgoing);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private hear(message: Outgoing): void {
    clearTimeout(this.deadline);
    switch (message.t) {
      case "done":
      case "why":
      case "hint":
      case "log":
        this.waiting.get(message.id)?.resolve(message);
        this.waiting.delete(message.id);
        break;
      case "moved":
        // One's own move comes back as what it did; that is its receipt too.
        if (message.done != null) {
          this.waiting.get(message.done)?.resolve({ t: "done", id: message.done });
          this.waiting.delete(message.done);
        }
        break;
      case "refused":
        if (message.id !== null) {
          this.waiting
            .get(message.id)
            ?.reject(new Refusal(message.code, message.sentence, message.clause ?? null));
          this.waiting.delete(message.id);
          return;
        }
        break;
      case "table":
        if (!this.sat) this.seated();
        break;
    }
    this.told(message);
  }

  private seated(): void {
    this.sat = true;
    this.failures = 0;
    this.changed("connected");
    this.heartbeat = setInterval(() => this.beat(), PING_EVERY);
  }

  // A connection can be dead without anybody having said so.
  private beat(): void {
    if (!this.send({ t: "ping" })) return;
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.lost(), PONG_WITHIN);
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    this.failures += 1;
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.failures - 1));
    // Not all pages of a restarted server in the same moment.
    const pause = longest * (0.5 + Math.random() / 2);
    this.changed(this.failures < GIVE_UP_AFTER && navigator.onLine ? "reconnecting" : "offline");
    this.retry = setTimeout(() => this.open(), pause);
  }

  private drop(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.deadline);
    this.sat = false;
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    // Whether these were done, the next message of the table will show.
    for (const { reject } of this.waiting.values()) reject(new Refusal("cut", text().troubleCut));
    this.waiting.clear();
  }

  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.sat) this.beat();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  };

  private readonly cut = (): void => {
    if (!this.closed) this.lost();
  };
}
