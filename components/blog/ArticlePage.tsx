import clsx from 'clsx';
import { Band } from '@/components/layout/Band';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { ShareDialog } from '@/components/share/ShareDialog';
import { ShareStrip } from '@/components/share/ShareStrip';
import { BackLink } from '@/components/ui/BackLink';
import { Contents } from '@/components/ui/Contents';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import { Container, Section } from '@/components/ui/Section';
import tints from '@/components/ui/tints.module.css';
import { formatDate } from '@/lib/format';
import { contentsOf, readingMinutes } from '@/lib/build/reading';
import { routes } from '@/lib/routes';
import type { Trail } from '@/lib/trail';
import { fr } from '@/lib/typography';
import type { Article } from '@/lib/content/schemas/articles';
import type { SocialLinks } from '@/lib/content/schemas/parts';
import { ArticleGrid } from './ArticleGrid';
import styles from './ArticlePage.module.css';

/** Stands beside the category of every article. */
export const HEALTH_TAG = 'Santé à domicile';

interface ArticlePageProps {
  article: Article;
  trail: Trail;
  related: readonly Article[];
  /** The page's canonical address. */
  url: string;
  instagram: SocialLinks['instagram'];
}

/** One article: its banner, its text, its tags, and where to read on. */
export function ArticlePage(props: ArticlePageProps) {
  const { article, url } = props;
  const contents = contentsOf(article.body);
  return (
    <>
      <article>
        <header className={styles.banner}>
          <Container className={styles.bannerGrid}>
            <div>
              <Breadcrumb trail={props.trail} />
              <p>
                <span className={styles.category}>
                  <Icon name={article.icon} />
                  {article.category}
                </span>
              </p>
              <h1 className={styles.title}>{article.title}</h1>
              <p>
                <span className={styles.by}>
                  <span>
                    <Icon name="calendar" />
                    <time dateTime={article.date}>{formatDate(article.date)}</time>
                  </span>
                  {article.updated ? (
                    <span>
                      <Icon name="check-circle" />
                      <span>
                        Mis à jour le{' '}
                        <time dateTime={article.updated}>
                          {formatDate(article.updated).toLowerCase()}
                        </time>
                      </span>
                    </span>
                  ) : null}
                  <span>
                    <Icon name="user" />
                    {[article.author.name, article.author.trade].filter(Boolean).join(', ')}
                  </span>
                  <span>
                    <Icon name="clock" />
                    {fr(`${readingMinutes(article.body)} min de lecture`)}
                  </span>
                </span>
              </p>
            </div>
            <div className={clsx(styles.picture, tints[article.color])}>
              <Picture picture={article.image} first />
            </div>
          </Container>
          <Band />
        </header>
        <Container className={styles.body}>
          <BackLink href={routes.blog}>Retour au blog</BackLink>
          <div className={styles.columns}>
            {contents.length > 0 ? <Contents sections={contents} /> : null}
            <div className={styles.text}>
              <Prose>{article.body}</Prose>
            </div>
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
              <ShareStrip heading="Partager" title={article.title} url={url} />
              <div>
                <ShareDialog title={article.title} url={url} profile={props.instagram} />
              </div>
            </footer>
          </div>
        </Container>
      </article>
      {props.related.length > 0 ? (
        <Section labelledBy="a-lire" ground="tint" className={styles.related}>
          <h2 id="a-lire" className={styles.relatedHeading}>
            À lire aussi
          </h2>
          <ArticleGrid articles={props.related} />
        </Section>
      ) : null}
    </>
  );
}
