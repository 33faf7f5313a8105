import { Contents } from '@/components/ui/Contents';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { sectionsOf } from '@/lib/build/reading';
import { breadcrumbList } from '@/lib/build/structuredData/breadcrumb';
import { texts } from '@/lib/content/made/texts';
import type { Trail } from '@/lib/trail';
import styles from './LegalPage.module.css';
import { PageHero } from './PageHero';
import { StructuredData } from './StructuredData';

interface LegalPageProps {
  heading: string;
  trail: Trail;
  /** Its file in `content/legal`, without the ending. */
  text: string;
}

/**
 * A page of legal text, set with the same care as any other.
 *
 * @throws Error where the file is not there: the build stops.
 */
export function LegalPage({ heading, trail, text }: LegalPageProps) {
  const found = texts.find(({ id }) => id === text);
  if (!found) throw new Error(`Le texte content/legal/${text}.md manque.`);
  return (
    <>
      <StructuredData things={[breadcrumbList(trail)]} />
      <PageHero title={heading} lead={found.lead} trail={trail} />
      <Section>
        <div className={styles.columns}>
          <Contents sections={sectionsOf(found.body)} />
          <Prose>{found.body}</Prose>
        </div>
      </Section>
    </>
  );
}
