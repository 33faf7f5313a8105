import { useCallback, useEffect, useState } from 'react';

/** Why slides stand still: the mouse, the keyboard's focus, a finger, a hidden tab. */
export type HoldReason = 'pointer' | 'focus' | 'touch' | 'hidden';

/** True while any reason to stand still holds. */
export function usePauseReasons() {
  const [holds, setHolds] = useState<ReadonlySet<HoldReason>>(new Set());
  const hold = useCallback((reason: HoldReason, on: boolean) => {
    setHolds((last) => {
      if (last.has(reason) === on) return last;
      const next = new Set(last);
      if (on) next.add(reason);
      else next.delete(reason);
      return next;
    });
  }, []);
  useEffect(() => {
    const watch = () => hold('hidden', document.hidden);
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => document.removeEventListener('visibilitychange', watch);
  }, [hold]);
  return { held: holds.size > 0, hold };
}
