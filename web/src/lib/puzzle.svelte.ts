/** A puzzle in place of a table: the same board, but a decision is a try, which the server answers. */
import { openTable, tryPuzzle } from './api.ts';
import type { Effect, Option } from './choice.svelte.ts';
import { opponents, usualLevel } from './games.ts';
import { Table } from './table.svelte.ts';
import type { View } from './view.ts';
import type { OpenedTable, Puzzle, PuzzleAnswer, TableInfo } from './wire.gen.ts';

const ME = 'me';

export class PuzzleTable extends Table {
  puzzle = $state.raw<Puzzle>();
  answer = $state.raw<PuzzleAnswer>();
  tried = $state<number | null>(null);
  /** Called after each try. */
  ontry: (grade: string, id: number) => void = () => undefined;
  onproblem: (error: unknown) => void = () => undefined;

  constructor() {
    super('');
  }

  override get watching(): boolean {
    return false;
  }
  override canHint = $derived(false);

  /** Show the puzzle, and its answer if it was tried before. */
  ask(puzzle: Puzzle, tried: number | null): void {
    this.puzzle = puzzle;
    this.present = [ME];
    [this.answer, this.tried, this.choice.asleep] = [undefined, null, tried !== null];
    const seen = { person: ME, name: null, seats: [puzzle.seat], viewer: puzzle.seat };
    this.read({ table: describe(puzzle), ply: 0, plies: 0, scene: { turn: puzzle.number, view: puzzle.view } }, seen, []);
    this.replayed = false;
    this.choice.tells = true;
    this.effects = new Map(Object.entries(puzzle.effects).map(([id, told]) => [Number(id), told as unknown as Effect[]]));
    if (tried !== null) void this.give(tried);
  }

  override decide(option: Option): void {
    if (this.tried === null) void this.give(option.id);
  }

  override say(): void {} // nobody gives hints here

  private async give(id: number): Promise<void> {
    const { game, number } = this.puzzle!;
    this.tried = id;
    this.choice.asleep = true;
    this.choice.clear();
    try {
      this.answer = await tryPuzzle(game, number, { id });
      this.ontry(this.answer.grade, id);
    } catch (error) {
      [this.tried, this.choice.asleep] = [null, false];
      this.onproblem(error);
    }
  }

  /** The same position with bots in the other seats. */
  playOn(levels: string[], level: string): Promise<OpenedTable> {
    const { game, seat, view } = this.puzzle!;
    const { players, options } = view as unknown as View;
    const seats: string[] = opponents(levels, usualLevel(levels, level), players - 1);
    seats.splice(seat, 0, ME);
    return openTable({ game, players, options, seats, start: true, position: this.answer!.position });
  }
}

/** The description of a table that would look like this puzzle. */
function describe({ bots, seat: own, view }: Puzzle): TableInfo {
  const { game, players, options } = view as unknown as View;
  return {
    id: '', number: 0, game, players, options, status: 'running', host: '', clock: { kind: 'none' }, listed: false, chat: false,
    hints: false, cover: '', grace_s: 0, created: 0, ply: 0, turn: 0, commitment: '',
    seats: bots.map((level, seat) => (seat === own ? { kind: 'person', person: ME } : { kind: 'bot', level })),
  }; // prettier-ignore
}
