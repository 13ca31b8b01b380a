/** Parts of the games' prints. Prints are 300 x 236 and keep their inks by night. Plain SVG text, drawn once. */

export const INK = '#231f1b';
export const PAPER = '#fbf6ea';
export const AI = '#234a74';
export const SHU = '#b8361f';
export const MATSU = '#2f6145';
export const OUDO = '#c08a2a';
export const SUMI = '#4b4c52';
export const FUJI = '#69427a';

/** A gradient to thinner ink at the bottom, as on a print (bokashi). */
export const fade = (id: string, from: string, to: string, at = 1): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="${at}" stop-color="${to}"/></linearGradient>`;

export const cloud = (x: number, y: number, k: number, opacity = 0.9): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" fill="${PAPER}" fill-opacity="${opacity}" d="M0 0h90a8 8 0 0 1 0 16H62a6 6 0 0 0 0 12h56a8 8 0 0 1 0 16H40a8 8 0 0 1 0-16H0a14 14 0 0 1 0-28z"/>`;

/** A castle of one to three storeys. */
export function tower(x: number, y: number, k: number, storeys: number): string {
  const storey = (i: number) =>
    `<path d="M${-10 + 3 * i} ${-12 - i * 10}v-6h${20 - 6 * i}v6z" fill="${PAPER}" stroke="${INK}"/>` +
    `<path d="M${-16 + 4 * i} ${-16 - i * 10}q5-1 7-6h${18 - 8 * i}q2 5 7 6z" fill="${AI}" stroke="${INK}" stroke-width=".8"/>`;
  const all = Array.from({ length: storeys }, (_, i) => storey(i)).join('');
  return `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-16 0l4-12h24l4 12z" fill="${INK}"/>${all}</g>`;
}

/** A foot soldier with a spear or, with `flag`, a banner with that seat's crest; `back`: seen from behind. */
export function soldier(x: number, y: number, k: number, dye: string, flag: string, back = false): string {
  const banner = `<path d="M13-70h17v40H13z" fill="${dye}"/><g color="${PAPER}" stroke="none"><use href="#${flag}" x="14.5" y="-63" width="14" height="14"/></g>`;
  const face = back ? '' : '<path d="M-7-35.5Q0-33 7-35.5V-32Q5-26 0-26T-7-32z" fill="#f3d9b5"/>';
  return (
    `<g transform="translate(${x} ${y}) scale(${k})" stroke="${INK}" stroke-width="${1.4 / k}" stroke-linejoin="round">` +
    `<path d="M13-6V-70" fill="none" stroke-width="${2 / k}"/>${flag ? banner : `<path d="M13-78l-3 10h6z" fill="${INK}"/>`}${face}` +
    `<path d="M-18 0Q-20-23-9-${back ? 32 : 27}H9Q20-23 18 0z" fill="${dye}"/>` +
    `<path d="M-15-37Q-3-42 0-53 3-42 15-37 0-32-15-37z" fill="${back ? '#3a3531' : dye}"/>` +
    `<path d="M-14-12H14M-15-5H15" stroke="${PAPER}" stroke-opacity=".7"/></g>`
  );
}
