// Which of one's dice can be chosen. An option names a rank and a place; a die on the board is both at once.
import type { Desk } from "./desk";

export type Aim = { lit: boolean; chosen: boolean; name: [string, string]; press: () => void };

/** What pressing one's own die (its figure and place) means now; null if nothing. */
export function aimAt(desk: Desk, figure: string, place: string): Aim | null {
  const { targets } = desk.view;
  if (!targets.some(([one, where]) => one === figure && where === place)) return null;
  const names: [string, string][] = [
    ["place", place],
    ["figure", figure],
  ];
  const chosen = names.every(([kind, name]) => desk.isChosen(kind, name));
  return {
    lit: names.some(([kind, name]) => desk.isLit(kind, name)),
    chosen,
    name: ["figure", figure],
    press: () => {
      for (const [kind, name] of names) if (chosen || !desk.isChosen(kind, name)) desk.pick(kind, name);
    },
  };
}
