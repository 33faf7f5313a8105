'use client';

import { useEffect } from 'react';
import { asset } from '@/lib/routing/assets';
import { savesData } from '@/lib/browser/connection';
import { performanceEntries } from '@/lib/browser/performanceEntries';
import { whenIdle } from '@/lib/browser/whenIdle';
import { WORKER_FILE } from '@/lib/serviceWorker/offlinePages';

const IDLE_TIMEOUT_MS = 2000;

/**
 * Caches the first page for offline use once it is idle, and the page that the user leaves: a phone
 * discards hidden tabs, and loads their document again. Renders nothing. Without service workers or
 * storage the site works online.
 */
export function OfflineCopy() {
  useEffect(() => whenIdle(() => keepFirst().catch(() => undefined), IDLE_TIMEOUT_MS), []);
  useEffect(() => {
    document.addEventListener('visibilitychange', keepLeft);
    return () => document.removeEventListener('visibilitychange', keepLeft);
  }, []);
  return null;
}

function keepLeft(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  // At once: a page that unloads awaits nothing.
  if (document.hidden) serviceWorker?.controller?.postMessage([location.href]);
}

async function keepFirst(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker || process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off' || savesData()) return;
  // In development, a build may have left a worker at this address.
  if (process.env.NODE_ENV !== 'production') {
    return void (await serviceWorker.getRegistration(asset('/')))?.unregister();
  }
  const loaded = serviceWorker.controller ? [] : performanceEntries('resource');
  await serviceWorker.register(asset(`/${WORKER_FILE}`));
  const { active } = await serviceWorker.ready;
  active?.postMessage([location.href, ...loaded.map(({ name }) => name)]);
}
