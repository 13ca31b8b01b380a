/** The targets of each decision, and what it would change on the map. */
import type { Move } from '../../lib/choice.svelte.ts';

const at = (province: unknown): string => `at:${String(province)}`;
const man = (province: unknown, seat: unknown): string => `man:${String(province)}:${String(seat)}`;

export function targetsOf(move: Move): string[] {
  switch (move.do) {
    case 'draft':
    case 'tactic':
    case 'daimyo':
      return [`card:${String(move.tactic ?? move.daimyo)}`];
    case 'split':
    case 'call':
    case 'add':
    case 'withdraw':
    case 'push':
    case 'send':
      return [at(move.province)];
    case 'move':
      return [at(move.from_province), at(move.to_province)];
    case 'drive':
    case 'lure':
      return [man(move.from_province, move.opponent_seat), at(move.to_province)];
    case 'replace':
      return [man(move.province, move.opponent_seat)];
    case 'against':
      return [`seat:${String(move.opponent_seat)}`];
    case 'ride': // an army may go to the same neighbor, so one points first at who goes
    case 'ride-together':
      return [`do:${move.do}`, at(move.province)];
    default:
      return [`do:${move.do}`];
  }
}

export interface Change {
  province: string;
  seat: number;
  by: number;
}

/** How a move would change armies, for the ghosts on the map. Unknown results count as no change. */
export function changesOf(move: Move, me: number, origin: string | null, opponent: number | null): Change[] {
  const here = String(move.province);
  const [from, to, number] = [String(move.from_province), String(move.to_province), Number(move.number ?? 1)];
  const rival = Number(move.opponent_seat ?? opponent ?? -1);
  const go = (seat: number, by: number): Change[] => [
    { province: from, seat, by: -by },
    { province: to, seat, by },
  ];
  switch (move.do) {
    case 'split':
    case 'add':
      return [{ province: here, seat: me, by: number }];
    case 'withdraw':
    case 'call':
      return [{ province: here, seat: me, by: -1 }];
    case 'send':
    case 'push': {
      const seat = move.do === 'push' ? rival : me;
      return [...(origin ? [{ province: origin, seat, by: -1 }] : []), { province: here, seat, by: 1 }];
    }
    case 'move':
      return go(me, number);
    case 'drive':
      return go(rival, number);
    case 'lure':
      return [...go(rival, number), ...go(me, 1)];
    case 'replace':
      return [
        { province: here, seat: rival, by: -1 },
        { province: here, seat: me, by: 1 },
      ];
    default:
      return [];
  }
}
