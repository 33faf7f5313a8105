'use client';

import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import { useEffect, useState, type ReactNode } from 'react';
import type { Missing } from './missing';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';

interface NotFoundHelpProps {
  /** The default content, which is prerendered. */
  children: ReactNode;
}

/**
 * The host sends one page for every missing address. This reads the address: it redirects a wrong
 * case, a trailing slash or an alias, and names a missing service, article or printable, with a
 * link to its list.
 */
export function NotFoundHelp({ children }: NotFoundHelpProps) {
  const [missing, setMissing] = useState<Missing>();

  useEffect(() => {
    import('./missing').then(
      ({ findMissing }) => setMissing(findMissing()),
      // The default content remains.
      () => undefined,
    );
  }, []);

  if (!missing) return children;
  const { title, back } = missing;
  return (
    <>
      <h1>{title}</h1>
      <p className={clsx(layout.targets, layout.apart, texts.strong)}>
        <PageLink href={back.href}>{back.label}</PageLink>
      </p>
    </>
  );
}
