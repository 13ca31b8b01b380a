/** The board's pictures as symbols, defined once and referred to by <use>. Cards are 48 x 48 in currentColor. */
import type { Card } from './cards.ts';

const HELMET =
  '<path d="M11 28c0-9 5-15 13-15s13 6 13 15c-8-1.8-18-1.8-26 0Z"/><path d="M9.500 29.500 3 39l9.500 3 2.300-11Zm29 0L45 39l-9.500 3-2.300-11Z"/><path d="M16.200 33c2.600 1.600 4.700 2.200 6.300 2.200h3c1.600 0 3.700-.6 6.300-2.200-.2 7.500-3 12.500-7.800 14-4.800-1.500-7.600-6.500-7.800-14Z"/>';
/** A general's picture: a helmet with his own crest. */
const helmet = (crest: string): string => `${HELMET}<g fill="var(--crest, currentColor)">${crest}</g>`;
const coin = (marks: string): string =>
  `<path fill-rule="evenodd" d="M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42Zm0 4a17 17 0 1 0 0 34 17 17 0 0 0 0-34Zm0 3a14 14 0 1 1 0 28 14 14 0 0 1 0-28Zm-5 9v10h10V19Z"/><g fill="var(--sheet)">${marks}</g>`;

export const GLYPHS: Record<Card, string> = {
  // two fern leaves around a disc
  ieyasu: helmet(
    '<circle cx="24" cy="9" r="4.500"/><path d="M21 15C11 15 6 9 6 0c2 1 3 3 3.500 5C10 3 11 2 12.500 1c0 3 .5 5 2 7 0-2 1-3 2-4 0 5 1.500 8 5.500 9ZM27 15c10 0 15-6 15-15-2 1-3 3-3.500 5C38 3 37 2 35.500 1c0 3-.5 5-2 7 0-2-1-3-2-4 0 5-1.500 8-5.500 9Z"/>',
  ),
  // the horns of a water buffalo
  fukushima: helmet('<path d="M19 16C8 16 1 11 2 1c4 6 10 8 19 9ZM29 16c11 0 18-5 17-15-4 6-10 8-19 9Z"/>'),
  // the cliff of Ichi-no-tani
  kuroda: helmet('<path d="M12 15 9 3c5-2 8 1 12-1s7 1 9-1 5 0 9 0l-3 14c-8-3-16-3-24 0Z"/>'),
  ii: helmet('<path d="M22 15C12 14 8 8 9 0c3 6 7 8 14 8h2c7 0 11-2 14-8 1 8-3 14-13 15Z"/>'),
  kobayakawa: helmet(
    '<path fill-rule="evenodd" d="M24 0a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm-6 6.500c3 2.500 9 2.500 12 0-1 4.500-3 6.500-6 6.500s-5-2-6-6.500Z"/>',
  ),
  ishida: helmet('<path d="M22.500 14 12 2l9 5V1h6v6l9-5-10.500 12Z"/>'),
  // a halo of iris leaves
  hideyori: helmet(
    '<path d="M23 15 22 0h4l-1 15ZM20 15 13 1l-3 2 8 13ZM28 15 35 1l3 2-8 13ZM17 17 5 7 3 10l12 9ZM31 17 43 7l2 3-12 9Z"/>',
  ),
  shimazu: helmet('<path d="M20 14 16 1l5 6 3-6 3 6 5-6-4 13Z"/>'),
  ukita: helmet('<path d="M24 14C15 13 11 8 12 2c3 5 7 7 12 7s9-2 12-7c1 6-3 11-12 12Z"/>'),
  // he hid his face under a white cloth
  otani:
    '<path d="M24 12c7 0 12 5 13 12H11c1-7 6-12 13-12ZM15 30h18v3H15Z"/><path fill="var(--crest, currentColor)" d="M24 2C12 2 6 11 6 22c0 9-1 17-4 25h10c2-4 3-9 3-13l9 4 9-4c0 4 1 9 3 13h10c-3-8-4-16-4-25C42 11 36 2 24 2Zm-9 20c2-6 5-9 9-9s7 3 9 9l-9 2Z"/><path d="M14 25.500h8l-1 3h-5Zm12 0h8l-2 3h-5Z"/>',
  peasants:
    '<path d="M10 4c16-2 28 6 30 20C33 13.500 24 9.500 14 11Z"/><path d="m11 5 4.300 1.500L11.500 46H7Z"/><path d="M31 46c-1-8-1-14 1.500-21l1.600.6C32 32 32 38 33 46Z"/><ellipse cx="37" cy="30" rx="2" ry="4" transform="rotate(30 37 30)"/><ellipse cx="28" cy="32" rx="2" ry="4" transform="rotate(-30 28 32)"/><ellipse cx="37" cy="38" rx="2" ry="4" transform="rotate(30 37 38)"/>',
  spearmen:
    '<path d="M43.500 2.500 41 13l-3.900 2.900 1.700 1.700-2 2-3-3L8.500 43.700a1.900 1.900 0 0 1-2.800-2.600L31.200 14l-2.900-2.900 2-2 1.600 1.700L35 7Z"/><path d="M4.500 2.500 7 13l3.900 2.900-1.700 1.700 2 2 3-3 25.300 27.100a1.900 1.900 0 0 0 2.800-2.600L16.800 14l2.900-2.900-2-2-1.600 1.700L13 7Z"/><path d="M14 39.500h20v3.200H14Z"/>',
  archers:
    '<path d="M14 1.500C33 7 40.500 25 23.500 46.500l-3.200-1.800C33.500 26 28.500 11.500 13 4.500Z"/><path d="m13 3.200 1.800.6L8.500 24l13.600 20.900-1.600 1L6.500 24Z"/><path d="M3 22.300h34V18l9.500 6-9.500 6v-4.300H3Z"/>',
  cavalry:
    '<path fill-rule="evenodd" d="M13.500 46c-.7-8.500 2.800-13 5.300-17.700-3.500 2-6.300 2.300-8 4.200-1.700 1.800-4 1.600-5.500-.3l-2.400-3.100c-.6-.9-.5-2 .2-2.800C8 20.500 10 16.500 13.800 12.300L13.600 4l5.600 4.700C30 8.300 39.600 17 41.700 30c.7 4.700 1 10 .8 16ZM17.300 16.300a1.900 1.900 0 1 0 3.800 0 1.900 1.900 0 1 0-3.800 0Z"/><path d="M23 4.500c11 1 19.500 8.500 22.200 20.500l-3-2C39 14 32.500 8.300 23.500 7.500Z"/>',
  gunners:
    '<path d="m2 34 8-7.500L43 11l1.600 3.400L22 26.500l-2.500 4.200-4-.9-4.400 8.600c-1.600 2-4 2-5.600.2Z"/><path d="M24 29c0 4-2.500 6-5.500 5l1-2c1.300.2 2-.8 2-2.500Z"/><circle cx="42" cy="6" r="2.600"/><circle cx="36.500" cy="4.500" r="1.800"/><circle cx="46" cy="3" r="1.600"/>',
  horo: '<path d="M24 3C37 4 45 14 43 26c-1 7-6 13-12 16 3-13 1-27-7-39Z"/><path d="M20 4c8 12 10 25 7 39-4 1.500-9 1-12-1C10 28 12 14 20 4Z" opacity=".75"/><path d="M16 6C7 12 4 24 9 38l3 2C8.500 27 10 16 16 6Z"/>',
  trap: '<path d="M7 3c5 2 8 5.500 9.500 9.500C21 11 27 11 31.500 12.500 33 8.500 36 5 41 3c2 9 1.500 16-1 22-3 10-9 17-16 20C17 42 11 35 8 25 5.500 19 5 12 7 3Zm6 20c1 3.500 4 5 8 4.500-1-3.500-4-5-8-4.500Zm22 0c-4-.5-7 1-8 4.500 4 .5 7-1 8-4.500ZM24 35l-3 2.500 3 3 3-3Z" fill-rule="evenodd"/>',
  flood:
    '<path d="M2 33c5-5 9-5 14 0 5 5 9 5 14 0 5-5 9-5 16 0v4c-7-5-11-5-16 0-5 5-9 5-14 0-5-5-9-5-14 0Zm0 9c5-5 9-5 14 0 5 4 9 4 14 0 5-5 9-5 16 0v4H2Z"/><path d="M3 28 19 6l8 11 5-6 13 17c-6-3-10-2-15 2-5 4-9 3-13-1-5-4-9-4-14-1Z"/>',
  post: '<path d="M24 4c11 0 17 9 17 20 0 8-3 15-6 20h-7l1-5c3-4 5-9 5-15 0-8-4-13-10-13s-10 5-10 13c0 6 2 11 5 15l1 5h-7c-3-5-6-12-6-20C7 13 13 4 24 4Z"/>',
  council:
    '<path d="M24 3c11 0 17 7 17 13 0 4-3 6-3 8s2 4 2 6c0 4-7 4-14 3v13h-4V33c-7 1-14 1-14-3 0-2 2-4 2-6s-3-4-3-8C7 10 13 3 24 3Zm0 8a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z" fill-rule="evenodd"/>',
  supply:
    '<path d="M24 14a15 15 0 1 1 0 30 15 15 0 0 1 0-30Zm0 4.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21Z" fill-rule="evenodd"/><path d="M22.700 18h2.600v22h-2.600ZM13 27.700h22v2.600H13Z"/><path d="M4 6h33c4 0 7 2 7 6h-5c0-1-1-1.500-2-1.500H4Z"/>',
  market:
    '<path d="M4 6h40l-3 13c-2 3-6 3-8 0-2 4-7 4-9 0-2 4-7 4-9 0-2 3-6 3-8 0Z"/><path d="M8 24h4v16h24V24h4v21H8Z"/><path d="M18 28h12v8H18Z"/>',
  copper: coin(''),
  silver: coin('<circle cx="24" cy="14.500" r="2.400"/><circle cx="24" cy="33.500" r="2.400"/>'),
  gold: coin('<circle cx="24" cy="14.500" r="2.400"/><circle cx="15" cy="30" r="2.400"/><circle cx="33" cy="30" r="2.400"/>'),
};

/** Small signs, 20 x 20: what a card gives, and the marks of the teams. */
export const SIGNS = {
  cards:
    '<path d="M3 5.500 12 3l3.500 12.500-9 2.500Z" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linejoin="round"/><path d="m13.500 3 4 1-2 8" fill="none" stroke="currentColor" stroke-width="1.600" stroke-linejoin="round"/>',
  actions:
    '<path d="M10 1c5 0 7.500 3 7.500 6 0 2-1.500 2.800-1.500 4s-1.700 2-5 1.800V19H9v-6.200C5.700 13 4 12.200 4 11S2.500 9 2.500 7c0-3 2.500-6 7.500-6Z"/>',
  coins: '<path fill-rule="evenodd" d="M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM7 7v6h6V7Z"/>',
  buys: '<path d="M6.500 8V5.500a3.500 3.500 0 0 1 7 0V8" fill="none" stroke="currentColor" stroke-width="1.800"/><path d="M2.500 7.500h15L16 18H4Z"/>',
  'team-a': '<path d="M13 1.500A8.750 8.750 0 1 0 18.500 13 7 7 0 1 1 13 1.500Z"/><circle cx="14" cy="7.500" r="1.300"/>',
  'team-b': `<circle cx="10" cy="10" r="4.300"/>${Array.from({ length: 8 }, (_, i) => `<path d="M9 4.200 10 .5l1 3.700Z" transform="rotate(${i * 45} 10 10)"/>`).join('')}`,
} as const;

export type Sign = keyof typeof SIGNS;

// Ten parts of one long scroll: sky, hills that continue from one to the next, and a landmark.
const HILLS = [54, 48, 42, 44, 50, 54, 50, 40, 42, 50, 54];
const WAVE = 'M0 40q8-12 18-4-8-1-6 6 6-10 18-6-7 0-6 5 8-8 20-4v5H0Z';
const REEDS = 'M4 42q-2-14-4-18m6 18q0-16 3-20m1 20q3-12 8-15m8 15q-2-14-4-18m6 18q0-16 3-20m1 20q3-12 8-15';
const INK = '#22232a';
const SUN = '#c8452c';
const filled = (path: string, fill = INK) => `<path d="${path}" fill="${fill}" transform="translate(84 7)"/>`;
const drawn = (path: string) =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-width="2.200" transform="translate(84 7)"/>`;
const disc = (fill: string) => `<circle cx="52" cy="20" r="10" fill="${fill}"/>`;
const SIGHTS = [
  `<path d="${WAVE}" fill="#24457a" transform="translate(62 -4) scale(1.300)"/>`,
  drawn(REEDS),
  filled('M20 42V26H8q4-5 9-6h-5q4-6 11-6t11 6h-5q5 1 9 6H24v16Z'),
  filled('M4 42l4-11h30l4 11ZM12 31v-7h22v7ZM5 25q6-2 8-8h20q2 6 8 8ZM17 17v-5h12v5ZM11 13q5-2 6-8h12q1 6 6 8Z'),
  filled('M-4 42Q24 10 52 42h-6Q24 19 2 42ZM9 33V21h3v11ZM22.500 28V15h3v13ZM36 32V21h3v12ZM3 27Q24 5 45 27l-2 1Q24 9 5 28Z'),
  disc(SUN) + filled('M8 42Q0 26 10 16q0 8 6 9Q16 10 28 2q-3 12 5 19 1-4 0-8 10 12 4 29Z', SUN),
  filled('M0 30 12 18l12 12h-3v12H3V30Zm24 4 10-10 10 10h-3v8H27v-8Z'),
  filled('M-6 42 22 4l6 8 4-4 22 34Z'),
  filled(
    'M22 2h2v6h-2ZM10 14q7-2 9-7h8q2 5 9 7ZM17 14h12v5H17ZM7 26q8-2 11-7h10q3 5 11 7ZM15 26h16v5H15ZM4 38q9-2 13-7h12q4 5 13 7ZM13 38h20v4H13Z',
  ),
  disc('#fbf5e7') + drawn('M6 42q3-16 0-24m6 24q0-16 7-22m0 22q4-10 12-13m-3 13q8-14 4-26'),
];

function land(i: number): string {
  const [a, b] = [HILLS[i]!, HILLS[i + 1]!];
  return (
    `<rect width="140" height="78" fill="url(#mo-sky)"/><path d="M0 ${a - 8}C40 ${a - 28} 80 ${b + 4} 140 ${b - 8}V78H0Z" fill="#8fa3a6"/>` +
    `<path d="M0 ${a + 2}C50 ${a - 10} 90 ${b + 8} 140 ${b + 2}V78H0Z" fill="#6e8a63"/>${SIGHTS[i]!}<path d="M0 62q35-8 70-2t70-2V78H0Z" fill="#3f5a48"/>`
  );
}

const symbol = (id: string, box: string, shape: string, more = '') =>
  `<symbol id="mo-${id}" viewBox="0 0 ${box}" ${more}>${shape}</symbol>`;
/** All symbols, for one hidden SVG. */
export const SHEET =
  '<defs><linearGradient id="mo-sky" x2="0" y2="1"><stop stop-color="#4f789c"/><stop offset=".3" stop-color="#ecdfc4"/><stop offset="1" stop-color="#e6a970"/></linearGradient></defs>' +
  Object.entries(GLYPHS)
    .map(([card, shape]) => symbol(card, '48 48', shape))
    .join('') +
  Object.entries(SIGNS)
    .map(([sign, shape]) => symbol(sign, '20 20', shape))
    .join('') +
  SIGHTS.map((_, i) => symbol(`land-${i}`, '140 78', land(i), 'preserveAspectRatio="xMaxYMax slice"')).join('');
