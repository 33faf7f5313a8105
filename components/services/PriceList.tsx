import { PageLink } from '@/components/ui/PageLink';
import { Words } from '@/components/ui/Words';
import { formatPrice } from '@/lib/text/format';
import { routes } from '@/lib/routes';
import { fr } from '@/lib/typography';
import type { PriceLine } from '@/lib/content/schemas/services';
import styles from './PriceList.module.css';

interface PriceListProps {
  lines: readonly PriceLine[];
  /** What holds of all of them. */
  note: string;
}

/** What a service costs: each line with what it comprises, where that is said. */
export function PriceList({ lines, note }: PriceListProps) {
  return (
    <>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.option}>
            <dt>
              {line.option}
              {line.note ? <small>{line.note}</small> : null}
            </dt>
            <dd>
              <Words>{formatPrice(line)}</Words>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {note} <PageLink href={routes.prices}>{fr('Tous nos tarifs')}</PageLink>
      </p>
    </>
  );
}
