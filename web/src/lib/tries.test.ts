import { expect, it } from 'vitest';
import { dateOf, dayBefore, dayOf, gameOfDay, isDay, monthOf, streakOf, withTry, type Tries } from './tries.ts';

it('knows the days of the calendar', () => {
  expect(dayOf(dateOf('2026-03-01'))).toBe('2026-03-01');
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dayBefore('2026-01-01', 2)).toBe('2025-12-30');
  expect(['2026-02-30', '26-1-1', '', null, '2024-02-29'].map(isDay)).toEqual([false, false, false, false, true]);
});
it('gives every game its day in turn', () => {
  const games = ['a', 'b', 'c'];
  const days = ['2026-11-17', '2026-11-18', '2026-11-19'].map((day) => gameOfDay(games, day));
  expect([...days].sort()).toEqual(games);
  expect(gameOfDay(games, '2026-11-20')).toBe(days[0]);
  expect(gameOfDay([], '2026-11-20')).toBeUndefined();
});
it('counts the first try of a day, and days in a row', () => {
  let tries: Tries = {};
  const add = (day: string, found: boolean) => (tries = withTry(tries, 'a', day, { number: 3, id: 1, found }));
  for (const day of ['2026-11-14', '2026-11-15', '2026-11-16']) add(day, true);
  expect(streakOf(tries, 'a', '2026-11-17')).toBe(3); // not tried yet
  expect(streakOf(tries, 'a', '2026-11-18')).toBe(0); // a day was left out
  add('2026-11-17', false);
  add('2026-11-17', true); // too late
  expect(streakOf(tries, 'a', '2026-11-17')).toBe(0);
  const month = monthOf(tries, 'a', '2026-11-17');
  expect(month).toHaveLength(30);
  expect(month.slice(12, 18).map(({ found }) => found)).toEqual([null, true, true, true, false, null]);
});
