import { readPlatform } from './readPlatform';

/**
 * Runs a task when the page is idle.
 *
 * @param timeout Runs it at the latest after this time, in milliseconds. Safari has no idle callback:
 *   there it runs after half of that.
 * @returns Cancels it.
 */
export function whenIdle(task: () => unknown, timeout: number): () => void {
  const request = readPlatform(() => requestIdleCallback(task, { timeout }), undefined);
  if (request !== undefined)
    return () => readPlatform(() => cancelIdleCallback(request), undefined);
  const timer = setTimeout(task, timeout / 2);
  return () => clearTimeout(timer);
}
