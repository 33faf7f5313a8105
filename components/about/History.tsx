import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import type { Picture as PictureContent } from '@/lib/content/fields';
import styles from './History.module.css';

interface HistoryProps {
  heading: string;
  paragraphs: readonly string[];
  image: PictureContent;
}

/** How the centre came to be. */
export function History({ heading, paragraphs, image }: HistoryProps) {
  return (
    <Section labelledBy="histoire">
      <div className={styles.columns}>
        <div className={styles.text}>
          <h2 id="histoire">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Picture picture={image} first className={styles.picture} />
      </div>
    </Section>
  );
}
