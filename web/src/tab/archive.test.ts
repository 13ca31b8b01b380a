import { expect, test } from 'vitest';
import { files } from './archive.ts';

/** A file as tar writes it. */
function file(name: string, content: string): number[] {
  const bytes = [...new TextEncoder().encode(content)];
  const header = new Array<number>(512).fill(0);
  const put = (at: number, text: string) => [...text].forEach((letter, i) => (header[at + i] = letter.charCodeAt(0)));
  put(0, name);
  put(124, bytes.length.toString(8).padStart(11, '0'));
  return [...header, ...bytes, ...new Array<number>((512 - (bytes.length % 512)) % 512).fill(0)];
}

test('every file comes out under its name, whatever its length', () => {
  const given: [string, string][] = [
    ['kassen/__init__.pyc', ''],
    ['kassen/core/ja.ftl', '合戦'.repeat(100)],
    ['full.bin', 'x'.repeat(512)],
  ];
  const tar = Uint8Array.from([...given.flatMap(([name, content]) => file(name, content)), ...new Array<number>(1024).fill(0)]);
  expect(files(tar).map(([name, content]) => [name, new TextDecoder().decode(content)])).toEqual(given);
});
