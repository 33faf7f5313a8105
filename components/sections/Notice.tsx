import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { NoBreak } from '@/components/ui/text/NoBreak';
import panel from '@/components/ui/panel.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './Notice.module.css';

interface NoticeProps {
  variant: 'urgent' | 'info';
  heading: string;
  children: ReactNode;
}

/** An important message. */
export function Notice({ variant, heading, children }: NoticeProps) {
  return (
    <div
      className={clsx(
        layout.iconText,
        layout.stacked,
        panel.panel,
        panel.small,
        styles.notice,
        variant === 'info' ? panel.note : styles.urgent,
      )}
    >
      <Icon name={variant === 'urgent' ? 'warning' : 'info'} size="feature" />
      <div>
        <h2 className={styles.heading}>
          <NoBreak>{heading}</NoBreak>
        </h2>
        {children}
      </div>
    </div>
  );
}
