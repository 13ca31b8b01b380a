/** Core's view and events (docs/engine.md) as far as every game has them; a board narrows `board` to its own. */
import type { Move } from './choice.svelte.ts';
import type { Moves, News, Scene } from './wire.gen.ts';

export interface View<Board = unknown> {
  game: string;
  players: number;
  options: Record<string, unknown>;
  viewer: number | null;
  ply: number;
  round: number;
  /** Who decides; null when it is over. */
  seat: number | null;
  phase: string;
  /** What the prompt names besides the seat. */
  asked?: Record<string, unknown>;
  over: boolean;
  board: Board;
  /** Only for the seat that is to decide. */
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

/** The view with its moves in full, in the order they are listed. */
export function viewOf(scene: Scene): View {
  const view = scene.view as unknown as View;
  if (scene.moves) return { ...view, moves: movesOf(scene.moves) };
  if (!view.moves || !scene.order) return view;
  const place = new Map(scene.order.map((id, i) => [id, i]));
  return { ...view, moves: [...view.moves].sort((a, b) => place.get(a.id)! - place.get(b.id)!) };
}

/** A row names a move's values by their places; -1 is a word this move does not have. */
const movesOf = ({ keys, values, rows }: Moves): Move[] =>
  rows.map(([id, ...places]) => {
    const words = keys.flatMap((key, i) => (places[i]! < 0 ? [] : [[key, values[places[i]!]]]));
    return { id, ...Object.fromEntries(words) } as Move;
  });

/** What of a story still stands: without decisions that were taken back. */
function standing(story: News[]): News[] {
  const stands: News[] = [];
  for (const news of story) {
    if (news.what === 'undone') while (stands.length && (stands.at(-1)!.ply ?? 0) > (news.ply ?? 0)) stands.pop();
    else if (news.events?.length) stands.push(news);
  }
  return stands;
}

export const standingEvents = (story: News[]): GameEvent[] =>
  standing(story).flatMap((news) => news.events as unknown as GameEvent[]);

/** The game's part of a story up to a decision, for replays. */
export const storyUntil = (story: News[], ply: number): News[] => standing(story).filter((news) => (news.ply ?? 0) <= ply);
