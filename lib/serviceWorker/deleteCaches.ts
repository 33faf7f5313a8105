/** Deletes the caches of this scope; other sites may share the origin. */
export async function deleteCaches(scope: string, except: string[] = []): Promise<void> {
  const inScope = (await caches.keys()).filter((name) => name.endsWith(`-${scope}`));
  const outdated = inScope.filter((name) => !except.includes(name));
  await Promise.allSettled(outdated.map((name) => caches.delete(name)));
}
