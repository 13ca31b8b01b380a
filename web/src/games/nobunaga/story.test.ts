import { expect, it } from 'vitest';
import { lastAttack, notes, takenThisRound } from './story.ts';

const round = [
  { event: 'opened', seat: 0, house: { takeda: 2 } },
  { event: 'picked', seat: 0, house: 'takeda' },
  { event: 'active-taken', seat: 1 },
];
const attack = [
  { event: 'attacked', seat: 1, house: 'takeda' },
  { event: 'ranked-nobunaga', house: 'takeda', number: 2, rank: 1 },
  { event: 'ranked', seat: 2, house: 'takeda', number: 1, rank: 2 },
  { event: 'scored-nobunaga', house: 'takeda' },
  { event: 'passed', seat: 1, to_seat: 0 },
];

it('remembers who took what in this round only', () => {
  expect(takenThisRound([...round, ...round])).toEqual([{ seat: 0, house: 'takeda' }]);
  expect(notes(round).get(1)).toEqual(['note-active', {}]);
});

it('ranks an attack, the lord among the seats, and says who has no card', () => {
  const shown = lastAttack([...round, ...attack], 3)!;
  expect(shown.ranks.map((rank) => [rank.who, rank.lays])).toEqual([
    ['nobunaga', true],
    [2, false],
  ]);
  expect(shown.without).toEqual([0, 1]);
  expect(shown.passedTo).toBe(0);
});

it('is over with the next round', () => expect(lastAttack([...attack, ...round], 3)).toBeNull());
