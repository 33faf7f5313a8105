import { useCallback, useEffect, useState } from 'react';

/** What pauses autoplay: the mouse, keyboard focus, a touch, a hidden tab. */
export type PauseReason = 'pointer' | 'focus' | 'touch' | 'hidden';

/** Tracks pause reasons: paused while there is any. */
export function usePauseReasons() {
  const [reasons, setReasons] = useState<ReadonlySet<PauseReason>>(new Set());
  const setPaused = useCallback((reason: PauseReason, on: boolean) => {
    setReasons((last) => {
      if (last.has(reason) === on) return last;
      const next = new Set(last);
      if (on) next.add(reason);
      else next.delete(reason);
      return next;
    });
  }, []);
  useEffect(() => {
    const update = () => setPaused('hidden', document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [setPaused]);
  return { paused: reasons.size > 0, setPaused };
}
