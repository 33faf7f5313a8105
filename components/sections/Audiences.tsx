import { PageLink } from '@/components/ui/PageLink';
import { Icon } from '@/components/ui/Icon';
import { Container } from '@/components/ui/Section';
import { fr } from '@/lib/text/typography';
import type { Highlight } from '@/lib/content/schemas/parts';
import styles from './Audiences.module.css';

interface AudiencesProps {
  items: readonly Required<Highlight>[];
  /** The entry for all others. */
  other: { title: string; text: string; href: string };
}

/** Entry points by audience. */
export function Audiences({ items, other }: AudiencesProps) {
  return (
    <section className={styles.audiences} aria-labelledby="pour-qui">
      <Container>
        <h2 id="pour-qui">{fr('Pour qui ?')}</h2>
        <ul className={styles.list}>
          {items.map(({ icon, title, text, href }) => (
            <li key={title}>
              <PageLink href={href} className={styles.link}>
                <Icon name={icon} size="feature" />
                <span>
                  <b>{title}</b>
                  <small>{text}</small>
                </span>
              </PageLink>
            </li>
          ))}
          <li className={styles.other}>
            <PageLink href={other.href} className={styles.link}>
              <Icon name="question" size="feature" />
              <span>
                <b>{other.title}</b>
                <small>{other.text}</small>
              </span>
              <Icon name="arrow-right" className={styles.arrow} />
            </PageLink>
          </li>
        </ul>
      </Container>
    </section>
  );
}
