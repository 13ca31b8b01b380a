/** Who sits where, how cards fan out, and the targets of each decision. */
import type { Move } from '../../lib/choice.svelte.ts';

export type Spot = 'left' | 'top' | 'right';

/** The others clockwise from my left, spread over left, top and right. A spectator sees the table from seat 0. */
export function spots(players: number, viewer: number | null): { seat: number; spot: Spot }[] {
  const me = viewer ?? 0;
  const others = Array.from({ length: players - 1 }, (_, i) => (me + 1 + i) % players);
  const last = others.length - 1;
  return others.map((seat, i) => ({ seat, spot: last === 0 ? 'top' : i === 0 ? 'left' : i === last ? 'right' : 'top' }));
}

/** The angle in degrees of each card in a fan; flatter the more cards there are. */
export const turns = (cards: number): number[] =>
  Array.from({ length: cards }, (_, i) => (i - (cards - 1) / 2) * Math.min(3.4, 24 / Math.max(1, cards - 1)));

/** How far each card overlaps the one before it, as a fraction of its width, so that all fit into `room` widths. */
export const overlap = (cards: number, room: number): number =>
  cards < 2 ? 0 : Math.max(0.24, Math.min(0.86, (cards - room) / (cards - 1)));

export function targetsOf(move: Move): string[] {
  switch (move.do) {
    case 'pair':
      return [`pair:${String(move.position)}`];
    case 'active':
      return ['active'];
    case 'attack':
      return [`right:${String(move.house)}`];
    default: // keep, pick, give, take: a card in front of the person
      return [`card:${String(move.house)}`];
  }
}
