import { expect, it } from 'vitest';
import { around, beside, gapBetween, lineBetween, placeFor, type Box } from './placing.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const ROOM = box(0, 0, 800, 600);

it('lies beside what it speaks of, and on none of it', () => {
  const ring = box(300, 200, 120, 80);
  const found = placeFor(240, 120, ROOM, ring, [{ box: ring, weight: 100 }]);
  expect(gapBetween(found, ring)).toBeLessThan(17);
  expect(found.left >= 420 || found.right <= 300 || found.top >= 280 || found.bottom <= 200).toBe(true);
});

it('stays in the room, and leaves free what can be chosen where there is room', () => {
  const ring = box(700, 500, 90, 90);
  const choices = box(0, 300, 800, 180);
  const found = placeFor(300, 200, ROOM, ring, [
    { box: ring, weight: 100 },
    { box: choices, weight: 10 },
  ]);
  expect(found.right).toBeLessThanOrEqual(800);
  expect(found.bottom).toBeLessThanOrEqual(300);
});

it('begins in the corner when it is larger than the room', () => {
  expect(placeFor(900, 700, ROOM, null, [])).toEqual(box(0, 0, 900, 700));
});

it('is tied to its place by the shortest line, straight where it can be', () => {
  expect(lineBetween(box(0, 0, 100, 100), box(150, 40, 50, 200))).toEqual([100, 70, 150, 70]);
  expect(lineBetween(box(0, 0, 100, 100), box(150, 150, 10, 10))).toEqual([100, 100, 150, 150]);
  expect(lineBetween(box(0, 0, 100, 100), box(50, 50, 100, 100))).toBeNull();
});

it('has the room beside a bar that stands in it', () => {
  expect(beside(ROOM, box(0, 540, 800, 60))).toEqual(box(0, 0, 800, 540));
  expect(beside(ROOM, box(700, 0, 100, 600))).toEqual(box(0, 0, 700, 600));
  expect(beside(ROOM, box(0, 600, 800, 60))).toEqual(ROOM);
});

it('goes around several', () => {
  expect(around([box(10, 10, 10, 10), box(30, 0, 10, 50)], 2)).toEqual(box(8, -2, 34, 54));
});
