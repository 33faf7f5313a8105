import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import styles from './FormSection.module.css';

interface FormSectionProps {
  heading: string;
  lead: string;
  children: ReactNode;
}

/** The section of the contact page that contains the appointment form. */
export function FormSection({ heading, lead, children }: FormSectionProps) {
  return (
    <Section
      id="formulaire"
      labelledBy="formulaire-heading"
      ground="tinted"
      heading={heading}
      lead={lead}
    >
      <div className={styles.form}>{children}</div>
    </Section>
  );
}
