import { expect, it, vi } from 'vitest';
import type { Effects, Hinted, Refused, Update, Welcome } from './wire.gen.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => '{}', setItem: () => {} });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('document', { hidden: true, documentElement: {} });
const WORDS = { en: 'move-go = Go to { $to }\nprompt-p = Where?', fr: 'move-go = Aller à { $to }\nprompt-p = Où ?' };
const line = { send: () => {}, close: () => {}, onmessage: (_: { data: string }) => {} };
vi.mock('./api.ts', () => ({
  loadTexts: async (_: string, language: 'en' | 'fr') => WORDS[language],
  follow: () => line,
}));
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
  const candidates = [{ move: moves[1], chance: 0.5, error: 0.01, sims: 100, effects: [] }];
  table.hear({ type: 'hinted', turn: 4, move: moves[1], candidates } as unknown as Hinted);
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

it('is seeking a hint from the asking until it comes or is refused', async () => {
  const table = await hinted();
  const send = vi.fn(() => true);
  Object.assign(table, { socket: { send } });
  const asked = () => (table.askHint(), table.askHint(), table.seeking);
  expect(asked()).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
  table.hear({ type: 'refused', code: 'unavailable', why: 'busy', error: 'no' } as unknown as Refused);
  expect(table.seeking).toBe(false);
  expect(asked()).toBe(true);
  table.hear({ type: 'hinted', turn: 4, move: moves[1], candidates: [] } as unknown as Hinted);
  expect(table.seeking).toBe(false);
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

it('shows all that others do between two decisions of mine within three seconds, whatever they think for it', () => {
  vi.useFakeTimers();
  Object.assign(document, { hidden: false });
  const waited = (think: number) => {
    const table = new Table('t');
    table.hear(welcome());
    const decided = (number: number, seat: number) =>
      table.hear({ type: 'update', number, news: { number, at: 0, what: 'decided', seat } } as unknown as Update);
    decided(1, 0);
    const begun = Date.now();
    for (let number = 2; number < 18; number++) {
      vi.advanceTimersByTime(think);
      decided(number, 1);
    }
    while (table.busy) vi.advanceTimersByTime(10);
    return Date.now() - begun;
  };
  const [fast, slow] = [waited(1), waited(150)];
  expect(fast).toBeGreaterThan(1500); // one can follow
  expect(Math.max(fast, slow)).toBeLessThanOrEqual(2700);
  Object.assign(document, { hidden: true });
  vi.useRealTimers();
});

it('says that a bot takes long once it has, and no longer when it has decided', () => {
  vi.useFakeTimers();
  const table = new Table('t');
  const asked = (seat: number) => {
    const told = welcome();
    told.table.seats[1] = { kind: 'bot', level: 'shogun' };
    told.scene!.view.seat = seat;
    return told;
  };
  const longAfter = (seat: number) => (table.hear(asked(seat)), vi.advanceTimersByTime(60_000), table.late);
  expect([0, 1, 0].map(longAfter)).toEqual([false, true, false]);
  table.hear(asked(1));
  vi.advanceTimersByTime(3_000); // the strongest of them think so long
  expect(table.late).toBe(false);
  vi.useRealTimers();
});

it('tells what moves of the open decision would bring, and forgets it with the decision', async () => {
  const table = await hinted();
  const send = vi.fn(() => true);
  Object.assign(table, { socket: { send } });
  table.wonder(table.choice.open);
  table.wonder(table.choice.open);
  expect(send).toHaveBeenCalledTimes(1);
  table.hear({ type: 'effects', turn: 4, effects: { [moves[1]!.id]: [{ effect: 'points', number: 3 }] } } as unknown as Effects);
  expect(table.choice.open[1]?.effects).toEqual([{ effect: 'points', number: 3 }]);
  expect(table.choice.open[0]?.effects).toBeUndefined();
  table.hear({ type: 'effects', turn: 3, effects: { [moves[0]!.id]: [] } } as unknown as Effects);
  expect(table.choice.open[0]?.effects).toBeUndefined();
});

it('keeps the beginning of a long story, which comes before the welcome', () => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  Object.assign(document, { addEventListener: () => {}, removeEventListener: () => {} });
  const table = new Table('t');
  const leave = table.join();
  const hear = (message: unknown) => line.onmessage({ data: JSON.stringify(message) });
  hear({ type: 'story', news: [{ number: 0, at: 0, what: 'opened' }] });
  hear({ ...welcome(), number: 1, story: [{ number: 1, at: 0, what: 'started' }] });
  expect(table.story.map(({ what }) => what)).toEqual(['opened', 'started']);
  leave();
});
