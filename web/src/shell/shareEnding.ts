/** The ending of a table as a picture to share. */
import { loadRival } from '../lib/games.ts';
import { share } from '../lib/endingPicture.ts';
import type { Table } from '../lib/table.svelte.ts';
import { endingOf } from './ended.ts';

export async function shareEnding(table: Table): Promise<void> {
  const ended = endingOf(table);
  const { view, texts } = table;
  if (!ended || !view || !texts) throw new Error('the game is not over');
  const { headline, why, places, name, mood, winners, beaten } = ended;
  const scene = { mood, winners, beaten, rival: await loadRival(view.game) };
  await share(
    { game: texts.say('title'), headline, reason: why, places, name, scene, language: texts.language },
    `kassen-${table.id}.png`,
  );
}
