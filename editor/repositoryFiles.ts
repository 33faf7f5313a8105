/** The files as the editor holds them: what it has read of the repository, and saved since. */

/** A repository at a git host, as the editor's configuration names it. */
interface Repository {
  name: string;
  repo?: string;
}

/** Where the package keeps the files that it has read, so as to ask only for what has changed. */
const STORE = 'file-cache';

/**
 * The text of every file of the content, and every picture, without one, by its path from the
 * project's root; none where the browser keeps nothing, as some do in a private window.
 *
 * @param part What is read of each file: its text, or the name by which git knows it.
 */
export async function repositoryFiles(
  { name, repo }: Repository,
  part: 'text' | 'sha' = 'text',
): Promise<Map<string, string>> {
  try {
    const opening = indexedDB.open(`${name}:${repo}`);
    // One that is not there yet is the package's to make: made here, it would lack all stores.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const database = await settled(opening);
    return await filesIn(database, part).finally(() => database.close());
  } catch {
    return new Map();
  }
}

async function filesIn(database: IDBDatabase, part: 'text' | 'sha'): Promise<Map<string, string>> {
  const store = database.transaction(STORE).objectStore(STORE);
  const [paths, kept] = await Promise.all([
    settled(store.getAllKeys()),
    settled<{ text?: string; sha?: string }[]>(store.getAll()),
  ]);
  return new Map(paths.map((path, index) => [String(path), kept[index]?.[part] ?? '']));
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
