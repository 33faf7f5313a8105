import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { NoBreak } from '@/components/ui/text/NoBreak';
import type { IconName } from '@/lib/content/schemas/variants';
import layout from '@/components/ui/layout.module.css';
import styles from './Disclosure.module.css';

interface DisclosureProps extends ComponentProps<'details'> {
  /**
   * `card` is the usual one, `tile` has a picture beside its heading, a `row` has no look.
   */
  variant?: 'card' | 'tile' | 'row';
  /** Urgency of a card, behind its icon. */
  tone?: 'plain' | 'caution' | 'danger';
  heading: ReactNode;
  /** Makes the summary a heading. */
  headingLevel?: 'h2' | 'h3' | 'h4' | 'span';
  icon?: IconName;
  /** In place of the icon. */
  picture?: ReactNode;
  hint?: ReactNode;
  /** The target of hash links to the content. */
  contentId?: string;
}

/**
 * A native disclosure; those of one `name` are exclusive. It needs no script. What does not look like
 * a link prints open.
 */
export function Disclosure({
  variant = 'card',
  tone = 'plain',
  heading,
  headingLevel: Heading = 'span',
  icon,
  picture,
  hint,
  contentId,
  className,
  children,
  ...details
}: DisclosureProps) {
  return (
    <details {...details} className={clsx(styles[variant], styles[tone], className)}>
      <summary className={clsx(variant === 'card' && layout.tinted, styles.summary)}>
        {icon ? <Icon name={icon} /> : picture}
        <Heading>
          <NoBreak>{heading}</NoBreak>
          {hint ? (
            <>
              {' '}
              <small>
                <NoBreak>{hint}</NoBreak>
              </small>
            </>
          ) : null}
        </Heading>
      </summary>
      {children ? (
        <div id={contentId} className={styles.content}>
          {children}
        </div>
      ) : null}
    </details>
  );
}
