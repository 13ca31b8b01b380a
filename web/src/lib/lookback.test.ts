import { describe, expect, it } from 'vitest';
import { layers, ledger, Lines, shown, sidesFrom, teamsOf, turningPoints } from './lookback.ts';
import type { Analysis, Row } from './wire.gen.ts';

const row = (ply: number, seat: number, more: Partial<Row> = {}): Row => ({
  ply, seat, phase: 'pick', legal: 3, played: 1, before: [0.5, 0.5], fair: [0, 0], met: [0, 0], luck: [0, 0], chance: false, ...more,
}); // prettier-ignore
const found = (rows: Row[]): Analysis => ({
  game: 'any', players: 2, options: {}, log: '', budget: 'normal', seed: 0, start: [0.5, 0.5], deal: [0, 0], ended: [1, 0], over: true, rows,
}); // prettier-ignore

describe('an analysis', () => {
  it('comes in lines, however they are cut', () => {
    const lines = new Lines();
    expect([...lines.add('{"a'), ...lines.add('":1}\n{"b":2}\n'), ...lines.add('{'), ...lines.add('}\n')]).toEqual([
      '{"a":1}',
      '{"b":2}',
      '{}',
    ]);
  });

  it('adds up for every seat', () => {
    const game = found([
      row(0, 0, { fair: [0.125, -0.125], luck: [0.25, -0.25], chance: true, best: 7, gap: 0.0625, loss: 0.0625 }),
      row(1, 1, { before: [0.875, 0.125], fair: [0.25, -0.25], met: [-0.125, 0.125] }),
    ]);
    for (const seat of [0, 1]) {
      const { start, own, given, met, luck, ended } = ledger(game, seat);
      expect(start + own + given + met + luck).toBe(ended);
    }
    expect(ledger(game, 0).loss).toBe(0.0625);
  });

  it('adds up in whole percents, too', () => {
    const account = { start: 0.474, own: 0.074, given: 0.084, met: -0.026, luck: 0.394, ended: 1, loss: 0.04 };
    const { start, own, given, met, luck, ended } = shown(account);
    const percents = [start, own, given, met, luck].map((share) => Math.round(100 * share));
    expect(percents.reduce((total, each) => total + each)).toBe(100 * ended);
    [account.start, account.own, account.given, account.met, account.luck].forEach((share, at) =>
      expect(Math.abs(percents[at]! - 100 * share)).toBeLessThan(1),
    );
  });

  it('has at most three turning points, mine first', () => {
    const mistake = (ply: number, seat: number, loss: number) => row(ply, seat, { loss, error: 0.01, grade: 'slip' });
    const game = found([
      mistake(0, 1, 0.3),
      mistake(1, 0, 0.08),
      mistake(2, 1, 0.06),
      mistake(3, 1, 0.2),
      row(4, 0, { grade: 'best' }),
    ]);
    expect(turningPoints(game, 0).map(({ ply }) => ply)).toEqual([1, 0, 3]);
    expect(turningPoints(game, null).map(({ ply }) => ply)).toEqual([0, 1, 3]);
  });

  it('stacks sides from one’s own upwards, allies together', () => {
    expect(sidesFrom([0, 1, 2], 1)).toEqual([1, 0, 2]);
    expect(sidesFrom([0, 1, 0, 1], 3)).toEqual([1, 0]);
    const team = { before: [0.3, 0.7, 0.3, 0.7] };
    const allied = { ...found([row(0, 0, team), row(1, 0, team)]), start: [0.3, 0.7, 0.3, 0.7], ended: [0, 1, 0, 1] };
    expect(teamsOf(allied)).toEqual([0, 1, 0, 1]);
    const [mine, other] = layers(found([row(0, 0)]), [0, 1], 100, 100);
    expect(mine!.edge).toBe('M0.0 50.0L100.0 0.0');
    expect(other!.edge).toBe('M0.0 0.0L100.0 0.0');
  });
});
