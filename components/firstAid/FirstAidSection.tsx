import clsx from 'clsx';
import { AnnotatedText } from '@/components/ui/text/AnnotatedText';
import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { Picture } from '@/components/ui/Picture';
import tones from '@/components/ui/tones.module.css';
import { FIRST_AID_HASHES, GUIDES_HASH } from '@/lib/firstAid/firstAid';
import { readFrames } from '@/lib/images/frames';
import { fr } from '@/lib/text/typography';
import type { FirstAidGuide } from '@/lib/content/schemas/firstAid';
import { FirstAidStep } from './FirstAidStep';
import { Metronome } from './Metronome';
import layout from '@/components/ui/layout.module.css';
import styles from './FirstAidSection.module.css';

interface FirstAidSectionProps {
  guide: FirstAidGuide;
  neverLabel: string;
}

/** The step that gives the pace of compressions; the last one if none does. */
const paceStep = (lines: readonly string[]) =>
  lines.findIndex((line, index) => /par minute/.test(line) || index === lines.length - 1);

/**
 * A first-aid guide as an exclusive disclosure: the summary is a tile with picture and title, the
 * content the steps. The picture's description is in the content: in the summary it would come before
 * the title, in the name of the control. Links to it open it.
 */
export function FirstAidSection({ guide, neverLabel }: FirstAidSectionProps) {
  const { code, title, when, lines, never, image, color } = guide;
  const hash = FIRST_AID_HASHES[code];
  // Another picture than a drawing in frames is shown once.
  const frames = readFrames(image.src).length || 1;
  const pace = code === 'resuscitation' ? paceStep(lines) : undefined;
  return (
    <Disclosure
      name="gestes"
      variant="tile"
      className={clsx(styles.guide, tones[color])}
      heading={title}
      headingLevel="h2"
      picture={<Picture picture={image} frame={0} decorative />}
      contentId={hash}
    >
      <p className={styles.when}>
        <AnnotatedText>{when}</AnnotatedText>
      </p>
      <span role="img" aria-label={image.alt} />
      <ol className={styles.steps}>
        {lines.map((line, index) => (
          <FirstAidStep
            key={line}
            hash={hash}
            number={index + 1}
            isLast={index === lines.length - 1}
            frame={index < frames ? <Picture picture={image} frame={index} decorative /> : null}
            line={line}
          >
            {index === pace ? (
              <ErrorBoundary>
                <Metronome />
              </ErrorBoundary>
            ) : null}
          </FirstAidStep>
        ))}
      </ol>
      <p className={styles.never}>
        <strong>{fr(`${neverLabel} :`)}</strong> <AnnotatedText>{never}</AnnotatedText>
      </p>
      <p data-silent className={clsx(layout.targets, layout.screen, styles.back)}>
        <a href={`#${GUIDES_HASH}`}>Tous les gestes</a>
      </p>
    </Disclosure>
  );
}
