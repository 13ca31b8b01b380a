import { expect, it, vi } from 'vitest';
import type { Hinted, Welcome } from './wire.gen.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => '{}', setItem: () => {} });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('document', { hidden: true, documentElement: {} });
const WORDS = { en: 'move-go = Go to { $to }\nprompt-p = Where?', fr: 'move-go = Aller à { $to }\nprompt-p = Où ?' };
vi.mock('./api.ts', () => ({ loadTexts: async (_: string, language: 'en' | 'fr') => WORDS[language] }));
const { Table } = await import('./table.svelte.ts');
const { settings } = await import('./settings.svelte.ts');

const moves = ['Oko', 'Kyoto', 'Shuri'].map((to, id) => ({ id, do: 'go', to }));
const view = { game: 'g', players: 2, options: {}, viewer: 0, seat: 0, phase: 'p', over: false, board: {}, moves };
const seats = [
  { kind: 'person', name: 'Aki', person: 'me' },
  { kind: 'person', name: 'Ren', person: 'ren' },
];
const welcome = () =>
  structuredClone({
    type: 'welcome', number: 0, story: [], present: [], you: { person: 'me', name: 'Aki', seats: [0], viewer: 0 },
    table: { id: 't', game: 'g', seats }, scene: { turn: 4, view },
  }) as unknown as Welcome; // prettier-ignore

async function hinted() {
  settings.language = 'en';
  const table = new Table('t');
  table.hear(welcome());
  await table.learnWords();
  table.hear({ type: 'hinted', move: moves[1] } as unknown as Hinted);
  return table;
}

it('says everything in the new language, also the move that was hinted or selected', async () => {
  const table = await hinted();
  expect(table.choice.considered?.text).toBe('Go to Kyoto');
  settings.language = 'fr';
  await table.learnWords();
  expect(table.prompt).toBe('Où ?');
  expect(table.choice.open.map(({ text }) => text)).toEqual(['Aller à Oko', 'Aller à Kyoto', 'Aller à Shuri']);
  expect(table.choice.considered?.text).toBe('Aller à Kyoto');
  expect(table.choice.open).toContain(table.choice.considered);
});

it('has the hinted move only once when the same decision comes over a new line', async () => {
  const table = await hinted();
  table.hear(welcome());
  expect(table.choice.open).toContain(table.choice.considered);
  expect(table.choice.firm).toBe(true);
});

it('keeps the language chosen last when an earlier one comes late', async () => {
  const table = await hinted();
  settings.language = 'fr';
  const late = table.learnWords();
  settings.language = 'en';
  await late;
  expect(table.choice.considered?.text).toBe('Go to Kyoto');
});

it('knows that the bots are being prepared until it is told that they are ready', () => {
  const table = new Table('t');
  table.hear({ ...welcome(), preparing: true });
  expect(table.preparing).toBe(true);
  table.hear({ type: 'present', people: [], spectators: 0 });
  expect(table.preparing).toBe(false);
  table.hear({ type: 'present', people: [], spectators: 0, preparing: true });
  expect(table.preparing).toBe(true);
});
