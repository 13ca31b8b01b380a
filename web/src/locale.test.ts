import { expect, it } from 'vitest';

const files = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true });
const ids = (language: string) => [...files[`./locale/${language}.ftl`]!.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!).sort();

it('has every text in every language', () => {
  expect(ids('fr')).toEqual(ids('en'));
  expect(ids('ja')).toEqual(ids('en'));
});

it('has every text the client asks for by name', () => {
  const asked = Object.values(sources).flatMap((source) => [...source.matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1]!));
  expect([...new Set(asked)].filter((id) => !ids('en').includes(id))).toEqual([]);
});
