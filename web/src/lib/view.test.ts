import { expect, it } from 'vitest';
import { standingEvents, storyUntil, viewOf } from './view.ts';
import type { News } from './wire.gen.ts';

const decided = (number: number, ply: number, event: string): News => ({
  number,
  at: 0,
  what: 'decided',
  ply,
  events: [{ event }],
  lines: [],
});

it('forgets the events of what was taken back', () => {
  const undone: News = { number: 3, at: 0, what: 'undone', ply: 1 };
  const story = [decided(1, 1, 'first'), decided(2, 2, 'second'), undone, decided(4, 2, 'other')];
  expect(standingEvents(story).map((each) => each.event)).toEqual(['first', 'other']);
  expect(storyUntil(story, 1).map((news) => news.number)).toEqual([1]);
});

it('puts moves that came as a table back into full', () => {
  const moves = {
    keys: ['do', 'at', 'tile'],
    values: ['place', 'a1', 'b1', 'pass', ['x']],
    rows: [
      [7, 0, 2, 4],
      [5, 0, 1, -1],
      [9, 3, -1, -1],
    ],
  };
  expect(viewOf({ turn: 1, view: { phase: 'place' }, moves }).moves).toEqual([
    { id: 7, do: 'place', at: 'b1', tile: ['x'] },
    { id: 5, do: 'place', at: 'a1' },
    { id: 9, do: 'pass' },
  ]);
});
it('lists the moves of an answer in the order that came with them', () => {
  const view = {
    moves: [
      { id: 1, do: 'a' },
      { id: 2, do: 'b' },
    ],
  };
  expect(viewOf({ turn: 1, view, order: [2, 1] }).moves!.map((move) => move.id)).toEqual([2, 1]);
});
