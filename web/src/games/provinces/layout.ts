/** Where things are on the map: outlines, castles, armies, sea links. Drawn for Kassen; neighbors share the points of a
 *  border. */
import type { Say } from '../../lib/texts.ts';

export interface Place {
  castle: [x: number, y: number];
  armies: [x: number, y: number];
  outline: string;
}

/** Provinces whose names are too long for a small map, which shows `short-<province>` instead. */
const SHORTENED = new Set(['kasugayama', 'tsutsujigasaki', 'yoshida-koriyama']);
export const shortName = (province: string, say: Say): string =>
  say(SHORTENED.has(province) ? `short-${province}` : `province-${province}`);

/** In the map order of the game's data. */
export const PLACES: Record<string, Place> = {
  tokuyama: {
    castle: [794, 90],
    armies: [886, 78],
    outline:
      'M728 84l5-5 8-5 1-7 4-7 6-8 10-2 6-6 2-6 7-5 7-5 5-1 7-2 6-6 6-1 6-2 9-2 7-2 10-2 6-4 10 0 9 2 8-1 7 2 6 3 6 6 9 2 6 4 4 3 8 1 6 4 7 3 7 7 5 3 4 7-5 10 1 7 2 6 2 6 0 7 2 5 0 7-6 3-5 0-9 1-8 4-7 5-7 3-6 6-11-1-5 3-4 4-9 3-10-1-7-3-9-4-5-3-6 0-8 1-6-1-7 8-6 1-7 3-7 1-7 0-5-3-7 2-6-3-3-6-7-6-7-5-5-8-8-7-4-8z',
  },
  yonezawa: {
    castle: [806, 246],
    armies: [808, 346],
    outline:
      'M722 236l6-2 5-4 1-6 4-6 0-6 1-7 1-7 2-8 10-1 9-3 3-8 8-5 7-6 4-5 4-6-1-6 6 4 6 3 8-2 10 1 9-1 6-3 7 0 4 8 3 9 1 7 6 6 5 6 6 5 6 1 5 2 3 8-1 9 0 11-5 9 6 5 6 3 5 4 2 5 5 4 1 7 0 9-3 5 0 7 0 10 1 11 4 3 4 6-2 5-4 4-2 6-6 5-1 9-3 9 1 10-4 9-3 8-2 5-2 6-4 5-7 5 0 5-2 7 2 9-2 5 1 6-15 0-20 2-14 0-13-6-14 6-14 5-20 15-3-15 0-12-9-23-3-20-7-15-1-12 1-15 0-26-4-21-1-15-7-16 4-14z',
  },
  kasugayama: {
    castle: [560, 234],
    armies: [548, 330],
    outline:
      'M452 236l6-5 3-8 8-4 6-9 1-5-1-6 0-11 2-10 6-4 3-4 6-6 6-6 6-5 4-7 7-4 6-6 5 1 6-1 8-4 2 7 6 6 3 6 1 6 4 7 5-6 6-3 6-5 8-1 8-2 6 1 6 0 5 2 4 9 6 5 7 4 3 4 7 1 6 4 11-1 2 8-2 7 4 7 4 6 1 11 4 6 1 5-12 16-7 17-13 17-6 11-8 13-14 19-9 22-9 11-10 8-10 16-20-5-20-2-22 1-24-4-2-18-7-13 5-16-2-19-7-16-4-19-8-14z',
  },
  odawara: {
    castle: [738, 536],
    armies: [728, 626],
    outline:
      'M602 486l17-3 20-2 20 5 21 6 15-7 22-5 18-17 17-11 20-15 14-5 14-6 13 6 14 0 20-2 15 0-4 9-2 9 0 11 1 8 5 6 6 9 4 8 0 10-1 7-1 6 0 7 4 6-3 6 0 6-4 6-1 8-5 8-9 3-9 6-1 6-4 5-2 5-3 6-1 9-2 5 0 6-6 8-1 8 0 7 1 4-1 7-2 7-3 4-6 4-4-2-6-3-6-4-8-1-4-5-7-5-4-6-5-4-6 4-7 7-6 5-6 8-6 3-5 5-6 4-2 6-2 4-4 6-8 3-8-1-8 5-10 3-7 0-8 1-5-3-5-4-2-10-3-8-5-8-3-6-2-8-4-10-5-5-5-3-4-5-3-4-10-3-6-6-8 0-7 2-1-15 3-12-5-20-3-15 3-19 5-15 6-15z',
  },
  tsutsujigasaki: {
    castle: [664, 346],
    armies: [668, 440],
    outline:
      'M664 226l5 4 3 4 0 6 4 5 8 3 6 8 10-3 6 0 5-2 6-6 5-9 0 12-4 14 7 16 1 15 4 21 0 26-1 15 1 12 7 15 3 20 9 23 0 12 3 15-17 11-18 17-22 5-15 7-21-6-20-5-20 2-17 3-12-12-8-18-4-13-8-13 2-25-5-12-1-17 10-16 10-8 9-11 9-22 14-19 8-13 6-11 13-17 7-17z',
  },
  kiyosu: {
    castle: [482, 460],
    armies: [478, 560],
    outline:
      'M480 366l24 4 22-1 20 2 20 5 1 17 5 12-2 25 8 13 4 13 8 18 12 12-2 15-6 15-5 15-3 19 3 15 5 20-3 12 1 15-2 5-6 6-6 4-7 1-9 6-6 6-10 0-7-6-9-5-10-1-9 4-6 4-2 5-2 10-7 8-8 2-5 5-7 4-4 6-9 0-7-6-2-9-8-7-6-4-4-4-7-5-7-1-1-8-6-8-3-7-5-4 1-7-2-7-2-7-4-4 2-8-2-8-5-5-3-7-3-8-9-5-8-6-8-1 2-6 3-10 3-7 3-6 1-7 0-8-2-7 2-9 4-5 5-2 5-7 1-6 1-8 0-5 2-7 17-16 7-12 8-14 15-5 11-6 15-11z',
  },
  kyoto: {
    castle: [412, 280],
    armies: [390, 368],
    outline:
      'M362 196l8 4 7 8 7 1 8 5 4 3 4 4 5 4 6 4-1 10 4 6 4 5 6-3 5 1 6-5 10-1 7-6 3 15 8 14 4 19 7 16 2 19-5 16 7 13 2 18-15 10-15 11-11 6-15 5-8 14-7 12-17 16-6-1-6 1-9-5-8-2-6-1-5-2-1-9-6-9 1-7-2-7-8-4-6-5-4-7-4-4-4-5-4-7-1-6-1-8 1-8-2-6-2-4-3-6-6-6 11-18 14-19 3-17 6-18 11-13 7-16 5-11z',
  },
  'yoshida-koriyama': {
    castle: [284, 188],
    armies: [276, 276],
    outline:
      'M300 322l-8-5-6 0-6 1-5-3-5-2-8-7-5-5-3-9-5-6-1-6-2-5-6-5-2-5-6-3-2-8-5-9-2-7-8-6 0-6 3-9-3-6-3-6 3-5 3-6 7-7 0-7 2-6-2-6 1-8 6 1 6-2 6-4 6-2 4-4 2-6 8-2 6-3 9 7 7 2 6-1 9 3 7-2 6 1 8 2 6 7 3 6 4 7 6 7 1 7 6 5 6 5 8 2-5 14-5 11-7 16-11 13-6 18-3 17-14 19z',
  },
  oko: {
    castle: [200, 452],
    armies: [200, 532],
    outline:
      'M100 416l3-9 6-6 7-4 7-4 10-1 9 3 9-4 9-3 6-2 8-1 7-3 8-3 10 1 7 4 8 2 8-4 7 3 7 2 9 5 9-1 10 3 6 7 8-2 8 1 4 5 0 6 5 6 0 5 3 8-1 8 5 4 4 4 0 9-1 6-4 5-5 5-1 8 4 5 0 9 1 7-4 4-2 8-4 6-8 5-6 3-6 6-4 7-4 7-9-2-8-4-4-5-6-3-8 2-8 1-8 0-7 3-7 2-6 5-5-2-7 1-7 2-8 2-7 1-7 5-8 1-7-3-8-3-9-6-5-4-4-7-7-7-6-5-2-8-5-5-1-8 0-8-1-6-1-7 2-8-3-6-1-7 0-9 1-8 1-5 7-9 5-4z',
  },
  usuki: {
    castle: [120, 202],
    armies: [120, 294],
    outline:
      'M82 132l7 4 7-1 7 0 7 0 6-7 9-4 8 2 7-2 3 6 5 3 7 1 7 4 2 6 4 4 6 6 4 6-1 8 0 9-3 6-1 6 4 9 1 9 0 6-1 6 5 7-2 8-3 9-5 9 2 9-5 4-5 7-2 8-2 10-6 3-4 3-7 3-7 5-4 7-7 6-4 7-3 6-6-5-6-2-5-4-8-4-6-3-5-3-4-9-5-8-3-9 2-9 0-7 1-5-5-4-1-8-5-5-4-9-5-6 0-9-2-4-2-6 0-7 0-5 0-9 6-7 1-7 2-6 0-7 5-5 4-6 7-5 3-5z',
  },
  shuri: {
    castle: [86, 680],
    armies: [188, 690],
    outline:
      'M32 668l5-4 4-4 4-8 5-6-2-9 3-7-1-6 7-7 6-5 5-5 9-2 7 0 8-3 10 1 8-1 8 2 9 2 9 5 6-1 7 0 8 0 10-1 6 1 5 3 6-4 6-1 8 7 9 0 7 1 7-1 7 7 7 1 8 3 7-2-1 5 1 6 5 9 7 8 5 5 3 7-3 10-5 3-4 5-2 8-2 6-7 3-5 7-8 1-8-2-9 1-8 0-9 0-8 5-10 6-6-2-6 1-10-4-10-1-5-3-4-3-10 0-6 1-4 5-9 1-5 3-6 4-8 2-7 0-6 1-3-5-4-4-4-3-5-2-11-1-7-5-3-5-5-3-2-10-2-8z',
  },
};

/** A sea link: two provinces and the arc between their ports. */
export const SEA_LINKS: { between: [string, string]; arc: [number, number, number, number, number, number] }[] = [
  { between: ['usuki', 'yoshida-koriyama'], arc: [168, 172, 204, 136, 238, 166] },
  { between: ['usuki', 'oko'], arc: [124, 322, 120, 370, 138, 416] },
  { between: ['usuki', 'shuri'], arc: [66, 268, 8, 440, 52, 634] },
  { between: ['oko', 'yoshida-koriyama'], arc: [238, 396, 240, 340, 270, 298] },
  { between: ['oko', 'kyoto'], arc: [300, 436, 336, 440, 348, 408] },
  { between: ['yonezawa', 'tokuyama'], arc: [872, 120, 892, 142, 862, 172] },
];

export const FRAME = { x: 18, y: 2, width: 968, height: 734 };

/** How much the map is stretched vertically to fill a tall phone; pieces keep their shape. */
export const stretch = (width: number, height: number): number =>
  width ? Math.max(1, Math.min(1.32, (height / width) * (FRAME.width / FRAME.height))) : 1;

/** A curved path between two points, with room for the pieces at both ends. */
export function way(
  [x0, y0]: [number, number],
  [x1, y1]: [number, number],
  gap = 34,
): { path: string; middle: [number, number] } {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
  const [ax, ay, bx, by] = [x0 + ux * gap, y0 + uy * gap - 20, x1 - ux * gap, y1 - uy * gap - 20];
  const [cx, cy] = [(ax + bx) / 2 - uy * 22, (ay + by) / 2 + ux * 22];
  const n = (value: number) => value.toFixed(0);
  return {
    path: `M${n(ax)} ${n(ay)}Q${n(cx)} ${n(cy)} ${n(bx)} ${n(by)}`,
    middle: [(ax + 2 * cx + bx) / 4, (ay + 2 * cy + by) / 4],
  };
}
