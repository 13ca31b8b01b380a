/** How far I have read the chat of each table, kept on this device. */
const KEY = 'kassen-read';
const MOST = 50; // tables; the oldest is forgotten

const load = (): [string, number][] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return []; // a private window: earlier lines count as read
  }
};

export const lastRead = (table: string): number | undefined => load().find(([id]) => id === table)?.[1];

export function keepRead(table: string, number: number): void {
  try {
    const others = load().filter(([id]) => id !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, number], ...others].slice(0, MOST)));
  } catch {
    // as above
  }
}
