import { expect, it } from 'vitest';
import { standingEvents, storyUntil } from './view.ts';
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
