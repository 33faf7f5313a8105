import { Announcement } from '@/components/ui/Announcement';
import { Button } from '@/components/ui/Button';
import { requestText } from '@/lib/appointment';
import { fr } from '@/lib/typography';
import { OtherWays, type Centre } from './OtherWays';
import type { SendingState } from './useSending';
import styles from './HandedOver.module.css';

interface HandedOverProps {
  state: SendingState;
  centre: Centre;
  /** The visitor says that the message went. */
  onSent: () => void;
}

/**
 * After a request was written into WhatsApp. No page can see whether it went from there: the
 * visitor says so, and until then nothing of it is lost.
 */
export function HandedOver({ state, centre, onSent }: HandedOverProps) {
  const isHanded = state.phase === 'handed';
  return (
    <>
      <Announcement>
        {isHanded ? (
          <div className={styles.words}>
            <p className={styles.heading}>Votre demande est écrite dans WhatsApp</p>
            <p>
              {fr(
                'Touchez le bouton d’envoi de WhatsApp : elle part à ce moment-là. Puis revenez ici.',
              )}
            </p>
          </div>
        ) : null}
      </Announcement>
      {isHanded ? (
        <>
          <Button look="dark" onClick={onSent} wide>
            C’est envoyé
          </Button>
          <OtherWays
            lead="WhatsApp ne s’est pas ouvert ? Essayez encore, ou envoyez la même demande autrement :"
            centre={centre}
            text={requestText(state.request, state.context)}
          />
        </>
      ) : null}
    </>
  );
}
