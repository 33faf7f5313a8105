import type { ReactNode } from 'react';
import { Unbroken } from '@/components/ui/Unbroken';
import styles from './PriceLines.module.css';

interface PriceLinesProps {
  lines: readonly {
    option: string;
    /** The same in another language. */
    said?: ReactNode;
    /** What it comprises, where that is said. */
    note?: ReactNode;
    price: ReactNode;
  }[];
}

/** What something costs, line by line. */
export function PriceLines({ lines }: PriceLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ option, said, note, price }) => (
        <div key={option}>
          <dt>
            <Unbroken>{said ?? option}</Unbroken>
          </dt>
          <dd className={styles.price}>{price}</dd>
          {note ? <dd className={styles.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
