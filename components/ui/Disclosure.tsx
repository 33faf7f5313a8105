import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Unbroken } from '@/components/ui/Unbroken';
import type { IconName } from '@/lib/content/schemas/variants';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  /** Urgency: a thicker edge is more urgent. */
  tone?: 'plain' | 'caution' | 'danger';
  heading: ReactNode;
  /** Makes the summary a heading. */
  headingLevel?: 'h2' | 'h3' | 'h4';
  icon?: IconName;
  hint?: ReactNode;
  open?: boolean;
  /** The target of hash links. */
  id?: string;
  children: ReactNode;
}

/** A native disclosure. It needs no script, and prints open. */
export function Disclosure(props: DisclosureProps) {
  const { tone = 'plain', heading, headingLevel: Heading, icon, hint, open, id, children } = props;
  const label = (
    <>
      <Unbroken>{heading}</Unbroken>
      {hint ? (
        <>
          {' '}
          <small>
            <Unbroken>{hint}</Unbroken>
          </small>
        </>
      ) : null}
    </>
  );
  return (
    <details id={id} open={open} className={clsx(styles.disclosure, styles[tone])}>
      <summary className={styles.summary}>
        {icon ? <Icon name={icon} /> : null}
        {Heading ? <Heading>{label}</Heading> : <span>{label}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
