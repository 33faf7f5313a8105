import { Icon } from '@/components/ui/Icon';
import { REQUEST_FACTS } from '@/lib/appointment/appointmentFields';
import { fr } from '@/lib/text/typography';
import type { Wish } from './useRequestedService';
import styles from './IntentNotice.module.css';

/** What the form has understood of the way that led to it: a service, a quote, or nothing. */
export function IntentNotice({ requestedService, isQuote, isUrgent }: Wish) {
  // That one can't wait stands above the form, with what is faster.
  if (isUrgent || (!requestedService && !isQuote)) return null;
  return (
    // Drawn anew for another wish: a translator may have taken its texts out.
    <p key={`${isQuote} ${requestedService}`} className={styles.note}>
      <Icon name="check-circle" />
      {isQuote ? (
        <span>
          {fr('Vous demandez un devis')}
          {requestedService ? <b>{fr(` pour « ${requestedService} »`)}</b> : null}
          {fr('. Dites dans votre message ce qu’il vous faut, et combien de fois.')}
        </span>
      ) : (
        <span>
          {fr(`${REQUEST_FACTS.requestedService.label} : `)}
          <b>{requestedService}</b>
        </span>
      )}
    </p>
  );
}
