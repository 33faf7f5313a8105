import type { ReactNode } from 'react';
import { Unbroken } from '@/components/ui/Unbroken';
import styles from './PriceLines.module.css';

interface PriceLinesProps {
  lines: readonly {
    option: string;
    /** The option in another language. */
    label?: ReactNode;
    /** What the price includes. */
    note?: ReactNode;
    price: ReactNode;
  }[];
}

/** Price lines. */
export function PriceLines({ lines }: PriceLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ option, label, note, price }) => (
        <div key={option}>
          <dt>
            <Unbroken>{label ?? option}</Unbroken>
          </dt>
          <dd className={styles.price}>{price}</dd>
          {note ? <dd className={styles.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
