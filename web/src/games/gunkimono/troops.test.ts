import { expect, it } from 'vitest';
import data from '../../../../src/kassen/games/gunkimono/data/box.toml?raw';
import { BANNERS, halvesOf, SMALL_SYMBOLS, TROOPS } from './troops.ts';

it("draws the game's own troops, in its order", () =>
  expect([...data.matchAll(/^id = "(\w+)"/gm)].map((match) => match[1])).toEqual(TROOPS));

it("prints the game's own symbols on small tiles", () =>
  expect([...data.matchAll(/^small = (\d)/gm)].map((match) => Number(match[1]))).toEqual(TROOPS.map(() => SMALL_SYMBOLS)));

it("says of each set of banners what the game's are worth", () => {
  for (const [set, { from, to }] of Object.entries(BANNERS)) {
    const values = new RegExp(`^${set} = \\[(.*)\\]`, 'm').exec(data)![1]!.split(', ').map(Number);
    expect([Math.min(...values), Math.max(...values)]).toEqual([from, to]);
  }
});

it("reads the halves of every tile of the game's box", () => {
  for (const [, tile] of data.matchAll(/^(\w+\d-\w+\d) =/gm))
    expect(
      halvesOf(tile!)
        .map(({ troop, symbols }) => `${troop}${symbols}`)
        .join('-'),
    ).toBe(tile);
  expect(halvesOf('archer')).toEqual([{ troop: 'archer', symbols: 2 }]);
});
