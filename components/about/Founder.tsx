import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { quoted } from '@/lib/text/format';
import { fr } from '@/lib/text/typography';
import type { Content } from '@/lib/content/collections';
import styles from './Founder.module.css';

/** The founder: portrait and quotation. */
export function Founder({ heading, image, quote, name, role }: Content['about']['founder']) {
  return (
    <Section labelledBy="fondateur" space="close">
      <div className={styles.founder}>
        <Picture
          picture={image}
          sizes="(max-width: 54em) 100vw, 28rem"
          className={styles.portrait}
        />
        <div className={styles.content}>
          <h2 id="fondateur" className={styles.heading}>
            {heading}
          </h2>
          <blockquote className={styles.quote}>{fr(quoted(quote))}</blockquote>
          <p>
            <b className={styles.name}>{name}</b>
            {role}
          </p>
        </div>
      </div>
    </Section>
  );
}
