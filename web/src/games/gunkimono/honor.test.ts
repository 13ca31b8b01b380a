import { expect, it } from 'vitest';
import { climbOf } from './honor.ts';
import { board } from './drawn.ts';
import type { Troop } from './shapes.gen.ts';

function at(honor: Partial<Record<Troop, number>>) {
  const table = board(['A0 S0', 'C0 P0']);
  Object.assign(table.seats[0]!.honor, { infantry: 3, samurai: 3, cavalry: 3, spearman: 3, archer: 3 }, honor);
  return table;
}

it('tells the banner that a marker takes, and what is beyond is lost', () => {
  expect(climbOf(at({ infantry: 7 }), 0, 'infantry', 2)).toMatchObject({ from: 7, to: 8, banner: 'dragon' });
  expect(climbOf(at({ cavalry: 7 }), 0, 'cavalry', 1).banner).toBeNull();
  expect(climbOf(at({ infantry: 5 }), 0, 'infantry', 2).banner).toBeUndefined();
});

it('tells when the last of five markers reaches the row of the next stronghold', () => {
  expect(climbOf(at({ archer: 1 }), 0, 'archer', 2).builds).toBe(true);
  expect(climbOf(at({ archer: 1, samurai: 2 }), 0, 'archer', 2).builds).toBe(false);
  expect(climbOf(at({ archer: 1 }), 0, 'archer', 1).builds).toBe(false);
});
