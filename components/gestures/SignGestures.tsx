import { Fragment, type ReactNode } from 'react';
import { PageLink } from '@/components/ui/PageLink';
import { GESTURE_NAMES, gestureRoute, type GestureCode } from '@/lib/danger/gestures';
import { gestureLines } from '@/lib/danger/warningSteps';
import type { Sign } from '@/lib/content/schemas/signs';
import styles from './SignGestures.module.css';

interface SignGesturesProps {
  signs: readonly Sign[];
  /** What stands before those that come first and before the others, in another language. */
  labels?: { first: string; then: string };
  /** A link to a gesture, in that language. */
  linkTo?: (code: GestureCode) => ReactNode;
}

const frenchLink = (code: GestureCode) => (
  <PageLink href={gestureRoute(code)}>{GESTURE_NAMES[code]}</PageLink>
);

/** Beside signs of danger: the gestures that help before hospital. */
export const SignGestures = ({ signs, labels, linkTo = frenchLink }: SignGesturesProps) =>
  gestureLines(signs, labels).map(({ label, codes }) => (
    <p key={label} className={styles.gestures}>
      <b>{label}</b>
      {codes.map((code) => (
        <Fragment key={code}> {linkTo(code)}</Fragment>
      ))}
    </p>
  ));
