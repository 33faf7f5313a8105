import clsx from 'clsx';
import { ShareDialog } from '@/components/share/ShareDialog';
import { Icon } from '@/components/ui/Icon';
import type { Article } from '@/lib/content/schemas/articles';
import type { Site } from '@/lib/content/schemas/site';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './ArticlePage.module.css';

/** A tag of every article, next to its category. */
export const HEALTH_TAG = 'Santé à domicile';

interface ArticleFooterProps {
  article: Article;
  /** The canonical URL of the article. */
  url: string;
  /** The Instagram profile of the centre. */
  profile: Site['social']['instagram'];
}

/** The footer of an article: tags and sharing. */
export function ArticleFooter({ article, url, profile }: ArticleFooterProps) {
  return (
    <footer
      className={clsx(panel.panel, panel.indigo, layout.screen, layout.stackXl, styles.footer)}
    >
      <div>
        <h2 className={styles.tagsHeading}>Mots-clés</h2>
        <ul className={clsx(layout.actions, styles.tags)}>
          {[article.category, HEALTH_TAG].map((tag) => (
            <li key={tag} className={layout.iconLine}>
              <Icon name="tag" />
              {tag}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <ShareDialog title={article.title} url={url} profile={profile} />
      </div>
    </footer>
  );
}
