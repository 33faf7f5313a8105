import { LiveRegion } from '@/components/ui/LiveRegion';
import { Button } from '@/components/ui/Button';
import { chatLink } from '@/lib/appointment/requestLinks';
import { scrollIntoViewNearest } from '@/lib/browser/scrollIntoViewNearest';
import { fr } from '@/lib/text/typography';
import { FallbackContact, type Centre } from './FallbackContact';
import type { SendingState } from './useSending';
import styles from './WhatsAppHandoff.module.css';

interface HandedOverProps {
  state: SendingState;
  centre: Centre;
  /** The visitor says that the message went. */
  onSent: () => void;
}

/** What is said where WhatsApp was opened, as far as a page can know. */
const OPENED = [
  'Votre demande est écrite dans WhatsApp',
  'Touchez le bouton d’envoi de WhatsApp : elle part à ce moment-là. Puis revenez ici.',
] as const;

/** The same where the browser says that it can't open it, as inside other apps. */
const UNOPENED = [
  'Votre demande est prête pour WhatsApp',
  'Ce navigateur ne l’a pas ouvert. Touchez « Par WhatsApp » ci-dessous, puis le bouton d’envoi de WhatsApp.',
] as const;

/** The same where the request is too long to be written there by a link. */
const PARTLY_OPENED = [
  'Une partie de votre demande est écrite dans WhatsApp',
  'Elle est longue : touchez « Copier la demande » ci-dessous, collez-la dans WhatsApp, puis touchez son bouton d’envoi et revenez ici.',
] as const;

/**
 * After a request was written into WhatsApp. No page can see whether it went from there: the
 * visitor says so, and until then nothing of it is lost.
 */
export function WhatsAppHandoff({ state, centre, onSent }: HandedOverProps) {
  const isHanded = state.phase === 'awaitingConfirmation';
  const isOpened = isHanded && state.opened;
  const isWhole = isHanded && chatLink(centre.whatsapp, state.request, state.context).isWhole;
  const [heading, next] = !isOpened ? UNOPENED : isWhole ? OPENED : PARTLY_OPENED;
  const ways = isHanded ? (
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
        {isHanded ? (
          <div ref={scrollIntoViewNearest} className={styles.words}>
            <p className={styles.heading}>{fr(heading)}</p>
            <p>{fr(next)}</p>
          </div>
        ) : null}
      </LiveRegion>
      {isOpened ? null : ways}
      {isHanded ? (
        <Button variant="dark" onClick={onSent} wide>
          C’est envoyé
        </Button>
      ) : null}
      {isOpened ? ways : null}
    </>
  );
}
