/** The crests of the six seats, always in a ring (houses never are). Kassen's own geometry, 100 x 100, currentColor. */
import { dots, rotated, sector } from './geometry.ts';

const ring = '<circle cx="50" cy="50" r="44" fill="none" stroke="currentColor" stroke-width="5"/>';
const arrow = '<path d="M47 22h6v60h-6zM50 10l8 15H42z"/><path d="M44 60l-9-8v20l9 8zM56 60l9-8v20l-9 8z"/>';
const ribs = [-50, -29.5, -9, 11.5, 32]
  .map((a) => `<path d="${sector(25, 55, a, a + 18, 50, 79)}"/><path d="${sector(5, 21, a + 5, a + 13, 50, 79)}"/>`)
  .join('');

const whirl = rotated('M50 16A34 34 0 0 1 83 58A36 36 0 0 0 62 40A12.5 12.5 0 1 1 50 16z', 3, -8);
const arrows = [45, -45].map((a) => `<g transform="rotate(${a} 50 50)">${arrow}</g>`).join('');
const pine = '<path d="M34 38a16 16 0 0 1 32 0zM26 58a24 17 0 0 1 48 0zM19 78a31 17 0 0 1 62 0z"/>';
const plum = dots(5, 22, 12.2) + '<circle cx="50" cy="50" r="7.5"/>';
const mountain = '<path d="M20 52L50 22l30 30v13L50 36 20 65zM27 72l23-22 23 22v9H63L50 67 37 81H27z"/>';

export const CRESTS = [whirl, arrows, pine, ribs, plum, mountain].map((shape) => ring + shape);

/** The seats' cloth patterns for SVG fills; CSS has its own copies in tokens.css. */
export const PATTERNS = [
  '<pattern id="p1" width="20" height="10" patternUnits="userSpaceOnUse"><g fill="none" stroke="#fff" stroke-width="1.2"><circle cx="10" cy="10" r="9"/><circle cx="10" cy="10" r="5"/><circle cx="0" cy="15" r="9"/><circle cx="20" cy="15" r="9"/></g></pattern>',
  '<pattern id="p2" width="14" height="8" patternUnits="userSpaceOnUse"><path d="M0 0l7 6 7-6M7 0v8" fill="none" stroke="#fff" stroke-width="1.2"/></pattern>',
  '<pattern id="p3" width="14" height="12" patternUnits="userSpaceOnUse"><path d="M0 12L7 0l7 12z" fill="#fff"/></pattern>',
  '<pattern id="p4" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 0h7v7H0zM7 7h7v7H7z" fill="#fff"/></pattern>',
  '<pattern id="p5" width="12" height="20.6" patternUnits="userSpaceOnUse"><path d="M6 0v3.4l6 3.5v6.9l-6 3.4-6-3.4V6.9l6-3.5M6 17.2v3.4" fill="none" stroke="#fff" stroke-width="1.2"/></pattern>',
  '<pattern id="p6" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0h3v8H0zM5 0h1v8H5z" fill="#fff"/></pattern>',
];
