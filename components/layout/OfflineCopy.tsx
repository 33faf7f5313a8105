'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { asset } from '@/lib/routing/assets';
import { savesData } from '@/lib/browser/connection';
import { WORKER_FILE } from '@/lib/serviceWorker/offlinePages';

/**
 * Keeps each visited page for offline use, once it is idle. Shows nothing. Where service workers are
 * missing or storage is blocked, the site works without.
 */
export function OfflineCopy() {
  const pathname = usePathname();
  useEffect(() => {
    const keep = () => void keepVisit().catch(() => undefined);
    // Safari has no idle callback.
    (window.requestIdleCallback ?? setTimeout)(keep);
  }, [pathname]);
  return null;
}

async function keepVisit(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off' || savesData()) return;
  // In development, a build may have left a worker at this address.
  if (process.env.NODE_ENV !== 'production') {
    return void (await serviceWorker.getRegistration(asset('/')))?.unregister();
  }
  const loaded = serviceWorker.controller ? [] : performance.getEntriesByType('resource');
  await serviceWorker.register(asset(`/${WORKER_FILE}`));
  const { active } = await serviceWorker.ready;
  active?.postMessage([location.href, ...loaded.map(({ name }) => name)]);
}
