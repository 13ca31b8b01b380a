/** The words of the shell and of the server's answers in the chosen language, and the catalogues of the games from the server. */
import { loadTexts, Refusal } from './api.ts';
import { settings } from './settings.svelte.ts';
import { Texts, type Language, type Words } from './texts.ts';

const files = import.meta.glob<string>(['../../../src/kassen/{core,bots,server}/locale/??.ftl', '../locale/*.ftl'], {
  query: '?raw',
  import: 'default',
});

async function shellTexts(language: Language): Promise<Texts> {
  const sources = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`));
  return new Texts(language, await Promise.all(sources.map(([, load]) => load())));
}

let shell = $state.raw<Texts>();

/** Load the words of the chosen language; the page waits for the first ones. */
export async function loadWords(language: Language = settings.language): Promise<void> {
  const texts = await shellTexts(language);
  if (language === settings.language) shell = texts;
}

/** A sentence of the shell. */
export const t = (message: string, words?: Words): string => shell?.say(message, words) ?? '';
export const knows = (message: string): boolean => shell?.has(message) ?? false;

/** Why something was refused, to the person: `refusal-<why>` of the server's catalogue; its own sentence if that is newer than we. */
export const explain = ({ why, words, error }: { why: string; words?: Words; error: string }): string =>
  knows(`refusal-${why}`) ? t(`refusal-${why}`, words) : error;

/** What went wrong, to the person: a refusal says why, anything else is a server that cannot be reached. */
export const problemOf = (error: unknown): string => (error instanceof Refusal ? explain(error.problem) : t('offline'));

/** Words that only a board needs stand beside the board. */
const boardFiles = import.meta.glob<string>('../games/*/locale/*.ftl', { query: '?raw', import: 'default' });
const catalogues = new Map<string, Promise<string[]>>();

/** What a game can say, with the names of the people on its seats. */
export async function gameTexts(game: string, language: Language, names: () => readonly string[]): Promise<Texts> {
  const key = `${game}/${language}`;
  const ownWords = boardFiles[`../games/${key.replace('/', '/locale/')}.ftl`];
  if (!catalogues.has(key)) catalogues.set(key, Promise.all([loadTexts(game, language), ownWords?.() ?? '']));
  try {
    return new Texts(language, await catalogues.get(key)!, names);
  } catch (error) {
    catalogues.delete(key); // so that the next try asks again
    throw error;
  }
}

/** The name of a kind of bot: ours if we have one, else as the server calls it. */
export const levelName = (level: string): string =>
  knows(`level-${level}`) ? t(`level-${level}`) : level.charAt(0).toUpperCase() + level.slice(1);
