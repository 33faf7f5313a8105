import clsx from 'clsx';
import { fieldCapacity, typing } from '@/lib/sheets/sheets';
import { fr } from '@/lib/typography';
import type { SheetBlock, SheetField as Field } from '@/lib/content/schemas/sheets';
import styles from './SheetField.module.css';

interface SheetFieldProps {
  field: Field;
  block: SheetBlock;
}

/**
 * A label and its lines. Each line is a field of its own that takes what its line on paper has
 * room for: nothing that is typed is cut.
 */
export function SheetField({ field, block }: SheetFieldProps) {
  const { label, width = 'full', lines = 1, kind = 'text' } = field;
  const capacity = fieldCapacity(field, block);
  const shared = { type: 'text', autoComplete: 'off', ...typing[kind] };
  return (
    <div className={clsx(styles.field, styles[width])}>
      <label className={styles.first}>
        <span className={styles.label}>{label}</span>
        <input {...shared} maxLength={capacity.first} className={styles.line} />
      </label>
      {Array.from({ length: lines - 1 }, (_, index) => (
        <input
          key={index}
          {...shared}
          maxLength={capacity.others}
          aria-label={fr(`${label}, ligne ${index + 2}`)}
          className={styles.line}
        />
      ))}
    </div>
  );
}
