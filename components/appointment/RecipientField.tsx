import { Fragment, type ReactNode } from 'react';
import { FOR_RELATIVE, RECIPIENTS } from '@/lib/appointment/appointmentFields';
import { fr } from '@/lib/text/typography';
import styles from './RecipientField.module.css';

interface RecipientFieldProps {
  name: 'recipient';
  id: string;
  /** What is asked of a relative. */
  children: ReactNode;
}

/**
 * Whom the request is for, and what is asked of a relative. Radios, labels and fields are siblings,
 * so that `:checked ~` shows the fields without a script (`:has` is missing before Chrome 105).
 */
export function RecipientField({ name, id, children }: RecipientFieldProps) {
  return (
    <div className={styles.choices}>
      {RECIPIENTS.map((choice, index) => (
        <Fragment key={choice}>
          <input
            id={`${id}-${index}`}
            type="radio"
            name={name}
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
