/** Positions a bubble about a place on the board: near that place, but clear of it and of what can be chosen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something not to cover, and how bad covering it would be. */
export interface Obstacle {
  box: Box;
  weight: number;
}

const STEP = 16;
/** How many covered square pixels of an obstacle of weight 1 are as bad as one pixel of distance. */
const AREA = 40;
/** Cost of each pixel between the centers, small beside that of the gap. */
const ASIDE = 0.05;

export const around = (boxes: Box[], by = 0): Box => ({
  left: Math.min(...boxes.map((box) => box.left)) - by,
  top: Math.min(...boxes.map((box) => box.top)) - by,
  right: Math.max(...boxes.map((box) => box.right)) + by,
  bottom: Math.max(...boxes.map((box) => box.bottom)) + by,
});

/** Their intersection; inverted if it is empty. */
export const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** The area of their intersection. */
export function overlap(a: Box, b: Box): number {
  const { left, top, right, bottom } = common(a, b);
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

/** The largest part of a room beside something in it. */
export function beside(room: Box, bar: Box): Box {
  if (!overlap(room, bar)) return room;
  const parts = [
    { ...room, bottom: bar.top },
    { ...room, top: bar.bottom },
    { ...room, right: bar.left },
    { ...room, left: bar.right },
  ];
  return parts.reduce((best, part) => (overlap(part, room) > overlap(best, room) ? part : best));
}

/** The distance between their centers. */
const offset = (a: Box, b: Box): number =>
  Math.hypot((a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2);

/** The distance between the nearest points of two boxes; 0 if they touch. */
export function gapBetween(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right);
  const down = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(across, down);
}

/** The best place in the room for a box of that size, by trying all on a grid. */
export function placeFor(width: number, height: number, room: Box, near: Box | null, obstacles: Obstacle[]): Box {
  const boxAt = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const [lastLeft, lastTop] = [Math.max(room.left, room.right - width), Math.max(room.top, room.bottom - height)];
  let [best, least] = [boxAt(room.left, room.top), Infinity];
  for (let y = room.top; y < lastTop + STEP; y += STEP)
    for (let x = room.left; x < lastLeft + STEP; x += STEP) {
      const box = boxAt(Math.min(x, lastLeft), Math.min(y, lastTop));
      const covered = obstacles.reduce((sum, { box: other, weight }) => sum + weight * overlap(box, other), 0);
      const cost = covered / AREA + (near ? gapBetween(box, near) + ASIDE * offset(box, near) : 0);
      if (cost < least) [best, least] = [box, cost];
    }
  return best;
}

/** The shortest line between two boxes, from the middle of the range they share. */
export function lineBetween(from: Box, to: Box): [x1: number, y1: number, x2: number, y2: number] | null {
  if (gapBetween(from, to) === 0) return null;
  const meet = (low1: number, high1: number, low2: number, high2: number): [number, number] => {
    const [low, high] = [Math.max(low1, low2), Math.min(high1, high2)];
    if (low <= high) return [(low + high) / 2, (low + high) / 2];
    return high1 < low2 ? [high1, low2] : [low1, high2];
  };
  const [x1, x2] = meet(from.left, from.right, to.left, to.right);
  const [y1, y2] = meet(from.top, from.bottom, to.top, to.bottom);
  return [x1, y1, x2, y2];
}
