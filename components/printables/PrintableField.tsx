import clsx from 'clsx';
import type { PrintableField as Field } from '@/lib/content/schemas/printables';
import { fr } from '@/lib/text/typography';
import styles from './PrintableField.module.css';

/** A label and the lines to write on, in a list of fields. */
export function PrintableField({ field: { label, width = 'full', lines = 1 } }: { field: Field }) {
  return (
    <li className={clsx(styles.field, styles[width])}>
      <strong>{fr(`${label} :`)}</strong>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
    </li>
  );
}
