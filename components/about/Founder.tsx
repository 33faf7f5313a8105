import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { fr } from '@/lib/typography';
import type { Picture as PictureContent } from '@/lib/content/fields';
import styles from './Founder.module.css';

interface FounderProps {
  heading: string;
  name: string;
  role: string;
  quote: string;
  image: PictureContent;
}

/** The founder, in his own words. */
export function Founder({ heading, name, role, quote, image }: FounderProps) {
  return (
    <Section labelledBy="fondateur" space="close">
      <div className={styles.founder}>
        <Picture picture={image} className={styles.portrait} />
        <div className={styles.words}>
          <h2 id="fondateur" className={styles.heading}>
            {heading}
          </h2>
          <figure>
            <blockquote className={styles.quote}>{fr(`« ${quote} »`)}</blockquote>
            <figcaption>
              <b className={styles.name}>{name}</b>
              <span className={styles.role}>{role}</span>
            </figcaption>
          </figure>
        </div>
      </div>
    </Section>
  );
}
