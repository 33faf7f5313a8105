'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { isOutdated } from '@/components/layout/shownPage';

/**
 * Replaces the root layout if it throws: the document stays on screen as it would
 * without scripts. Every page ships this component, so it has no content.
 */
export default function GlobalErrorPage() {
  const html = useRef<HTMLHtmlElement>(null);
  const [kept] = useState(keepDocument);
  useLayoutEffect(() => {
    for (const { name, value } of kept.attributes) html.current?.setAttribute(name, value);
    html.current?.setAttribute('data-start', 'failed');
    const reloadOther = () => isOutdated() && location.reload();
    reloadOther();
    // The browser follows links: a listener that the layout has left would open them without a document.
    const keepFromListeners = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
    };
    addEventListener('click', keepFromListeners, true);
    // «Back» to another page of this document: nothing else would show it.
    addEventListener('popstate', reloadOther);
    return () => {
      removeEventListener('click', keepFromListeners, true);
      removeEventListener('popstate', reloadOther);
    };
  }, [kept]);
  return <html ref={html} dangerouslySetInnerHTML={{ __html: kept.content }} />;
}

/** The document, before React removes it. */
function keepDocument() {
  if (typeof document === 'undefined') return { attributes: [], content: '' };
  const { attributes, innerHTML } = document.documentElement;
  return { attributes: [...attributes], content: innerHTML };
}
