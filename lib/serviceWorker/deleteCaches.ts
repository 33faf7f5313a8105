/** Deletes the caches of the worker with this scope; other sites of the origin keep theirs. */
export async function deleteCaches(scope: string, except: string[] = []): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.endsWith(`-${scope}`));
  const former = own.filter((name) => !except.includes(name));
  await Promise.allSettled(former.map((name) => caches.delete(name)));
}
