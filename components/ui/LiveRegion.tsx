import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './LiveRegion.module.css';

interface LiveRegionProps {
  /** Assertive: interrupts speech. For failures only. */
  urgent?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A live region, rendered empty from the start: some screen readers miss text that arrives together
 * with its region. Firefox announces `aria-live` without a role reliably; an empty region with a role
 * (`status`, `alert`) would be a stop in browse mode.
 */
export function LiveRegion({ urgent, className, children }: LiveRegionProps) {
  return (
    <div aria-live={urgent ? 'assertive' : 'polite'} className={clsx(styles.region, className)}>
      {children}
    </div>
  );
}
