import { Contents } from '@/components/ui/Contents';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { sectionsOf } from '@/lib/build/reading';
import { breadcrumbList } from '@/lib/build/structuredData/breadcrumb';
import type { Trail } from '@/lib/trail';
import styles from './LegalPage.module.css';
import { PageHero } from './PageHero';
import { StructuredData } from './StructuredData';

interface LegalPageProps {
  title: string;
  lead: string;
  trail: Trail;
  /** Markdown. */
  children: string;
}

/** A page of legal text, set with the same care as any other. */
export function LegalPage({ title, lead, trail, children }: LegalPageProps) {
  return (
    <>
      <StructuredData things={[breadcrumbList(trail)]} />
      <PageHero title={title} lead={lead} trail={trail} />
      <Section>
        <div className={styles.columns}>
          <Contents sections={sectionsOf(children)} />
          <Prose>{children}</Prose>
        </div>
      </Section>
    </>
  );
}
