/** The shapes crests are made of, on a field of 100 x 100 around 50, 50. Angles are clockwise from the top. */

const round = (n: number): string => n.toFixed(1);
const at = (r: number, angle: number, cx: number, cy: number): string => {
  const a = (angle * Math.PI) / 180;
  return `${round(cx + r * Math.sin(a))} ${round(cy - r * Math.cos(a))}`;
};
const turns = (n: number): number[] => Array.from({ length: n }, (_, i) => (i * 360) / n);

/** A path repeated n times around the center. */
export const rotated = (d: string, n: number, from = 0): string =>
  turns(n)
    .map((angle) => `<path d="${d}" transform="rotate(${from + angle} 50 50)"/>`)
    .join('');

/** n discs of radius r on a circle of radius R. */
export const dots = (n: number, R: number, r: number, from = 0, attributes = ''): string =>
  turns(n)
    .map((angle) => at(R, from + angle, 50, 50).split(' '))
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" ${attributes}/>`)
    .join('');

/** A sector of a ring. */
export const sector = (r0: number, r1: number, a0: number, a1: number, cx = 50, cy = 50): string =>
  `M${at(r0, a0, cx, cy)}L${at(r1, a0, cx, cy)}A${r1} ${r1} 0 0 1 ${at(r1, a1, cx, cy)}L${at(r0, a1, cx, cy)}A${r0} ${r0} 0 0 0 ${at(r0, a0, cx, cy)}z`;
