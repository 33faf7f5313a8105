import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';
import styles from './CareTeam.module.css';

interface CareTeamProps {
  heading: string;
  paragraphs: readonly string[];
  image: PictureContent;
}

/** The team that writes the articles. */
export function CareTeam({ heading, paragraphs, image }: CareTeamProps) {
  return (
    <Section labelledBy="equipe" ground="tinted">
      <div className={styles.columns}>
        <Picture picture={image} className={styles.picture} />
        <div className={styles.text}>
          <h2 id="equipe">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
