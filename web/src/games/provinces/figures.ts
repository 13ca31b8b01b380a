/** Shapes of the pieces, with feet at 0, 0. */
export const MAN = 'M-18 0Q-20-23-9-27H9Q20-23 18 0zM-15-37Q-3-42 0-53 3-42 15-37 0-32-15-37z';
export const FACE = 'M-7-35.5Q0-33 7-35.5V-32Q5-26 0-26T-7-32z';
/** The crescent on a lord's helmet. */
export const HORNS = 'M-3-46C-12-47-17-53-17-62-12-55-7-52-1-51H1C7-52 12-55 17-62 17-53 12-47 3-46z';

/** One, two or three stories: larger castles have higher numbers. */
export const storeys = (castle: number): number => (castle < 5 ? 1 : castle < 9 ? 2 : 3);
