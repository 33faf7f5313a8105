import clsx from 'clsx';
import { DecorativeBorder } from '@/components/layout/DecorativeBorder';
import { Container } from '@/components/ui/Section';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import type { Content } from '@/lib/content/collections';
import pattern from '@/components/ui/pattern.module.css';
import styles from './Figures.module.css';

/** Key figures of the centre. */
export function Figures({ heading, items }: Content['about']['figures']) {
  return (
    <section className={clsx(pattern.pattern, styles.figures)} aria-labelledby="chiffres">
      <Container>
        <h2 id="chiffres">
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h2>
        <dl className={styles.list}>
          {items.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
      <DecorativeBorder />
    </section>
  );
}
