import { expect, test } from 'vitest';
import { placesOf, sinceMine, tracesOf, turnsOf } from './turns.ts';
import type { News } from './wire.gen.ts';

const decided = (number: number, seat: number, round = 1, events: object[] = [{ event: 'picked', seat }]): News =>
  ({ number, at: 0, what: 'decided', seat, ply: number, round, events }) as unknown as News;

test('a word of an event names a place by its kind', () => {
  expect(placesOf({ event: 'moved', from_province: 'oko', to_province: 'usuki', number: 2 })).toEqual([
    'province:oko',
    'province:usuki',
    'number:2',
  ]);
  expect(placesOf({ event: 'placed', at: 'c2', to: 'd2' })).toEqual(['at:c2', 'at:d2']);
});

test('what moved leaves one place and comes to another', () => {
  const { traces, ways } = tracesOf({ event: 'moved', seat: 1, from_province: 'oko', to_province: 'usuki', number: 2 });
  expect(traces.slice(0, 2)).toEqual([
    { place: 'province:oko', seat: 1, by: -2 },
    { place: 'province:usuki', seat: 1, by: 2 },
  ]);
  expect(ways).toEqual([{ from: 'province:oko', to: 'province:usuki', seat: 1 }]);
  expect(tracesOf({ event: 'war' })).toEqual({ traces: [], ways: [] });
});

test('decisions of one seat in a row are one turn, but not across rounds', () => {
  const turns = turnsOf([decided(1, 0), decided(2, 1), decided(3, 1), decided(4, 1, 2)]);
  expect(turns.map(({ seat, round, news }) => [seat, round, news.length])).toEqual([
    [0, 1, 1],
    [1, 1, 2],
    [1, 2, 1],
  ]);
});

test('since my last decision, without what was taken back, and nothing for who watches', () => {
  const story = [decided(1, 0), decided(2, 1), decided(3, 2)];
  expect(sinceMine(story, [0]).map(({ number }) => number)).toEqual([2, 3]);
  expect(sinceMine(story, [2])).toEqual([]);
  expect(sinceMine(story, [])).toEqual([]);
  const undone = { number: 4, at: 0, what: 'undone', ply: 2 } as News;
  expect(sinceMine([...story, undone], [0]).map(({ number }) => number)).toEqual([2]);
});
