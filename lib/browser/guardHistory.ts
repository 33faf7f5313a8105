import { readPlatform } from './readPlatform';

/**
 * Keeps an error of the history from Next 16, whose router reads and writes it as it renders, outside
 * `global-error.tsx`: Safari refuses more than 100 entries in 30 seconds, and sandboxed frames refuse
 * all. Where an entry can't be added, the browser opens the page itself. Call it before Next starts.
 *
 * @throws Where an extension has frozen the history: Next, which replaces its methods, must not start.
 */
export function guardHistory(): void {
  const readState = readPlatform(
    () => Object.getOwnPropertyDescriptor(History.prototype, 'state')?.get,
    undefined,
  );
  const get = () => readPlatform<unknown>(() => readState?.call(history), null);
  Object.defineProperty(history, 'state', { configurable: true, get });
  for (const method of ['pushState', 'replaceState'] as const) {
    const write = readPlatform(() => history[method], undefined);
    const value: History[typeof method] = (state, unused, url) => {
      try {
        write!.call(history, state, unused, url);
      } catch {
        if (method === 'pushState' && url) location.assign(url);
      }
    };
    Object.defineProperty(history, method, { configurable: true, writable: true, value });
  }
}
