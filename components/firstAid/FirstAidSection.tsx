import clsx from 'clsx';
import { AnnotatedText } from '@/components/ui/text/AnnotatedText';
import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { Picture } from '@/components/ui/Picture';
import tones from '@/components/ui/tones.module.css';
import { FIRST_AID_HASHES, GUIDES_HASH } from '@/lib/firstAid/firstAid';
import { readFrames } from '@/lib/images/photos';
import { fr } from '@/lib/text/typography';
import type { FirstAidGuide } from '@/lib/content/schemas/firstAid';
import { FirstAidStep } from './FirstAidStep';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './FirstAidSection.module.css';

interface FirstAidSectionProps {
  guide: FirstAidGuide;
  neverLabel: string;
}

/**
 * A first-aid guide as an exclusive disclosure: the summary is a tile with picture and title, the
 * content what never to do, the steps, the variants. The picture's description is in the content: in
 * the summary it would come before the title, in the name of the control. Links to it open it.
 */
export function FirstAidSection({ guide, neverLabel }: FirstAidSectionProps) {
  const { code, title, when, lines, variants, never, image, color } = guide;
  const hash = FIRST_AID_HASHES[code];
  const drawn = readFrames(image.src).map(({ id }) => id);
  const items = [
    ...lines.map((line, index) => ({ kind: 'step', frame: `f${index + 1}`, line }) as const),
    ...variants.map((line, index) => ({ kind: 'variant', frame: `v${index + 1}`, line }) as const),
    ...(drawn.includes('never') ? [{ kind: 'never', frame: 'never', line: never } as const] : []),
  ];
  // Another picture than a drawing in frames is shown once.
  const hasFrame = (frame: string) => drawn.includes(frame) || (!drawn.length && frame === 'f1');
  return (
    <Disclosure
      name="gestes"
      variant="tile"
      className={clsx(styles.guide, tones[color])}
      heading={title}
      headingLevel="h2"
      picture={<Picture picture={image} frame="sign" decorative />}
      contentId={hash}
    >
      <p className={styles.when}>
        <AnnotatedText>{when}</AnnotatedText>
      </p>
      <span role="img" aria-label={image.alt} />
      <p className={styles.never}>
        <strong>{fr(`${neverLabel} :`)}</strong> <AnnotatedText>{never}</AnnotatedText>
      </p>
      <ol className={styles.steps}>
        {items.map(({ kind, frame, line }, index) => (
          <FirstAidStep
            key={frame}
            hash={hash}
            number={index + 1}
            kind={kind}
            isLast={index === items.length - 1}
            frame={hasFrame(frame) ? <Picture picture={image} frame={frame} decorative /> : null}
            line={line}
          />
        ))}
      </ol>
      <p className={clsx(layout.targets, layout.screen, layout.apart, texts.strong)}>
        <a href={`#${GUIDES_HASH}`}>Tous les gestes</a>
      </p>
    </Disclosure>
  );
}
