import type { Route } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './BackLink.module.css';

/** Back to the list that a page belongs to. */
export function BackLink({ href, children }: { href: Route; children: ReactNode }) {
  return (
    <Link href={href} className={styles.back}>
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
