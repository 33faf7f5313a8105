import { PriceLines } from './PriceLines';
import { PageLink } from '@/components/ui/PageLink';
import { routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import type { PriceLine } from '@/lib/content/schemas/services';
import styles from './PriceList.module.css';

interface PriceListProps {
  lines: readonly PriceLine[];
  /** Applies to all prices. */
  note: string;
}

/** The prices of a service. */
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
