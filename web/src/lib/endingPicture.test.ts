import { describe, expect, it } from 'vitest';
import { pictureOf, wrap, type Picture } from './endingPicture.ts';

const measure = (text: string) => [...text].reduce((sum, each) => sum + (each > '\u3000' ? 2 : 1), 0);

describe('a text in lines', () => {
  it('breaks between words', () =>
    expect(wrap('Kei wins with 45 points', 10, measure)).toEqual(['Kei wins', 'with 45', 'points']));
  it('breaks Japanese anywhere but before its punctuation', () => {
    const lines = wrap('ケイの勝ち。45点対42点。', 10, measure);
    expect(lines.join('')).toBe('ケイの勝ち。45点対42点。');
    expect(lines.every((line) => !/^[、。]/.test(line))).toBe(true);
  });
  it('cuts what is too long, and says so', () => {
    expect(wrap('Donaudampfschifffahrt', 10, measure)).toEqual(['Donaudamp…']);
    expect(wrap('one two three four', 5, measure, 2).at(-1)).toMatch(/…$/);
  });
});

it('is a picture that needs nothing from outside, whatever people are called', () => {
  const picture: Picture = {
    game: 'Game',
    headline: '<b>Kei</b> & Co',
    reason: 'Why "not"?',
    language: 'en',
    name: (who) => `<${who}>`,
    places: [
      { rank: 1, points: 3, who: [0, 2] },
      { rank: 2, points: 1, who: ['lord'] },
    ],
    scene: { mood: 'win', winners: [0, 2], beaten: null },
  };
  const svg = pictureOf(picture, (text, size) => (measure(text) * size) / 2);
  expect(svg).not.toContain('<b>');
  expect(svg).not.toMatch(/NaN|undefined|var\(/);
  expect(svg.match(/(href|src)="[^#][^"]*"/g)).toBeNull();
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) expect(svg).toContain(`id="${id}"`);
});
