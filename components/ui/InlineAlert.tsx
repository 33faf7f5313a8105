import type { ReactNode } from 'react';
import { LiveRegion } from './LiveRegion';
import { useDictionary } from '@/lib/i18n/useDictionary';
import styles from './InlineAlert.module.css';

interface InlineAlertProps {
  isShown: boolean;
  message: string;
  /** The button that acts on it. */
  children: ReactNode;
}

/** An inline alert with an action: it is announced when it appears. */
export function InlineAlert({ isShown, message, children }: InlineAlertProps) {
  const { typography } = useDictionary();
  return (
    <LiveRegion className={styles.alert}>
      {isShown ? (
        <>
          <p>{typography(message)}</p>
          {children}
        </>
      ) : null}
    </LiveRegion>
  );
}
