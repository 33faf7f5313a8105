import clsx from 'clsx';
import { fieldRoom } from '@/lib/sheets/sheets';
import { fr } from '@/lib/typography';
import type { SheetBlock, SheetField as Field } from '@/lib/content/schemas/sheets';
import { SheetLine } from './SheetLine';
import styles from './SheetField.module.css';

interface SheetFieldProps {
  field: Field;
  block: SheetBlock;
}

/** A label and its lines, each of them a field of its own. */
export function SheetField({ field, block }: SheetFieldProps) {
  const { label, width = 'full', lines = 1, kind } = field;
  const room = fieldRoom(field, block);
  return (
    <div className={clsx(styles.field, styles[width])}>
      <label className={styles.first}>
        <span className={styles.label}>{label}</span>
        <SheetLine kind={kind} room={room} />
      </label>
      {Array.from({ length: lines - 1 }, (_, index) => (
        <SheetLine
          key={index}
          kind={kind}
          room={room + label.length}
          name={fr(`${label}, ligne ${index + 2}`)}
        />
      ))}
    </div>
  );
}
