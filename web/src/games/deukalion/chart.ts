// The shape of the sea: squares, coasts and the lines between squares, made from the signs of the map alone.

export const SIDE = 100; // of a square, in the units of the drawing

export type Ground = "sea" | "anchor" | "styx" | "athens" | "kylix" | "land" | "site";
export type Square = { name: string; column: number; row: number; x: number; y: number; ground: Ground };
export type Point = { x: number; y: number };

const SIGNS: Record<string, Ground> = {
  ".": "sea",
  o: "anchor",
  S: "styx",
  A: "athens",
  K: "kylix",
  "#": "land",
};

export class Chart {
  readonly columns: number;
  readonly rows: number;
  readonly squares: Square[];
  readonly width: number;
  readonly height: number;
  readonly #named: Map<string, Square>;

  constructor(map: string[]) {
    this.rows = map.length;
    this.columns = map[0]?.length ?? 0;
    this.width = this.columns * SIDE;
    this.height = this.rows * SIDE;
    this.squares = map.flatMap((signs, row) =>
      [...signs].map((sign, column) => ({
        name: `${letterOf(column)}${row + 1}`,
        column,
        row,
        x: (column + 0.5) * SIDE,
        y: (row + 0.5) * SIDE,
        ground: SIGNS[sign] ?? "site",
      })),
    );
    this.#named = new Map(this.squares.map((square) => [square.name, square]));
  }

  get(name: string): Square | undefined {
    return this.#named.get(name);
  }

  at(column: number, row: number): Square | undefined {
    return this.#named.get(`${letterOf(column)}${row + 1}`);
  }

  /** One path around all land, grown together where land lies beside land. Beyond the edge of the map it goes on. */
  coast(): string {
    const parts = this.squares.filter(isLand).map(blob);
    for (let row = -1; row <= this.rows; row++)
      for (let column = -1; column <= this.columns; column++) {
        const [here, right, below, across] = [
          this.#ends(column, row),
          this.#ends(column + 1, row),
          this.#ends(column, row + 1),
          this.#ends(column + 1, row + 1),
        ];
        if (here && right) parts.push(bridge(column, row, 1, 0));
        if (here && below) parts.push(bridge(column, row, 0, 1));
        if (here && right && below && across) parts.push(block(column, row));
      }
    return parts.join("");
  }

  /** Is there land, on the map or as the end of land beyond its edge? */
  #ends(column: number, row: number): boolean {
    const inside = this.at(
      Math.min(this.columns - 1, Math.max(0, column)),
      Math.min(this.rows - 1, Math.max(0, row)),
    );
    return inside !== undefined && isLand(inside);
  }

  /** The lines between two squares of water: those that can be crossed. */
  lines(): string {
    const found: string[] = [];
    for (const square of this.squares) {
      const { column, row } = square;
      const right = this.at(column + 1, row);
      const below = this.at(column, row + 1);
      if (right && isWater(square) && isWater(right))
        found.push(`M${(column + 1) * SIDE} ${row * SIDE + 9}v${SIDE - 18}`);
      if (below && isWater(square) && isWater(below))
        found.push(`M${column * SIDE + 9} ${(row + 1) * SIDE}h${SIDE - 18}`);
    }
    return found.join("");
  }

  /** Small waves, the same ones whenever the map is drawn. */
  waves(): string {
    return this.squares
      .filter((square) => square.ground === "sea")
      .flatMap((square) =>
        [0, 1].map((n) => {
          const x = square.x - 38 + 34 * n + 20 * noise(square, 40 + n);
          const y = square.y - 30 + 44 * n + 22 * noise(square, 50 + n);
          return `M${fix(x)} ${fix(y)}q5-6 10 0t10 0`;
        }),
      )
      .join("");
  }
}

export function letterOf(column: number): string {
  return String.fromCharCode(97 + column);
}

export function isWater(square: Square): boolean {
  return square.ground === "sea" || square.ground === "anchor" || square.ground === "styx";
}

function isLand(square: Square): boolean {
  return square.ground === "land" || square.ground === "athens" || square.ground === "site";
}

/** A number from -1 to 1 that belongs to a place. */
function noise(square: Square, salt: number): number {
  const wild = Math.sin(square.column * 127.1 + square.row * 311.7 + salt * 74.7) * 43758.5453;
  return 2 * (wild - Math.floor(wild)) - 1;
}

function fix(number: number): string {
  return number.toFixed(1).replace(/\.0$/, "");
}

/** A square of land as an island: nearly a square, with bays. */
function blob(square: Square): string {
  const count = 18;
  const points = Array.from({ length: count }, (_, n): Point => {
    const angle = (n / count) * 2 * Math.PI;
    const round = (Math.abs(Math.cos(angle)) ** 4 + Math.abs(Math.sin(angle)) ** 4) ** -0.25;
    const far = 44 * round + 3.4 * noise(square, n);
    return { x: square.x + far * Math.cos(angle), y: square.y + far * Math.sin(angle) };
  });
  return smooth(points);
}

/** Land between the middles of two squares. Always the same way round, so that what overlaps is filled. */
function bridge(column: number, row: number, dx: number, dy: number): string {
  const [x, y] = [(column + 0.5) * SIDE, (row + 0.5) * SIDE];
  const wide = 41;
  return `M${x - dy * wide} ${y - dx * wide}h${dx * SIDE + 2 * dy * wide}v${dy * SIDE + 2 * dx * wide}h${-(dx * SIDE + 2 * dy * wide)}z`;
}

/** Land between the middles of four squares. */
function block(column: number, row: number): string {
  return `M${(column + 0.5) * SIDE} ${(row + 0.5) * SIDE}h${SIDE}v${SIDE}h${-SIDE}z`;
}

/** A closed curve through all points. */
export function smooth(points: Point[]): string {
  const at = (n: number): Point => points[(n + points.length) % points.length] as Point;
  const curves = points.map((point, n) => {
    const [before, next, after] = [at(n - 1), at(n + 1), at(n + 2)];
    const first = { x: point.x + (next.x - before.x) / 6, y: point.y + (next.y - before.y) / 6 };
    const second = { x: next.x - (after.x - point.x) / 6, y: next.y - (after.y - point.y) / 6 };
    return `C${fix(first.x)} ${fix(first.y)} ${fix(second.x)} ${fix(second.y)} ${fix(next.x)} ${fix(next.y)}`;
  });
  return `M${fix(at(0).x)} ${fix(at(0).y)}${curves.join("")}z`;
}

/** The way of a ship through the middles of squares, with its corners rounded. */
export function wayThrough(points: Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let path = `M${fix(first.x)} ${fix(first.y)}`;
  rest.forEach((point, n) => {
    const next = rest[n + 1];
    const before = points[n] as Point;
    if (!next) {
      path += `L${fix(point.x)} ${fix(point.y)}`;
      return;
    }
    const reach = 26;
    const into = { x: point.x - Math.sign(point.x - before.x) * reach, y: point.y - Math.sign(point.y - before.y) * reach }; // prettier-ignore
    const out = { x: point.x + Math.sign(next.x - point.x) * reach, y: point.y + Math.sign(next.y - point.y) * reach }; // prettier-ignore
    path += `L${fix(into.x)} ${fix(into.y)}Q${fix(point.x)} ${fix(point.y)} ${fix(out.x)} ${fix(out.y)}`;
  });
  return path;
}

/** Where the pieces of a square lie, so that none hides another: shift and size. */
export function berths(count: number): { x: number; y: number; size: number }[] {
  if (count <= 1) return [{ x: 0, y: 0, size: 1 }];
  if (count === 2)
    return [
      { x: -17, y: -15, size: 0.66 },
      { x: 17, y: 17, size: 0.66 },
    ];
  return Array.from({ length: count }, (_, n) => ({
    x: n % 2 ? 23 : -23,
    y: n < 2 ? -22 : 24,
    size: 0.52,
  }));
}
