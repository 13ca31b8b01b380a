import { expect, it } from 'vitest';
import { clockText } from './clock.svelte.ts';

it('tells minutes, hours and days', () => {
  expect(clockText(65_000)).toBe('1:05');
  expect(clockText(7_200_000)).toBe('2:00:00');
  expect(clockText(3 * 86_400_000)).toBe('3 d');
  expect(clockText(0)).toBe('0:00');
});
