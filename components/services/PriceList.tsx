import { PriceLines } from './PriceLines';
import { PageLink } from '@/components/ui/PageLink';
import { routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
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
      {lines.length > 0 ? (
        <PriceLines lines={lines} />
      ) : (
        <p>{fr('Le prix dépend de vos besoins : demandez un devis.')}</p>
      )}
      <p className={styles.note}>
        {note} <PageLink href={routes.prices}>{fr('Tous nos tarifs')}</PageLink>
      </p>
    </>
  );
}
