'use client';

import { useEffect } from 'react';
import { listenToWindow } from '@/lib/browser/listenToWindow';

/**
 * Scrolls to a guide that the user opens: the one above it closes, which moves the page. A tap on the
 * link to all guides closes it.
 */
export function ShowOpened({ listId }: { listId: string }) {
  useEffect(
    () =>
      listenToWindow({
        click: ({ target }) => {
          if (!(target instanceof Element)) return;
          const list = document.getElementById(listId);
          const guide = target.closest('details');
          if (!guide || !list?.contains(guide)) return;
          if (target.closest(`a[href="#${listId}"]`)) guide.open = false;
          // The browser opens it after the event.
          else if (target.closest('summary'))
            setTimeout(() => guide.scrollIntoView({ block: guide.open ? 'start' : 'nearest' }));
        },
      }),
    [listId],
  );
  return null;
}
