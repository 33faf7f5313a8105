import { LiveRegion } from '@/components/ui/LiveRegion';
import { Icon } from '@/components/ui/Icon';
import { scrollIntoViewNearest } from '@/lib/browser/scrollIntoViewNearest';
import { ReconnectPrompt } from './ReconnectPrompt';
import { FallbackContact, type Centre } from './FallbackContact';
import type { SendingState } from './useSending';
import styles from './SendFailure.module.css';

interface SendFailureProps {
  state: SendingState;
  centre: Centre;
}

/** Where a request has not left: why, and the same request by every other way. */
export function SendFailure({ state, centre }: SendFailureProps) {
  return (
    <>
      <LiveRegion urgent>
        {state.phase === 'failed' ? (
          <p ref={scrollIntoViewNearest} className={styles.explanation}>
            <Icon name="warning" />
            <span>{`Erreur: ${state.explanation}`}</span>
          </p>
        ) : null}
      </LiveRegion>
      {state.phase === 'failed' ? (
        <>
          <ReconnectPrompt />
          <FallbackContact
            lead="Rien n’est perdu. Envoyez la même demande autrement :"
            centre={centre}
            request={state.request}
            context={state.context}
          />
        </>
      ) : null}
    </>
  );
}
