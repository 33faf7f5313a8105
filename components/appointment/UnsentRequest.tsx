import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { InlineAlert } from '@/components/ui/InlineAlert';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { chatLink, type Centre } from '@/lib/appointment/requestText';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { scrollIntoViewNearest } from '@/lib/browser/scrollIntoViewNearest';
import { fr } from '@/lib/text/typography';
import { FallbackContact } from './FallbackContact';
import { isUnsent, type RequestState } from './requestState';
import styles from './UnsentRequest.module.css';

interface UnsentRequestProps {
  state: RequestState;
  centre: Centre;
  /** Called when the visitor confirms that the message was sent from WhatsApp. */
  onSent: () => void;
}

/** WhatsApp has probably opened: a page can't detect it. */
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
 * Why a request was not sent, and every other channel. If it was written into WhatsApp, a page can't
 * detect whether it was sent there: the form keeps it until the visitor confirms.
 */
export function UnsentRequest({ state, centre, onSent }: UnsentRequestProps) {
  const failed = state.phase === 'failed' ? state : null;
  const handedOff = state.phase === 'awaitingConfirmation' ? state : null;
  const isOpened = Boolean(handedOff?.opened);
  const isWhole =
    handedOff && chatLink(centre.whatsapp, handedOff.request, handedOff.context).isWhole;
  const [heading, next] = !isOpened ? UNOPENED : isWhole ? OPENED : PARTLY_OPENED;
  const fallback = isUnsent(state) ? (
    <FallbackContact
      key={state.phase}
      lead={
        failed
          ? 'Rien n’est perdu. Envoyez la même demande autrement :'
          : 'WhatsApp ne s’est pas ouvert ? Essayez encore, ou envoyez la même demande autrement :'
      }
      centre={centre}
      request={state.request}
      context={state.context}
    />
  ) : null;
  return (
    <>
      <LiveRegion urgent>
        {failed ? (
          <p ref={scrollIntoViewNearest} className={styles.explanation}>
            <Icon name="warning" />
            <span>{`Erreur: ${failed.explanation}`}</span>
          </p>
        ) : null}
      </LiveRegion>
      <LiveRegion>
        {handedOff ? (
          <div ref={scrollIntoViewNearest} className={styles.status}>
            <p className={styles.heading}>{fr(heading)}</p>
            <p>{fr(next)}</p>
          </div>
        ) : null}
      </LiveRegion>
      {failed ? <ReconnectPrompt /> : null}
      {isOpened ? null : fallback}
      {handedOff ? (
        <Button variant="dark" onClick={onSent} wide>
          C’est envoyé
        </Button>
      ) : null}
      {isOpened ? fallback : null}
    </>
  );
}

/** Offers to send again once the connection is back; never sends without a tap. */
function ReconnectPrompt() {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    return listenToWindow({ online: () => setIsBack(true), offline: () => setIsBack(false) });
  }, []);
  return (
    <InlineAlert isShown={isBack} message="La connexion est revenue.">
      <Button type="submit" variant="dark">
        Renvoyer ma demande
      </Button>
    </InlineAlert>
  );
}
