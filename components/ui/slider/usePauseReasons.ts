import { useCallback, useEffect, useState, type RefObject } from 'react';
import { readPlatform } from '@/lib/browser/readPlatform';

/** What pauses autoplay: the mouse, keyboard focus, a touch, a hidden tab, slides out of view. */
export type PauseReason = 'pointer' | 'focus' | 'touch' | 'hidden' | 'outOfView';

/**
 * Tracks pause reasons: paused while there is any.
 *
 * @param track The slides.
 */
export function usePauseReasons(track: RefObject<HTMLElement | null>) {
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
  useEffect(() => {
    const observe = (entries: IntersectionObserverEntry[]) =>
      setPaused('outOfView', !entries.at(-1)!.isIntersecting);
    const observer = readPlatform(() => new IntersectionObserver(observe), undefined);
    observer?.observe(track.current!);
    return () => observer?.disconnect();
  }, [track, setPaused]);
  return { paused: reasons.size > 0, setPaused };
}
