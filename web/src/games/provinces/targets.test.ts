import { expect, it } from 'vitest';
import { changesOf, targetsOf } from './targets.ts';

it('points at the province a split would fill', () => {
  const split = { id: 1, do: 'split', die: 4, number: 2, castle: 8, province: 'oko' };
  expect(targetsOf(split)).toEqual(['at:oko']);
  expect(changesOf(split, 0, null, null)).toEqual([{ province: 'oko', seat: 0, by: 2 }]);
});

it('points at both ends of a march', () => {
  const march = { id: 1, do: 'move', number: 2, from_province: 'kyoto', to_province: 'kiyosu' };
  expect(targetsOf(march)).toEqual(['at:kyoto', 'at:kiyosu']);
  expect(changesOf(march, 1, null, null).map((change) => change.by)).toEqual([-2, 2]);
});

it('points at the army of a rival, then at where it goes', () => {
  expect(targetsOf({ id: 1, do: 'drive', opponent_seat: 2, number: 1, from_province: 'oko', to_province: 'usuki' })).toEqual([
    'man:oko:2',
    'at:usuki',
  ]);
});

it('asks who rides before where, for an army may go to the same place', () => {
  expect(targetsOf({ id: 1, do: 'ride', province: 'oko' })).toEqual(['do:ride', 'at:oko']);
  expect(targetsOf({ id: 2, do: 'send', province: 'oko' })).toEqual(['at:oko']);
});

it('replaces one army by one', () => {
  expect(changesOf({ id: 1, do: 'replace', opponent_seat: 1, province: 'oko' }, 0, null, null)).toEqual([
    { province: 'oko', seat: 1, by: -1 },
    { province: 'oko', seat: 0, by: 1 },
  ]);
});
