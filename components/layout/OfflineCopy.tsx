'use client';

import { useEffect } from 'react';
import { keepOfflineCopy } from '@/lib/browser/keepOfflineCopy';

/** Lets the site be read without network from the next page on. Shows nothing. */
export function OfflineCopy() {
  useEffect(keepOfflineCopy, []);
  return null;
}
