'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { asset } from '@/lib/routing/assets';
import { savesData } from '@/lib/browser/connection';
import { performanceEntries } from '@/lib/browser/performanceEntries';
import { whenIdle } from '@/lib/browser/whenIdle';
import { WORKER_FILE } from '@/lib/serviceWorker/offlinePages';

const IDLE_TIMEOUT_MS = 2000;

/** A page that a link has opened is downloaded again for its copy: not one that is passed through. */
const READING_MS = 10_000;

/**
 * Caches each visited page for offline use: the first once it is idle, the others once they are
 * read. Renders nothing. Without service workers or storage the site works online.
 */
export function OfflineCopy() {
  const pathname = usePathname();
  const delay = useRef(0);
  useEffect(() => {
    const keep = () => whenIdle(() => keepVisit().catch(() => undefined), IDLE_TIMEOUT_MS);
    const timeout = setTimeout(keep, delay.current);
    delay.current = READING_MS;
    return () => clearTimeout(timeout);
  }, [pathname]);
  return null;
}

async function keepVisit(): Promise<void> {
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
