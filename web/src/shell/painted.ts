/** Something to do when all that is there by now has been painted: what is less urgent makes nobody wait. Gives how to drop it. */
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
/** One after the other, each when the one before has been painted: no task is long, and the page answers in between. Gives how to drop it. */
export function inTurn(act: () => void): () => void {
  if (waiting.push(act) === 1) whenPainted(next);
  return () => {
    const at = waiting.indexOf(act);
    if (at >= 0) waiting.splice(at, 1);
  };
}
/** Part after part, as long as `act` says that there is more. Gives how to drop it. */
export function inParts(act: () => boolean): () => void {
  const again = () => {
    if (act()) drop = inTurn(again);
  };
  let drop = inTurn(again);
  return () => drop();
}
/** A turn to wait for. */
export const myTurn = (): Promise<void> => new Promise((resolve) => void inTurn(resolve));
