import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './LiveRegion.module.css';

interface AnnouncementProps {
  /** Interrupts what is being read: for failures alone. */
  urgent?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A place whose words are read out as they come. It stands there from the start, empty: what
 * arrives together with its words is not heard everywhere. Firefox hears `aria-live` alone, not
 * the role; and an empty `status` would be a stop for screen readers, so that it has no role.
 */
export function LiveRegion({ urgent, className, children }: AnnouncementProps) {
  return (
    <div
      role={urgent ? 'alert' : undefined}
      aria-live={urgent ? 'assertive' : 'polite'}
      className={clsx(styles.announcement, className)}
    >
      {children}
    </div>
  );
}
