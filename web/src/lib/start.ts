/** A game against bots at once: the usual number of players, the usual level. */
import { loadLevels, openTable } from './api.ts';
import { usualLevel, usualPlayers } from './games.ts';
import { place } from './route.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { GameInfo } from './wire.gen.ts';

export async function playNow(game: Pick<GameInfo, 'id' | 'players'>): Promise<void> {
  const level = usualLevel(await loadLevels(), settings.level);
  const players = usualPlayers(game.players);
  const seats = ['me', ...Array.from({ length: players - 1 }, () => level)];
  place.go((await openTable({ game: game.id, players, seats, start: true })).path);
}
