/** What a board is given and what it gives back. It draws `view`, lights `choice`'s targets and nothing else. */
import type { Choice } from './choice.svelte.ts';
import type { Say } from './texts.ts';
import type { Happening, View } from './view.ts';

export interface BoardProps {
  view: View;
  /** The options of the open decision and how far one has pointed at one. */
  choice: Choice;
  /** What happened last, for animations. */
  happening: Happening;
  /** The game's catalogue in the reader's language. */
  say: Say;
  /** The people on the seats. */
  names: string[];
}
