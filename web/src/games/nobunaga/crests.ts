/** The signs of the six houses and of the lord: never in a ring, so that nobody takes them for seats. 100 x 100, currentColor. */
import { dots, rotated, sector } from '../../art/geometry.ts';
import type { House } from './shapes.gen.ts';

export type { House };

const wings = [20, 52, 84, 116]
  .flatMap((a) => [sector(24, 46, a, a + 27), sector(24, 46, 360 - a - 27, 360 - a)])
  .map((d) => `<path d="${d}"/>`)
  .join('');
const LINE = 'fill="none" stroke="currentColor"';

export const MONS = {
  uesugi: wings + '<path d="M50 8l8 20-2 20 10 18-16 26-16-26 10-18-2-20z"/>',
  // three moons
  mouri: dots(3, 25, 17, 0, `${LINE} stroke-width="9"`) + dots(3, 25, 5.5) + dots(3, 34, 6.5, 180),
  // a star of blades
  takeda:
    rotated('M50 4L64 27 52 45V12zM48 12V45L36 27z', 4) +
    rotated('M50 22l7 9-7 11-7-11z', 4, 45) +
    '<path d="M50 45l5 5-5 5-5-5z"/>',
  // a hexagon of three rhombs
  asai: rotated('M50 3L90.7 26.5 82 31.5 50 13 18 31.5 9.3 26.5z', 3) + rotated('M50 20L75 34.5 50 49 25 34.5z', 3),
  // a bellflower
  ashikaga: rotated('M50 44C40 38 33 26 36 20L50 4l14 16C67 26 60 38 50 44zM50 12v22', 5) + '<circle cx="50" cy="50" r="5"/>',
  // a lotus wheel
  hongan:
    rotated('M50 31C42 25 41 13 50 4c9 9 8 21 0 27z', 8) +
    rotated('M50 22c-3-4-3-8 0-11 3 3 3 7 0 11z', 8, 22.5) +
    `<circle cx="50" cy="50" r="13" ${LINE} stroke-width="6"/><circle cx="50" cy="50" r="4.5"/>`,
} as const;

/** A five-sided flame. */
export const LORD_MON =
  rotated(sector(35, 45, -33, 33), 5) +
  rotated('M50 42L38 27Q50 14 62 27z', 5) +
  rotated('M50 1l5 7h-10z', 5, 36) +
  '<circle cx="50" cy="50" r="5"/>';

export const HOUSES = Object.keys(MONS) as House[];
