/**
 * The print of an ending, drawn for a given size: a victory, a defeat at dusk, or a rival above everybody. It has the posters'
 * inks, by day and by night, and no rays around the sun. Plain SVG that refers to nothing outside, so that it can be shared as
 * a picture.
 */
import type { Mood, Rival } from '../lib/ending.ts';
import { CRESTS, PATTERNS } from './crests.ts';
import { AI, cloud, fade, FUJI, INK, MATSU, OUDO, PAPER, SHU, soldier, SUMI, tower } from './print.ts';

/** The six seats' inks by day. */
export const INKS = [AI, SHU, MATSU, '#85590c', FUJI, SUMI];
const inkOf = (seat: number): string => INKS[seat % 6]!;
const LIGHT = '#fffaf0';

export interface Ceremony {
  width: number;
  height: number;
  mood: Mood;
  /** The seats whose banners fly. */
  winners: number[];
  /** The viewer's seat, if it has not won. */
  beaten: number | null;
  rival?: Rival | null;
}

/** Crests and cloths for a standalone picture; on a page they are in the page's sprite. */
export const SYMBOLS = [
  ...PATTERNS,
  ...CRESTS.map((shape, i) => `<symbol id="s${i + 1}" viewBox="0 0 100 100"><g fill="currentColor">${shape}</g></symbol>`),
].join('');

const crane = (x: number, y: number, k: number, flip = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k * flip} ${k})" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"><path d="M0 0C-10-14-30-30-58-34-44-22-34-6-14 6z" fill="${PAPER}"/><path d="M-58-34l-8-2 12 10-4 0 10 9-2 1 12 8z" fill="${INK}"/><path d="M-2 2C6-18 22-38 48-48 40-30 30-10 10 8z" fill="${PAPER}"/><path d="M48-48l8-4-8 14 4-1-9 12 3 0-10 11z" fill="${INK}"/><path d="M-16 6Q0-4 14 4 34 6 52-2L60-6 54 2Q36 12 14 12 0 14-16 6z" fill="${PAPER}"/><path d="M54-3l12-5-9 8z" fill="${SHU}"/><path d="M-14 6l-26 8M-14 8l-24 12" fill="none"/></g>`;

/** A tall banner on its pole in a seat's ink, cloth and crest. */
function nobori(x: number, y: number, w: number, h: number, seat: number, lean = 0): string {
  const n = (seat % 6) + 1;
  const cloth = `M0 ${-h * 0.98}h${w}v${h * 0.86}q${-w * 0.26} ${w * 0.12} ${-w * 0.5} 0t${-w * 0.5} 0z`;
  return (
    `<g transform="translate(${x} ${y}) rotate(${lean})"><path d="M0 ${h * 0.16}V${-h}" stroke="${INK}" stroke-width="${w * 0.07}"/><path d="M${-w * 0.06} ${-h * 0.985}h${w * 1.12}" stroke="${INK}" stroke-width="${w * 0.06}"/>` +
    `<path d="${cloth}" fill="${inkOf(seat)}" stroke="${INK}" stroke-width="1.5"/><path d="${cloth}" fill="url(#p${n})" opacity=".16"/>` +
    `<g color="${LIGHT}"><use href="#s${n}" x="${w * 0.12}" y="${-h * 0.9}" width="${w * 0.76}" height="${w * 0.76}"/></g>` +
    `<path d="M${w * 0.16} ${-h * 0.9 + w}h${w * 0.68}M${w * 0.16} ${-h * 0.9 + w * 1.14}h${w * 0.68}" stroke="${LIGHT}" stroke-width="${w * 0.055}"/><circle cy="${-h - w * 0.06}" r="${w * 0.08}" fill="${OUDO}" stroke="${INK}"/></g>`
  );
}

const host = (n: number, w: number, y: number, k: number, dye: string, flag = '', back = false): string =>
  Array.from({ length: n }, (_, i) =>
    soldier(((i + 0.5) * w) / n, y + (i % 2) * 6 * k, k, dye, flag && i % 3 === 1 ? flag : '', back),
  ).join('');

const bands = (cx: number, y: number, half: number, step: number, n: number): string =>
  Array.from(
    { length: n },
    (_, i) => `<path d="M${cx - half} ${y + i * step}h${half * 2}" stroke="${LIGHT}" stroke-opacity=".25"/>`,
  ).join('');

function fuji(cx: number, ground: number, top: number, s: number, ink: string): string {
  return (
    `<path d="M${cx - s * 1.5} ${ground}Q${cx - s * 0.5} ${ground - s * 0.28} ${cx - s * 0.16} ${top}q${s * 0.16} ${-s * 0.07} ${s * 0.32} 0Q${cx + s * 0.5} ${ground - s * 0.28} ${cx + s * 1.5} ${ground}z" fill="${ink}"/>` +
    `<path d="M${cx - s * 0.16} ${top}q${s * 0.16} ${-s * 0.07} ${s * 0.32} 0l${s * 0.12} ${s * 0.17}-${s * 0.09}-${s * 0.05}-${s * 0.06} ${s * 0.11}-${s * 0.1}-${s * 0.1}-${s * 0.07} ${s * 0.08}-${s * 0.09}-${s * 0.07}-${s * 0.11} ${s * 0.05}z" fill="${PAPER}"/>`
  );
}

const field = (w: number, h: number, ground: number): string =>
  `<path d="M0 ${ground}Q${w * 0.3} ${ground - 14} ${w * 0.55} ${ground - 4}T${w} ${ground - 8}V${h}H0z" fill="url(#c-ground)"/>`;

/** Measures that all three scenes share. */
function measures({ width: w, height: h }: Ceremony) {
  const wide = w > h * 1.6;
  const tall = w <= h * 0.8;
  return {
    w,
    h,
    wide,
    tall,
    cx: w / 2,
    u: Math.min(w, h * 1.25) / 360,
    r: Math.min(w * 0.33, h * 0.3),
    ground: h * (wide ? 0.84 : 0.8),
  };
}

/** The winners' banners before the sun, cranes above, the host below. */
function victory(scene: Ceremony): string {
  const { w, h, wide, tall, cx, u, r, ground } = measures(scene);
  const [first = 0, second = first, third = first] = scene.winners;
  const sun = tall ? h * 0.3 : h * 0.4;
  const sky =
    `<circle cx="${cx}" cy="${sun}" r="${r}" fill="url(#c-sun)"/>${bands(cx, sun - r * 0.2, r * 0.97, r * 0.13, 4)}${fuji(cx, ground, h * 0.5, Math.max(w * 0.42, 150), AI)}` +
    cloud(w * 0.02, h * 0.46, 0.9 * u + 0.2) +
    cloud(w * 0.66, h * 0.54, 0.8 * u + 0.2) +
    cloud(w * 0.7, h * 0.12, 0.6 * u + 0.1, 0.75) +
    (tall
      ? crane(w * 0.3, h * 0.17, 0.85 * u + 0.1) + crane(w * 0.76, h * 0.27, 0.6 * u + 0.1, -1)
      : crane(w * 0.2, h * 0.2, 0.5 * u + 0.12) + crane(w * 0.8, h * 0.3, 0.4 * u + 0.1, -1));
  const size = h * (wide ? 0.78 : 0.62);
  const banners = tall
    ? nobori(w * 0.13, ground + 8, w * 0.19, h * 0.32, second, -3) +
      nobori(w * 0.7, ground + 8, w * 0.19, h * 0.32, third, 3) +
      nobori(w * 0.35, ground + 26, w * 0.3, h * 0.5, first)
    : nobori(cx - size * 0.63, ground + 12, size * 0.2, size * 0.74, second, -3) +
      nobori(cx + size * 0.3, ground + 12, size * 0.2, size * 0.74, third, 3) +
      nobori(cx - size * 0.14, ground + 18, size * 0.28, size, first);
  const hosts =
    host(Math.round(w / 46), w, ground + 16, 0.72, '#3a3531') +
    (h > 400 ? host(Math.round(w / 58), w, (ground + h) / 2 + 14, 0.98, '#5a4a3a') : '') +
    host(Math.max(4, Math.round(w / 74)), w, h + 8, wide ? 1 : 1.3, inkOf(first), `s${(first % 6) + 1}`, true);
  return sky + field(w, h, ground) + banners + hosts;
}

/** Dusk: the winners' banners before their castle, the loser's banner leaning, leaves in the wind. */
function defeat(scene: Ceremony): string {
  const { w, h, wide, tall, cx, u, r, ground } = measures(scene);
  const [first = 0, second = first] = scene.winners;
  const own = scene.beaten ?? first;
  const sky =
    `<circle cx="${cx + w * 0.14}" cy="${h * 0.27}" r="${r * 0.5}" fill="#f7efd8"/>${cloud(cx - 20, h * 0.26, 0.7 * u + 0.1, 0.85)}${fuji(cx, ground, h * 0.42, Math.max(w * 0.4, 150), '#2a3c5f')}${cloud(-20, h * 0.5, 0.9 * u + 0.1, 0.6)}` +
    `<path d="M0 ${ground - 10}Q${w * 0.25} ${ground - h * 0.22} ${w * 0.5} ${ground - h * 0.2}T${w} ${ground - 6}V${h}H0z" fill="#34495a"/>`;
  const castle = tall
    ? tower(cx, ground - h * 0.19, w / 90, 3) +
      nobori(w * 0.14, ground - h * 0.12, w * 0.13, h * 0.2, first) +
      nobori(w * 0.74, ground - h * 0.12, w * 0.13, h * 0.2, second)
    : tower(cx, ground - h * 0.19, 1.5 * u + 0.5, 3) +
      nobori(cx - h * 0.3, ground - h * 0.13, h * 0.09, h * 0.3, first) +
      nobori(cx + h * 0.2, ground - h * 0.12, h * 0.09, h * 0.28, second);
  const banner = tall
    ? nobori(w * 0.2, h * 0.96, w * 0.17, h * 0.25, own, 14)
    : nobori(w * 0.16, h * 0.99, h * 0.13, h * 0.42, own, 17);
  const leaves = Array.from(
    { length: 22 },
    (_, i) =>
      `<path transform="translate(${(i * 97 + 31) % w} ${(i * 61 + 17) % (h * 0.86)}) rotate(${i * 47})" d="M0-4q4 2 0 8q-4-5 0-8z" fill="${i % 3 ? '#c8452c' : '#e0a24a'}"/>`,
  );
  const hosts =
    (h > 400 ? host(3, w * 0.9, (ground + h) / 2 + 10, 0.95, '#2b3440', '', true) : '') +
    host(Math.max(3, Math.round(w / 110)), w, h + 8, wide ? 0.9 : 1.3, inkOf(own), '', true);
  return sky + castle + field(w, h, ground) + banner + hosts + leaves.join('');
}

/** A sign on torn cloth. */
const trophy = (x: number, y: number, w: number, h: number, turn: number, ink: string, sign: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0h${w}v${h}l${-w * 0.3} ${-w * 0.16}-${w * 0.22} ${w * 0.2}-${w * 0.2} ${-w * 0.18}-${w * 0.28} ${w * 0.1}z" fill="${ink}" stroke="#0d0b10" stroke-width="1.5"/><path d="M${-w * 0.1} 0h${w * 1.2}" stroke="#0d0b10" stroke-width="4"/>` +
  `<g transform="translate(${w * 0.16} ${w * 0.3}) scale(${w * 0.0068})" fill="${PAPER}" color="${PAPER}" opacity=".92">${sign}</g></g>`;

/** Where the signs hang, and the sizes of signs and rival, by the shape of the print: two rows above the rival, one row, or at
 *  its sides. */
function hangings(
  { w, h, wide }: ReturnType<typeof measures>,
  n: number,
): { cloth: number; scale: number; at: (i: number) => [x: number, y: number] } {
  if (h > w * 1.9) {
    const cloth = w * 0.2;
    return { cloth, scale: w / 168, at: (i) => [w * 0.13 + (i % 3) * w * 0.27, h * 0.2 + Math.floor(i / 3) * cloth * 2.13] };
  }
  if (!wide)
    return { cloth: w * 0.1, scale: Math.min(w / 190, (h * 0.74) / 178), at: (i) => [w * 0.09 + (i * w * 0.84) / n, h * 0.06] };
  const scale = Math.min(w / 210, h / 190) * 0.88;
  const cloth = Math.min(h * 0.26, (w - TITLE - 200 * scale) / (n * 1.4 || 1));
  return {
    cloth,
    scale,
    at: (i) => [i < n / 2 ? w * 0.04 + i * cloth * 1.3 : w * 0.98 - TITLE - (n - i) * cloth * 1.3, h * 0.2],
  };
}
/** The width the title covers on a low print. */
const TITLE = 56;

/** The rival before the sunset, under the signs of those it beat. */
function rivalry(scene: Ceremony): string {
  const shape = measures(scene);
  const { h, cx } = shape;
  const beaten = scene.rival?.beaten ?? [];
  const { cloth, scale, at } = hangings(shape, beaten.length);
  const trophies = beaten.map(({ sign, dye }, i) =>
    trophy(...at(i), cloth, cloth * 1.8, [-4, 2, 5, 3, -3, -5][i % 6]!, INKS[(dye - 1) % 6]!, sign),
  );
  const sun = h - 128 * scale;
  return (
    `<circle cx="${cx}" cy="${sun}" r="${80 * scale}" fill="url(#c-sun)"/>${bands(cx, sun - 36 * scale, 70 * scale, 16 * scale, 5)}${trophies.join('')}` +
    `<g transform="translate(${cx - 95 * scale} ${h - 172 * scale}) scale(${scale})">${scene.rival?.figure ?? ''}</g>`
  );
}

const SKIES: Record<Mood, [from: string, to: string]> = {
  win: ['#cf7a33', '#f5e7c6'],
  draw: ['#cf7a33', '#f5e7c6'],
  beaten: ['#1b3157', '#d8b48a'],
  rival: ['#131b30', '#5a2a2a'],
};
const GROUNDS: Record<Mood, [from: string, to: string]> = {
  win: ['#7f9a55', '#3f6138'],
  draw: ['#7f9a55', '#3f6138'],
  beaten: ['#41563f', '#22332c'],
  rival: ['#41563f', '#22332c'],
};
const SUNS: Record<Mood, [from: string, to: string]> = {
  win: ['#c8452c', '#a8301b'],
  draw: ['#c8452c', '#a8301b'],
  beaten: ['#c8452c', '#a8301b'],
  rival: ['#dd4a2d', '#7a1a0c'],
};
const SCENES: Record<Mood, (scene: Ceremony) => string> = { win: victory, draw: victory, beaten: defeat, rival: rivalry };

/** What is inside the print's <svg>. */
export function endingPrint(scene: Ceremony): string {
  const { width: w, height: h, mood } = scene;
  const lines = Array.from(
    { length: Math.max(3, Math.floor(h / 46)) },
    (_, i) =>
      `<path d="M0 ${h * 0.06 + i * 13}h${w}" stroke="${LIGHT}" stroke-opacity="${Math.max(0, 0.2 - i * 0.02).toFixed(2)}"/>`,
  );
  const inks = fade('c-sky', ...SKIES[mood], 0.8) + fade('c-sun', ...SUNS[mood]) + fade('c-ground', ...GROUNDS[mood]);
  return `<defs>${inks}</defs><rect width="${w}" height="${h}" fill="url(#c-sky)"/>${lines.join('')}${SCENES[mood](scene)}`;
}

/** The print's title: a shout of victory, a draw, or regret; a rival may have its own. The stamp: victory, draw, or the place
 *  in old numerals. */
export const TITLES: Record<Mood, string> = { win: '勝鬨', draw: '引分', beaten: '無念', rival: '無念' };
export const stampOf = (mood: Mood, place: number): string =>
  mood === 'beaten' ? (['弐', '参', '肆', '伍', '陸'][place - 2] ?? '敗') : mood === 'draw' ? '分' : '勝';
