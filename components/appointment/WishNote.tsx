import { Icon } from '@/components/ui/Icon';
import { REQUEST_FACTS } from '@/lib/appointmentFields';
import { fr } from '@/lib/typography';
import type { Wish } from './useRequestedService';
import styles from './WishNote.module.css';

/** What the form has understood of the way that led to it: a service, a quote, or nothing. */
export function WishNote({ service, isQuote }: Wish) {
  if (!service && !isQuote) return null;
  return (
    <p className={styles.note}>
      <Icon name="check-circle" />
      {isQuote ? (
        <span>
          {fr('Vous demandez un devis')}
          {service ? <b>{fr(` pour « ${service} »`)}</b> : null}
          {fr('. Indiquez plus bas la date de la première visite que vous souhaitez.')}
        </span>
      ) : (
        <span>
          {fr(`${REQUEST_FACTS.requestedService.label} : `)}
          <b>{service}</b>
        </span>
      )}
    </p>
  );
}
