import { useLayoutEffect, useState } from 'react';
import { markShareSheet, openShareSheet } from '@/lib/share/share';

/**
 * Sharing a page through the phone's own sheet, and whether that failed.
 *
 * @param title The page's title.
 * @param url Absolute address of the page.
 */
export function useShareSheet(title: string, url: string) {
  const [failed, setFailed] = useState(false);
  // For pages without the inline script: in development and in a plain export.
  useLayoutEffect(markShareSheet, []);
  const share = async () => {
    // Said anew each time, even when nothing has changed.
    setFailed(false);
    setFailed(!(await openShareSheet(title, url)));
  };
  return { share, failed };
}
