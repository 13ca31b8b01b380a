/** Do something less urgent once everything so far has been painted. Returns a function that cancels it. */
export function whenPainted(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const waiting: (() => void)[] = [];
const next = (): void => {
  const act = waiting.shift();
  if (waiting.length) whenPainted(next);
  act?.();
};
/** Do things one by one, each after the one before has been painted, so that no task is long and the page stays responsive.
 *  Returns a function that cancels this one. */
export function inTurn(act: () => void): () => void {
  if (waiting.push(act) === 1) whenPainted(next);
  return () => {
    const at = waiting.indexOf(act);
    if (at >= 0) waiting.splice(at, 1);
  };
}
/** Do something in parts, as long as `act` returns true. Returns a function that cancels the rest. */
export function inParts(act: () => boolean): () => void {
  const again = () => {
    if (act()) drop = inTurn(again);
  };
  let drop = inTurn(again);
  return () => drop();
}
/** A promise of the next turn. */
export const myTurn = (): Promise<void> => new Promise((resolve) => void inTurn(resolve));
