/** Looking back at a table: what a page takes from its analysis. No rules here: all figures are the server's. */
import { Texts, type Language } from './texts.ts';
import type { Analysis, Row } from './wire.gen.ts';

export type Grade = 'best' | 'fine' | 'slip' | 'blunder';
const MISTAKES = ['slip', 'blunder'];
export const isMistake = (row: Row): boolean => MISTAKES.includes(row.grade ?? '');

/** Joins pieces of text into whole lines. */
export class Lines {
  private rest = '';
  add(piece: string): string[] {
    const lines = (this.rest + piece).split('\n');
    this.rest = lines.pop() ?? '';
    return lines.filter(Boolean);
  }
}

export interface Ledger {
  start: number;
  own: number;
  given: number;
  met: number;
  luck: number;
  ended: number;
  loss: number;
}

const sum = (rows: readonly Row[], of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);

/** The account of a seat: start + own + given + met + luck = ended, exactly. */
export function ledger(found: Analysis, seat: number): Ledger {
  const own = found.rows.filter((row) => row.seat === seat);
  return {
    start: found.start[seat]!,
    own: sum(own, (row) => row.fair[seat]!),
    given: sum(found.rows, (row) => (row.seat === seat ? 0 : row.fair[seat]!)),
    met: sum(found.rows, (row) => row.met[seat]!),
    luck: found.deal[seat]! + sum(found.rows, (row) => row.luck[seat]!),
    ended: found.ended[seat]!,
    // Losses measured below 0 count too; otherwise noise would add up.
    loss: Math.max(
      0,
      sum(own, (row) => (row.best === row.played ? 0 : (row.gap ?? 0))),
    ),
  };
}

/** The account in whole percents that still add up: each figure absorbs the rounding error of those before it. */
export function shown(account: Ledger): Ledger {
  const figures = { ...account };
  let total = 0;
  let told = 0;
  for (const name of ['start', 'own', 'given', 'met', 'luck'] as const) {
    total += account[name];
    figures[name] = (Math.round(100 * total) - told) / 100;
    told = Math.round(100 * total);
  }
  return { ...figures, ended: told / 100 };
}

/** The decisions that gave most away for certain; one's own first, then in the order of the game. */
export function turningPoints(found: Analysis, own: number | null): Row[] {
  const sure = (row: Row) => (row.loss ?? 0) - (row.error ?? 0);
  const rows = found.rows.filter((row) => row.grade && row.grade !== 'best').sort((a, b) => sure(b) - sure(a));
  return rows.slice(0, 3).sort((a, b) => Number(b.seat === own) - Number(a.seat === own) || a.ply - b.ply);
}

/** A share as percent in the reader's language, with a true minus sign. */
export function percent(share: number, texts: Texts, signed = false, digits = 0): string {
  const number = Math.abs(100 * share).toFixed(digits);
  const sign = Number(number) === 0 ? '' : share < 0 ? '−' : signed ? '+' : '';
  return texts.say('percent', { number: sign + (texts.language === 'fr' ? number.replace('.', ',') : number) });
}

const files = import.meta.glob<string>('../../../src/kassen/{core,analysis}/locale/??.ftl', { query: '?raw', import: 'default' });
/** The texts of an analysis, from the same catalogue as its report. */
export async function lookbackTexts(language: Language, names: () => readonly string[]): Promise<Texts> {
  const wanted = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`));
  return new Texts(language, await Promise.all(wanted.map(([, load]) => load())), names);
}

// ── hills ──

export interface Layer {
  seat: number;
  shape: string;
  edge: string;
}

/** One seat of each side, from the bottom up; one's own first. */
export function sidesFrom(teams: readonly number[], own: number): number[] {
  const firsts = teams.map((team, seat) => [team, seat] as const).filter(([team, seat]) => teams.indexOf(team) === seat);
  const mine = teams.indexOf(teams[own]!);
  return [mine, ...firsts.map(([, seat]) => seat).filter((seat) => seat !== mine)];
}

/** The team of each seat, told by their chances: only allies have the same at every moment of a game. */
export function teamsOf(found: Analysis): number[] {
  const curve = [...found.rows.map((row) => row.before), found.ended];
  const same = (a: number, b: number) => curve.length > 2 && curve.every((chances) => chances[a] === chances[b]);
  return found.start.map((_, seat) => found.start.findIndex((__, other) => other === seat || same(other, seat)));
}

export function layers(found: Analysis, order: readonly number[], width: number, height: number): Layer[] {
  const curve = [...found.rows.map((row) => row.before), found.ended];
  const x = (at: number) => ((width * at) / Math.max(curve.length - 1, 1)).toFixed(1);
  const y = (share: number) => (height * (1 - Math.min(Math.max(share, 0), 1))).toFixed(1);
  let low = curve.map(() => 0);
  return order.map((seat) => {
    const high = curve.map((chances, at) => low[at]! + chances[seat]!);
    const [top, bottom] = [high, low].map((line) => line.map((share, at) => `${x(at)} ${y(share)}`));
    low = high;
    return { seat, shape: `M${[...top!, ...bottom!.reverse()].join('L')}z`, edge: `M${top!.join('L')}` };
  });
}
