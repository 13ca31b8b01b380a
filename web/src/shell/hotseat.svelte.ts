/**
 * Several seats on one screen. We cannot know who is at the screen, only for which seat it was last uncovered. Everything sent
 * to one seat is forgotten before the next one looks, and then requested again for that seat.
 */
import type { Table } from '../lib/table.svelte.ts';

export class HotSeat {
  /** The seat for whom the screen was uncovered. */
  private shownTo = $state<number | null>(null);

  constructor(private table: Table) {}

  /** The seat that must take the device before anything is shown; null if it already has it. */
  waitsFor = $derived.by((): number | null => {
    const { you, view, info, passTo } = this.table;
    if (you.seats.length < 2 || !view || view.over || info?.status !== 'running') return null;
    const seat = passTo ?? you.viewer;
    return seat === this.shownTo && passTo === null ? null : seat;
  });

  /** Stay covered until somebody says who they are, so that taking a decision back does not show the former hand either. */
  cover(): void {
    this.shownTo = null;
  }

  lift = (): void => {
    const [table, seat] = [this.table, this.waitsFor];
    if (seat === null) return;
    this.shownTo = seat;
    if (table.you.viewer !== seat) table.seeAs(seat);
  };
}
