/** Points and steps just made, to show for a moment where they were made. */
import type { GameEvent } from '../../lib/view.ts';

export interface Gain {
  key: string;
  seat: number;
  /** Squares to show it in the middle of. */
  squares: string[];
  number: number;
}

export const gainsOf = (number: number, events: GameEvent[]): Gain[] =>
  events.flatMap((event, i): Gain[] =>
    event.event === 'scored' || event.event === 'assessed'
      ? [
          {
            key: `${number}-${i}`,
            seat: event.seat as number,
            squares: event.event === 'assessed' ? [event.at as string] : (event.squares as string[]),
            number: event.number as number,
          },
        ]
      : [],
  );
