import { useLayoutEffect, useRef, useState } from 'react';
import { PLATFORM_TIMEOUT_MS } from '@/lib/browser/clipboard';
import { markShareSheet, openShareSheet } from '@/lib/share/share';

/**
 * Shares a page by the Web Share API.
 *
 * @param url Absolute URL of the page.
 * @returns The function, and its trouble: `failed`, or `late` while there is no answer. That may be
 *   an open sheet, so `late` is no error.
 */
export function useWebShare(title: string, url: string) {
  const [trouble, setTrouble] = useState<'late' | 'failed'>();
  const isWaiting = useRef(false);
  // For pages without the inline script, as in development.
  useLayoutEffect(markShareSheet, []);
  const share = async () => {
    // A second tap before the sheet covers the button.
    if (isWaiting.current) return;
    isWaiting.current = true;
    // Resets the live region, so that a repeated failure is announced.
    setTrouble(undefined);
    const timer = setTimeout(() => {
      isWaiting.current = false;
      setTrouble('late');
    }, PLATFORM_TIMEOUT_MS);
    const isOpened = await openShareSheet(title, url);
    clearTimeout(timer);
    isWaiting.current = false;
    setTrouble(isOpened ? undefined : 'failed');
  };
  return { share, trouble };
}
