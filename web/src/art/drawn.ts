/** Puts a drawing given as text into an SVG element. It is parsed once and then copied; parsing takes ten times as long. */
import type { Attachment } from 'svelte/attachments';

const known = new Map<string, Attachment<SVGElement>>();

function read(drawing: string): DocumentFragment {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.innerHTML = drawing;
  const parts = document.createDocumentFragment();
  parts.append(...svg.childNodes);
  return parts;
}

/** The same drawing gives the same attachment, so that it is not drawn again. */
export function drawn(drawing: string): Attachment<SVGElement> {
  let draw = known.get(drawing);
  if (!draw) {
    const parts = read(drawing);
    draw = (svg) => svg.replaceChildren(parts.cloneNode(true));
    known.set(drawing, draw);
  }
  return draw;
}
