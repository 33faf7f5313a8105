import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { NoBreak } from '@/components/ui/text/NoBreak';
import type { IconName } from '@/lib/content/schemas/variants';
import layout from '@/components/ui/layout.module.css';
import styles from './Disclosure.module.css';

interface DisclosureProps extends ComponentProps<'details'> {
  /**
   * `card` is an entry of an accordion, `tile` has a picture beside its heading, `link` and `toggle`
   * look like a link; a `toggle` has no sign, since its heading changes. A `row` has no look.
   */
  variant?: 'box' | 'card' | 'tile' | 'link' | 'toggle' | 'row';
  /** Urgency of a box: a thicker edge is more urgent. */
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
  variant = 'box',
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
        {icon ? <Icon name={icon} size={variant === 'card' ? 'medium' : 'text'} /> : picture}
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
        {variant === 'card' ? <Icon name="plus" alone className={styles.plus} /> : null}
      </summary>
      {children ? (
        <div id={contentId} className={styles.content}>
          {children}
        </div>
      ) : null}
    </details>
  );
}
