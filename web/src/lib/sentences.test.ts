import { expect, it } from 'vitest';
import { newsSentences } from './sentences.ts';
import { Texts } from './texts.ts';
import type { News } from './wire.gen.ts';

const texts = new Texts(
  'en',
  [
    'news-away-clock = The time of { $name } is up; a bot ({ $bot }) plays.\nnews-started = The game begins.\nevent-drew = { $seat } draws { $number }.\nevent-ended = The end.',
  ],
  () => ['Aki', 'Beni'],
);
const tell = (news: Partial<News>) =>
  newsSentences({ number: 1, at: 0, what: 'decided', ...news } as News, texts, (level) => level.toUpperCase());

it('tells what happened, each sentence beside whom it is about', () => {
  expect(tell({ seat: 0, events: [{ event: 'drew', seat: 1, number: 2 }, { event: 'ended' }] })).toEqual([
    { text: 'Beni draws 2.', seat: 1 },
    { text: 'The end.', seat: null },
  ]);
});

it('tells what the table says itself before what happened in the game', () => {
  expect(tell({ what: 'started', events: [{ event: 'ended' }] }).map((each) => each.text)).toEqual([
    'The game begins.',
    'The end.',
  ]);
  expect(tell({ what: 'away', how: 'clock', seat: 1, name: 'Beni', level: 'ronin' })).toEqual([
    { text: 'The time of Beni is up; a bot (RONIN) plays.', seat: 1 },
  ]);
});
