/** A step in a worker's life, which lasts as long as what it waits for. */
export interface LifeEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
  /** What a page has said. */
  data?: unknown;
}

/**
 * What the workers use of their global scope. TypeScript's own types of it can't stand beside
 * those of a page.
 */
export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: 'install' | 'activate' | 'message',
    listener: (event: LifeEvent) => void,
  ) => void;
}
