import clsx from 'clsx';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content/collections';
import layout from '@/components/ui/layout.module.css';
import styles from './CareTeam.module.css';

/** The team that writes the articles. */
export function CareTeam({ heading, paragraphs, image }: Content['blog']['team']) {
  return (
    <Section labelledBy="equipe" ground="tinted">
      <div className={clsx(layout.columns, styles.columns)}>
        <Picture picture={image} className={styles.picture} />
        <div className={layout.texts}>
          <h2 id="equipe">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
