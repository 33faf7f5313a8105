import { PriceLines } from './PriceLines';
import { PageLink } from '@/components/ui/PageLink';
import { forService, routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import type { Service } from '@/lib/content/schemas/services';
import styles from './PriceList.module.css';

interface PriceListProps {
  service: Pick<Service, 'id' | 'pricing'>;
  /** Applies to all prices. */
  note: string;
}

/** The prices of a service. */
export function PriceList({ service, note }: PriceListProps) {
  const { id, pricing: lines } = service;
  return (
    <>
      {lines.length > 0 ? (
        <PriceLines lines={lines} />
      ) : (
        <p>{fr('Le prix dépend de vos besoins : demandez un devis.')}</p>
      )}
      <p className={styles.note}>
        {note} <PageLink href={forService(routes.prices, id)}>{fr('Tous nos tarifs')}</PageLink>
      </p>
    </>
  );
}
