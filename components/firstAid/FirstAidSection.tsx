import clsx from 'clsx';
import { Picture } from '@/components/ui/Picture';
import { AnnotatedText } from '@/components/ui/AnnotatedText';
import tones from '@/components/ui/tones.module.css';
import { FIRST_AID_HASHES } from '@/lib/firstAid/firstAid';
import { fr } from '@/lib/text/typography';
import type { FirstAidGuide } from '@/lib/content/schemas/firstAid';
import styles from './FirstAidSection.module.css';

interface FirstAidSectionProps {
  guide: FirstAidGuide;
  neverLabel: string;
}

/**
 * A first-aid guide as an exclusive disclosure: the summary is a tile with picture and title, the
 * content the steps. Links to it open it.
 */
export function FirstAidSection({ guide, neverLabel }: FirstAidSectionProps) {
  const { code, title, when, lines, never, image, color } = guide;
  return (
    <details name="gestes" className={clsx(styles.guide, tones[color])}>
      <summary className={styles.summary}>
        <Picture
          picture={image}
          sizes="(max-width: 40em) 100vw, 29rem"
          className={styles.picture}
        />
        <h2 className={styles.title}>{title}</h2>
      </summary>
      <div id={FIRST_AID_HASHES[code]} className={styles.content}>
        <p className={styles.when}>
          <AnnotatedText>{when}</AnnotatedText>
        </p>
        <ol className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>
              <AnnotatedText>{line}</AnnotatedText>
            </li>
          ))}
        </ol>
        <p className={styles.never}>
          <strong>{fr(`${neverLabel} :`)}</strong> <AnnotatedText>{never}</AnnotatedText>
        </p>
      </div>
    </details>
  );
}
