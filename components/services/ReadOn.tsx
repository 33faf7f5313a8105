import { LinkList } from '@/components/sections/LinkList';
import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import type { Article } from '@/lib/content/schemas/articles';
import type { Service } from '@/lib/content/schemas/services';
import { articleRoute, serviceRoute } from '@/lib/routes';
import styles from './ReadOn.module.css';

interface ReadOnProps {
  /** That tell of this service. */
  articles: readonly Article[];
  others: readonly Service[];
}

/** Where to read on, at the foot of a service's page: articles about it, and the other services. */
export function ReadOn({ articles, others }: ReadOnProps) {
  return (
    <Section ground="tint" className={styles.section}>
      {articles.length > 0 ? (
        <section aria-labelledby="a-lire" className={styles.fold}>
          <Fold id="a-lire" heading="À lire sur ce sujet" headingLevel="h2">
            <LinkList
              links={articles.map(({ id, title, icon }) => ({
                href: articleRoute(id),
                title,
                icon,
              }))}
            />
          </Fold>
        </section>
      ) : null}
      <section aria-labelledby="autres-services" className={styles.fold}>
        <Fold id="autres-services" heading="Autres services" headingLevel="h2">
          <LinkList
            links={others.map(({ id, title, icon }) => ({ href: serviceRoute(id), title, icon }))}
          />
        </Fold>
      </section>
    </Section>
  );
}
