import type { ReactNode } from 'react';
import { SignFirstAid } from './SignFirstAid';
import { Disclosure } from '@/components/ui/Disclosure';
import type { Sign } from '@/lib/content/schemas/signs';
import styles from './RedFlags.module.css';

interface RedFlagsProps {
  lists: readonly {
    code: string;
    heading?: ReactNode;
    hint?: ReactNode;
    signs: readonly Sign[];
  }[];
  /** Localised rendering of a sign, and of the guides for signs. */
  renderSign?: (sign: Sign) => ReactNode;
  renderFirstAid?: (signs: readonly Sign[]) => ReactNode;
}

/** Red flags that mean «go to hospital», grouped in disclosures. A single group is open. */
export function RedFlags({
  lists,
  renderSign = ({ words }) => words,
  renderFirstAid = (signs) => <SignFirstAid signs={signs} />,
}: RedFlagsProps) {
  return (
    <div className={styles.groups}>
      {lists.map(({ code, heading, hint, signs }) => (
        <Disclosure
          key={code}
          tone="danger"
          open={lists.length === 1}
          heading={heading}
          hint={hint}
        >
          <ul className={styles.signs}>
            {signs.map((sign) => (
              <li key={sign.code}>{renderSign(sign)}</li>
            ))}
          </ul>
          {renderFirstAid(signs)}
        </Disclosure>
      ))}
    </div>
  );
}
