import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import { Icon } from '@/components/ui/Icon';
import { Container } from '@/components/ui/Section';
import { fr } from '@/lib/text/typography';
import type { Highlight } from '@/lib/content/schemas/parts';
import layout from '@/components/ui/layout.module.css';
import styles from './Audiences.module.css';

/** Entry points by audience; the last is for all others. */
export function Audiences({ items }: { items: readonly Required<Highlight>[] }) {
  return (
    <section className={styles.audiences} aria-labelledby="pour-qui">
      <Container>
        <h2 id="pour-qui">{fr('Pour qui ?')}</h2>
        <ul className={styles.list}>
          {items.map(({ icon, title, text, href }) => (
            <li key={title}>
              <PageLink href={href} className={clsx(layout.tinted, styles.link)}>
                <Icon name={icon} size="feature" />
                <span>
                  <b>{title}</b>
                  <small>{text}</small>
                </span>
                <Icon name="arrow-right" className={styles.arrow} />
              </PageLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
