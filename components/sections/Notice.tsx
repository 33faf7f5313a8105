import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Unbroken } from '@/components/ui/Unbroken';
import styles from './Notice.module.css';

interface NoticeProps {
  look: 'urgent' | 'info';
  heading: string;
  headingLevel?: 'h2' | 'h3';
  children: ReactNode;
}

/** A few words that must not be missed. */
export function Notice({ look, heading, headingLevel: Heading = 'h2', children }: NoticeProps) {
  return (
    <div className={clsx(styles.notice, styles[look])}>
      <Icon name={look === 'urgent' ? 'warning' : 'info'} size="feature" />
      <div>
        <Heading className={styles.heading}>
          <Unbroken>{heading}</Unbroken>
        </Heading>
        {children}
      </div>
    </div>
  );
}
