/** What this browser stores: journals, entry by entry, and a card for each table. When `append` is done, the entry is on disk. */

const NAME = `kassen ${new URL('.', globalThis.location.href).pathname.replace(/assets\/$/, '')}`; // one for each folder

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const wish = indexedDB.open(NAME, 1);
    wish.onupgradeneeded = () => {
      wish.result.createObjectStore('entries'); // [table, number] → body
      wish.result.createObjectStore('tables'); // id → Kept
      wish.result.createObjectStore('else'); // key → text
    };
    wish.onsuccess = () => resolve(wish.result);
    wish.onerror = () => reject(wish.error ?? new Error('refused'));
  });
}
let opened: Promise<IDBDatabase> | undefined;
const database = (): Promise<IDBDatabase> => (opened ??= open());

interface Kept {
  card: string;
  decides: string | null;
  updated: number;
}

/** Run one transaction; resolves when it is on disk. */
async function all(stores: string[], mode: IDBTransactionMode, work: (stores: IDBObjectStore[]) => void): Promise<void> {
  const transaction = (await database()).transaction(stores, mode, { durability: 'strict' });
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
    work(stores.map((name) => transaction.objectStore(name)));
  });
}

async function read<T>(store: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  let answer: IDBRequest<T>;
  await all([store], 'readonly', ([found]) => (answer = ask(found!)));
  return answer!.result;
}

/** False if there is already an entry with this number. */
export async function append(
  table: string,
  number: number,
  body: string,
  card: string,
  decides: string | null,
): Promise<boolean> {
  try {
    await all(['entries', 'tables'], 'readwrite', ([entries, tables]) => {
      entries!.add(body, [table, number]);
      tables!.put({ card, decides, updated: Date.now() } satisfies Kept, table);
    });
    return true;
  } catch (error) {
    if ((error as DOMException).name === 'ConstraintError') return false;
    throw error;
  }
}

export const journal = (table: string, since: number): Promise<string[]> =>
  read('entries', (store) => store.getAll(IDBKeyRange.bound([table, since], [table, Infinity], true))) as Promise<string[]>;

export async function cards(): Promise<[string, string | null][]> {
  const kept = (await read('tables', (store) => store.getAll())) as Kept[];
  return kept.sort((a, b) => b.updated - a.updated).map(({ card, decides }) => [card, decides]);
}

export const hasTables = async (): Promise<boolean> => (await read('tables', (store) => store.count())) > 0;

/** The game played at a table. */
export const gameAt = async (table: string): Promise<string | undefined> => {
  const found = (await read('tables', (store) => store.get(table))) as Kept | undefined;
  return found && (JSON.parse(found.card) as { game: string }).game;
};

export const remove = (table: string): Promise<void> =>
  all(['entries', 'tables', 'else'], 'readwrite', ([entries, tables, other]) => {
    entries!.delete(IDBKeyRange.bound([table, -Infinity], [table, Infinity]));
    tables!.delete(table);
    other!.delete(`analysis ${table}`);
  });

export const readKey = (key: string): Promise<string | undefined> =>
  read('else', (store) => store.get(key)) as Promise<string | undefined>;
export const writeKey = (key: string, value: string): Promise<void> =>
  all(['else'], 'readwrite', ([store]) => void store!.put(value, key));
