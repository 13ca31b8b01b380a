import { expect, it } from 'vitest';
import { formationAt, formationsOf, joinsOf, placementOf, previewOf, survey } from './ground.ts';
import { board } from './drawn.ts';

// A field in text: troop and level, "*n" a stronghold of seat n.
const table = board(['A0 A1 S2 I0', 'C0 A1 S2 .', 'C0 P0 S1 S0*1']);
const ground = survey(table.squares);

it('finds the connected troops of a kind, whatever their level, and not over corners or holes', () => {
  expect([...formationAt(ground, 'a1')].sort()).toEqual(['a1', 'b1', 'b2']);
  const all = formationsOf(ground);
  expect(all.get('c1')).toBe(all.get('d3'));
  expect(formationAt(ground, 'd1').size).toBe(1);
});

it('measures both halves when the whole tile lies', () => {
  const { halves, level, support } = previewOf(ground, table, 0, 'archer2-cavalry1', 'a2', 'a3');
  expect(halves.map(({ at, points, honor }) => [at, points, honor])).toEqual([
    ['a2', 4, 2],
    ['a3', 1, 1],
  ]);
  expect([level, support]).toEqual([1, null]);
});

it('says which square needs a support', () => {
  const preview = previewOf(ground, table, 0, 'cavalry1-spearman2', 'b1', 'a1');
  expect([preview.support, preview.level]).toEqual(['a1', 2]);
});

it('gives no points in a formation with a stronghold and says what the stronghold loses', () => {
  const joining = previewOf(ground, table, 0, 'samurai', 'b3');
  expect(joining.halves[0]).toMatchObject({ held: true, points: 0, honor: 2 });
  expect(joining.castles).toEqual([{ at: 'd3', seat: 1, was: 4, now: 5 }]);
  expect(previewOf(ground, table, 0, 'archer', 'c3').castles).toEqual([{ at: 'd3', seat: 1, was: 4, now: 1 }]);
});

it('gives no honor once the marker has left the track', () => {
  const left = {
    ...table,
    seats: table.seats.map((seat) => ({ ...seat, honor: { ...seat.honor, archer: table.track.banners } })),
  };
  expect(previewOf(ground, left, 0, 'archer', 'a2').halves[0]).toMatchObject({ points: 4, honor: 0 });
});

it('joins the halves of a large tile until one of them is covered', () => {
  const placed = { event: 'placed', at: 'a1', to: 'b1' };
  expect([...joinsOf([placed])]).toEqual([
    ['a1', 'b1'],
    ['b1', 'a1'],
  ]);
  expect(joinsOf([placed, { event: 'placed-small', at: 'b1' }]).size).toBe(0);
  expect([...joinsOf([placed, { event: 'placed', at: 'b1', to: 'c1' }]).keys()].sort()).toEqual(['b1', 'c1']);
});

it('reads where a move puts which tile', () => {
  expect(placementOf({ id: 1, do: 'place-small', troop: 'archer', at: 'a1' })).toEqual({ tile: 'archer', at: 'a1' });
  expect(placementOf({ id: 1, do: 'build', at: 'a1' })).toBeNull();
});
