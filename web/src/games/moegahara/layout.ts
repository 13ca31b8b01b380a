/** The targets of each decision, how a row would look after it, and who leads where. It knows no rules: strengths and winners
 *  come with the view. */
import type { Move } from '../../lib/choice.svelte.ts';
import type { Card } from './cards.ts';
import type { Board, Deployed, Outcome, SeatView, Team, TerritoryView } from './shapes.gen.ts';

export const PLACES = [0, 1, 2];
export const KANJI = '一二三四五六七八九十';
export const TEAMS: Team[] = ['a', 'b'];
export const other = (team: Team): Team => (team === 'a' ? 'b' : 'a');
export const teamOf = (seats: SeatView[], seat: number | null): Team => seats[seat ?? 0]?.team ?? 'a';

export const atTarget = (territory: number): string => `at:${territory}`;
export const onTarget = (territory: number, seat: number, card: string, place: number): string =>
  `on:${territory}:${seat}:${card}:${place}`;
export const seatOn = (target: string): number => Number(target.split(':')[2]);
export const orderTarget = (order: number[]): string => `order:${order.join('-')}`;

export function targetsOf(move: Move): string[] {
  const [card, territory] = [String(move.card), Number(move.territory)];
  switch (move.do) {
    case 'play':
      return [`hand:${card}`];
    case 'buy':
      return [`pile:${card}`];
    case 'settle':
      return [`wait:${card}`];
    case 'deploy':
      return [atTarget(territory)];
    case 'strike':
    case 'trap':
    case 'withdraw': // its target is the card; that of reordering is the territory
      return [onTarget(territory, Number(move.of_seat), card, Number(move.place))];
    case 'reorder':
      return [atTarget(territory), orderTarget(move.order as number[])];
    case 'give':
      return ['do:give', `give:${card}`, `seat:${String(move.to_seat)}`];
    case 'return':
      return [`seat:${String(move.from_seat)}`];
    case 'keep':
      return [`keep:${String(move.number)}`];
    default:
      return [`do:${move.do}`];
  }
}

/** A card as it is, or as it would be. */
export interface Standing extends Deployed {
  /** Not there yet, or now in another place. */
  ghost?: true;
  /** It would leave. */
  leaving?: true;
}

const ghosts = (row: Deployed[], strengths: number[]): Standing[] =>
  row.map((card, i) => ({ ...card, strength: strengths[i] ?? card.strength, modifiers: undefined }));

/** A team's row in the considered decision's territory, as it would be; `strengths` come from the view. */
function rowAfter(row: Deployed[], team: Team, own: Team, move: Move, me: number, strengths: number[]): Standing[] {
  const removes = move.do === 'withdraw' ? own : move.do === 'strike' || move.do === 'trap' ? other(own) : null;
  if (team === removes) {
    const gone = Number(move.place) - 1;
    const rest = ghosts(
      row.filter((_, i) => i !== gone),
      strengths,
    );
    return [...rest.slice(0, gone), { ...row[gone]!, leaving: true }, ...rest.slice(gone)];
  }
  if (team === own && move.do === 'deploy')
    return ghosts([...row, { card: move.card as Card, seat: me, strength: 0 }], strengths).map((card, i) =>
      i === row.length ? { ...card, ghost: true } : card,
    );
  if (team === own && move.do === 'reorder') {
    const order = move.order as number[];
    return ghosts(
      order.map((place) => row[place - 1]!),
      strengths,
    ).map((card, i) => (order[i] === i + 1 ? card : { ...card, ghost: true }));
  }
  return ghosts(row, strengths);
}

export type Rows = Record<Team, Standing[]>;

/** Both rows of a territory after the considered decision, or as they are. */
export function rowsOf(
  board: Board,
  territory: number,
  own: Team,
  me: number,
  considered: Move | null,
  outcome: Outcome | null,
): Rows {
  const { a, b } = board.territories[territory - 1]!;
  if (!considered || outcome?.territory !== territory) return { a, b };
  return { a: rowAfter(a, 'a', own, considered, me, outcome.a), b: rowAfter(b, 'b', own, considered, me, outcome.b) };
}

export type Lead = Team | 'level' | 'open';

/** Who leads each place; cards that would leave do not count. */
export function leads(rows: Rows): Lead[] {
  const [a, b] = TEAMS.map((team) => rows[team].filter((card) => !card.leaving));
  return PLACES.map((place) => {
    const [x, y] = [a![place], b![place]];
    if (!x || !y) return 'open';
    return x.strength === y.strength ? 'level' : x.strength > y.strength ? 'a' : 'b';
  });
}

/** The sign of a place from the viewer's side, with the enemy above. */
export const signOf = (lead: Lead, own: Team): string =>
  lead === 'open' ? '·' : lead === 'level' ? '＝' : lead === own ? '▼' : '▲';

/** The first (from 1) of three adjacent territories of a team, or null. */
export const trioOf = (territories: TerritoryView[], team: Team): number | null => {
  const first = territories.findIndex(
    (_, i) => i + 2 < territories.length && PLACES.every((step) => territories[i + step]!.owner === team),
  );
  return first < 0 ? null : first + 1;
};

/** Can something in the supply be chosen? 'only': nothing else but stopping can, so on a phone the supply opens by itself. */
export function supplyCalls(lit: Set<string>): 'no' | 'also' | 'only' {
  const chosen = [...lit].filter((target) => !target.startsWith('do:'));
  const piles = chosen.filter((target) => target.startsWith('pile:')).length;
  return piles === 0 ? 'no' : piles === chosen.length ? 'only' : 'also';
}

/** Where an arrow key leads in the line. Columns are territories; rows go from the enemy's third place across the land to our
 *  third. */
export function step(key: string, column: number, row: number): [column: number, row: number] | null {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1], Home: [-9, 0], End: [9, 0] }[
    key
  ] ?? [0, 0];
  if (!dx && !dy) return null;
  return [Math.max(0, Math.min(9, column + dx!)), Math.max(-3, Math.min(3, row + dy!))];
}
