import { expect, it } from 'vitest';
import data from '../../../../src/kassen/games/provinces/data/map.toml?raw';
import { PLACES, SEA_LINKS, stretch, way } from './layout.ts';

const block = (name: string) => new RegExp(`^${name} = \\[\\n([\\s\\S]*?)^\\]`, 'm').exec(data)![1]!;
const names = (text: string) => [...text.matchAll(/"([\w-]+)"/g)].map((match) => match[1]!);

it('draws the provinces of the game, in map order', () => expect(Object.keys(PLACES)).toEqual(names(block('provinces'))));

it('draws an arc for each sea link and none else', () => {
  const links = names(block('sea'));
  const pairs = Array.from({ length: links.length / 2 }, (_, i) => [links[2 * i]!, links[2 * i + 1]!].sort().join());
  expect(SEA_LINKS.map(({ between }) => [...between].sort().join()).sort()).toEqual(pairs.sort());
});

it('shares border points between neighbours by land', () => {
  const points = (outline: string) => {
    let [x, y] = [0, 0];
    const numbers = [...outline.matchAll(/-?\d+/g)].map(Number);
    return new Set(
      Array.from({ length: numbers.length / 2 }, (_, i) => `${(x += numbers[2 * i]!)},${(y += numbers[2 * i + 1]!)}`),
    );
  };
  const land = names(block('land'));
  for (let i = 0; i < land.length; i += 2) {
    const [a, b] = [points(PLACES[land[i]!]!.outline), points(PLACES[land[i + 1]!]!.outline)];
    expect([...a].filter((point) => b.has(point)).length, `${land[i]} ${land[i + 1]}`).toBeGreaterThan(1);
  }
});

it('stretches on tall fields only, and not beyond measure', () => {
  expect(stretch(960, 580)).toBe(1);
  expect(stretch(360, 400)).toBe(1.32);
});

it('leaves room at both ends of a way', () => expect(way([0, 20], [200, 20]).path).toBe('M34 0Q100 22 166 0'));
