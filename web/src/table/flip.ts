// Pieces move visibly from place to place: measured before a change, and after it led from the old place to the new.
import { tick } from "svelte";
import { motion } from "../lib/settings.svelte";

const MOVE = 420;
const FADE = 260;
const NEAR = 2; // pixels that nobody sees

type Places = Map<string, DOMRect>;

function places(root: Element): Places {
  const found: Places = new Map();
  for (const piece of root.querySelectorAll("[data-piece]"))
    found.set(piece.getAttribute("data-piece") ?? "", piece.getBoundingClientRect());
  return found;
}

/** A step across the screen in the piece's own coordinates: a drawing may be scaled and turned. */
function ownStep(piece: Element, x: number, y: number): [number, number] {
  if (!(piece instanceof SVGGraphicsElement)) return [x, y];
  const matrix = piece.getScreenCTM();
  if (!matrix) return [x, y];
  const size = matrix.a * matrix.d - matrix.b * matrix.c;
  if (Math.abs(size) < 1e-9) return [x, y];
  return [(matrix.d * x - matrix.c * y) / size, (matrix.a * y - matrix.b * x) / size];
}

/** Make a change to what `root` shows, and be done when every piece has arrived. */
export async function withMotion(root: Element | null, change: () => void): Promise<void> {
  const kind = motion();
  if (!root || kind === "off") {
    change();
    await tick();
    return;
  }
  const before = places(root);
  change();
  await tick();
  const running: Promise<unknown>[] = [];
  for (const piece of root.querySelectorAll("[data-piece]")) {
    const old = before.get(piece.getAttribute("data-piece") ?? "");
    const rect = piece.getBoundingClientRect();
    if (rect.width === 0 && rect.height === 0) continue;
    const x = old ? old.x + old.width / 2 - rect.x - rect.width / 2 : 0;
    const y = old ? old.y + old.height / 2 - rect.y - rect.height / 2 : 0;
    const stays = old && Math.abs(x) < NEAR && Math.abs(y) < NEAR;
    if (stays) continue;
    running.push((!old || kind === "reduced" ? appear(piece) : travel(piece, x, y)).finished);
  }
  // An animation that a further change cuts off is no failure.
  await Promise.allSettled(running);
}

function appear(piece: Element): Animation {
  return piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: "ease-out" });
}

function travel(piece: Element, x: number, y: number): Animation {
  const [dx, dy] = ownStep(piece, x, y);
  return piece.animate(
    [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0px, 0px)" }],
    // Added to the place that the drawing gives the piece, which would otherwise be forgotten on the way.
    { duration: MOVE, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", composite: "add" },
  );
}
