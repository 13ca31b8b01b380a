import { expect, it } from 'vitest';
import { survey } from './ground.ts';
import { cellsOf, isTransposed, kento, liftOf, namesOf, outlineOf, SIDE } from './layout.ts';
import { board } from './drawn.ts';

const { squares } = board(['A0 A2 .', 'S0 A0 C1']);
const ground = survey(squares);

it('lays the columns down the page where squares are larger so', () => {
  expect(isTransposed(5, 11, 960, 480)).toBe(false);
  expect(isTransposed(5, 11, 256, 500)).toBe(true);
  expect(isTransposed(8, 7, 500, 500)).toBe(false);
});

it('draws what is behind first, and higher what lies higher', () => {
  const cells = cellsOf(squares, ground, new Map(), false);
  expect(cells.map(({ at }) => at)).toEqual(['a1', 'b1', 'a2', 'b2', 'c2']);
  expect(cells[1]!.y).toBe(-2 * liftOf(squares));
  expect(cells[3]).toMatchObject({ shadeBack: 2, shadeLeft: 0 });
});

it('keeps the square behind in sight however high the piles are', () => {
  expect(liftOf(board(['A30 S0']).squares) * 30).toBeLessThan(SIDE / 2);
});

it('knows on which side the other half lies, also transposed', () => {
  const joins = new Map([
    ['a1', 'b1'],
    ['b1', 'a1'],
  ]);
  expect(cellsOf(squares, ground, joins, false)[0]!.joined).toBe(0);
  expect(cellsOf(squares, ground, joins, true)[0]!.joined).toBe(1);
});

it('outlines a formation only where it ends', () => {
  const cell = cellsOf(squares, ground, new Map(), false).find(({ at }) => at === 'b1')!;
  expect(outlineOf(cell, new Set(['a1', 'b1', 'b2']), ground, false).split('M').length - 1).toBe(2);
});

it('leaves the corner free in which the level stands', () =>
  expect(kento(0, 0, 0).split('M').length - kento(0, 0, 3).split('M').length).toBe(1));

it('heads columns and rows as the squares are named', () => {
  expect([...namesOf(squares).columns.values()].sort()).toEqual(['a', 'b', 'c']);
  expect([...namesOf(squares).rows.values()]).toEqual(['1', '2']);
});
