/** Unpacks the build's archive, a gzipped tar file: the browser does it faster than Python would. */
const BLOCK = 512;

export async function unpack(response: Response): Promise<[string, Uint8Array][]> {
  const plain = response.body!.pipeThrough(new DecompressionStream('gzip'));
  return files(new Uint8Array(await new Response(plain).arrayBuffer()));
}

/** Name and content of every file. Each is a header of one block, then its content in whole blocks; an empty name ends the
 *  list. */
export function files(tar: Uint8Array): [string, Uint8Array][] {
  const found: [string, Uint8Array][] = [];
  const text = (at: number, length: number) => new TextDecoder().decode(tar.subarray(at, at + length)).replace(/\0.*$/s, '');
  for (let at = 0, name = text(at, 100); name; name = text(at, 100)) {
    const begin = at + BLOCK;
    const size = parseInt(text(at + 124, 12), 8);
    found.push([name, tar.slice(begin, begin + size)]);
    at = begin + Math.ceil(size / BLOCK) * BLOCK;
  }
  return found;
}
