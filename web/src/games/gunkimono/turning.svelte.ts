/**
 * Which way the tile about to be placed is turned. A square stands for the placement with the first half on it, turned as
 * chosen or, if that is not legal, the next legal way; turning leads to the others. It knows no rules, only the moves in the
 * view.
 */
import type { Move } from '../../lib/choice.svelte.ts';
import { STEPS, type Ground } from './ground.ts';

const WAYS = 4;

export class Turning {
  /** On the screen: right, down, left or up from the first half to the second. */
  facing = $state(0);
  /** Is the battlefield drawn with its columns down the page? */
  transposed = $state(false);

  constructor(private given: () => { moves: Move[]; ground: Ground }) {}

  /** Placements of large tiles, by tile and first square, then by direction. */
  private ways = $derived.by(() => {
    const { moves, ground } = this.given();
    const ways = new Map<string, (Move | undefined)[]>();
    for (const move of moves) {
      if (move.do !== 'place') continue;
      const key = `${String(move.tile)} ${String(move.at)}`;
      let here = ways.get(key);
      if (!here) ways.set(key, (here = []));
      here[this.wayOf(ground, move)] = move;
    }
    return ways;
  });

  private wayOf({ squares }: Ground, move: Move): number {
    const [at, to] = [squares.get(move.at as string)!, squares.get(move.to as string)!];
    const way = STEPS.findIndex(([down, right]) => to.row - at.row === down && to.column - at.column === right);
    return this.transposed ? way ^ 1 : way; // swaps right with down, and left with up
  }

  /** The placement that a first square stands for now. */
  private shown(tile: unknown, at: unknown): Move | undefined {
    const here = this.ways.get(`${String(tile)} ${String(at)}`);
    for (let turn = 0; here && turn < WAYS; turn++) {
      const move = here[(this.facing + turn) % WAYS];
      if (move) return move;
    }
    return undefined;
  }

  /** Turn to the next direction; for a considered move, to the next one legal on its square. */
  turn(move?: Move): void {
    const here = move && this.ways.get(`${String(move.tile)} ${String(move.at)}`);
    const from = here ? here.findIndex((each) => each?.id === move.id) : this.facing;
    let next = (from + 1) % WAYS;
    while (here && !here[next]) next = (next + 1) % WAYS;
    this.facing = next;
  }

  /** The targets one points at for each decision, in order. */
  targetsOf = (move: Move): string[] => {
    switch (move.do) {
      case 'place':
        return [
          `tile:${String(move.tile)}`,
          this.shown(move.tile, move.at)?.id === move.id ? `at:${String(move.at)}` : `turned:${move.id}`,
        ];
      case 'place-small':
        return [`small:${String(move.troop)}`, `at:${String(move.at)}`];
      case 'support':
        return [`small:${String(move.troop)}`];
      case 'build':
        return [`at:${String(move.at)}`];
      case 'take':
        return [`row:${String(move.tile)}`];
      default: // points, honor, draw
        return [`do:${move.do}`];
    }
  };
}
