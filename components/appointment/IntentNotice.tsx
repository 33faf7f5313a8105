import { PhoneButton } from '@/components/contact/PhoneButton';
import { Notice } from '@/components/sections/Notice';
import { Icon } from '@/components/ui/Icon';
import { REQUEST_FACTS } from '@/lib/appointment/appointmentFields';
import type { RequestIntent } from '@/lib/appointment/requestIntent';
import type { PhoneNumber } from '@/lib/text/format';
import { fr } from '@/lib/text/typography';
import styles from './IntentNotice.module.css';

/** Shows the service or the quote that the link to the form has named. */
export function IntentNotice({ requestedService, isQuote, isUrgent }: RequestIntent) {
  // UrgentNotice stands above the form instead.
  if (isUrgent || (!requestedService && !isQuote)) return null;
  return (
    // The key remounts it for another intent: a page translator may have replaced its text nodes.
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

/** For what can't wait until tomorrow, the phone comes first: staff read no e-mails at night. */
export function UrgentNotice({ centre }: { centre: { phone: PhoneNumber } }) {
  return (
    <Notice variant="urgent" heading={fr('Cela ne peut pas attendre demain ?')}>
      <p>{fr('Appelez d’abord. Si personne ne répond après 2 appels, allez à l’hôpital.')}</p>
      <p className={styles.call}>
        <PhoneButton phone={centre.phone} variant="dark" />
      </p>
    </Notice>
  );
}
