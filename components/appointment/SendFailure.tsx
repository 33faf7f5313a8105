import { Announcement } from '@/components/ui/Announcement';
import { Icon } from '@/components/ui/Icon';
import { bringIntoSight } from '@/lib/browser/bringIntoSight';
import { BackOnline } from './BackOnline';
import { OtherWays, type Centre } from './OtherWays';
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
      <Announcement urgent>
        {state.phase === 'failed' ? (
          <p ref={bringIntoSight} className={styles.explanation}>
            <Icon name="warning" />
            <span>{`Erreur: ${state.explanation}`}</span>
          </p>
        ) : null}
      </Announcement>
      {state.phase === 'failed' ? (
        <>
          <BackOnline />
          <OtherWays
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
