/** Boards for the unit tests, drawn in text. */
import { formationAt, survey } from './ground.ts';
import type { Board, SeatView, SquareView, Troop } from './shapes.gen.ts';

const LETTERS: Record<string, Troop> = { I: 'infantry', S: 'samurai', C: 'cavalry', P: 'spearman', A: 'archer' };

function squaresOf(rows: string[]): SquareView[] {
  return rows.flatMap((row, y) =>
    row.split(/\s+/).flatMap((text, x): SquareView[] => {
      const match = /^([ISCPA])(\d+)(?:\*(\d))?$/.exec(text);
      if (!match) return [];
      const at = `${String.fromCharCode(97 + x)}${y + 1}`;
      return [
        {
          at,
          row: y + 1,
          column: x + 1,
          troop: LETTERS[match[1]!]!,
          level: Number(match[2]),
          supports: 0,
          stronghold: match[3] ? Number(match[3]) : null,
        },
      ];
    }),
  );
}

/** A board for two players; a star and a seat mark a stronghold. */
export function board(rows: string[]): Board {
  const squares = squaresOf(rows);
  const ground = survey(squares);
  const seat = (number: number): SeatView => {
    const strongholds = squares.filter(({ stronghold }) => stronghold === number).map(({ at }) => at);
    const honor = { infantry: 0, samurai: 0, cavalry: 0, spearman: 0, archer: 0 };
    return {
      score: 0,
      tiles: 3,
      known: [],
      reserve: ['archer'],
      honor,
      strongholds,
      formations: strongholds.map((at) => [...formationAt(ground, at)]),
      waiting: 2 - strongholds.length,
      banners: [],
    };
  };
  const banners = {
    infantry: ['dragon', 'crane'],
    samurai: ['crane'],
    cavalry: [],
    spearman: ['dragon'],
    archer: ['dragon'],
  } as Board['banners'];
  return {
    rows: rows.length,
    columns: rows[0]!.split(/\s+/).length,
    squares,
    row: [],
    stack: 9,
    end_stack: 6,
    ending: false,
    passes: 0,
    first: 0,
    track: { strongholds: [3, 6], banners: 8 },
    banners,
    seats: [seat(0), seat(1)],
  };
}
