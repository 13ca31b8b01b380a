/** Tells the size of an element when the page is laid out, and whenever it changes: to ask at once would lay it out once more. */
export const measured = (tell: (width: number, height: number) => void) => (element: Element) => {
  const watch = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
  watch.observe(element);
  return () => watch.disconnect();
};
