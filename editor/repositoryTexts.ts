/** The content as the editor holds it: what it has read of the repository, and saved since. */

/** A repository at a git host, as the editor's configuration names it. */
interface Repository {
  name: string;
  repo?: string;
}

/** Where the package keeps the files that it has read, so as to ask only for what has changed. */
const STORE = 'file-cache';

/**
 * The text of every file of the content, by its path from the project's root; empty where the
 * browser keeps nothing, as some do in a private window.
 */
export async function repositoryTexts({ name, repo }: Repository): Promise<Map<string, string>> {
  try {
    const database = await settled(indexedDB.open(`${name}:${repo}`));
    return await textsIn(database).finally(() => database.close());
  } catch {
    return new Map();
  }
}

async function textsIn(database: IDBDatabase): Promise<Map<string, string>> {
  const store = database.transaction(STORE).objectStore(STORE);
  const [paths, kept] = await Promise.all([
    settled(store.getAllKeys()),
    settled<{ text?: string }[]>(store.getAll()),
  ]);
  return new Map(
    paths.flatMap((path, index) => {
      const text = kept[index]?.text;
      return text && String(path).startsWith('content/') ? [[String(path), text] as const] : [];
    }),
  );
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
