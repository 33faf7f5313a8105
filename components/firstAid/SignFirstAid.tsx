import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { PageLink } from '@/components/ui/PageLink';
import { FIRST_AID_NAMES } from '@/lib/content/schemas/firstAidNames';
import { firstAidRoute, type FirstAidCode } from '@/lib/firstAid/firstAid';
import { firstAidLines } from '@/lib/firstAid/warningSteps';
import type { Sign } from '@/lib/content/schemas/signs';
import layout from '@/components/ui/layout.module.css';
import styles from './SignFirstAid.module.css';

interface SignFirstAidProps {
  signs: readonly Sign[];
  /** Localised labels of the two lists: first steps, and those that follow. */
  labels?: { first: string; then: string };
  /** Localised link to a guide. */
  renderLink?: (code: FirstAidCode) => ReactNode;
}

const frenchLink = (code: FirstAidCode) => (
  <PageLink href={firstAidRoute(code)}>{FIRST_AID_NAMES[code]}</PageLink>
);

/** Links to the first-aid guides for the given signs. */
export const SignFirstAid = ({ signs, labels, renderLink = frenchLink }: SignFirstAidProps) =>
  firstAidLines(signs, labels).map(({ label, codes }) => (
    <p key={label} className={clsx(layout.row, layout.targets, styles.guides)}>
      <b>{label}</b>
      {codes.map((code) => (
        <Fragment key={code}> {renderLink(code)}</Fragment>
      ))}
    </p>
  ));
