import { Fragment, type ReactNode } from 'react';
import { PageLink } from '@/components/ui/PageLink';
import { FIRST_AID_NAMES } from '@/lib/content/schemas/firstAidNames';
import { firstAidRoute, type FirstAidCode } from '@/lib/firstAid/firstAid';
import { firstAidLines } from '@/lib/firstAid/warningSteps';
import type { Sign } from '@/lib/content/schemas/signs';
import styles from './SignFirstAid.module.css';

interface SignFirstAidProps {
  signs: readonly Sign[];
  /** What stands before those that come first and before the others, in another language. */
  labels?: { first: string; then: string };
  /** A link to a guide, in that language. */
  linkTo?: (code: FirstAidCode) => ReactNode;
}

const frenchLink = (code: FirstAidCode) => (
  <PageLink href={firstAidRoute(code)}>{FIRST_AID_NAMES[code]}</PageLink>
);

/** Beside signs of danger: the guides that help before hospital. */
export const SignFirstAid = ({ signs, labels, linkTo = frenchLink }: SignFirstAidProps) =>
  firstAidLines(signs, labels).map(({ label, codes }) => (
    <p key={label} className={styles.guides}>
      <b>{label}</b>
      {codes.map((code) => (
        <Fragment key={code}> {linkTo(code)}</Fragment>
      ))}
    </p>
  ));
