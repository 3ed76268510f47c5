// How a table stands, in a few words.
import { text } from "../lib/i18n";
import type { Mine, Rights, Room } from "../lib/wire";

const seatName = (room: Room, seat: number): string => room.seats[seat]?.name || text().seatNumber(seat);

export function namesOf(room: Room, seats: number[]): string {
  return text().common.listed.format(seats.map((seat) => seatName(room, seat)));
}

/** Does the table wait for one of my seats that no bot plays? */
export function isMyTurn(room: Room, rights: Rights): boolean {
  if (room.status !== "running") return false;
  return rights.seats.some((seat) => room.waiting_for.includes(seat) && !room.seats[seat]?.stand_in);
}

export function standing(room: Room): string {
  const t = text().front;
  if (room.status === "waiting") return t.gathering(room.seats.filter((seat) => seat.who === "open").length);
  if (room.record) return t.aRecord;
  if (room.status === "over") return room.ranking[0] ? t.won(namesOf(room, room.ranking[0])) : t.over;
  return room.waiting_for.length > 0 ? t.waitingFor(namesOf(room, room.waiting_for)) : t.moves(room.moves);
}

/** My turn first, then running, then gathering, then finished; the newest first among equals. */
export function inOrder(found: Mine[]): Mine[] {
  const rank = ({ room, rights }: Mine): number =>
    isMyTurn(room, rights) ? 0 : { running: 1, waiting: 2, over: 3 }[room.status];
  return [...found].sort((a, b) => rank(a) - rank(b) || b.room.created - a.room.created);
}
