/** Records finished games against rated bots, to estimate my own strength. */
import { loadBots, loadGames } from '../lib/api.ts';
import { beginning } from '../lib/fair.ts';
import { settings } from '../lib/settings.svelte.ts';
import { scoreOf, withResult } from '../lib/standing.ts';
import type { Table } from '../lib/table.svelte.ts';

/** Not counted are games with a friend or a partner, from a position, or in which a move that had revealed something was taken
 *  back. */
export async function measure({ id, info, you, view, story }: Table): Promise<void> {
  const [seat] = you.seats;
  const ranks = view?.result?.ranks;
  if (!info || !ranks || seat === undefined || you.seats.length > 1 || beginning(info.origin) !== 'dealt') return;
  if (story.some((news) => news.what === 'undone' && news.how === 'alone')) return;
  const [bots, games] = await Promise.all([loadBots(), loadGames(settings.language)]);
  if (info.players > 2 && games.find((game) => game.id === info.game)?.teams[info.players]) return;
  const rated = info.seats
    .filter((_, i) => i !== seat)
    .map(({ level }) => bots.find((bot) => bot.level === level)?.strength?.[info.game]?.rating);
  if (!rated.every((rating) => rating !== undefined)) return;
  const against = rated.reduce((sum, rating) => sum + rating, 0) / rated.length;
  const before = settings.results[info.game] ?? [];
  settings.results = {
    ...settings.results,
    [info.game]: withResult(before, { table: id, against, score: scoreOf(ranks, seat) }),
  };
}
