/** The files as the editor holds them: what it has read of the repository, and saved since. */

/** Where the package keeps the files that it has read, so as to ask only for what has changed. */
const STORE = 'file-cache';

/**
 * Every file of the content and every picture, by its path from the project's root; none where the
 * browser keeps nothing, as some do in a private window.
 *
 * @param repository As the editor's configuration names it.
 * @returns The text of each, which a picture has not, and the name by which git knows it.
 */
export async function repositoryFiles({ name, repo }: { name: string; repo?: string }) {
  const texts = new Map<string, string>();
  const shas = new Map<string, string>();
  try {
    const opening = indexedDB.open(`${name}:${repo}`);
    // One that is not there yet is the package's to make: made here, it would lack all stores.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const database = await settled(opening);
    const store = database.transaction(STORE).objectStore(STORE);
    const reading = [settled(store.getAllKeys()), settled(store.getAll())] as const;
    const [paths, kept] = await Promise.all(reading).finally(() => database.close());
    for (const [index, path] of paths.map(String).entries()) {
      const { text = '', sha = '' } = kept[index] as { text?: string; sha?: string };
      texts.set(path, text);
      shas.set(path, sha);
    }
  } catch {
    // Nothing is kept.
  }
  return { texts, shas };
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
