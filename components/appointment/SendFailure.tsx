import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { InlineAlert } from '@/components/ui/InlineAlert';
import { LiveRegion } from '@/components/ui/LiveRegion';
import type { Centre } from '@/lib/appointment/requestLinks';
import type { RequestState } from '@/lib/appointment/requestReducer';
import { scrollIntoViewNearest } from '@/lib/browser/scrollIntoViewNearest';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { FallbackContact } from './FallbackContact';
import styles from './SendFailure.module.css';

interface SendFailureProps {
  state: RequestState;
  centre: Centre;
}

/** Explains why a request was not sent, and offers every other channel. */
export function SendFailure({ state, centre }: SendFailureProps) {
  const failed = state.phase === 'failed' ? state : null;
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
      {failed ? (
        <>
          <ReconnectPrompt />
          <FallbackContact
            lead="Rien n’est perdu. Envoyez la même demande autrement :"
            centre={centre}
            request={failed.request}
            context={failed.context}
          />
        </>
      ) : null}
    </>
  );
}

/** Offers to send again once the connection is back, and never sends by itself. */
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
