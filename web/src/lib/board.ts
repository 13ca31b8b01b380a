/** What a board is given and what it gives back: the one door between it and its table. It draws `view`, lights `choice`'s targets
 * and nothing else. */
import type { Choice, TargetsOf } from './choice.svelte.ts';
import type { Say } from './texts.ts';
import type { GameEvent, Happening, View } from './view.ts';

export interface BoardProps {
  view: View;
  /** The options of the open decision and how far one has pointed at one. */
  choice: Choice;
  /** What happened last, for animations. */
  happening: Happening;
  /** All that happened so far, as this viewer may know it; what was taken back is not in it. */
  events: GameEvent[];
  /** The game's catalogue in the reader's language. */
  say: Say;
  /** The people on the seats. */
  names: string[];
  /** The open decision is mine. */
  mine: boolean;
  /** To be called once: how options are pointed at. */
  ontargets: (targetsOf: TargetsOf) => void;
  /** To be called when the board begins and ends to tell what happened (a war, battle by battle): the end is not given away. */
  ontelling: (still: boolean) => void;
}
