import clsx from 'clsx';
import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { cellRoom } from '@/lib/printables/printables';
import { fr } from '@/lib/text/typography';
import type { PrintableColumn, PrintableTable as Table } from '@/lib/content/schemas/printables';
import { PrintableLine } from './PrintableLine';
import layout from '@/components/ui/layout.module.css';
import styles from './PrintableTable.module.css';

/** The rows that phones show before «Afficher la suite». */
const FIRST_ROWS = 3;

/**
 * A table of empty rows. Each row is a group of labelled fields, stacked on phones; on wide screens
 * and in print the labels are column headers.
 */
export function PrintableTable({ table: { row, rows, columns, below } }: { table: Table }) {
  const lines = below.length > 0 ? [columns, below] : [columns];
  const emptyRows = Array.from({ length: rows }, (_, index) => (
    <Row key={index} name={row} number={index + 1} lines={lines} />
  ));
  return (
    <div className={clsx(layout.stackL, styles.table)}>
      <div className={styles.header} aria-hidden="true">
        {lines.map((line, index) => (
          <div key={index} className={styles.cells}>
            {line.map((column) => (
              <span key={column.label} className={clsx(styles.cell, styles[column.width])}>
                {column.label}
              </span>
            ))}
          </div>
        ))}
      </div>
      {emptyRows.slice(0, FIRST_ROWS)}
      {rows > FIRST_ROWS ? (
        <>
          {/* The rows are not inside, so that closed ones print in every browser. */}
          <Disclosure
            variant="toggle"
            className={styles.more}
            heading={
              <>
                <span data-silent>Afficher la suite</span>
                <span data-silent>Masquer la suite</span>
              </>
            }
          />
          <div className={clsx(layout.stackL, styles.rest)}>{emptyRows.slice(FIRST_ROWS)}</div>
        </>
      ) : null}
    </div>
  );
}

interface RowProps {
  name: string;
  number: number;
  lines: readonly (readonly PrintableColumn[])[];
}

function Row({ name, number, lines }: RowProps) {
  return (
    <fieldset className={styles.row}>
      <legend className={styles.name}>{fr(`${name} ${number}`)}</legend>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {lines.map((line, index) => (
        <div key={index} className={styles.cells}>
          {line.map((column) => (
            <label key={column.label} className={clsx(styles.cell, styles[column.width])}>
              <span className={styles.label}>{column.label}</span>
              <PrintableLine
                kind={column.kind}
                room={cellRoom(column, line)}
                field={`${name} ${number} ${column.label}`}
              />
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
