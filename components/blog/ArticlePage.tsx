import clsx from 'clsx';
import { WarningSigns } from '@/components/firstAid/WarningSigns';
import { LinkList } from '@/components/sections/LinkList';
import { ServiceTeaser } from '@/components/services/ServiceTeaser';
import columns from '@/components/ui/asideColumns.module.css';
import { Prose } from '@/components/ui/text/Prose';
import { Icon } from '@/components/ui/Icon';
import { Container, Section } from '@/components/ui/Section';
import { TableOfContents } from '@/components/ui/disclosure/TableOfContents';
import { WARNING_SECTION, type AllSigns } from '@/lib/firstAid/warningSteps';
import { getContents, readingMinutes, splitIntroduction } from '@/lib/markdown/reading';
import { articleRoute } from '@/lib/routing/routes';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import type { Article } from '@/lib/content/schemas/articles';
import type { Service } from '@/lib/content/schemas/services';
import type { Site } from '@/lib/content/schemas/site';
import { ArticleFooter } from './ArticleFooter';
import { ArticleHeader } from './ArticleHeader';
import { fr } from '@/lib/text/typography';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './ArticlePage.module.css';

interface ArticlePageProps {
  article: Article;
  breadcrumbs: BreadcrumbItems;
  related: readonly Article[];
  /** The services that the article is about. */
  services: readonly Service[];
  /** The canonical URL of the article. */
  url: string;
  site: Site;
  signs: AllSigns;
  /** The prices page has the neighbourhood check. */
  checksNeighbourhoods: boolean;
}

/** An article with its warning signs, related services and related articles. */
export function ArticlePage({
  article,
  breadcrumbs,
  related,
  services,
  url,
  site,
  signs,
  checksNeighbourhoods,
}: ArticlePageProps) {
  const sections = getContents(article.body);
  const warningSigns = article.news ? undefined : article.warningSigns;
  const { first, rest } = splitIntroduction(article.body);
  return (
    <>
      <article>
        <ArticleHeader article={article} breadcrumbs={breadcrumbs} url={url} />
        <Container className={styles.body}>
          <p className={clsx(layout.screen, texts.soft, styles.time)}>
            <span className={layout.iconLine}>
              <Icon name="clock" />
              {fr(`${readingMinutes(article.body)} min de lecture`)}
            </span>
          </p>
          <div className={clsx(layout.flow, columns.columns)}>
            <div data-feed-text="">
              <Prose>{first}</Prose>
            </div>
            <div className={clsx(columns.aside, layout.stack)}>
              {sections.length > 0 ? (
                <TableOfContents
                  sections={warningSigns ? [...sections, WARNING_SECTION] : sections}
                />
              ) : null}
              <RelatedServices services={services} checksNeighbourhoods={checksNeighbourhoods} />
            </div>
            <div data-feed-text="" className={styles.rest}>
              <Prose>{rest}</Prose>
            </div>
          </div>
          <div className={clsx(layout.stackXl, layout.flow, layout.apart, styles.end)}>
            {warningSigns ? (
              <div data-feed-text="">
                <WarningSigns
                  named={warningSigns}
                  signs={signs}
                  centre={site}
                  isPendingShown={!article.review}
                />
              </div>
            ) : null}
            <ArticleFooter article={article} url={url} profile={site.social.instagram} />
          </div>
        </Container>
      </article>
      {related.length > 0 ? (
        <Section ground="tinted" className={clsx(layout.screen, layout.belowFold)}>
          <LinkList id="a-lire" heading="À lire aussi" pages={related} getRoute={articleRoute} />
        </Section>
      ) : null}
    </>
  );
}

function RelatedServices({
  services,
  checksNeighbourhoods,
}: Pick<ArticlePageProps, 'services' | 'checksNeighbourhoods'>) {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="qui-peut-aider" className={clsx(layout.screen, styles.services)}>
      <h2 id="qui-peut-aider">
        {services.length > 1
          ? 'Les services qui peuvent vous aider'
          : 'Le service qui peut vous aider'}
      </h2>
      <ul className={layout.stackS}>
        {services.map((service) => (
          <ServiceTeaser
            key={service.id}
            service={service}
            checksNeighbourhoods={checksNeighbourhoods}
          />
        ))}
      </ul>
    </section>
  );
}
