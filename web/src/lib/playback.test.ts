import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Playback } from './playback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function paced(hold = (item: string) => (item === 'mine' ? 0 : 500)) {
  const shown: string[] = [];
  return { shown, playback: new Playback<string>((item) => shown.push(item), hold) };
}

it('shows the first at once and the next after the hold', () => {
  const { shown, playback } = paced();
  playback.add('a');
  playback.add('b');
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(['a', 'b']);
});

it('does not wait after what needs no wait', () => {
  const { shown, playback } = paced();
  playback.add('mine');
  playback.add('a');
  expect(shown).toEqual(['mine', 'a']);
});

it('shows everything at once when skipped, in order', () => {
  const { shown, playback } = paced();
  for (const item of ['a', 'b', 'c']) playback.add(item);
  playback.skip();
  expect(shown).toEqual(['a', 'b', 'c']);
  playback.add('d');
  expect(shown.at(-1)).toBe('d');
});
