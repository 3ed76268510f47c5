// Where we are, from the address. Links inside the site change the address without loading a page.
import { tick } from "svelte";

type Place = { path: string; search: URLSearchParams; hash: string };

function place(): Place {
  return {
    path: location.pathname,
    search: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

let now = $state.raw<Place>(place());
let renewed = $state(0);

export const here = {
  get path(): string {
    return now.path;
  },
  get search(): URLSearchParams {
    return now.search;
  },
  get hash(): string {
    return now.hash;
  },
  /** Counts how often an address asked for its page to begin anew, although it may be the one that is shown. */
  get renewed(): number {
    return renewed;
  },
};

export type Route =
  | { page: "front" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "rules"; game: string }
  | { page: "settings" }
  | { page: "records" }
  | { page: "nowhere" };

export function route(path: string): Route {
  const [first = "", second = "", third, fourth] = path.split("/").slice(1).map(decodeURIComponent);
  if (fourth !== undefined) return { page: "nowhere" };
  if (third !== undefined) {
    return first === "t" && second && third === "replay"
      ? { page: "replay", table: second }
      : { page: "nowhere" };
  }
  if (second) {
    if (first === "new") return { page: "new", game: second };
    if (first === "t") return { page: "table", table: second };
    if (first === "rules") return { page: "rules", game: second };
    return { page: "nowhere" };
  }
  if (first === "") return { page: "front" };
  if (first === "settings") return { page: "settings" };
  if (first === "records") return { page: "records" };
  return { page: "nowhere" };
}

/** Go to a page of the site. `replace` leaves no step for the back button: for `?move=` while a replay runs. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive();
  if (replace) return;
  if (!location.hash) scrollTo(0, 0);
  // What was pressed is gone with its page: a screen reader begins to read where the new one does.
  void tick().then(() => document.getElementById("content")?.focus({ preventScroll: true }));
}

const onArrival: (() => boolean)[] = [];

function arrive(): void {
  for (const each of onArrival) if (each()) renewed += 1;
  now = place();
}

/** Follow the address from now on. `first` runs before anything sees a new one, and says whether its page begins anew. */
export function followAddress(first: () => boolean): void {
  onArrival.push(first);
  arrive();
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
