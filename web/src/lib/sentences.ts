/** News as sentences: first what happened at the table, then what happened in the game. */
import type { Texts } from './texts.ts';
import type { GameEvent } from './view.ts';
import type { News } from './wire.gen.ts';

/** A sentence, and the seat it is about. */
export interface Sentence {
  text: string;
  seat: number | null;
}

const aboutSeat = (seat: unknown): number | null => (typeof seat === 'number' ? seat : null);

/** `levelName` names a level of bot. */
export function newsSentences(news: News, texts: Texts, levelName: (level: string) => string): Sentence[] {
  const own = ['news', news.what, news.how].filter(Boolean).join('-');
  const words = {
    name: news.name ?? '',
    number: (news.seat ?? 0) + 1,
    ply: news.ply ?? 0,
    bot: news.level ? levelName(news.level) : '',
  };
  const said = texts.has(own) ? [{ text: texts.say(own, words), seat: news.seat ?? null }] : [];
  return [...said, ...((news.events ?? []) as GameEvent[]).map((event) => eventSentence(event, texts))];
}

function eventSentence({ event, ...words }: GameEvent, texts: Texts): Sentence {
  return { text: texts.say(`event-${event}`, words), seat: aboutSeat(words.seat ?? words.winner_seat) };
}
