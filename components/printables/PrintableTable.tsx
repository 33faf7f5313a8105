import { fr } from '@/lib/text/typography';
import type { PrintableTable as Table } from '@/lib/content/schemas/printables';
import styles from './PrintableTable.module.css';

/** Relative widths of columns. */
const SHARES = { narrow: 1, medium: 2, wide: 4 } as const;

/** A table of empty rows, each of one or two lines. It scrolls on phones. */
export function PrintableTable({ table: { row, rows, columns, below } }: { table: Table }) {
  const lines = below.length > 0 ? [columns, below] : [columns];
  const name = fr(`${row} 1 à ${rows}`);
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={name}>
      <table className={styles.table}>
        <thead>
          {lines.map((line, index) => (
            <tr key={index}>
              {index === 0 ? <td rowSpan={lines.length} className={styles.number} /> : null}
              {line.map(({ label, width }) => (
                <th key={label} scope="col" colSpan={SHARES[width]}>
                  {label}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        {Array.from({ length: rows }, (_, number) => (
          <tbody key={number}>
            {lines.map((line, index) => (
              <tr key={index}>
                {index === 0 ? (
                  <th scope="rowgroup" rowSpan={lines.length}>
                    {number + 1}
                  </th>
                ) : null}
                {line.map(({ label, width }) => (
                  <td key={label} colSpan={SHARES[width]} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
