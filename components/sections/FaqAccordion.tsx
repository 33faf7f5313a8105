'use client';

import type { ComponentProps } from 'react';

/** Exclusive disclosures for browsers without `name` on `details`. */
function closeOthers(item: Element | null) {
  for (const other of item?.parentElement?.children ?? []) {
    if (other instanceof HTMLDetailsElement && other !== item) other.open = false;
  }
}

/**
 * Keeps the question in place when it opens: closing one above it would shift the page. Closes it
 * now, since the user may scroll before the next frame.
 */
function preserveScrollPosition(summary: Element) {
  const before = summary.getBoundingClientRect().top;
  closeOthers(summary.parentElement);
  const moved = summary.getBoundingClientRect().top - before;
  if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** An accordion of disclosures: at most one is open. Works without scripts. */
export function FaqAccordion({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      onClick={({ target }) => {
        const summary = target instanceof Element && target.closest('summary');
        if (summary) preserveScrollPosition(summary);
      }}
    >
      {children}
    </div>
  );
}
