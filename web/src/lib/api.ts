// The REST side of the server. Every call either gives its answer or throws a Refusal with a code and a sentence.
import { text } from "./i18n";
import { settings } from "./settings.svelte";
import type { Language } from "./types";
import type {
  GameInfo,
  GameWords,
  Invitation,
  Joined,
  Joining,
  Keys,
  Leaving,
  Made,
  Mine,
  MineAsked,
  NewRecord,
  NewTable,
  Replay,
  Room,
  Rules,
  SeatChange,
  Trouble,
} from "./wire";

/** What the server (or the network) would not do, and why, for people to read. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly clause: string | null = null,
    readonly status = 0,
  ) {
    super(sentence);
  }
}

export function sentenceOf(trouble: unknown): string {
  return trouble instanceof Refusal ? trouble.sentence : text().troubleUnknown;
}

const ROOT = "/api";

function bearer(keys: string[]): Record<string, string> {
  return keys.length > 0 ? { Authorization: `Bearer ${keys.join(",")}` } : {};
}

async function ask(method: string, path: string, keys: string[] = [], body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { ...bearer(keys), "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(ROOT + path, {
      method,
      headers,
      credentials: "omit",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("offline", text().troubleOffline);
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const trouble = (await answer.json()) as Trouble;
    if (typeof trouble.sentence === "string")
      return new Refusal(trouble.code, trouble.sentence, trouble.clause ?? null, answer.status);
  } catch {
    // not one of our answers: a proxy's page, perhaps
  }
  return new Refusal("unknown", text().troubleUnknown, null, answer.status);
}

async function get<T>(path: string, keys: string[] = []): Promise<T> {
  return (await (await ask("GET", path, keys)).json()) as T;
}

async function post<T>(path: string, body: unknown, keys: string[] = []): Promise<T> {
  return (await (await ask("POST", path, keys, body)).json()) as T;
}

async function tell(path: string, body: unknown, keys: string[]): Promise<void> {
  await ask("POST", path, keys, body);
}

const enc = encodeURIComponent;
const tablePath = (table: string): string => `/tables/${enc(table)}`;

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length > 0
    ? `?${given.map(([name, value]) => `${name}=${enc(String(value))}`).join("&")}`
    : "";
}

export const api = {
  games: (language: Language) => get<GameInfo[]>(`/games${query({ language })}`),
  words: (game: string, language: Language) =>
    get<GameWords>(`/games/${enc(game)}/words${query({ language })}`),
  rules: (game: string, language: Language) => get<Rules>(`/games/${enc(game)}/rules${query({ language })}`),

  /** The public tables that wait for players, or that one can watch. */
  lobby: (status: "waiting" | "running") => get<Room[]>(`/tables${query({ status })}`),
  mine: (asked: MineAsked) => post<Mine[]>("/tables/mine", asked),
  make: (wish: NewTable) => post<Keys>("/tables", wish),
  table: (table: string, keys: string[]) => get<Mine>(tablePath(table), keys),
  join: (table: string, wish: Joining) => post<Joined>(`${tablePath(table)}/join`, wish),
  leave: (table: string, wish: Leaving, keys: string[]) => tell(`${tablePath(table)}/leave`, wish, keys),
  start: (table: string, keys: string[]) => tell(`${tablePath(table)}/start`, undefined, keys),
  rematch: (table: string, keys: string[]) => post<Made>(`${tablePath(table)}/rematch`, undefined, keys),
  seat: (table: string, seat: number, change: SeatChange, keys: string[]) =>
    tell(`${tablePath(table)}/seats/${seat}`, change, keys),
  invite: (table: string, seat: number, keys: string[]) =>
    post<Invitation>(`${tablePath(table)}/seats/${seat}/invite`, undefined, keys),

  /** Steps of a game through somebody's eyes: the view at move `start`, and `count` steps after it. */
  replay: (
    table: string,
    asked: { seat?: number | null; start?: number; count?: number; language: Language },
    keys: string[],
  ) => get<Replay>(`${tablePath(table)}/replay${query(asked)}`, keys),
  /** The whole record, which is told after the end only. */
  record: async (table: string, keys: string[]): Promise<string> =>
    (await ask("GET", `${tablePath(table)}/record`, keys)).text(),
  /** What a seat has seen so far, as text to keep. */
  seen: async (
    table: string,
    asked: { seat: number | null; language: Language },
    keys: string[],
  ): Promise<string> => (await ask("GET", `${tablePath(table)}/seen${query(asked)}`, keys)).text(),
  upload: (record: NewRecord) => post<Made>("/records", record),
};
