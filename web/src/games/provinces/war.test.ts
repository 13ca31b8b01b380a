import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrived, battlesOf, pointsAfter, WarPlayback } from './war.svelte.ts';

const WAR = [
  { event: 'war' },
  {
    event: 'battle-second',
    castle: 2,
    province: 'oko',
    fighter_seat: [1, 0],
    strength: [3, 2],
    winner_seat: 1,
    second_seat: 0,
    small: 1,
    places: 1,
    reinforcements: 2,
    to_province: ['usuki'],
  },
  { event: 'no-battle', castle: 3, province: 'kyoto' },
  {
    event: 'battle-alone',
    castle: 4,
    province: 'usuki',
    fighter_seat: [1],
    strength: [5],
    winner_seat: 1,
    places: 0,
    reinforcements: 2,
    to_province: [],
  },
];

it('reads the battles in order', () => expect(battlesOf(WAR).map((battle) => battle.castle)).toEqual([2, 3, 4]));

it('counts castles and reinforcements as far as it was told', () => {
  const battles = battlesOf(WAR);
  expect(pointsAfter(battles.slice(0, 1), 1)).toBe(2);
  expect(pointsAfter(battles, 1)).toBe(6);
  expect(pointsAfter(battles, 0)).toBe(1);
  expect(arrived(battles.slice(0, 1), 'usuki').get(1)).toBe(2);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('takes its time, and no more when asked for all', () => {
  const telling = new WarPlayback();
  telling.tell(battlesOf(WAR), true);
  expect(telling.shown).toBe(1);
  vi.advanceTimersByTime(2000);
  expect(telling.shown).toBe(2);
  telling.all();
  expect([telling.shown, telling.going]).toEqual([3, false]);
});

it('is over at once for who comes later', () => {
  const telling = new WarPlayback();
  telling.tell(battlesOf(WAR), false);
  expect(telling.going).toBe(false);
});

it('stands still while paused, and goes on with the next battle', () => {
  const telling = new WarPlayback();
  telling.tell(battlesOf(WAR), true);
  telling.pause();
  vi.advanceTimersByTime(20_000);
  expect([telling.shown, telling.paused]).toEqual([1, true]);
  telling.pause();
  expect([telling.shown, telling.paused]).toEqual([2, false]);
  vi.advanceTimersByTime(2000);
  expect(telling.shown).toBe(3);
});
