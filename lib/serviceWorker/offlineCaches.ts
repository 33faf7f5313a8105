/**
 * Deletes what a worker has kept. Other sites may stand under the same host: every cache bears
 * the scope of its own worker.
 *
 * @param scope The worker's.
 */
export async function deleteOfflineCaches(scope: string): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.endsWith(scope));
  await Promise.all(own.map((name) => caches.delete(name)));
}
