/** Where squares are drawn: upright or transposed (columns down the page), whichever makes them larger; and how high. All in
 *  drawing units. */
import type { Ground } from './ground.ts';
import type { SquareView } from './shapes.gen.ts';

/** Side of a square. */
export const SIDE = 72;
const LIFT = 4.6;
/** The most that the highest pile may rise, so that squares behind it stay visible. */
const MOST_LIFT = 34;
export const MARGIN = { left: 24, top: 36, right: 8, bottom: 24 };
/** On fields narrower than this the columns always run down the page. */
const NARROW_PX = 420;

/** Right, down, left, up on the screen. */
export type Edge = 0 | 1 | 2 | 3;

export interface Cell extends SquareView {
  x: number;
  /** Of its top face. */
  y: number;
  lift: number;
  /** The edge at which the other half of its tile lies. */
  joined: Edge | null;
  /** How many levels the neighbors to the left and behind rise above it, for their shadows. */
  shadeLeft: number;
  shadeBack: number;
}

export const isTransposed = (rows: number, columns: number, width: number, height: number): boolean => {
  const side = (across: number, down: number) => Math.min(width / across, height / down);
  return columns > rows && width < NARROW_PX ? true : side(rows, columns) > side(columns, rows) * 1.25;
};

export function sizeOf(rows: number, columns: number, transposed: boolean): { width: number; height: number } {
  const [across, down] = transposed ? [rows, columns] : [columns, rows];
  return { width: across * SIDE, height: down * SIDE };
}

/** How much one level rises. */
export const liftOf = (squares: SquareView[]): number =>
  Math.min(LIFT, MOST_LIFT / Math.max(1, ...squares.map(({ level }) => level)));

/** The side on the screen of a neighbor (right, below, left or above in the board's coordinates). */
export const edgeOf = (way: number, transposed: boolean): Edge => (transposed ? way ^ 1 : way) as Edge;

/** All squares, from back to front. */
export function cellsOf(squares: SquareView[], ground: Ground, joins: Map<string, string>, transposed: boolean): Cell[] {
  const lift = liftOf(squares);
  const cells = squares.map((square): Cell => {
    const around = ground.around.get(square.at)!;
    const seen = (edge: Edge) => around[edgeOf(edge, transposed)];
    const above = (edge: Edge) => Math.max(0, (ground.squares.get(seen(edge) ?? '')?.level ?? 0) - square.level);
    const mate = joins.get(square.at);
    const way = mate === undefined ? -1 : around.indexOf(mate);
    const [across, down] = transposed ? [square.row, square.column] : [square.column, square.row];
    return {
      ...square,
      x: (across - 1) * SIDE,
      y: (down - 1) * SIDE - square.level * lift,
      lift: square.level * lift,
      joined: way < 0 ? null : edgeOf(way, transposed),
      shadeLeft: above(2),
      shadeBack: above(3),
    };
  });
  return cells.sort((a, b) => a.y + a.lift - b.y - b.lift || a.x - b.x);
}

const line = (edge: Edge, x: number, y: number, inset: number): string => {
  const [near, far] = [inset, SIDE - inset];
  return [
    `M${x + far} ${y + near}v${far - near}`,
    `M${x + near} ${y + far}h${far - near}`,
    `M${x + near} ${y + near}v${far - near}`,
    `M${x + near} ${y + near}h${far - near}`,
  ][edge]!;
};

/** The part of a formation's outline in one of its squares. */
export function outlineOf(cell: Cell, formation: Set<string>, ground: Ground, transposed: boolean, inset = 3.5): string {
  const around = ground.around.get(cell.at)!;
  return around
    .map((next, way) => (next !== undefined && formation.has(next) ? '' : line(edgeOf(way, transposed), cell.x, cell.y, inset)))
    .join('');
}

/** Corner marks (kento), by which printers align the blocks. */
export function kento(x: number, y: number, level: number): string {
  const [i, m, f] = [7, 14, SIDE - 7];
  const first = level ? '' : `M${x + i} ${y + i + m}v${-m}h${m}`; // this corner has the level's number
  return `${first}M${x + f - m} ${y + i}h${m}v${m}M${x + f} ${y + f - m}v${m}h${-m}M${x + i + m} ${y + f}h${-m}v${-m}`;
}

/** The letters of columns and numbers of rows in the squares' names. */
export function namesOf(squares: SquareView[]): { columns: Map<number, string>; rows: Map<number, string> } {
  return {
    columns: new Map(squares.map(({ at, column }) => [column, at.replace(/\d+$/, '')])),
    rows: new Map(squares.map(({ at, row }) => [row, at.replace(/^[a-z]+/, '')])),
  };
}
