import { describe, expect, it } from 'vitest';
import {
  headlineOf,
  ladderOf,
  moodOf,
  outcomeOf,
  placesOf,
  rowsOf,
  sayReason,
  splitsOf,
  standpoint,
  type Reason,
  type SheetRow,
} from './ending.ts';
import { Texts } from './texts.ts';

const NAMES = ['Kei', 'Hana', 'Jules', 'Sora'];
const name = (who: number | string) => (typeof who === 'number' ? NAMES[who]! : who);
const row = (seat: number | string, rank: number, points: number): SheetRow => ({
  seat,
  rank,
  points,
  lines: [{ line: 'score', points }],
});
const reason = (given: Partial<Reason>): Reason => ({
  reason: 'points',
  seat: [0],
  team: null,
  level_seat: [],
  other_seat: [],
  ending: null,
  ladder: [],
  ...given,
});
const texts = new Texts(
  'en',
  [
    'list-comma = { ", " }\nseat-lord = The lord\nreason-order = Tied at { $points }: { $level_seat }. { $seat } wins.\nending-silence = Nobody moved.\nreason-after = { $ending } { $reason }\nreason-points = { $seat } wins.',
  ],
  () => NAMES,
);

describe('the headline', () => {
  const three = [row(0, 1, 45), row(1, 2, 42), row(2, 3, 25)];
  const say = (given: Partial<Reason>, me: number | null, rows = three) => headlineOf(reason(given), rows, me, name, 'Team A');

  it('is said from the seat one sits on', () => {
    expect(say({}, 0)).toEqual(['end-you-win', {}]);
    expect(say({}, 2)).toEqual(['end-you-place', { rank: 3 }]);
  });
  it('tells the loser of two so, also where a rival without a seat is between them', () => {
    expect(say({}, 1, three.slice(0, 2))).toEqual(['end-you-lose', {}]);
    expect(say({}, 1, [row(0, 1, 45), row('lord', 2, 44), row(1, 3, 25)])).toEqual(['end-you-lose', {}]);
    expect(say({}, 1)).toEqual(['end-you-place', { rank: 2 }]);
  });
  it('names the winner to who watches, and to several people at one screen', () => {
    expect(say({}, standpoint([]))).toEqual(['over-won', { names: ['Kei'], number: 1 }]);
    expect(say({}, standpoint([0, 1]))).toEqual(['over-won', { names: ['Kei'], number: 1 }]);
  });
  it('tells allies together, and names the team that won to who watches', () => {
    const teams = { seat: [0, 2], team: 'a' };
    expect(say(teams, 2)).toEqual(['end-you-win', {}]);
    expect(say(teams, 1)).toEqual(['end-you-lose', {}]);
    expect(say(teams, null)).toEqual(['over-won', { names: ['Team A'], number: 1 }]);
  });
  it('names a rival that is ahead of everybody', () => {
    expect(say({ reason: 'points-rival', seat: ['lord'] }, 0, [row('lord', 1, 50), ...three])).toEqual([
      'over-won',
      { names: ['lord'], number: 1 },
    ]);
  });
  it('knows a draw from a shared win', () => {
    const two = [row(0, 1, 4), row(1, 1, 4)];
    expect(say({ reason: 'level', seat: [0, 1] }, 0, two)).toEqual(['end-draw', {}]);
    expect(say({ reason: 'level', seat: [0, 1] }, 0, [...two, row(2, 3, 1)])).toEqual(['end-you-share', {}]);
    expect(say({ reason: 'level', seat: [0, 1] }, null, [...two, row(2, 3, 1)])).toEqual([
      'over-won',
      { names: ['Kei', 'Hana'], number: 2 },
    ]);
  });
});

it('has the same headline in a list, from the ranks alone', () => {
  const say = (ranks: number[], me: number, teams?: number[]) => outcomeOf(ranks, me, teams)[0];
  expect(outcomeOf([1, 3, 2], 1)).toEqual(['end-you-place', { rank: 3 }]);
  expect([say([1, 2], 1), say([2, 3], 1)]).toEqual(['end-you-lose', 'end-you-lose']);
  expect([say([1, 2], 0), say([1, 1, 3], 1), say([1, 1], 1)]).toEqual(['end-you-win', 'end-you-share', 'end-draw']);
  const teams = [0, 1, 0, 1];
  expect([say([1, 2, 1, 2], 2, teams), say([1, 2, 1, 2], 3, teams)]).toEqual(['end-you-win', 'end-you-lose']);
  expect(say([1, 1, 1, 1], 3, teams)).toBe('end-draw');
});

it('shows a victory to the winner and to who looks from outside, a defeat to the others, and a rival to all', () => {
  const rows = [row(0, 1, 4), row(1, 1, 4)];
  expect([0, null, 1].map((me) => moodOf(reason({}), rows, me))).toEqual(['win', 'win', 'beaten']);
  expect(moodOf(reason({ seat: ['lord'] }), rows, 0)).toBe('rival');
  expect(moodOf(reason({ reason: 'level', seat: [0, 1] }), rows, 0)).toBe('draw');
});

it('seats allies together in one place', () => {
  const rows = rowsOf({ scores: [], ranks: [], winners: [], sheet: [row(0, 2, 4), row(1, 1, 4), row(2, 2, 4), row(3, 1, 4)] });
  const places = placesOf(rows, reason({ seat: [1, 3], team: 'b' }));
  expect(places.map(({ rank, who }) => [rank, who])).toEqual([
    [1, [1, 3]],
    [2, [0, 2]],
  ]);
});

describe('the reason', () => {
  it('calls a rival by its name, also among people', () => {
    expect(sayReason(reason({ reason: 'order', level_seat: [0, 'lord'], seat: ['lord'], points: 29 }), texts)).toBe(
      'Tied at 29: Kei, The lord. The lord wins.',
    );
  });
  it('says first what ended the game', () => {
    expect(sayReason(reason({ ending: 'silence' }), texts)).toBe('Nobody moved. Kei wins.');
  });
});

describe('the ladder', () => {
  it('is not needed when points have decided', () => {
    const ladder = [
      { rung: 'points', values: [5, 4], level: [0] },
      { rung: 'katana', values: [1, 2], level: [0] },
    ];
    expect(ladderOf(reason({ ladder }), placesOf([row(0, 1, 5), row(1, 2, 4)], reason({})), [0, 1])).toEqual([]);
  });
  it('has what was level, what decided and what would have come next', () => {
    const why = reason({
      reason: 'territories',
      seat: [1, 3],
      team: 'b',
      ending: 'silence',
      ladder: [
        { rung: 'points', values: [4, 4, 4, 4], level: [0, 1, 2, 3] },
        { rung: 'territories', values: [3, 4, 3, 4], level: [1, 3] },
        { rung: 'strength', values: [10, 12, 10, 12], level: [1, 3] },
      ],
    });
    const places = placesOf([row(1, 1, 4), row(3, 1, 4), row(0, 2, 4), row(2, 2, 4)], why);
    expect(ladderOf(why, places, [0, 1, 2, 3])).toEqual([
      {
        rung: 'points',
        state: 'level',
        has: [
          { who: [1, 3], value: 4 },
          { who: [0, 2], value: 4 },
        ],
      },
      {
        rung: 'territories',
        state: 'decided',
        has: [
          { who: [1, 3], value: 4 },
          { who: [0, 2], value: 3 },
        ],
      },
      {
        rung: 'strength',
        state: 'next',
        has: [
          { who: [1, 3], value: 12 },
          { who: [0, 2], value: 10 },
        ],
      },
    ]);
  });
  it('leaves out who was not level, and numbers that only order people', () => {
    const why = reason({
      reason: 'order',
      seat: [0],
      ladder: [
        { rung: 'points', values: [29, 29, 24, 29], level: [0, 1, 'lord'] },
        { rung: 'order', values: [0, -2, -3, -1], level: [0] },
      ],
    });
    const rows = [row(0, 1, 29), row('lord', 2, 29), row(1, 3, 29), row(2, 4, 24)];
    expect(ladderOf(why, placesOf(rows, why), [0, 1, 2, 'lord'])[1]).toEqual({
      rung: 'order',
      state: 'decided',
      has: [
        { who: [0], value: null },
        { who: ['lord'], value: null },
        { who: [1], value: null },
      ],
    });
  });
  it('strikes everything when nothing has decided', () => {
    const why = reason({ reason: 'level', seat: [0, 1], ladder: [{ rung: 'points', values: [4, 4], level: [0, 1] }] });
    expect(ladderOf(why, placesOf([row(0, 1, 4), row(1, 1, 4)], why), [0, 1]).map(({ state }) => state)).toEqual(['level']);
  });
  it('also explains an ending that points have decided', () => {
    const why = reason({
      ending: 'silence',
      ladder: [
        { rung: 'points', values: [4, 3], level: [0] },
        { rung: 'troops', values: [1, 2], level: [0] },
      ],
    });
    const rungs = ladderOf(why, placesOf([row(0, 1, 4), row(1, 2, 3)], why), [0, 1]);
    expect(rungs.map(({ state, has }) => [state, has.length])).toEqual([
      ['decided', 2],
      ['next', 2],
    ]);
  });
});

it('says why one is before another with as many points, unless the ladder does', () => {
  const rows = [row(1, 1, 29), row(2, 2, 26), row(0, 3, 26), row(3, 3, 26)];
  const ladder = [
    { rung: 'points', values: [26, 29, 26, 26], level: [1] },
    { rung: 'katana', values: [2, 1, 3, 2], level: [1] },
  ];
  const given = reason({ seat: [1], ladder });
  expect(splitsOf(given, placesOf(rows, given), [0, 1, 2, 3])).toEqual([{ before: [2], after: [0], rung: 'katana' }]);
  const level = reason({ seat: [2], ladder: [{ rung: 'points', values: [26, 2, 26, 1], level: [0, 2] }, ladder[1]!] });
  expect(splitsOf(level, placesOf([row(2, 1, 26), row(0, 2, 26)], level), [0, 1, 2, 3])).toEqual([]);
});
