import { LiveRegion } from '@/components/ui/LiveRegion';
import { Button } from '@/components/ui/Button';
import { chatLink, type Centre } from '@/lib/appointment/requestLinks';
import type { RequestState } from '@/lib/appointment/requestReducer';
import { scrollIntoViewNearest } from '@/lib/browser/scrollIntoViewNearest';
import { fr } from '@/lib/text/typography';
import { FallbackContact } from './FallbackContact';
import styles from './WhatsAppHandoff.module.css';

interface WhatsAppHandoffProps {
  state: RequestState;
  centre: Centre;
  /** Called when the visitor confirms that the message was sent. */
  onSent: () => void;
}

/** WhatsApp was opened, as far as a page can know. */
const OPENED = [
  'Votre demande est écrite dans WhatsApp',
  'Touchez le bouton d’envoi de WhatsApp : elle part à ce moment-là. Puis revenez ici.',
] as const;

/** The browser refused to open WhatsApp, as in-app browsers do. */
const UNOPENED = [
  'Votre demande est prête pour WhatsApp',
  'Ce navigateur ne l’a pas ouvert. Touchez « Par WhatsApp » ci-dessous, puis le bouton d’envoi de WhatsApp.',
] as const;

/** The request is too long for a link. */
const PARTLY_OPENED = [
  'Une partie de votre demande est écrite dans WhatsApp',
  'Elle est longue : touchez « Copier la demande » ci-dessous, collez-la dans WhatsApp, puis touchez son bouton d’envoi et revenez ici.',
] as const;

/**
 * Asks the visitor to confirm that the request was sent from WhatsApp, which no page can know. Until
 * then the form keeps it.
 */
export function WhatsAppHandoff({ state, centre, onSent }: WhatsAppHandoffProps) {
  const isHandedOff = state.phase === 'awaitingConfirmation';
  const isOpened = isHandedOff && state.opened;
  const isWhole = isHandedOff && chatLink(centre.whatsapp, state.request, state.context).isWhole;
  const [heading, next] = !isOpened ? UNOPENED : isWhole ? OPENED : PARTLY_OPENED;
  const fallback = isHandedOff ? (
    <FallbackContact
      lead="WhatsApp ne s’est pas ouvert ? Essayez encore, ou envoyez la même demande autrement :"
      centre={centre}
      request={state.request}
      context={state.context}
    />
  ) : null;
  return (
    <>
      <LiveRegion>
        {isHandedOff ? (
          <div ref={scrollIntoViewNearest} className={styles.status}>
            <p className={styles.heading}>{fr(heading)}</p>
            <p>{fr(next)}</p>
          </div>
        ) : null}
      </LiveRegion>
      {isOpened ? null : fallback}
      {isHandedOff ? (
        <Button variant="dark" onClick={onSent} wide>
          C’est envoyé
        </Button>
      ) : null}
      {isOpened ? fallback : null}
    </>
  );
}
