import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Section.module.css';
import { Unbroken } from './Unbroken';

/** The width of the page's content, centred. */
export function Container({
  className,
  children,
}: {
  className?: string | false;
  children: ReactNode;
}) {
  return <div className={clsx(styles.container, className)}>{children}</div>;
}

interface SectionProps {
  /** Target of links to this part of the page. */
  id?: string;
  /** Id of the heading that names it. */
  labelledBy?: string;
  ground?: 'paper' | 'tint';
  /** `close` follows right after another section on the same ground. */
  space?: 'full' | 'close' | 'none';
  className?: string;
  children: ReactNode;
}

/**
 * One part of a page, with the site's rhythm above and below: a section to screen readers where it
 * has a name.
 */
export function Section({
  id,
  labelledBy,
  ground = 'paper',
  space = 'full',
  className,
  children,
}: SectionProps) {
  const Part = labelledBy ? 'section' : 'div';
  return (
    <Part
      id={id}
      aria-labelledby={labelledBy}
      className={clsx(styles.section, styles[ground], styles[space], className)}
    >
      <Container>{children}</Container>
    </Part>
  );
}

/** The button that a section ends with. */
export function SectionAction({ children }: { children: ReactNode }) {
  return <p className={styles.action}>{children}</p>;
}

interface SectionHeadProps {
  id: string;
  heading: string;
  lead?: string;
}

/** A section's heading, with its lead beside it where there is room. */
export function SectionHead({ id, heading, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>
        <Unbroken>{heading}</Unbroken>
      </h2>
      {lead ? <p>{lead}</p> : null}
    </div>
  );
}
