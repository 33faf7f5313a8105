import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Section } from './Section';
import layout from '@/components/ui/layout.module.css';
import styles from './SidebarLayout.module.css';

interface SidebarLayoutProps {
  /** Secondary content: opening hours, contact. */
  aside: ReactNode;
  /** The main content. */
  children: ReactNode;
}

/** Main content with a sidebar: stacked on phones, not printed. */
export function SidebarLayout({ aside, children }: SidebarLayoutProps) {
  return (
    <Section>
      <div className={clsx(layout.columns, layout.flow, styles.columns)}>
        <div>{children}</div>
        <div className={clsx(layout.screen, styles.aside)}>{aside}</div>
      </div>
    </Section>
  );
}
