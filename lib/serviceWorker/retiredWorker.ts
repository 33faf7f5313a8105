import { deleteOfflineCaches } from './offlineCaches';
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
  // A cache that can't be deleted does not keep the worker.
  await deleteOfflineCaches(self.registration.scope).catch(() => undefined);
  await self.registration.unregister();
}
