/**
 * The games of this device, kept by the browser: every entry of a log under its table and version;
 * and how each table stands. What is written is on the disk before anybody is told of it.
 */
const NAME = "rooftree",
  ENTRIES = "entries",
  TABLES = "tables";

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(ENTRIES); // by [table, version]
      asked.result.createObjectStore(TABLES); // by table
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("no storage"));
    asked.onblocked = () => reject(new Error("no storage"));
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

const allOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** Keep the next entry of a log: empty, or what went wrong; `conflict` if another page has written this one. */
export async function keepEntry(table: string, version: number, entry: string, row: string): Promise<string> {
  try {
    const work = (await database()).transaction([ENTRIES, TABLES], "readwrite", { durability: "strict" });
    const adding = work.objectStore(ENTRIES).add(entry, [table, version]);
    work.objectStore(TABLES).put(row, table);
    return await new Promise<string>((resolve) => {
      work.oncomplete = () => resolve("");
      work.onabort = () =>
        resolve(adding.error?.name === "ConstraintError" ? "conflict" : String(work.error ?? "not kept"));
    });
  } catch (error) {
    return String(error);
  }
}

/** All entries of a table, the first one first, each as it was kept. */
export const entriesOf = async (table: string): Promise<string[]> =>
  asked(ENTRIES, (store) => store.getAll(allOf(table)));

/** How each table stands, as it was kept. */
export const keptTables = async (): Promise<string[]> => asked(TABLES, (store) => store.getAll());

/** Forget a table. */
export async function dropTable(table: string): Promise<void> {
  const work = (await database()).transaction([ENTRIES, TABLES], "readwrite");
  work.objectStore(ENTRIES).delete(allOf(table));
  work.objectStore(TABLES).delete(table);
  await new Promise((resolve) => (work.oncomplete = work.onabort = resolve));
}

async function asked(name: string, ask: (store: IDBObjectStore) => IDBRequest<string[]>): Promise<string[]> {
  const found = ask((await database()).transaction(name).objectStore(name));
  return new Promise((resolve, reject) => {
    found.onsuccess = () => resolve(found.result);
    found.onerror = () => reject(found.error ?? new Error("no storage"));
  });
}
