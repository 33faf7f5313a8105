'use client';

import { useSyncExternalStore } from 'react';
import { motionAllowed, onMotionChange } from '@/lib/motion';

/** Whether things may move by themselves. False in the prerendered page: it stands still. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(onMotionChange, motionAllowed, () => false);
}
