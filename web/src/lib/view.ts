/** The parts of core's view and events (docs/engine.md) that every game has; a board narrows `board` to its own. */
import type { Move } from './choice.svelte.ts';
import type { News, View as WireView } from './wire.gen.ts';

export interface View<Board = unknown> extends Omit<WireView, 'asked' | 'board' | 'moves' | 'result'> {
  /** Arguments of the prompt besides the seat. */
  asked?: Record<string, unknown>;
  board: Board;
  /** Only for the seat that is to decide, in the order they are listed. */
  moves?: Move[];
  result?: Result;
}

export interface Result {
  scores: number[];
  ranks: number[];
  winners: number[];
  [extra: string]: unknown;
}

export interface GameEvent {
  event: string;
  [word: string]: unknown;
}

/** What happened last, as the board may animate it. `number` tells one happening from the next. */
export interface Happening {
  number: number;
  events: GameEvent[];
}

/** A story without decisions that were taken back. */
export function standing(story: News[]): News[] {
  const stands: News[] = [];
  for (const news of story) {
    if (news.what === 'undone') while (stands.length && (stands.at(-1)!.ply ?? 0) > (news.ply ?? 0)) stands.pop();
    else if (news.events?.length) stands.push(news);
  }
  return stands;
}

export const standingEvents = (story: News[]): GameEvent[] =>
  standing(story).flatMap((news) => news.events as unknown as GameEvent[]);

/** The story up to a decision, for replays. */
export const storyUntil = (story: News[], ply: number): News[] => standing(story).filter((news) => (news.ply ?? 0) <= ply);
