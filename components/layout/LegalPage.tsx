import clsx from 'clsx';
import type { Route } from 'next';
import { TableOfContents } from '@/components/ui/disclosure/TableOfContents';
import columns from '@/components/ui/asideColumns.module.css';
import { Prose } from '@/components/ui/text/Prose';
import { Section } from '@/components/ui/Section';
import { getSections } from '@/lib/markdown/reading';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { texts } from '@/lib/content/generated/texts';
import type { Locale } from '@/lib/i18n/locale';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { LanguageLink } from './LanguageLink';
import layout from '@/components/ui/layout.module.css';
import styles from './LegalPage.module.css';
import { PageHero } from './PageHero';
import { StructuredData } from './StructuredData';

interface LegalPageProps {
  heading: string;
  breadcrumbs: BreadcrumbItems;
  /** Its file in `content/legal`, without extension. */
  text: string;
  /** The English version. */
  english?: Route;
}

/**
 * A page of legal text.
 *
 * @throws Error if the file does not exist: the build fails.
 */
export function LegalPage({ heading, breadcrumbs, text, english }: LegalPageProps) {
  const found = texts.find(({ id }) => id === text);
  if (!found) throw new Error(`Le texte content/legal/${text}.md manque.`);
  return (
    <>
      <StructuredData things={[breadcrumbList(breadcrumbs)]} />
      <PageHero heading={heading} lead={found.lead} breadcrumbs={breadcrumbs}>
        {english ? (
          <LanguageLink
            to="en"
            href={english}
            className={clsx(layout.target, layout.screen, styles.english)}
          >
            Read this page in English
          </LanguageLink>
        ) : null}
      </PageHero>
      <LegalText body={found.body} />
    </>
  );
}

interface LegalTextProps {
  body: string;
  locale?: Locale;
}

/** A legal text with its table of contents. */
export function LegalText({ body, locale = 'fr' }: LegalTextProps) {
  const sections = getSections(body);
  return (
    <Section>
      <div className={clsx(layout.flow, columns.columns)}>
        <div className={columns.aside}>
          <TableOfContents sections={sections} locale={locale} />
        </div>
        <Prose locale={locale}>{body}</Prose>
      </div>
    </Section>
  );
}
