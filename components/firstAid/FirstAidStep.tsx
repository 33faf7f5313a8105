import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { AnnotatedText } from '@/components/ui/text/AnnotatedText';
import { HOSPITALS_HASH } from '@/lib/firstAid/firstAid';
import layout from '@/components/ui/layout.module.css';
import styles from './FirstAidStep.module.css';

interface FirstAidStepProps {
  /** The hash of the guide: those of its steps end in their numbers. */
  hash: string;
  /** From 1, among all lines. */
  number: number;
  /** A variant and what never to do have no number to read. */
  kind: 'step' | 'variant' | 'never';
  isLast: boolean;
  /** The picture of the step, if it has one. */
  frame?: ReactNode;
  line: string;
}

/**
 * A step beside its frame. On phones it fills the screen, and links turn to the next: they need no
 * script.
 */
export function FirstAidStep({ hash, number, kind, isLast, frame, line }: FirstAidStepProps) {
  const next = isLast ? HOSPITALS_HASH : `${hash}-${number + 1}`;
  return (
    <li
      id={`${hash}-${number}`}
      className={clsx(
        styles.step,
        !frame && styles.wide,
        kind === 'step' && styles.numbered,
        kind === 'never' && styles.crossed,
      )}
    >
      {frame}
      <div className={styles.line}>
        <AnnotatedText>{line}</AnnotatedText>
      </div>
      <p className={clsx(layout.screen, styles.links)}>
        {number > 1 ? (
          <ButtonLink href={`#${hash}-${number - 1}`} variant="outline" className={styles.link}>
            Précédent
          </ButtonLink>
        ) : null}
        <ButtonLink href={`#${next}`} className={styles.link}>
          {isLast ? 'Où aller' : 'Suivant'}
        </ButtonLink>
      </p>
    </li>
  );
}
