import clsx from 'clsx';
import { formatPhone, phoneHref } from '@/lib/text/format';
import type { SheetBlock as Block } from '@/lib/content/schemas/sheets';
import type { Site } from '@/lib/content/schemas/site';
import { SheetField } from './SheetField';
import { SheetGestures, type PrintedGestures } from './SheetGestures';
import { SheetTable } from './SheetTable';
import styles from './SheetBlock.module.css';

/** What sheets say of the centre. */
export type SheetCentre = Pick<Site, 'name' | 'phones' | 'address' | 'emergency'>;

interface SheetBlockProps {
  block: Block;
  centre: SheetCentre;
  gestures: PrintedGestures;
}

/** One part of a sheet. It shows what the content gives it, in the order of the schema. */
export function SheetBlock({ block, centre, gestures }: SheetBlockProps) {
  const { heading, look, half, text, points, boxes, fields, table } = block;
  return (
    <div className={clsx(styles.block, half && styles.half, look && styles[look])}>
      {heading ? <h2 className={styles.heading}>{heading}</h2> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      {block.centre.map((part) =>
        part === 'phones' ? (
          <Phones key={part} centre={centre} />
        ) : (
          <p key={part}>
            {part === 'directions' ? centre.address.directions : centre.emergency[part]}
          </p>
        ),
      )}
      {block.gestures ? <SheetGestures {...gestures} /> : null}
      {points.length > 0 ? (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
      {boxes.length > 0 ? (
        <ul className={styles.boxes}>
          {boxes.map((box) => (
            <li key={box}>
              <label>
                <input type="checkbox" />
                <span>{box}</span>
              </label>
            </li>
          ))}
        </ul>
      ) : null}
      {fields.length > 0 ? (
        <div className={styles.fields}>
          {fields.map((field, index) => (
            <SheetField key={index} field={field} block={block} />
          ))}
        </div>
      ) : null}
      {table ? <SheetTable table={table} /> : null}
    </div>
  );
}

/** One line for all numbers; on a phone each can be called. */
function Phones({ centre: { name, phones } }: { centre: SheetCentre }) {
  return (
    <p>
      {name}{' '}
      {phones.map((phone, index) => (
        <span key={phone}>
          {index > 0 ? ', ' : null}
          <a href={phoneHref(phone)} className={styles.phone}>
            {formatPhone(phone)}
          </a>
        </span>
      ))}
    </p>
  );
}
