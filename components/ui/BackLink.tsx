import clsx from 'clsx';
import type { Route } from 'next';
import { PageLink } from './PageLink';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import layout from './layout.module.css';
import styles from './BackLink.module.css';

/** A link back to the parent list. */
export function BackLink({ href, children }: { href: Route; children: ReactNode }) {
  return (
    <PageLink href={href} className={clsx(layout.target, layout.screen, styles.back)}>
      <Icon name="arrow-left" />
      {children}
    </PageLink>
  );
}
