// node bench/snapshot.mjs: how much faster Python would start from a snapshot of its memory, and how large that is. The page uses
// none, because only private options of Pyodide make one. Processor time of this thread, the least of several turns, in dist/tab.
import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

const TURNS = 8;
const tab = new URL('../dist/tab/', import.meta.url);
const { loadPyodide } = await import(new URL('pyodide/pyodide.mjs', tab));
const tar = gunzipSync(readFileSync(new URL('packages.bin', tab)));
const processor = () => readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0] / 1e6;

/** Name and content of every file, read as in web/src/tab/archive.ts. */
function* files() {
  const text = (at, length) => tar.toString('utf8', at, at + length).replace(/\0.*$/s, '');
  for (let at = 0; text(at, 100); ) {
    const size = parseInt(text(at + 124, 12), 8);
    yield [text(at, 100), new Uint8Array(tar.subarray(at + 512, at + 512 + size))];
    at += 512 + 512 * Math.ceil(size / 512);
  }
}
async function fsInit(FS) {
  for (const [name, content] of files()) {
    FS.mkdirTree(`/lib/kassen/${name}`.replace(/\/[^/]*$/, ''));
    FS.writeFile(`/lib/kassen/${name}`, content);
  }
}
const load = (more) =>
  loadPyodide({
    indexURL: new URL('pyodide/', tab).pathname,
    stdLibURL: new URL('library.zip', tab).pathname,
    env: { PYTHONPATH: '/lib/kassen' },
    fsInit,
    ...more,
  });

const snapshot = (await load({ _makeSnapshot: true })).makeMemorySnapshot();
const least = { without: Infinity, with: Infinity };
for (let turn = 0; turn < TURNS; turn++) {
  for (const [how, more] of Object.entries({ without: {}, with: { _loadSnapshot: snapshot } })) {
    const begin = processor();
    await load(more);
    least[how] = Math.min(least[how], processor() - begin);
  }
}
const [size, sent] = [snapshot, gzipSync(snapshot)].map(({ length }) => (length / 1e6).toFixed(1));
console.log(`Python begins in ${least.without.toFixed(0)} ms, from a snapshot in ${least.with.toFixed(0)} ms; it is ${size} MB, ${sent} gzip`);
