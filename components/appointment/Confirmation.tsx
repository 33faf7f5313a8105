import { useEffect, useId, useRef, type ReactNode } from 'react';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { PrintButton } from '@/components/ui/PrintButton';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { REQUEST_FACTS } from '@/lib/appointment/appointmentFields';
import type { Channel } from '@/lib/appointment/fieldTypes';
import { requestLines, type Centre } from '@/lib/appointment/requestText';
import { formatPhone } from '@/lib/text/format';
import { fr } from '@/lib/text/typography';
import type { RequestState } from './requestState';
import styles from './Confirmation.module.css';

interface ConfirmationProps {
  state: Extract<RequestState, { phase: 'sent' }>;
  centre: Centre;
  answerHours: string;
  picture: ReactNode;
  onNewRequest: () => void;
}

/** How the centre answers. */
const ANSWERS: Record<Channel, string> = {
  email: 'par téléphone ou par e-mail',
  whatsapp: 'sur WhatsApp ou par téléphone',
};

/** Replaces the form once the request was sent: what was sent, and what happens next. */
export function Confirmation(props: ConfirmationProps) {
  const { state, centre, answerHours, picture, onNewRequest } = props;
  const { request, context, channel } = state;
  const { isQuote, isUrgent } = context;
  const lines = request
    ? requestLines({ ...request, phone: formatPhone(request.phone) }, context)
    : [{ label: REQUEST_FACTS.reference.label, value: context.reference }];
  const group = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const isNew = useRef(request !== null);
  useEffect(() => {
    // Focus moves only if the request was just sent.
    if (isNew.current) group.current?.focus();
  }, []);
  return (
    <div className={styles.confirmation} data-sent="">
      <div className={styles.opening}>
        {/* A group: Orca 43 in Firefox 153 says nothing of a heading that takes focus here. */}
        <div
          ref={group}
          role="group"
          aria-labelledby={headingId}
          tabIndex={-1}
          className={styles.words}
        >
          <h2 id={headingId} className={styles.heading}>
            <Icon name="check-circle" size="feature" />
            Demande envoyée
          </h2>
          <p className={styles.next}>
            {fr(
              isUrgent
                ? 'N’attendez pas notre réponse : appelez. Si personne ne répond après 2 appels, allez à l’hôpital.'
                : `Merci. Nous vous répondons ${ANSWERS[channel]}. ${isQuote ? 'Vous recevrez alors votre devis.' : 'Le rendez-vous sera fixé avec vous, à ce moment-là.'}`,
            )}
          </p>
          {isUrgent ? null : <p>{fr(`Nous répondons aux heures d’accueil : ${answerHours}.`)}</p>}
        </div>
        <div className={styles.picture}>{picture}</div>
      </div>
      <dl className={styles.lines}>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {fr('Besoin de changer quelque chose ? Appelez ou écrivez, en donnant votre référence :')}
      </p>
      <div className={styles.actions}>
        <PhoneButton phone={centre.phone} />
        <WhatsAppButton number={centre.whatsapp} />
        <PrintButton variant="outline" label="Imprimer" />
      </div>
      <p>
        <Button variant="dark" onClick={onNewRequest}>
          Nouvelle demande
        </Button>
      </p>
    </div>
  );
}
