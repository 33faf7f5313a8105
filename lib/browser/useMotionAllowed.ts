import { useSyncExternalStore } from 'react';
import { motionAllowed, onMotionChange } from './motion';

/**
 * True if motion is allowed. The prerendered page assumes so, as for most users: a tap on «Arrêter»
 * before hydration must not start motion.
 */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(onMotionChange, motionAllowed, () => true);
}
