import clsx from 'clsx';
import { PhoneLink } from '@/components/contact/ContactLinks';
import { NoBreak } from '@/components/ui/text/NoBreak';
import type { PrintableBlock as Block } from '@/lib/content/schemas/printables';
import type { Site } from '@/lib/content/schemas/site';
import { fr } from '@/lib/text/typography';
import { PrintableFirstAid, type PrintedFirstAid } from './PrintableFirstAid';
import { PrintableTable } from './PrintableTable';
import panel from '@/components/ui/panel.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './PrintableBlock.module.css';

/** Facts of the centre on printables. */
export type PrintableCentre = Pick<Site, 'name' | 'phones' | 'address' | 'emergency'>;

interface PrintableBlockProps {
  block: Block;
  centre: PrintableCentre;
  guides: PrintedFirstAid;
}

/** A block of a printable: shows the fields that the content sets, in the order of the schema. */
export function PrintableBlock({ block, centre, guides }: PrintableBlockProps) {
  const { heading, variant, half, text, points, boxes, fields, table } = block;
  return (
    <div
      className={clsx(
        layout.stack,
        layout.unsplit,
        styles.block,
        half && styles.side,
        variant === 'frame' && [panel.panel, panel.small, panel.maize, styles.frame],
        variant === 'hospital' && [panel.panel, panel.small, panel.danger, styles.danger],
      )}
    >
      {heading ? <h2 className={styles.heading}>{heading}</h2> : null}
      {text ? (
        <p>
          <NoBreak>{text}</NoBreak>
        </p>
      ) : null}
      {block.centre.map((part) =>
        part === 'phones' ? (
          <Phones key={part} centre={centre} />
        ) : (
          <p key={part}>
            <NoBreak>
              {part === 'directions' ? centre.address.directions : centre.emergency[part]}
            </NoBreak>
          </p>
        ),
      )}
      {block.firstAid ? <PrintableFirstAid {...guides} /> : null}
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
            <li key={box}>{box}</li>
          ))}
        </ul>
      ) : null}
      {fields.length > 0 ? (
        <ul className={styles.fields}>
          {fields.map(({ label, width = 'full', lines = 1 }, index) => (
            <li key={index} className={clsx(styles.field, styles[width])}>
              <strong>{fr(`${label} :`)}</strong>
              {Array.from({ length: lines }, (_, line) => (
                <span key={line} className={styles.blank} />
              ))}
            </li>
          ))}
        </ul>
      ) : null}
      {table ? <PrintableTable table={table} /> : null}
    </div>
  );
}

function Phones({ centre: { name, phones } }: { centre: PrintableCentre }) {
  return (
    <p>
      {name}
      {phones.map((phone, index) => [
        ' ',
        <span key={phone} className={styles.number}>
          <PhoneLink phone={phone} className={clsx(layout.target, styles.phone)} />
          {index < phones.length - 1 ? ',' : null}
        </span>,
      ])}
    </p>
  );
}
