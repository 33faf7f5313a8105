'use client';

import { PageLink } from '@/components/ui/PageLink';
import { useEffect, useState, type ReactNode } from 'react';
import type { Missing } from './missing';
import styles from './NotFoundHelp.module.css';

interface NotFoundHelpProps {
  /** What any missing page says, and what the prerendered page shows. */
  children: ReactNode;
}

/**
 * The host sends one page for every missing address. This reads the address: it leads to the
 * right page where only the case or a last slash is wrong or the address is a likely guess, and
 * names the service, the article or the printable that does not exist, with the way back to its list.
 */
export function NotFoundHelp({ children }: NotFoundHelpProps) {
  const [missing, setMissing] = useState<Missing>();

  useEffect(() => {
    import('./missing').then(
      ({ findMissing }) => setMissing(findMissing()),
      // The page still says where to go.
      () => undefined,
    );
  }, []);

  if (!missing) return children;
  const { title, back } = missing;
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.back}>
        <PageLink href={back.href}>{back.label}</PageLink>
      </p>
    </>
  );
}
