/** What steps of honor lead to, worked out from the track. */
import { TROOPS } from './troops.ts';
import type { BannerSet, Board, Troop } from './shapes.gen.ts';

export interface Climb {
  from: number;
  to: number;
  /** Set if the marker leaves the track: the top banner, or null if the stack is empty. */
  banner?: BannerSet | null;
  /** All five markers would have reached the row of the next stronghold. */
  builds: boolean;
}

export function climbOf(board: Board, seat: number, troop: Troop, steps: number): Climb {
  const { honor, waiting, strongholds } = board.seats[seat]!;
  const top = board.track.banners;
  const from = honor[troop];
  const to = Math.min(from + steps, top);
  const row = waiting ? board.track.strongholds[strongholds.length]! : Infinity;
  const reached = (each: Troop) => (each === troop ? to : honor[each]) >= row;
  return {
    from,
    to,
    ...(to === top ? { banner: board.banners[troop][0] ?? null } : {}),
    builds: honor[troop] < row && TROOPS.every(reached),
  };
}
