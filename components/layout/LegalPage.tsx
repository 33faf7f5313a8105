import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { PageHero } from './PageHero';

interface LegalPageProps {
  title: string;
  lead: string;
  /** Its short name in the trail. */
  here: string;
  /** Markdown. */
  children: string;
}

/** A page of legal text, set with the same care as any other. */
export function LegalPage({ title, lead, here, children }: LegalPageProps) {
  return (
    <>
      <PageHero title={title} lead={lead} here={here} />
      <Section>
        <Prose>{children}</Prose>
      </Section>
    </>
  );
}
