import { LiveRegion } from '@/components/ui/LiveRegion';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { Way } from '@/lib/appointment/appointmentFields';
import { fr } from '@/lib/text/typography';
import styles from './FormActions.module.css';

interface FormActionsProps {
  /** The way on which a request is. */
  sending: Way | null;
  onWhatsApp: () => void;
}

/** The form's buttons, and what is said to whoever presses one before the page is ready. */
export function FormActions({ sending, onWhatsApp }: FormActionsProps) {
  /** In place of `disabled`, by which a button loses the focus: a press does nothing. */
  const locked = sending !== null || undefined;
  return (
    <div className={styles.actions}>
      <Button type="submit" className={styles.submit} aria-disabled={locked} wide>
        {sending === 'email' ? 'Envoi en cours...' : 'Envoyer ma demande'}
      </Button>
      <Button
        variant="dark"
        className={styles.submit}
        aria-disabled={locked}
        onClick={onWhatsApp}
        wide
      >
        <Icon name="whatsapp" />
        Envoyer par WhatsApp
      </Button>
      <button type="reset" className={styles.erase} aria-disabled={locked}>
        Effacer ma saisie
      </button>
      <LiveRegion>
        <p className={styles.waiting}>
          {fr('Un instant : votre demande part dès que la page est prête.')}
        </p>
      </LiveRegion>
    </div>
  );
}
