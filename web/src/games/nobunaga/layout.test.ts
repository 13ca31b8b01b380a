import { expect, it } from 'vitest';
import { overlap, spots, targetsOf, turns } from './layout.ts';

it('seats the others clockwise from my left', () => {
  expect(spots(4, 1)).toEqual([
    { seat: 2, spot: 'left' },
    { seat: 3, spot: 'top' },
    { seat: 0, spot: 'right' },
  ]);
  expect(spots(2, 0)).toEqual([{ seat: 1, spot: 'top' }]);
});

it('fans a hand evenly around its middle', () => {
  expect(turns(3)).toEqual([-3.4, 0, 3.4]);
  expect(turns(1)).toEqual([0]);
});

it('lays many cards closer together than few', () => {
  expect(overlap(3, 6)).toBe(0.24);
  expect(overlap(15, 6)).toBeGreaterThan(0.6);
});

it('points at one thing for each decision', () => {
  expect(targetsOf({ id: 1, do: 'pick', house: 'takeda' })).toEqual(['card:takeda']);
  expect(targetsOf({ id: 6, do: 'active' })).toEqual(['active']);
  expect(targetsOf({ id: 8, do: 'pair', position: 2, house: ['takeda', 'asai'] })).toEqual(['pair:2']);
});
