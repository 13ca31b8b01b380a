import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function paced(hold = (item: string) => (item === 'mine' ? 0 : 500)) {
  const shown: string[] = [];
  return { shown, pace: new Pace<string>((item) => shown.push(item), hold) };
}

it('shows the first at once and the next after the hold', () => {
  const { shown, pace } = paced();
  pace.add('a');
  pace.add('b');
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(['a', 'b']);
});

it('does not wait after what needs no wait', () => {
  const { shown, pace } = paced();
  pace.add('mine');
  pace.add('a');
  expect(shown).toEqual(['mine', 'a']);
});

it('shows everything at once when skipped, in order', () => {
  const { shown, pace } = paced();
  for (const item of ['a', 'b', 'c']) pace.add(item);
  pace.skip();
  expect(shown).toEqual(['a', 'b', 'c']);
  pace.add('d');
  expect(shown.at(-1)).toBe('d');
});
