import { LinkList } from '@/components/sections/LinkList';
import { Section } from '@/components/ui/Section';
import type { Article } from '@/lib/content/schemas/articles';
import type { Service } from '@/lib/content/schemas/services';
import { articleRoute, serviceRoute } from '@/lib/routing/routes';
import layout from '@/components/ui/layout.module.css';
import styles from './RelatedContent.module.css';

interface RelatedContentProps {
  /** About this service. */
  articles: readonly Article[];
  others: readonly Service[];
}

/** Related content of a service: other services, and articles about it. */
export function RelatedContent({ articles, others }: RelatedContentProps) {
  return (
    <Section ground="tinted" className={layout.screen}>
      <section aria-labelledby="autres-services" className={styles.list}>
        <h2 id="autres-services">Autres services</h2>
        <LinkList pages={others} getRoute={serviceRoute} />
      </section>
      {articles.length > 0 ? (
        <section aria-labelledby="a-lire" className={styles.list}>
          <h2 id="a-lire">À lire sur ce sujet</h2>
          <LinkList pages={articles} getRoute={articleRoute} />
        </section>
      ) : null}
    </Section>
  );
}
