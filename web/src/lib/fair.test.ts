import { expect, it } from 'vitest';
import { beginning, chanceKey, commitment } from './fair.ts';

it('seals a seed as the server does', async () => {
  expect(await commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('gives every decision a key of its own', async () => {
  expect(await chanceKey('abc', 0)).toBe((await commitment('abc:0')).slice(0, 16));
  expect(await chanceKey('abc', 0)).not.toBe(await chanceKey('abc', 1));
});

it('tells a game that was dealt from one that began from what somebody may know', () => {
  expect(beginning(undefined)).toBe('dealt');
  expect(beginning({ kind: 'rematch', table: 't' })).toBe('dealt');
  expect(beginning({ kind: 'position', by: 'Aki' })).toBe('given');
  expect(beginning({ kind: 'position', by: 'Aki', redrawn: true })).toBe('redrawn');
  expect(beginning({ kind: 'file', ply: 3 })).toBe('given');
  expect(beginning({ kind: 'file', table: 't', ply: null })).toBe('loaded');
});
