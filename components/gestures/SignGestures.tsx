import { Fragment } from 'react';
import { PageLink } from '@/components/ui/PageLink';
import { GESTURE_NAMES, gestureRoute } from '@/lib/danger/gestures';
import { gestureLines } from '@/lib/danger/warningSteps';
import type { Sign } from '@/lib/content/schemas/signs';
import styles from './SignGestures.module.css';

/** Beside signs of danger: the gestures that help before hospital. */
export const SignGestures = ({ signs }: { signs: readonly Sign[] }) =>
  gestureLines(signs).map(({ label, codes }) => (
    <p key={label} className={styles.gestures}>
      <b>{label}</b>
      {codes.map((code) => (
        <Fragment key={code}>
          {' '}
          <PageLink href={gestureRoute(code)}>{GESTURE_NAMES[code]}</PageLink>
        </Fragment>
      ))}
    </p>
  ));
