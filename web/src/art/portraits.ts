/**
 * Portraits in the style of actor prints: a large head on a flat ground, few lines, 120 x 140. Each is data: ground, robe with
 * a seat's pattern, head, look, and something in the face. Prints keep their inks by night.
 */
import { AI, FUJI, INK, MATSU, OUDO, PAPER, SHU, SUMI } from './print.ts';

const HAIR = '#1c1a1d';
const SKIN = '#f5e0c3';
const edge = (width: number) => `stroke="${INK}" stroke-width="${width}"`;

const HEADS = {
  kerchief: `<path d="M34 62Q28 22 60 20t26 42Q82 44 60 42 38 44 34 62z" fill="${HAIR}"/><path d="M30 48Q34 14 60 14t30 34Q76 34 60 34T30 48z" fill="${PAPER}" ${edge(1.5)}/><g fill="${AI}"><circle cx="44" cy="27" r="3"/><circle cx="60" cy="22" r="3"/><circle cx="76" cy="27" r="3"/><circle cx="52" cy="33" r="2"/><circle cx="68" cy="33" r="2"/></g><path d="M88 44q10 2 14 12-8-2-14-2z" fill="${PAPER}" ${edge(1.5)}/>`,
  straw: `<path d="M36 58Q34 40 44 36h32q10 4 8 22-6-12-24-12T36 58z" fill="${HAIR}"/><path d="M8 46Q44 30 60 4 76 30 112 46 90 54 60 54T8 46z" fill="#d9b86a" ${edge(1.8)}/><path d="M60 6Q50 32 26 47M60 6Q58 34 50 53M60 6q2 28 10 47M60 6q10 26 34 41" fill="none" stroke="#8a6a2a" stroke-width="1.2"/>`,
  long: `<path d="M34 70Q26 20 60 18t26 52q8 30 12 60H84Q90 96 82 62 80 44 62 40 40 42 38 62 32 96 36 130H22q4-30 12-60z" fill="${HAIR}"/><path d="M33 46Q60 32 87 46v8Q60 40 33 54z" fill="${PAPER}" ${edge(1.4)}/><path d="M33 50q-9 0-15 10 9 0 13-4z" fill="${PAPER}" ${edge(1.4)}/>`,
  wild: `<path d="M30 66L22 50l10 2-8-16 12 6-4-18 14 10 2-18 12 12 8-14 6 16 12-10-2 18 12-6-6 16h10l-8 16Q84 44 60 42 36 46 34 68z" fill="${HAIR}"/>`,
  knot: `<path d="M33 64Q28 38 44 28h32q16 10 11 36-3-20-13-24H46Q36 44 33 64z" fill="${HAIR}"/><path d="M44 40Q46 26 60 26t16 14Q60 34 44 40z" fill="#9aa7ad"/><path d="M52 28q-4-14 8-18 14 2 10 16-8 4-18 2z" fill="${HAIR}"/><path d="M53 26h16" stroke="${SHU}" stroke-width="3"/>`,
  lady: `<path d="M32 72Q22 20 60 16t28 56q2 14-4 22Q88 54 74 44 60 40 46 44 32 54 36 94q-6-8-4-22z" fill="${HAIR}"/><path d="M46 20q14-14 28 0-14-4-28 0z" fill="${HAIR}"/><path d="M40 26l-10-8M80 26l10-8" stroke="${OUDO}" stroke-width="3"/><g fill="${SHU}"><circle cx="29" cy="17" r="3.5"/><circle cx="91" cy="17" r="3.5"/></g>`,
  cap: `<path d="M34 62Q32 40 44 34h32q12 6 10 28-4-14-12-18H46Q38 48 34 62z" fill="${HAIR}"/><path d="M40 40Q40 6 66 4q12 2 10 12-6 2-2 8l6 16Q60 32 40 40z" fill="#17141a" stroke="${SUMI}" stroke-width="1.2"/>`,
  hood: `<path d="M24 132Q20 20 60 16q40 4 36 116l-12-8Q90 60 82 50 60 36 38 50q-8 10-2 74z" fill="${PAPER}" ${edge(1.8)}/><path d="M34 60Q30 90 32 120M86 60q4 30 2 60" fill="none" stroke="${INK}" stroke-opacity=".4"/>`,
};
const LOOKS = {
  calm: '<path d="M44 62q6-3 12 0M66 62q6-3 12 0" stroke-width="2"/><path d="M43 53q7-4 13-1M66 52q7-3 13 1" stroke-width="2.4"/>',
  sharp: '<path d="M44 60l12 4M78 60l-12 4" stroke-width="2.4"/><path d="M42 51l14 4M80 51l-14 4" stroke-width="3"/>',
  merry:
    '<path d="M44 63q6-6 12 0M66 63q6-6 12 0" stroke-width="2.2"/><path d="M44 51q6-4 11-1M67 50q6-3 11 1" stroke-width="2"/>',
  old: '<path d="M44 63q6-2 12 1M66 64q6-3 12-1" stroke-width="1.8"/><path d="M42 53q7-6 14-2M66 51q8-4 14 2" stroke-width="3.4" stroke="#8d8d90"/><path d="M42 70q3 3 6 3M80 70q-3 3-6 3M52 46q8-2 16 0" stroke-opacity=".6"/>',
};
const BEARDS = {
  moustache: `<path d="M60 79q-8-1-13 5M61 79q8-1 13 5" fill="none" stroke="${HAIR}" stroke-width="2.6" stroke-linecap="round"/><path d="M57 92q3 8 7 0z" fill="${HAIR}"/>`,
  beard: `<path d="M44 82q16 10 32 0-2 24-16 36-14-12-16-36z" fill="#d8d5cc" ${edge(1.2)}/><path d="M53 90q2 12 6 20M67 90q-2 10-5 18" fill="none" stroke="${INK}" stroke-opacity=".35"/>`,
  stubble: `<path d="M46 88q14 12 28 0" fill="none" stroke="${INK}" stroke-opacity=".35" stroke-width="5" stroke-dasharray="1 3"/>`,
};

interface Sitter {
  /** A gradient from one ink to the other. */
  ground: [string, string];
  robe: string;
  /** One of the six seats' cloths. */
  pattern: number;
  head: keyof typeof HEADS;
  look: keyof typeof LOOKS;
  beard?: keyof typeof BEARDS;
  collar?: string;
}

/** By the name of the bot (bots/data/people.json). */
const CAST: Record<string, Sitter> = {
  otsune: { ground: ['#e0a24a', '#f3e0b4'], robe: '#85590c', pattern: 4, head: 'kerchief', look: 'merry' },
  gonta: { ground: ['#6f9cb0', '#dbe3d6'], robe: AI, pattern: 1, head: 'straw', look: 'merry', beard: 'stubble' },
  kai: { ground: ['#a9b98a', '#ece7c8'], robe: MATSU, pattern: 3, head: 'long', look: 'calm' },
  magoichi: {
    ground: ['#c9b08a', '#efe3c8'],
    robe: SUMI,
    pattern: 6,
    head: 'wild',
    look: 'sharp',
    beard: 'stubble',
    collar: SHU,
  },
  naotora: { ground: ['#c7a0a8', '#f0dfd6'], robe: FUJI, pattern: 5, head: 'lady', look: 'calm' },
  dosan: {
    ground: ['#7f9a8a', '#d9dcc0'],
    robe: '#3a3531',
    pattern: 3,
    head: 'knot',
    look: 'sharp',
    beard: 'moustache',
    collar: '#85590c',
  },
  hanbei: { ground: [AI, '#8fb0bb'], robe: '#e9dfc9', pattern: 2, head: 'cap', look: 'calm', collar: AI },
  sessai: {
    ground: ['#7a2a1a', '#d98b5a'],
    robe: '#2a2530',
    pattern: 5,
    head: 'hood',
    look: 'old',
    beard: 'beard',
    collar: OUDO,
  },
};

export const hasPortrait = (name: string): boolean => name in CAST;
export const groundOf = (name: string): [string, string] => CAST[name]!.ground;

/** All but the ground. */
export function portrait(name: string): string {
  const { robe, pattern, head, look, beard, collar = PAPER } = CAST[name]!;
  const cloth = 'd="M4 140Q8 106 42 98l18 12 18-12q34 8 38 42z"';
  return (
    `<path ${cloth} fill="${robe}" ${edge(1.8)}/><path ${cloth} fill="url(#p${pattern})" opacity=".2"/>` +
    `<path d="M46 88h28v16l-14 10-14-10z" fill="${SKIN}" ${edge(1.4)}/>` +
    `<path d="M40 98l20 24 20-24 6 3-24 34h-4L34 101z" fill="${collar}" ${edge(1.6)}/>` +
    `<path d="M36 54Q35 84 50 96q10 7 20 0Q85 84 84 54 82 32 60 32T36 54z" fill="${SKIN}" ${edge(1.8)}/>` +
    `<g fill="none" stroke="${INK}" stroke-linecap="round">${LOOKS[look]}<path d="M61 58Q66 72 57 76" stroke-width="1.8"/></g>` +
    `<g fill="${INK}"><circle cx="51" cy="63.5" r="1.8"/><circle cx="72" cy="63.5" r="1.8"/></g>` +
    `<path d="M54 86q6-4 13 0-6 ${look === 'merry' ? 6 : 3}-13 0z" fill="${SHU}"/>${beard ? BEARDS[beard] : ''}${HEADS[head]}`
  );
}
