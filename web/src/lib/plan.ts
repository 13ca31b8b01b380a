/** Who plays a game, and by which options: kept on this device for each game. */
import { opponents, usualLevel, usualPlayers } from './games.ts';
import type { GameInfo } from './wire.gen.ts';

export const ME = 'me';
export const OPEN = 'open';

export interface Plan {
  /** For each seat: me, open (for a friend who gets the link), or a bot's name. */
  seats: string[];
  /** For each seat, the name of somebody at this screen; empty: my own name. */
  names: string[];
  /** Options that differ from their defaults. */
  options: Record<string, unknown>;
}
type Offered = Pick<GameInfo, 'players' | 'options'>;

const isBot = (who: string): boolean => who !== ME && who !== OPEN;
export const botsOf = (plan: Plan): string[] => plan.seats.filter(isBot);
/** How many sit at this screen. */
export const hereOf = (plan: Plan): number => plan.seats.filter((who) => who === ME).length;

/** The kept plan, as far as the game still offers it; otherwise me against bots about as strong as `like`. */
export function planFor(game: Offered, bots: string[], kept: Plan | undefined, like = ''): Plan {
  if (!kept || !game.players.includes(kept.seats.length)) {
    const players = usualPlayers(game.players);
    const seats = [ME, ...opponents(bots, usualLevel(bots, like), players - 1)];
    return { seats, names: seats.map(() => ''), options: {} };
  }
  const options = game.options.flatMap(({ name, choices }) =>
    choices.includes(kept.options[name] as never) ? [[name, kept.options[name]]] : [],
  );
  const seats = kept.seats.map((who) => (isBot(who) && !bots.includes(who) ? usualLevel(bots, like) : who));
  return { seats, names: seats.map((_, i) => kept.names[i] ?? ''), options: Object.fromEntries(options) };
}

/** The plan for another number of players: people and bots stay, and more bots fill new seats. */
export function resized(plan: Plan, players: number, bots: string[]): Plan {
  const seats = plan.seats.slice(0, players);
  const like = botsOf(plan).at(-1) ?? usualLevel(bots, '');
  const fresh = opponents(bots, like, bots.length).filter((who) => !seats.includes(who));
  while (seats.length < players) seats.push(fresh.shift() ?? like);
  return { ...plan, seats, names: seats.map((_, i) => plan.names[i] ?? '') };
}

/** Put somebody on a seat. There is one of each bot, so a bot that already has another seat swaps the two. */
export function put(plan: Plan, seat: number, who: string): Plan {
  const seats = [...plan.seats];
  const before = isBot(who) ? seats.indexOf(who) : -1;
  if (before >= 0) seats[before] = seats[seat]!;
  seats[seat] = who;
  return { ...plan, seats };
}

/** The next seat to fill after this one, among those of bots and friends. */
export function nextSeat(plan: Plan, seat: number): number {
  const { length } = plan.seats;
  const after = Array.from({ length }, (_, i) => (seat + 1 + i) % length);
  return after.find((each) => plan.seats[each] !== ME) ?? seat;
}

/** Everybody but the first of us moves on one seat, for other partners and opponents; two players swap seats. */
export function turned(plan: Plan): Plan {
  const fixed = plan.seats.length > 2 ? plan.seats.indexOf(ME) : -1;
  const moving = plan.seats.map((_, i) => i).filter((i) => i !== fixed);
  const [seats, names] = [[...plan.seats], [...plan.names]];
  moving.forEach((to, k) => {
    const from = moving[(k + 1) % moving.length]!;
    seats[to] = plan.seats[from]!;
    names[to] = plan.names[from] ?? '';
  });
  return { ...plan, seats, names };
}

/** The plan to play right now: bots in place of friends who would come by a link. */
export function atOnce(plan: Plan, bots: string[]): Plan {
  const free = opponents(bots, botsOf(plan)[0] ?? usualLevel(bots, ''), bots.length).filter((who) => !plan.seats.includes(who));
  return { ...plan, seats: plan.seats.map((who) => (who === OPEN ? (free.shift() ?? bots[0] ?? who) : who)) };
}

/** The seats on my side and on the other; null without teams. If I have no seat, the first seat's side comes first. */
export function sides(game: Pick<GameInfo, 'teams'>, seats: string[]): [number[], number[]] | null {
  const team = game.teams[seats.length];
  if (!team) return null;
  const mine = team[Math.max(0, seats.indexOf(ME))];
  const all = seats.map((_, i) => i);
  return [all.filter((i) => team[i] === mine), all.filter((i) => team[i] !== mine)];
}
