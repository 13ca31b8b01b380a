import { expect, it } from 'vitest';
import { HOUSES } from './crests.ts';
import data from '../../../../src/kassen/games/nobunaga/data/houses.toml?raw';
import { NEEDED, PRINT, spread } from './houses.ts';

it("prints the game's own values on the cards", () => {
  const houses = [...data.matchAll(/id = "(\w+)"\nfirst = (\d+)\nsecond = (\d+)/g)].map(([, id, first, second]) => [
    id,
    Number(first),
    Number(second),
  ]);
  expect(houses).toEqual(HOUSES.map((house) => [house, PRINT[house].first, PRINT[house].second]));
});

it('shows as many empty places as a campaign needs', () => {
  const needed = /\[needed\]\n([\s\S]*?)\n\n/.exec(data)![1]!;
  expect(Object.fromEntries([...needed.matchAll(/(\d) = (\d)/g)].map((match) => [match[1], Number(match[2])]))).toEqual(
    Object.fromEntries(Object.entries(NEEDED)),
  );
});

it('spreads cards in the order of the houses', () => {
  expect(spread({ takeda: 2, uesugi: 1 }).map((card) => card.key)).toEqual(['uesugi0', 'takeda0', 'takeda1']);
});
