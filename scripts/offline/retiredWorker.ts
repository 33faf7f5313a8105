import type { WorkerScope } from './workerScope';

/**
 * What stands at the worker's address once the site does without it: whoever still has the
 * worker gets this one at the next visit, and is rid of both.
 */
declare const self: WorkerScope;

self.addEventListener('install', () => {
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  // Other sites may stand under the same host: their caches bear their own scope.
  const own = (await caches.keys()).filter((name) => name.endsWith(self.registration.scope));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
