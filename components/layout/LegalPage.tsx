import type { Route } from 'next';
import { TableOfContents } from '@/components/ui/TableOfContents';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { sectionsOf } from '@/lib/site/reading';
import { breadcrumbList } from '@/lib/site/structuredData/breadcrumb';
import { texts } from '@/lib/content/generated/texts';
import { en } from '@/lib/typography';
import type { Crumbs } from '@/lib/navigation/crumbs';
import { EnglishLink } from './EnglishLink';
import styles from './LegalPage.module.css';
import { PageHero } from './PageHero';
import { StructuredData } from './StructuredData';

interface LegalPageProps {
  heading: string;
  crumbs: Crumbs;
  /** Its file in `content/legal`, without the ending. */
  text: string;
  /** The same text in English. */
  english?: Route;
}

/**
 * A page of legal text, set with the same care as any other.
 *
 * @throws Error where the file is not there: the build stops.
 */
export function LegalPage({ heading, crumbs, text, english }: LegalPageProps) {
  const found = texts.find(({ id }) => id === text);
  if (!found) throw new Error(`Le texte content/legal/${text}.md manque.`);
  return (
    <>
      <StructuredData things={[breadcrumbList(crumbs)]} />
      <PageHero title={heading} lead={found.lead} crumbs={crumbs}>
        {english ? (
          <EnglishLink href={english} className={styles.english}>
            Read this page in English
          </EnglishLink>
        ) : null}
      </PageHero>
      <LegalText body={found.body} />
    </>
  );
}

interface LegalTextProps {
  body: string;
  english?: boolean;
}

/** A legal text under its contents. */
export function LegalText({ body, english = false }: LegalTextProps) {
  const sections = sectionsOf(body);
  return (
    <Section>
      <div className={styles.columns}>
        {english ? (
          <TableOfContents sections={sections} heading="Contents" set={en} />
        ) : (
          <TableOfContents sections={sections} />
        )}
        <Prose english={english}>{body}</Prose>
      </div>
    </Section>
  );
}
