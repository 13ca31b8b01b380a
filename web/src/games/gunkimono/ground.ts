/** Derived from what is visible on the battlefield: neighbors, formations, which halves belong together, and what a placement
 *  would bring. */
import type { Move } from '../../lib/choice.svelte.ts';
import type { GameEvent } from '../../lib/view.ts';
import { halvesOf, type Half } from './troops.ts';
import type { Board, SquareView, Troop } from './shapes.gen.ts';

export interface Ground {
  squares: Map<string, SquareView>;
  /** By square: its neighbors to the right, below, left and above; undefined if there is none. */
  around: Map<string, (string | undefined)[]>;
}

/** Right, below, left, above. */
export const STEPS: [row: number, column: number][] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

export function survey(squares: SquareView[]): Ground {
  const named = new Map(squares.map(({ row, column, at }) => [`${row},${column}`, at]));
  return {
    squares: new Map(squares.map((square) => [square.at, square])),
    around: new Map(
      squares.map(({ at, row, column }) => [at, STEPS.map(([down, right]) => named.get(`${row + down},${column + right}`))]),
    ),
  };
}

type TroopAt = (at: string) => Troop | undefined;

/** The connected squares that show the same troop as this one. */
export function formationAt(
  ground: Ground,
  at: string,
  troopAt: TroopAt = (square) => ground.squares.get(square)?.troop,
): Set<string> {
  const found = new Set([at]);
  const troop = troopAt(at);
  for (const square of found)
    for (const next of ground.around.get(square) ?? []) if (next && troopAt(next) === troop) found.add(next);
  return found;
}

/** Every square's formation; squares of a formation share one set. */
export function formationsOf(ground: Ground): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const at of ground.squares.keys()) {
    if (all.has(at)) continue;
    const formation = formationAt(ground, at);
    for (const square of formation) all.set(square, formation);
  }
  return all;
}

/** For each square, the one with the other half of the same large tile, while both are uncovered. */
export function joinsOf(events: GameEvent[]): Map<string, string> {
  const joins = new Map<string, string>();
  const cover = (at: string) => {
    const other = joins.get(at);
    if (other !== undefined) joins.delete(other);
    joins.delete(at);
  };
  for (const event of events) {
    if (event.event !== 'placed' && event.event !== 'placed-small') continue;
    const [at, to] = [event.at as string, event.to as string | undefined];
    cover(at);
    if (to === undefined) continue;
    cover(to);
    joins.set(at, to).set(to, at);
  }
  return joins;
}

// ── what a placement would make ──

export interface HalfPreview extends Half {
  at: string;
  formation: Set<string>;
  /** The formation holds a stronghold: no points. */
  held: boolean;
  points: number;
  /** Steps of honor; 0 if the marker has left the track. */
  honor: number;
}

export interface Preview {
  halves: HalfPreview[];
  /** The level it lies on. */
  level: number;
  /** The square that needs a small tile as support. */
  support: string | null;
  /** Strongholds whose formation would change. */
  castles: { at: string; seat: number; was: number; now: number }[];
}

/** What placing a tile would bring, with its first half on `at`. */
export function previewOf(ground: Ground, board: Board, seat: number, tile: string, at: string, to?: string): Preview {
  const halves = halvesOf(tile).map((half, i) => ({ ...half, at: i ? to! : at }));
  const laid = new Map(halves.map((half) => [half.at, half.troop]));
  const troopAt: TroopAt = (square) => laid.get(square) ?? ground.squares.get(square)?.troop;
  const levels = halves.map((half) => ground.squares.get(half.at)!.level);
  const level = Math.max(...levels);
  const lower = levels.findIndex((each) => each < level);
  return {
    halves: halves.map((half) => {
      const formation = formationAt(ground, half.at, troopAt);
      const held = [...formation].some((square) => ground.squares.get(square)!.stronghold !== null);
      const left = (board.seats[seat]?.honor[half.troop] ?? 0) >= board.track.banners;
      return { ...half, formation, held, points: held ? 0 : formation.size, honor: left ? 0 : half.symbols };
    }),
    level: level + 1,
    support: lower < 0 ? null : halves[lower]!.at,
    castles: board.seats.flatMap(({ strongholds, formations }, owner) =>
      strongholds.flatMap((square, i) => {
        const [was, now] = [formations[i]!.length, formationAt(ground, square, troopAt).size];
        return was === now ? [] : [{ at: square, seat: owner, was, now }];
      }),
    ),
  };
}

/** The tile of a placement and where it goes. */
export function placementOf(move: Move): { tile: string; at: string; to?: string } | null {
  if (move.do === 'place') return { tile: move.tile as string, at: move.at as string, to: move.to as string };
  if (move.do === 'place-small') return { tile: move.troop as string, at: move.at as string };
  return null;
}
