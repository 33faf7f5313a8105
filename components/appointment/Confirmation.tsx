import { useEffect, useRef, type ReactNode } from 'react';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { PrintButton } from '@/components/printables/PrintButton';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { requestLines } from '@/lib/appointment/appointment';
import {
  REQUEST_FACTS,
  type AppointmentRequest,
  type RequestContext,
  type Way,
} from '@/lib/appointment/appointmentFields';
import { formatPhone } from '@/lib/text/format';
import { fr } from '@/lib/text/typography';
import type { Centre } from './FallbackContact';
import styles from './Confirmation.module.css';

interface ConfirmationProps {
  /** What was sent; null where only its reference is known any more. */
  request: AppointmentRequest | null;
  context: RequestContext;
  /** How it was sent. */
  way: Way;
  centre: Centre;
  answerHours: string;
  picture: ReactNode;
  onNewRequest: () => void;
}

/** How the centre answers a request. */
const ANSWERS: Record<Way, string> = {
  email: 'par téléphone ou par e-mail',
  whatsapp: 'sur WhatsApp ou par téléphone',
};

/** Stands in the form's place once the request has left: what was sent, and what comes next. */
export function Confirmation(props: ConfirmationProps) {
  const { request, context, way, centre, answerHours, picture, onNewRequest } = props;
  const { isQuote, isUrgent } = context;
  const lines = request
    ? requestLines({ ...request, phone: formatPhone(request.phone) }, context)
    : [{ label: REQUEST_FACTS.reference.label, value: context.reference }];
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = useRef(request !== null);
  useEffect(() => {
    // Whoever only comes by has not asked for it.
    if (isNew.current) heading.current?.focus();
  }, []);
  return (
    <div className={styles.confirmation} data-sent="">
      <div className={styles.opening}>
        <div className={styles.words}>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            <Icon name="check-circle" size="feature" />
            Demande envoyée
          </h2>
          <p className={styles.next}>
            {fr(
              isUrgent
                ? 'N’attendez pas notre réponse : appelez. Si personne ne répond après 2 appels, allez à l’hôpital.'
                : `Merci. Nous vous répondons ${ANSWERS[way]}. ${isQuote ? 'Vous recevrez alors votre devis.' : 'Le rendez-vous sera fixé avec vous, à ce moment-là.'}`,
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
