import clsx from 'clsx';
import layout from '@/components/ui/layout.module.css';
import { Price } from './PriceText';
import { PageLink } from '@/components/ui/PageLink';
import { NoBreak } from '@/components/ui/text/NoBreak';
import { forService, routes } from '@/lib/routing/routes';
import { priceAnchor } from '@/lib/services/offers';
import { fr } from '@/lib/text/typography';
import type { Service } from '@/lib/content/schemas/services';
import texts from '@/components/ui/texts.module.css';
import styles from './PriceList.module.css';

interface PriceListProps {
  service: Pick<Service, 'id' | 'pricing'>;
  /** Applies to all prices; with a link to those of all services. */
  note?: string;
}

/** The prices of a service. */
export function PriceList({ service, note }: PriceListProps) {
  const { id, pricing: lines } = service;
  const counted = lines.find(({ unit }) => unit) ?? lines.find(({ weekly }) => weekly);
  const prices = forService(routes.prices, id);
  return (
    <>
      {lines.length > 0 ? (
        <dl className={clsx(layout.pairs, styles.lines)}>
          {lines.map((line) => (
            <div key={line.option}>
              <dt>
                <NoBreak>{line.option}</NoBreak>
              </dt>
              <dd className={styles.price}>
                <Price line={line} locale="fr" />
              </dd>
              {line.note ? <dd className={clsx(texts.note, styles.detail)}>{line.note}</dd> : null}
            </div>
          ))}
        </dl>
      ) : (
        <p>{fr('Le prix dépend de vos besoins : demandez un devis.')}</p>
      )}
      {note ? <p className={clsx(texts.note, layout.apart)}>{note}</p> : null}
      <p className={clsx(layout.row, layout.targets, texts.strong)}>
        {counted ? (
          <PageLink href={`${prices}#${priceAnchor(id, counted)}`}>
            {fr('Combien par mois ?')}
          </PageLink>
        ) : null}
        {note ? <PageLink href={prices}>{fr('Tous nos tarifs')}</PageLink> : null}
      </p>
    </>
  );
}
