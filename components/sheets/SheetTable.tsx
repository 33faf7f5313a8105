import clsx from 'clsx';
import { cellRoom } from '@/lib/sheets/sheets';
import { fr } from '@/lib/typography';
import type { SheetColumn, SheetTable as Table } from '@/lib/content/schemas/sheets';
import { SheetLine } from './SheetLine';
import styles from './SheetTable.module.css';

/**
 * Empty rows under columns. Each row is a group of labelled fields, one under the other on a phone;
 * where there is room, and on paper, the labels stand once above all rows.
 */
export function SheetTable({ table: { row, rows, columns, below } }: { table: Table }) {
  const lines = below.length > 0 ? [columns, below] : [columns];
  return (
    <div className={styles.table}>
      <div className={styles.heads} aria-hidden="true">
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
      {Array.from({ length: rows }, (_, index) => (
        <fieldset key={index} className={styles.row}>
          <legend className={styles.name}>{fr(`${row} ${index + 1}`)}</legend>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          {lines.map((line, place) => (
            <div key={place} className={styles.cells}>
              {line.map((column) => (
                <Cell key={column.label} column={column} line={line} />
              ))}
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function Cell({ column, line }: { column: SheetColumn; line: readonly SheetColumn[] }) {
  const { label, width, kind } = column;
  return (
    <label className={clsx(styles.cell, styles[width])}>
      <span className={styles.label}>{label}</span>
      <SheetLine kind={kind} room={cellRoom(column, line)} />
    </label>
  );
}
