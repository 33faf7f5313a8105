import { Fragment, type ReactNode } from 'react';
import { FOR_RELATIVE, RECIPIENTS } from '@/lib/appointment/choices';
import { fr } from '@/lib/text/typography';
import styles from './RecipientField.module.css';

/**
 * Who the request is for, and the fields about a relative. Radios, labels and fields are siblings:
 * `:checked ~` shows the fields without a script (`:has` needs Chrome 105).
 */
export function RecipientField({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.choices}>
      {RECIPIENTS.map((choice, index) => (
        <Fragment key={choice}>
          <input
            id={`${id}-${index}`}
            type="radio"
            name="recipient"
            value={choice}
            className={choice === FOR_RELATIVE ? styles.relative : undefined}
          />
          <label htmlFor={`${id}-${index}`}>{choice}</label>
        </Fragment>
      ))}
      <div className={styles.fields}>
        <p>{fr('Qui ouvre la porte, nous le demandons par téléphone.')}</p>
        {children}
      </div>
    </div>
  );
}
