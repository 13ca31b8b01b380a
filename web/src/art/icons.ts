/** Small icons, 24 x 24, currentColor. */
export const ICONS = {
  sun: '<circle cx="12" cy="12" r="5"/><path d="M12 1v4M12 19v4M1 12h4M19 12h4M4 4l3 3M17 17l3 3M20 4l-3 3M7 17l-3 3" stroke="currentColor" stroke-width="2"/>',
  moon: '<path d="M16 2a10 10 0 1 0 6 14A9 9 0 0 1 16 2z"/>',
  list: '<path d="M4 5h3v3H4zM4 11h3v3H4zM4 17h3v3H4zM9 5h12v2H9zM9 11h12v2H9zM9 17h12v2H9z"/>',
  scroll:
    '<path d="M5 3h12a3 3 0 0 1 3 3v2h-4v10a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-1h4V5a2 2 0 0 0-1-2zM9 8v1h4V8zM9 12v1h4v-1z" fill-rule="evenodd"/>',
  people:
    '<circle cx="8" cy="8" r="4"/><path d="M1 21c0-5 3-8 7-8s7 3 7 8z"/><circle cx="17" cy="9" r="3"/><path d="M16 14c4-1 7 2 7 7h-6c0-3 0-5-1-7z"/>',
  cards: '<path d="M3 6l9-3 1 2-6 2-1 1v9l-1-1zM9 8h12v14H9zM11 10v10h8V10z" fill-rule="evenodd"/>',
  undo: '<path d="M9 4L3 9l6 5v-3h5a4 4 0 0 1 0 8H8v3h6a7 7 0 0 0 0-14H9z"/>',
  talk: '<path d="M3 4h18v12H11l-5 5v-5H3zM7 8v2h10V8zM7 11v2h7v-2z" fill-rule="evenodd"/>',
  lamp: '<path d="M12 2a7 7 0 0 0-4 12.700V17h8v-2.300A7 7 0 0 0 12 2zM9 19h6v2H9z"/>',
  book: '<path d="M3 4c4-1 7 0 9 2 2-2 5-3 9-2v15c-4-1-7 0-9 2-2-2-5-3-9-2zM11 8c-2-1-4-2-6-2v11c2 0 4 0 6 1zM13 8v10c2-1 4-1 6-1V6c-2 0-4 1-6 2z" fill-rule="evenodd"/>',
  gear: '<path d="M10 2h4l.5 3 2 1 2.700-1 2 3.500-2.200 2v2l2.200 2-2 3.500-2.700-1-2 1-.5 3h-4l-.5-3-2-1-2.700 1-2-3.500 2.200-2v-2l-2.200-2 2-3.500 2.700 1 2-1zM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z" fill-rule="evenodd"/>',
  play: '<path d="M6 3l15 9-15 9z"/>',
  pause: '<path d="M5 3h5v18H5zM14 3h5v18h-5z"/>',
  next: '<path d="M5 3l11 9-11 9zM17 3h3v18h-3z"/>',
  last: '<path d="M3 3l8 9-8 9zM11 3l8 9-8 9zM19 3h2v18h-2z"/>',
  seal: '<path d="M12 1l8 3v7c0 6-3 10-8 12-5-2-8-6-8-12V4zM11 15l6-7-1.500-1.300L11 12 8.500 9.500 7 11z" fill-rule="evenodd"/>',
  eye: '<path d="M12 4C6 4 2 9 1 12c1 3 5 8 11 8s10-5 11-8c-1-3-5-8-11-8zm0 3.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z" fill-rule="evenodd"/><circle cx="12" cy="12" r="2.500"/>',
  again: '<path d="M12 3a9 9 0 0 1 7.800 4.500L22 6v7h-7l2.500-2.500A6 6 0 1 0 18 13.500h3A9 9 0 1 1 12 3z"/>',
  close: '<path d="M4 6l2-2 6 6 6-6 2 2-6 6 6 6-2 2-6-6-6 6-2-2 6-6z"/>',
} as const;

export type IconName = keyof typeof ICONS;
