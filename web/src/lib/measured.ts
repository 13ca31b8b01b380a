/** Reports an element's size once the page is laid out, and whenever it changes. Asking right away would force a layout. */
export const measured = (tell: (width: number, height: number) => void) => (element: Element) => {
  const watch = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
  watch.observe(element);
  return () => watch.disconnect();
};
