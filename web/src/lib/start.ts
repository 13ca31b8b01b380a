/** From a plan to a table. */
import { loadLevels, openTable } from './api.ts';
import { atOnce, hereOf, OPEN, planFor, type Plan } from './plan.ts';
import { router } from './route.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { GameInfo, NewTable } from './wire.gen.ts';

type Wish = Pick<NewTable, 'clock' | 'listed'>;

/** Open a table as planned; it starts at once if nobody has to come. The plan is kept for next time. */
export async function sitDown(game: string, plan: Plan, wish: Wish = {}): Promise<void> {
  settings.plans = { ...settings.plans, [game]: plan };
  if (hereOf(plan) && !settings.played.includes(game)) settings.played = [...settings.played, game];
  // A person alone at this screen has their usual name.
  const names = hereOf(plan) > 1 ? plan.names.map((name) => name.trim() || null) : [];
  const { seats, options } = plan;
  const start = !seats.includes(OPEN);
  router.go((await openTable({ game, players: seats.length, seats, names, options, start, ...wish })).path);
}

/** Play at once, as last time, with bots in place of friends. */
export async function playNow(game: GameInfo): Promise<void> {
  const bots = await loadLevels();
  await sitDown(game.id, atOnce(planFor(game, bots, settings.plans[game.id]), bots));
}

/** Open a table of bots only, to watch. */
export const watchBots = async (game: string, seats: string[]): Promise<void> =>
  router.go((await openTable({ game, players: seats.length, seats, start: true, listed: true })).path);
