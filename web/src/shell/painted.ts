/** Something to do when all that is there by now has been painted: what is less urgent makes nobody wait. Gives how to drop it. */
export function whenPainted(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
