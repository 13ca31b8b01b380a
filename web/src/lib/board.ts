/** The props of a board, the only interface between it and its table. It draws `view` and lights the targets of `choice`, nothing
 *  else. */
import type { Choice, TargetsOf } from './choice.svelte.ts';
import type { Say } from './texts.ts';
import type { GameEvent, Happening, View } from './view.ts';

export interface BoardProps {
  view: View;
  /** The options of the open decision, and what has been pointed at so far. */
  choice: Choice;
  /** What happened last, for animations. */
  happening: Happening;
  /** All that happened so far, as far as this viewer may know; without what was taken back. */
  events: GameEvent[];
  /** The game's catalogue in the reader's language. */
  say: Say;
  /** The people on the seats. */
  names: string[];
  /** Is the open decision mine? */
  mine: boolean;
  /** Call once, to say which targets one points at for each option. */
  ontargets: (targetsOf: TargetsOf) => void;
  /** Call with true when the board begins to show what happened step by step (a war, battle by battle), and with false when it
   *  has ended, so that the page does not give the end away. */
  ontelling: (still: boolean) => void;
}
