import clsx from 'clsx';
import type { ReactNode } from 'react';
import layout from '@/components/ui/layout.module.css';
import styles from './Section.module.css';
import { NoBreak } from '@/components/ui/text/NoBreak';

/** Centres content at the page width. */
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
  /** The target of hash links. */
  id?: string;
  /** The id of its heading. */
  labelledBy?: string;
  heading?: string | undefined;
  /** Below the heading. */
  lead?: string | undefined;
  ground?: 'paper' | 'tinted';
  /** `close` follows a section on the same ground. */
  space?: 'full' | 'close' | 'none';
  /** On wide screens the content is beside the heading: for narrow lists. */
  isBeside?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a page with standard spacing: a `section` if it has a label. */
export function Section({
  id,
  labelledBy,
  heading,
  lead,
  ground = 'paper',
  space = 'full',
  isBeside = false,
  className,
  children,
}: SectionProps) {
  const Tag = labelledBy ? 'section' : 'div';
  return (
    <Tag
      id={id}
      aria-labelledby={labelledBy}
      className={clsx(styles.section, styles[ground], styles[space], className)}
    >
      <Container className={isBeside && styles.beside}>
        {heading ? <SectionHead id={labelledBy} heading={heading} lead={lead} /> : null}
        {children}
      </Container>
    </Tag>
  );
}

/** The closing button of a section. */
export function SectionAction({ children }: { children: ReactNode }) {
  return <p className={styles.action}>{children}</p>;
}

interface SectionHeadProps extends Pick<SectionProps, 'lead'> {
  id?: string;
  heading: string;
}

/** The heading of a section, where it is not first. */
export function SectionHead({ id, heading, lead }: SectionHeadProps) {
  return (
    <div className={clsx(layout.unsplit, styles.head)}>
      <h2 id={id}>
        <NoBreak>{heading}</NoBreak>
      </h2>
      {lead ? (
        <p>
          <NoBreak>{lead}</NoBreak>
        </p>
      ) : null}
    </div>
  );
}
