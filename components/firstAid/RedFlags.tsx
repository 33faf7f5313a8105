import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SignFirstAid } from './SignFirstAid';
import { SignList } from './SignList';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import { NoBreak } from '@/components/ui/text/NoBreak';
import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import type { Sign } from '@/lib/content/schemas/signs';
import { redFlags, type AllSigns } from '@/lib/firstAid/warningSteps';
import type { Locale } from '@/lib/i18n/locale';
import layout from '@/components/ui/layout.module.css';
import styles from './RedFlags.module.css';

interface RedFlagsProps {
  signs: AllSigns;
  locale?: Locale;
  /** How many are open at first. */
  openCount?: number;
  /** Overrides the links to first-aid guides. */
  renderFirstAid?: (signs: readonly Sign[]) => ReactNode;
}

/** Red flags that mean «go to hospital», grouped in disclosures. */
export function RedFlags({
  signs: all,
  locale = 'fr',
  openCount = 0,
  renderFirstAid = (signs) => <SignFirstAid signs={signs} />,
}: RedFlagsProps) {
  return (
    <div className={clsx(layout.stackXs, styles.groups)}>
      {redFlags(all).map(({ code, heading, hint, en, signs }, index) => (
        <Disclosure
          key={code}
          tone="danger"
          heading={
            <LocalizedText locale={locale} fr={<NoBreak>{heading}</NoBreak>} en={en?.heading} />
          }
          hint={
            hint && <LocalizedText locale={locale} fr={<NoBreak>{hint}</NoBreak>} en={en?.hint} />
          }
          open={index < openCount}
        >
          <SignList signs={signs} locale={locale} />
          {renderFirstAid(signs)}
        </Disclosure>
      ))}
    </div>
  );
}
