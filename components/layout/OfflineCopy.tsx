'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { keepOfflineCopy, keepVisitedPage } from '@/lib/browser/keepOfflineCopy';

/** Lets the site be read without network from the next page on. Shows nothing. */
export function OfflineCopy() {
  const pathname = usePathname();
  useEffect(keepOfflineCopy, []);
  useEffect(keepVisitedPage, [pathname]);
  return null;
}
