import { expect, it } from 'vitest';

const own = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default', eager: true });
const shared = import.meta.glob<string>('../../src/kassen/{core,bots,server}/locale/??.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ids = (files: Record<string, string>, language: string) =>
  Object.entries(files)
    .filter(([path]) => path.endsWith(`/${language}.ftl`))
    .flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!))
    .sort();

it.each([
  ['own', own],
  ['shared', shared],
])('has every text in every language: %s', (_, files) => {
  expect(ids(files, 'fr')).toEqual(ids(files, 'en'));
  expect(ids(files, 'ja')).toEqual(ids(files, 'en'));
});

it('has every text the client asks for by name', () => {
  const asked = Object.values(sources).flatMap((source) => [...source.matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1]!));
  const known = new Set([...ids(own, 'en'), ...ids(shared, 'en')]);
  expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
});

it('writes nothing again that the server has a text for', () => {
  const theirs = new Set(ids(shared, 'en'));
  expect(ids(own, 'en').filter((id) => theirs.has(id))).toEqual([]);
});
