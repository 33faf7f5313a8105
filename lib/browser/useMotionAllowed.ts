import { useSyncExternalStore } from 'react';
import { motionAllowed, onMotionChange } from '@/lib/browser/motion';

/**
 * Whether things may move by themselves. The prerendered page stands still, but already says what
 * most visitors will find: a tap on «Arrêter» that comes before React must not set things going.
 */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(onMotionChange, motionAllowed, () => true);
}
