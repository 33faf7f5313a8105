import { useLayoutEffect, useState } from 'react';
import { markShareSheet, openShareSheet } from '@/lib/share/share';

/**
 * Shares a page by the Web Share API, and reports a failure.
 *
 * @param url Absolute URL of the page.
 */
export function useWebShare(title: string, url: string) {
  const [failed, setFailed] = useState(false);
  // For pages without the inline script, as in development.
  useLayoutEffect(markShareSheet, []);
  const share = async () => {
    // Resets the live region, so that a repeated failure is announced.
    setFailed(false);
    setFailed(!(await openShareSheet(title, url)));
  };
  return { share, failed };
}
