/** The union of the worker events in use. */
export interface WorkerEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
  data: unknown;
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** The `webworker` library of TypeScript conflicts with `dom`. */
export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { includeUncontrolled: true }) => Promise<{ url: string }[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void;
}
