/** A table's clocks, counted on between messages of the server. */
import type { Table } from '../lib/table.svelte.ts';

export function leftMs(table: Table, seat: number, now: number): number | null {
  const clocks = table.scene?.clocks;
  const left = clocks?.left_ms[seat];
  if (clocks === undefined || clocks === null || left === undefined) return null;
  return Math.max(0, clocks.running === seat ? left - Math.max(0, now - table.sceneAt) : left);
}

/** 1:05, 2:00:00 or 3 d. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} d`;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, rest] = parts as [number, number, number];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A second hand that runs only while somebody is looking. */
export class SecondHand {
  now = $state(Date.now());
  start(): () => void {
    this.now = Date.now();
    const timer = setInterval(() => (this.now = Date.now()), 500);
    return () => clearInterval(timer);
  }
}
