import { LinkList } from '@/components/sections/LinkList';
import { Section } from '@/components/ui/Section';
import type { Article } from '@/lib/content/schemas/articles';
import type { Service } from '@/lib/content/schemas/services';
import { articleRoute, serviceRoute } from '@/lib/routing/routes';
import styles from './RelatedContent.module.css';

interface ReadOnProps {
  /** That tell of this service. */
  articles: readonly Article[];
  others: readonly Service[];
}

/** Where to read on, at the foot of a service's page: the other services, and articles about it. */
export function RelatedContent({ articles, others }: ReadOnProps) {
  return (
    <Section ground="tint" className={styles.section}>
      <section aria-labelledby="autres-services" className={styles.part}>
        <h2 id="autres-services">Autres services</h2>
        <LinkList
          links={others.map(({ id, title, icon }) => ({ href: serviceRoute(id), title, icon }))}
        />
      </section>
      {articles.length > 0 ? (
        <section aria-labelledby="a-lire" className={styles.part}>
          <h2 id="a-lire">À lire sur ce sujet</h2>
          <LinkList
            links={articles.map(({ id, title, icon }) => ({ href: articleRoute(id), title, icon }))}
          />
        </section>
      ) : null}
    </Section>
  );
}
