import { beforeAll, expect, it, vi } from 'vitest';
import type { Problem } from './wire.gen.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('document', { documentElement: {} });
const { Refusal } = await import('./api.ts');
const { settings } = await import('./settings.svelte.ts');
const { levelName, loadWords, problemOf } = await import('./words.svelte.ts');

const problem = (why: string, words = {}): Problem => ({ code: 'not_now', error: 'An English sentence.', why, words });

beforeAll(async () => {
  settings.language = 'fr';
  await loadWords();
});

it("tells a refusal in the reader's language, whatever the server wrote", () => {
  expect(problemOf(new Refusal(problem('turn-of', { name: 'Aki' })))).toBe('C’est à Aki de jouer.');
  expect(problemOf(new Refusal(problem('seats-open', { number: [2, 3] })))).toContain('2, 3');
});
it('shows what a newer server wrote, rather than nothing', () =>
  expect(problemOf(new Refusal(problem('unheard-of')))).toBe('An English sentence.'));
it('takes any other error for a server that cannot be reached', () =>
  expect(problemOf(new TypeError('Failed to fetch'))).toContain('Le serveur ne répond pas.'));
it('calls bots as the server and the terminal do', () => expect(levelName('samurai')).toBe('Samouraï'));
