import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import layout from '@/components/ui/layout.module.css';
import styles from './FormSection.module.css';

interface FormSectionProps {
  heading: string;
  lead: string;
  /** Beside the form on wide screens. */
  aside: ReactNode;
  children: ReactNode;
}

/** The section of the contact page that contains the appointment form. */
export function FormSection({ heading, lead, aside, children }: FormSectionProps) {
  return (
    <Section
      id="formulaire"
      labelledBy="formulaire-heading"
      ground="tinted"
      heading={heading}
      lead={lead}
    >
      <div className={clsx(layout.columns, styles.columns)}>
        <div>{children}</div>
        {aside}
      </div>
    </Section>
  );
}
