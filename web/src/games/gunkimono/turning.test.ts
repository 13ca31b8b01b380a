import { expect, it } from 'vitest';
import { Choice, type Move } from '../../lib/choice.svelte.ts';
import { survey } from './ground.ts';
import { board } from './drawn.ts';
import { Turning } from './turning.svelte.ts';

const ground = survey(board(['A0 S0 C0', 'P0 I0 A0']).squares);
const place = (id: number, at: string, to: string): Move => ({ id, do: 'place', tile: 'infantry1-archer2', at, to });
const MOVES = [place(1, 'b1', 'c1'), place(2, 'b1', 'a1'), place(3, 'b1', 'b2'), place(4, 'c1', 'b1')];

function sit() {
  const turning = new Turning(() => ({ moves: MOVES, ground }));
  const choice = new Choice(() => {});
  choice.offer(
    1,
    MOVES.map((move) => ({ id: move.id, move, text: '' })),
    turning.targetsOf,
  );
  choice.point('tile:infantry1-archer2', true);
  return { turning, choice };
}

it('lights every square on which the first half may lie, once', () => {
  const { choice } = sit();
  expect([...choice.lit].filter((target) => target.startsWith('at:')).sort()).toEqual(['at:b1', 'at:c1']);
  expect(choice.open.length).toBe(4);
});

it('turns clockwise through what is offered on a square', () => {
  const { turning, choice } = sit();
  const ids = [0, 1, 2, 3].map(() => {
    const option = choice.completes('at:b1')!;
    turning.turn(option.move);
    return option.id;
  });
  expect(ids).toEqual([1, 3, 2, 1]);
});

it('takes the next way where the chosen one is not offered', () => {
  const { turning, choice } = sit();
  expect(choice.completes('at:c1')?.id).toBe(4);
  turning.facing = 1;
  expect(choice.completes('at:b1')?.id).toBe(3);
  expect(choice.completes('at:c1')?.id).toBe(4);
});

it('turns as one sees it where the columns run down the page', () => {
  const { turning, choice } = sit();
  turning.transposed = true;
  expect(choice.completes('at:b1')?.id).toBe(3);
});

it('points at a small tile and then a square, at a stack, at a site', () => {
  const { turning } = sit();
  expect(turning.targetsOf({ id: 9, do: 'place-small', troop: 'archer', at: 'a1' })).toEqual(['small:archer', 'at:a1']);
  expect(turning.targetsOf({ id: 9, do: 'draw' })).toEqual(['do:draw']);
  expect(turning.targetsOf({ id: 9, do: 'build', at: 'c2' })).toEqual(['at:c2']);
});
