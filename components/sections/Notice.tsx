import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Unbroken } from '@/components/ui/Unbroken';
import styles from './Notice.module.css';

interface NoticeProps {
  variant: 'urgent' | 'info';
  heading: string;
  headingLevel?: 'h2' | 'h3';
  children: ReactNode;
}

/** An important message. */
export function Notice({ variant, heading, headingLevel: Heading = 'h2', children }: NoticeProps) {
  return (
    <div className={clsx(styles.notice, styles[variant])}>
      <Icon name={variant === 'urgent' ? 'warning' : 'info'} size="feature" />
      <div>
        <Heading className={styles.heading}>
          <Unbroken>{heading}</Unbroken>
        </Heading>
        {children}
      </div>
    </div>
  );
}
