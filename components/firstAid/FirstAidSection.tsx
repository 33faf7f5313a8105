import clsx from 'clsx';
import { Disclosure } from '@/components/ui/Disclosure';
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
 * content the steps. The picture's description is in the content: in the summary it would come before
 * the title, in the name of the control. Links to it open it.
 */
export function FirstAidSection({ guide, neverLabel }: FirstAidSectionProps) {
  const { code, title, when, lines, never, image, color } = guide;
  return (
    <Disclosure
      name="gestes"
      variant="tile"
      className={clsx(styles.guide, tones[color])}
      heading={title}
      headingLevel="h2"
      picture={<Picture picture={image} decorative sizes="(max-width: 40em) 100vw, 29rem" />}
      contentId={FIRST_AID_HASHES[code]}
    >
      <p className={styles.when}>
        <AnnotatedText>{when}</AnnotatedText>
      </p>
      <span role="img" aria-label={image.alt} />
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
    </Disclosure>
  );
}
