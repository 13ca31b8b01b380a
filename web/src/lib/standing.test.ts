import { expect, it } from 'vitest';
import { FEWEST, scoreOf, standing, withResult, type Result } from './standing.ts';

const games = (won: number, lost: number, against = 1500): Result[] =>
  Array.from({ length: won + lost }, (_, i) => ({ table: `t${i}`, against, score: i < won ? 1 : 0 }));

it('says nothing after few games, or when all were won or lost', () => {
  expect(standing(games(3, FEWEST - 4))).toBeNull();
  expect(standing(games(FEWEST, 0))).toBeNull();
  expect(standing(games(0, FEWEST))).toBeNull();
});
it('puts who wins three of four 191 points above, and narrows with more games', () => {
  const [few, many] = [standing(games(9, 3))!, standing(games(45, 15))!];
  expect(few.rating).toBe(1691);
  expect(many.rating).toBe(1691);
  expect(many.high - many.low).toBeLessThan(few.high - few.low);
  expect(few.low).toBeLessThan(1500); // nine of twelve may be luck
});
it('counts a table once, and whom I was ahead of', () => {
  expect(withResult(games(1, 1), { table: 't1', against: 1400, score: 1 }).map(({ table }) => table)).toEqual(['t0', 't1']);
  expect(scoreOf([2, 1, 3], 0)).toBe(0.5);
  expect(scoreOf([1, 1], 0)).toBe(0.5);
});
