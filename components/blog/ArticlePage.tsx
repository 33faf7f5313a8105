import { PageHero } from '@/components/layout/PageHero';
import { ReadAloud } from '@/components/readAloud/ReadAloud';
import { ArticleMeta } from './ArticleMeta';
import { LinkList } from '@/components/sections/LinkList';
import { WarningSigns } from '@/components/firstAid/WarningSigns';
import { ShareDialog } from '@/components/share/ShareDialog';
import { ShareStrip } from '@/components/share/ShareStrip';
import { BackLink } from '@/components/ui/BackLink';
import { TableOfContents } from '@/components/ui/TableOfContents';
import { Icon } from '@/components/ui/Icon';
import { Prose } from '@/components/ui/Prose';
import { Container, Section } from '@/components/ui/Section';
import { contentsOf, firstPartAndRest, readingMinutes } from '@/lib/markdown/reading';
import { articleRoute, routes, serviceRoute } from '@/lib/routing/routes';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { fr } from '@/lib/text/typography';
import { WARNING_SECTION, type AllSigns } from '@/lib/firstAid/warningSteps';
import type { Article } from '@/lib/content/schemas/articles';
import type { Service } from '@/lib/content/schemas/services';
import type { Site } from '@/lib/content/schemas/site';
import styles from './ArticlePage.module.css';

/** Stands beside the category of every article. */
export const HEALTH_TAG = 'Santé à domicile';

interface ArticlePageProps {
  article: Article;
  breadcrumbs: BreadcrumbItems;
  related: readonly Article[];
  /** That it tells of. */
  services: readonly Service[];
  /** The page's canonical address. */
  url: string;
  site: Site;
  signs: AllSigns;
}

/** One article: its banner, its text, its tags, and where to read on. */
export function ArticlePage(props: ArticlePageProps) {
  const { article, url, site } = props;
  const contents = contentsOf(article.body);
  const named = article.news ? undefined : article.warningSigns;
  const { first, rest } = firstPartAndRest(article.body);
  return (
    <>
      <article>
        <header>
          <PageHero
            title={article.title}
            breadcrumbs={props.breadcrumbs}
            variant="article"
            mark={
              <p>
                <span className={styles.category}>
                  <Icon name={article.icon} />
                  {article.category}
                </span>
              </p>
            }
            picture={article.image}
            tone={article.color}
          >
            <ArticleMeta {...article} ground="indigo">
              <span>
                <Icon name="clock" />
                {fr(`${readingMinutes(article.body)} min de lecture`)}
              </span>
            </ArticleMeta>
            <ShareStrip heading="Partager" title={article.title} url={url} ground="indigo" />
          </PageHero>
        </header>
        <Container className={styles.body}>
          <ReadAloud>
            <BackLink href={routes.blog}>Retour au blog</BackLink>
          </ReadAloud>
          {contents.length > 0 ? (
            <TableOfContents sections={named ? [...contents, WARNING_SECTION] : contents} />
          ) : null}
          <div className={styles.columns}>
            <div className={styles.first} data-read>
              <Prose>{first}</Prose>
            </div>
            {props.services.length > 0 ? (
              <section aria-labelledby="qui-peut-aider" className={styles.services}>
                <h2 id="qui-peut-aider">
                  {props.services.length > 1
                    ? 'Les services qui peuvent vous aider'
                    : 'Le service qui peut vous aider'}
                </h2>
                <LinkList
                  links={props.services.map(({ id, title, icon }) => ({
                    href: serviceRoute(id),
                    title,
                    icon,
                  }))}
                />
              </section>
            ) : null}
            <div className={styles.rest} data-read>
              <Prose>{rest}</Prose>
            </div>
          </div>
          <div className={styles.after}>
            {named ? (
              <div data-read>
                <WarningSigns named={named} signs={props.signs} centre={site} />
              </div>
            ) : null}
            <footer className={styles.end}>
              <div>
                <h2 className={styles.tagsHeading}>Mots-clés</h2>
                <ul className={styles.tags}>
                  {[article.category, HEALTH_TAG].map((tag) => (
                    <li key={tag}>
                      <Icon name="tag" />
                      {tag}
                    </li>
                  ))}
                </ul>
              </div>
              <div>
                <ShareDialog title={article.title} url={url} profile={site.social.instagram} />
              </div>
            </footer>
          </div>
        </Container>
      </article>
      {props.related.length > 0 ? (
        <Section labelledBy="a-lire" ground="tinted" className={styles.related}>
          <h2 id="a-lire" className={styles.relatedHeading}>
            À lire aussi
          </h2>
          <LinkList
            links={props.related.map(({ id, title, icon }) => ({
              href: articleRoute(id),
              title,
              icon,
            }))}
          />
        </Section>
      ) : null}
    </>
  );
}
