import { beforeEach, expect, it, vi } from 'vitest';
import type { Lesson, LessonStep } from './wire.gen.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => '{"pace":"instant"}', setItem: () => {} });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('document', { hidden: true, documentElement: {} });
const { answerTo, LessonTable } = await import('./lesson.svelte.ts');

const view = (seat: number | null) => ({
  game: 'g',
  players: 2,
  options: {},
  viewer: 0,
  ply: 0,
  round: 1,
  seat,
  phase: 'p',
  over: seat === null,
  board: {},
});
const step = (name: string, chapter: number): LessonStep => ({
  name, chapter, seat: 0, text: 'know', ask: `ask ${name}`, prompt: '?',
  view: { ...view(0), moves: [{ id: 3, do: 'c' }, { id: 1, do: 'a' }, { id: 2, do: 'b' }] },
  answers: [{ text: 'yes', moves: [1], right: true }, { text: 'why not 2', moves: [2] }, { text: 'why not' }],
  turns: [{ seat: 0, events: [{ event: 'mine' }], lines: ['I did'], view: view(1) }, { seat: 1, events: [{ event: 'theirs' }], lines: ['they did'], view: view(0) }],
  points_at: [], compares_with: [],
}); // prettier-ignore
const lesson: Lesson = {
  game: 'g',
  names: ['Aki', 'Ren', 'Yuki'],
  steps: [step('one', 0), step('two', 0), step('three', 1)],
  farewell: 'bye',
};

let table: InstanceType<typeof LessonTable>;
const decide = (id: number) => table.decide(table.choice.options.find((option) => option.id === id)!);
beforeEach(() => {
  table = new LessonTable();
  table.teach(lesson);
});

it('answers a decision by its own explanation, else by the general one', () => {
  expect(answerTo(lesson.steps[0]!, 2).text).toBe('why not 2');
  expect(answerTo(lesson.steps[0]!, 3).text).toBe('why not');
});

it('explains another choice and leaves the decision open', () => {
  decide(3);
  expect(table.said?.text).toBe('why not');
  expect(table.tried).toBe('3'); // what was pointed at: there the answer goes
  expect(table.done).toBe(false);
  expect(table.mine).toBe(true);
  expect(table.choice.open.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(table.spoken).toEqual(['why not']);
});

it('shows what comes of the right decision, and asks no more', () => {
  decide(1);
  expect(table.done).toBe(true);
  expect(table.events.map(({ event }) => event)).toEqual(['mine', 'theirs']);
  expect(table.choice.open).toEqual([]);
  expect(table.mine).toBe(false);
});

it('goes on within a chapter with what happened, and begins another without', () => {
  table.go(1);
  expect(table.events.length).toBe(2);
  table.go(2);
  expect(table.events.length).toBe(0);
  table.next();
  expect(table.finished).toBe(true);
  expect(table.spoken).toEqual(['bye']);
});

it('points at the right decision for who asks', () => {
  table.say({ type: 'hint' });
  expect(table.choice.considered?.id).toBe(1);
});

it('knows the people of the lesson', () => {
  expect(table.names).toEqual(['Aki', 'Ren']);
});
