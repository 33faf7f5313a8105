import type { ReactNode } from 'react';
import { Section, SectionHead } from '@/components/ui/Section';
import styles from './FormSection.module.css';

interface FormSectionProps {
  heading: string;
  lead: string;
  /** The form. */
  children: ReactNode;
}

/** The appointment form as it stands on the contact page. */
export function FormSection({ heading, lead, children }: FormSectionProps) {
  return (
    <Section id="formulaire" labelledBy="formulaire-heading" ground="tint">
      <SectionHead id="formulaire-heading" heading={heading} lead={lead} />
      <div className={styles.form}>{children}</div>
    </Section>
  );
}
