import { expect, it } from 'vitest';
import { leads, rowsOf, signOf, step, supplyCalls, targetsOf, trioOf } from './layout.ts';
import type { Board, Deployed, TerritoryView } from './shapes.gen.ts';

const card = (card: Deployed['card'], strength: number, seat = 0): Deployed => ({ card, strength, seat });
const land = (a: Deployed[] = [], b: Deployed[] = [], owner: TerritoryView['owner'] = null): TerritoryView => ({ owner, a, b });
const board = (...territories: TerritoryView[]) => ({ territories }) as unknown as Board;

it('points at a territory to deploy, at a card to take it away', () => {
  expect(targetsOf({ id: 1, do: 'deploy', card: 'archers', territory: 4 })).toEqual(['at:4']);
  expect(targetsOf({ id: 1, do: 'trap', card: 'archers', territory: 4, place: 2, of_seat: 3 })).toEqual(['on:4:3:archers:2']);
});

it('tells withdrawing a card from reordering its row', () => {
  const reorder = targetsOf({ id: 1, do: 'reorder', territory: 4, order: [2, 1], card: ['archers', 'ii'] });
  expect(reorder).toEqual(['at:4', 'order:2-1']);
  expect(targetsOf({ id: 2, do: 'withdraw', card: 'ii', territory: 4, place: 1, of_seat: 0 })[0]).not.toBe(reorder[0]);
});

it('gives a card in three steps, and stops in one', () => {
  expect(targetsOf({ id: 1, do: 'give', card: 'copper', to_seat: 2 })).toEqual(['do:give', 'give:copper', 'seat:2']);
  expect(targetsOf({ id: 1, do: 'end-buys' })).toEqual(['do:end-buys']);
});

it('shows the deployed card at the end of the row, with the strengths that were foretold', () => {
  const before = board(land([card('cavalry', 5)], [card('gunners', 6, 1), card('gunners', 6, 1)]));
  const rows = rowsOf(
    before,
    1,
    'a',
    0,
    { id: 9, do: 'deploy', card: 'kuroda', territory: 1 },
    { id: 9, territory: 1, a: [7, 7], b: [6, 6], winner: 'a', points: 1 },
  );
  expect(rows.a.map(({ strength, ghost }) => [strength, !!ghost])).toEqual([
    [7, false],
    [7, true],
  ]);
  expect(leads(rows)).toEqual(['a', 'a', 'open']);
});

it('strikes out what would leave, and lets the others close up', () => {
  const before = board(land([card('archers', 4)], [card('gunners', 6, 1), card('peasants', 2, 1)]));
  const rows = rowsOf(
    before,
    1,
    'a',
    0,
    { id: 9, do: 'trap', card: 'gunners', territory: 1, place: 1, of_seat: 1 },
    { id: 9, territory: 1, a: [4], b: [2] },
  );
  expect(rows.b.map(({ card, leaving }) => [card, !!leaving])).toEqual([
    ['gunners', true],
    ['peasants', false],
  ]);
  expect(leads(rows)[0]).toBe('a');
});

it('marks only the cards that change places as ghosts', () => {
  const before = board(land([card('archers', 4), card('ii', 7), card('cavalry', 6)]));
  const rows = rowsOf(
    before,
    1,
    'a',
    0,
    { id: 9, do: 'reorder', territory: 1, order: [1, 3, 2], card: [] },
    { id: 9, territory: 1, a: [4, 7, 7], b: [] },
  );
  expect(rows.a.map(({ card, ghost }) => [card, !!ghost])).toEqual([
    ['archers', false],
    ['cavalry', true],
    ['ii', true],
  ]);
});

it('leaves other territories as they are', () => {
  const before = board(land([card('ii', 7)]), land());
  expect(
    rowsOf(before, 1, 'a', 0, { id: 9, do: 'deploy', card: 'archers', territory: 2 }, { id: 9, territory: 2, a: [4], b: [] }).a,
  ).toHaveLength(1);
});

it('shows the enemy above', () =>
  expect((['a', 'b', 'level', 'open'] as const).map((lead) => signOf(lead, 'a'))).toEqual(['▼', '▲', '＝', '·']));

it('finds three in a row, and only three', () => {
  const won = [null, 'a', 'a', 'a', 'b'].map((owner) => land([], [], owner as TerritoryView['owner']));
  expect([trioOf(won, 'a'), trioOf(won, 'b')]).toEqual([2, null]);
});

it('calls for the supply when only buying or stopping is left', () => {
  expect(supplyCalls(new Set(['pile:gold', 'do:end-buys']))).toBe('only');
  expect(supplyCalls(new Set(['hand:gold', 'do:end-actions']))).toBe('no');
});

it('walks the line by arrows and stays on it', () => {
  expect(step('ArrowRight', 3, 0)).toEqual([4, 0]);
  expect(step('ArrowLeft', 0, -2)).toEqual([0, -2]);
  expect(step('ArrowDown', 3, 3)).toEqual([3, 3]);
  expect(step('Enter', 3, 0)).toBeNull();
});
