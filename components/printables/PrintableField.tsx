import clsx from 'clsx';
import { fieldRoom } from '@/lib/printables/printables';
import { fr } from '@/lib/text/typography';
import type { PrintableBlock, PrintableField as Field } from '@/lib/content/schemas/printables';
import { PrintableLine } from './PrintableLine';
import texts from '@/components/ui/texts.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './PrintableField.module.css';

interface PrintableFieldProps {
  field: Field;
  block: PrintableBlock;
}

/** A label and its lines, each a text field. */
export function PrintableField({ field, block }: PrintableFieldProps) {
  const { label, width = 'full', lines = 1, kind } = field;
  const room = fieldRoom(field, block);
  return (
    <div className={clsx(layout.stackXs, styles.field, styles[width])}>
      <label className={clsx(layout.stackXs, styles.first)}>
        <span className={clsx(texts.strong, styles.label)}>{label}</span>
        <PrintableLine kind={kind} room={room} field={label} />
      </label>
      {Array.from({ length: lines - 1 }, (_, index) => (
        <PrintableLine
          key={index}
          kind={kind}
          room={room + label.length}
          field={`${label} ${index + 2}`}
          name={fr(`${label}, ligne ${index + 2}`)}
        />
      ))}
    </div>
  );
}
