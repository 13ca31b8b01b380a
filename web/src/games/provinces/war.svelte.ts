/** The war, shown battle by battle from its events. There are no decisions in it; this only sets the pace. */
import type { GameEvent } from '../../lib/view.ts';

export interface Battle {
  castle: number;
  province: string;
  /** Strongest first. */
  fighters: { seat: number; strength: number }[];
  winner: number | null;
  second: number | null;
  small: number;
  reinforcements: number;
  to: string[];
}

const BATTLES = new Set(['battle', 'battle-alone', 'battle-second', 'no-battle']);

export function battlesOf(events: GameEvent[]): Battle[] {
  return events
    .filter((each) => BATTLES.has(each.event))
    .map((each) => {
      const strengths = (each.strength as number[] | undefined) ?? [];
      return {
        castle: each.castle as number,
        province: each.province as string,
        fighters: ((each.fighter_seat as number[] | undefined) ?? []).map((seat, i) => ({ seat, strength: strengths[i] ?? 0 })),
        winner: (each.winner_seat as number | undefined) ?? null,
        second: (each.second_seat as number | undefined) ?? null,
        small: (each.small as number | undefined) ?? 0,
        reinforcements: (each.reinforcements as number | undefined) ?? 0,
        to: (each.to_province as string[] | undefined) ?? [],
      };
    });
}

/** By seat, the reinforcements in a province after these battles. */
export function arrived(battles: Battle[], province: string): Map<number, number> {
  const there = new Map<number, number>();
  for (const { winner, to, reinforcements } of battles)
    if (winner !== null && to.includes(province)) there.set(winner, (there.get(winner) ?? 0) + reinforcements);
  return there;
}

/** A seat's points after these battles. */
export const pointsAfter = (battles: Battle[], seat: number): number =>
  battles.reduce(
    (sum, { winner, second, castle, small }) => sum + (winner === seat ? castle : 0) + (second === seat ? small : 0),
    0,
  );

const HOLD_MS = 1900;

/** How far the war has been shown: `shown` battles are on the board, and the last of them is the current one. */
export class WarPlayback {
  battles = $state.raw<Battle[]>([]);
  shown = $state(0);
  paused = $state(false);
  private onBattle: () => void = () => undefined;
  private timer?: ReturnType<typeof setTimeout>;

  past = $derived(this.battles.slice(0, Math.max(0, this.shown - 1)));
  told = $derived(this.battles.slice(0, this.shown));
  current = $derived(this.battles[this.shown - 1] ?? null);
  next = $derived(this.battles[this.shown] ?? null);
  going = $derived(this.shown > 0 && this.shown < this.battles.length);

  /** `live`: battle by battle; otherwise (a page opened later, reduced motion) all at once. */
  tell(battles: Battle[], live: boolean, onBattle: () => void = () => undefined): void {
    this.stop();
    this.paused = false;
    this.battles = battles;
    this.shown = live ? 1 : battles.length;
    this.onBattle = onBattle;
    if (live) this.go();
  }

  /** Pause at a battle, or continue with the next. */
  pause = (): void => {
    if (!this.going) return;
    this.paused = !this.paused;
    if (this.paused) return this.stop();
    this.step();
    this.go();
  };

  step = (): void => {
    this.shown = Math.min(this.battles.length, this.shown + 1);
  };
  all = (): void => {
    this.stop();
    this.shown = this.battles.length;
  };
  stop(): void {
    clearTimeout(this.timer);
  }
  private go(): void {
    this.onBattle();
    this.timer = setTimeout(() => {
      if (!this.going) return;
      this.step();
      this.go();
    }, HOLD_MS);
  }
}
