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
  /** A sign, and the guides beside signs, in the words of another language. */
  wordsOf?: (sign: Sign) => ReactNode;
  firstAidOf?: (signs: readonly Sign[]) => ReactNode;
}

/**
 * The signs that send to hospital, group by group, each one tap away: nobody reads sixty lines. A
 * group that stands alone is open.
 */
export function RedFlags({
  lists,
  wordsOf = ({ words }) => words,
  firstAidOf = (signs) => <SignFirstAid signs={signs} />,
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
              <li key={sign.code}>{wordsOf(sign)}</li>
            ))}
          </ul>
          {firstAidOf(signs)}
        </Disclosure>
      ))}
    </div>
  );
}
