/** A lesson in place of a table: the same board, but the lesson instead of the server answers decisions. */
import type { Option } from './choice.svelte.ts';
import { Playback } from './playback.ts';
import { settings } from './settings.svelte.ts';
import { HOLD_MS, Table } from './table.svelte.ts';
import type { View } from './view.ts';
import type { Lesson, LessonAnswer, LessonStep, LessonTurn, News, Scene, TableInfo, You } from './wire.gen.ts';

/** The answer to a decision: its own, or else the general one. */
export const answerTo = (step: LessonStep, id: number): LessonAnswer =>
  step.answers.find((answer) => answer.moves?.includes(id)) ?? step.answers.find((answer) => !answer.moves?.length)!;

export class LessonTable extends Table {
  lesson = $state.raw<Lesson>();
  /** The step on the board; after the last one, the farewell. */
  at = $state(0);
  /** The answer to the last decision of this step. */
  said = $state.raw<LessonAnswer | null>(null);
  /** The target last pointed at for it. */
  tried = $state('');
  private turn = 0;
  private turns = new Playback<LessonTurn>(
    (turn) => this.follow(turn),
    () => (document.hidden ? 0 : HOLD_MS[settings.pace]),
  );

  step = $derived(this.lesson?.steps[this.at]);
  done = $derived(!!this.said?.right);
  finished = $derived(!!this.lesson && this.at >= this.lesson.steps.length);

  constructor() {
    super('');
  }

  /** The learner is always a player, even while the others answer. */
  override get watching(): boolean {
    return false;
  }

  override get guided(): boolean {
    return true;
  }

  /** Begin a lesson, or continue it in another language. */
  teach(lesson: Lesson): void {
    this.lesson = lesson;
    this.present = [ME, ...lesson.names];
    this.go(Math.min(this.at, lesson.steps.length));
  }

  /** Go to a step, before its decision. */
  go(at: number): void {
    const steps = this.lesson!.steps;
    this.turns.clear();
    this.said = null;
    this.at = Math.max(0, Math.min(at, steps.length));
    const step = this.step;
    if (!step) return this.speakOf(this.lesson!.farewell); // the last board stays
    const before = steps.slice(0, this.at).filter(({ chapter }) => chapter === step.chapter);
    const story = before.flatMap(({ turns }) => turns).map((turn, number) => this.news(turn, number));
    this.put(step, { view: step.view, prompt: step.prompt }, story, [step.seat]);
    this.replayed = false;
    this.speakOf(step.text, step.ask);
  }

  next = (): void => this.go(this.at + 1);

  override decide(option: Option): void {
    const step = this.step;
    if (!step || this.done) return;
    this.said = answerTo(step, option.id);
    this.tried = this.choice.targets(option).at(-1) ?? '';
    if (!this.said.right) {
      this.choice.clear();
      return this.speakOf(this.said.text);
    }
    for (const turn of step.turns) this.turns.add(turn);
  }

  /** Point at the right decision, for learners who want to be shown. */
  hintRight = (): void => {
    const right = this.step?.answers.find((answer) => answer.right)?.moves?.[0];
    this.choice.clear();
    this.choice.propose(this.choice.options.find((option) => option.id === right) ?? null);
  };

  override say(message: Parameters<Table['say']>[0]): void {
    if (message.type === 'hint') this.hintRight();
  }

  override skip = (): void => this.turns.skip();

  leave = (): void => this.turns.clear();

  private follow(turn: LessonTurn): void {
    const news = this.news(turn, this.story.length);
    this.put(this.step!, { view: turn.view }, [...this.story, news], [], news);
    this.speakOf(this.said?.text ?? '', ...turn.lines);
  }

  private put(step: LessonStep, scene: Omit<Scene, 'turn'>, story: News[], seats: number[], news?: News): void {
    this.turn += 1;
    const info = this.describe(step);
    const you: You = { person: seats.length ? ME : null, name: null, seats, viewer: step.seat };
    this.read({ table: info, ply: this.turn, plies: 0, scene: { turn: this.turn, ...scene }, news }, you, story);
  }

  private speakOf(...lines: string[]): void {
    this.spoken = lines.filter(Boolean);
  }

  private news(turn: LessonTurn, number: number): News {
    return { number, at: 0, what: 'decided', seat: turn.seat, ply: number + 1, events: turn.events, lines: turn.lines };
  }

  /** The description of a table that would look like this step. */
  private describe(step: LessonStep): TableInfo {
    const { game, players, options } = step.view as unknown as View;
    return {
      id: '', number: 0, game, players, options, status: 'running', host: '', clock: { kind: 'none' }, listed: false, chat: false,
      hints: true, cover: '', grace_s: 0, created: 0, ply: 0, turn: 0, commitment: '',
      seats: this.lesson!.names.slice(0, players).map((name, seat) => ({ kind: 'person', name, person: seat === step.seat ? ME : name })),
    }; // prettier-ignore
  }
}

const ME = 'learner';
