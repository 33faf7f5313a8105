import { deleteCaches } from './deleteCaches';
import type { WorkerScope } from './workerScope';

/** Replaces the worker if a build has none. */
declare const self: WorkerScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  const { registration } = self;
  event.waitUntil(deleteCaches(registration.scope).then(() => registration.unregister()));
});
