/** The texts of the shell and of the server's answers in the chosen language, and the games' catalogues from the server. */
import { ALONE } from '#transport';
import { loadTexts, Refusal } from './api.ts';
import { settings } from './settings.svelte.ts';
import { hereOf, ME, OPEN, sides, type Plan } from './plan.ts';
import { capital, Texts, type Language, type Words } from './texts.ts';
import type { GameInfo } from './wire.gen.ts';

const files = import.meta.glob<string>(['../../../src/kassen/{core,bots,server}/locale/??.ftl', '../locale/*.ftl'], {
  query: '?raw',
  import: 'default',
});

async function shellTexts(language: Language): Promise<Texts> {
  const sources = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`));
  return new Texts(language, await Promise.all(sources.map(([, load]) => load())));
}

let shell = $state.raw<Texts>();

/** Load the texts of a language. The page waits for the first ones. */
export async function loadWords(language: Language = settings.language): Promise<void> {
  const texts = await shellTexts(language);
  if (language === settings.language) shell = texts;
}

/** A sentence of the shell. */
export const t = (message: string, words?: Words): string => shell?.say(message, words) ?? '';
export const knows = (message: string): boolean => shell?.has(message) ?? false;

/** Why something was refused: `refusal-<why>` from the server's catalogue or, if a newer server has one we lack, its own
sentence. */
export const explain = ({ why, words, error }: { why: string; words?: Words; error: string }): string =>
  knows(`refusal-${why}`) ? t(`refusal-${why}`, words) : error;

/** What went wrong: the reason of a refusal; any other error means that the server, or a part of this page, cannot be reached. */
export const problemOf = (error: unknown): string =>
  error instanceof Refusal
    ? explain(error.problem)
    : t(ALONE ? 'refusal-not-loaded' : navigator.serviceWorker?.controller ? 'offline-kept' : 'offline');

/** Texts that only a board needs are in the board's folder. */
const boardFiles = import.meta.glob<string>('../games/*/locale/*.ftl', { query: '?raw', import: 'default' });
const catalogues = new Map<string, Promise<string[]>>();

/** A game's texts, with the names of the people on its seats. */
export async function gameTexts(game: string, language: Language, names: () => readonly string[]): Promise<Texts> {
  const key = `${game}/${language}`;
  const ownWords = boardFiles[`../games/${key.replace('/', '/locale/')}.ftl`];
  if (!catalogues.has(key)) catalogues.set(key, Promise.all([loadTexts(game, language), ownWords?.() ?? '']));
  try {
    return new Texts(language, await catalogues.get(key)!, names);
  } catch (error) {
    catalogues.delete(key); // so that the next call tries again
    throw error;
  }
}

/** The name of a level of bot: ours if we have one, otherwise the server's. */
export const levelName = (level: string): string => (knows(`level-${level}`) ? t(`level-${level}`) : capital(level));
/** The name of a bot at a table: its own if it has one, otherwise its level and seat. */
export const botName = (level: string, seat: number): string =>
  knows(`of-${level}`) ? levelName(level) : t('bot-name', { level: levelName(level), number: seat + 1 });

/** Who a bot is or, for a plain level, its name. How it plays is shown only where measured (shell/Cast.svelte). */
export const aboutBot = (level: string): string => (knows(`of-${level}`) ? t(`of-${level}`) : levelName(level));

/** Make names distinct: shared ones get the number of the seat. */
export const toldApart = (names: string[]): string[] =>
  names.map((name, seat) =>
    names.filter((other) => other === name).length > 1 ? t('bot-name', { level: name, number: seat + 1 }) : name,
  );

/** 2–5, or 2, 4, 6 if there are gaps. */
export function playersWords(players: number[]): string {
  const [low, high] = [Math.min(...players), Math.max(...players)];
  return t('poster-players', {
    players: high - low + 1 === players.length && high > low ? t('list-range', { low, high }) : players,
  });
}

/** The players of a plan, in one line. */
export function planWords(game: Pick<GameInfo, 'teams'>, plan: Plan): string {
  const called = (seats: number[]) =>
    seats.filter((i) => plan.seats[i] !== ME).map((i) => (plan.seats[i] === OPEN ? t('plan-friend') : levelName(plan.seats[i]!)));
  const all = plan.seats.map((_, i) => i);
  const here = hereOf(plan);
  const [ours, theirs] = sides(game, plan.seats) ?? [[], all];
  const [partners, names] = [called(ours), called(theirs)];
  if (!here) return t('plan-watch', { names: called(all) });
  if (!names.length) return t('plan-here', { number: here });
  if (here > 1) return t('plan-shared', { number: here, names: [...partners, ...names] });
  return partners.length ? t('plan-with', { partners, names }) : t('plan-against', { names });
}
