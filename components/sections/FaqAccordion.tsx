'use client';

import type { ComponentProps } from 'react';

/**
 * Closes the others, for browsers without `name` on `details`, and keeps the question in place: closing
 * one above it would shift the page. Now, since the user may scroll before the next frame.
 */
function closeOthers(summary: Element) {
  const item = summary.parentElement;
  const before = summary.getBoundingClientRect().top;
  for (const other of item?.parentElement?.children ?? []) {
    if (other instanceof HTMLDetailsElement && other !== item) other.open = false;
  }
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
        if (summary) closeOthers(summary);
      }}
    >
      {children}
    </div>
  );
}
