import { Announcement } from '@/components/ui/Announcement';
import { Button } from '@/components/ui/Button';
import { fr } from '@/lib/typography';
import styles from './FormActions.module.css';

/** The form's two buttons, and what is said to whoever presses one before the page is ready. */
export function FormActions({ isSending }: { isSending: boolean }) {
  /** In place of `disabled`, by which a button loses the focus: a press does nothing. */
  const locked = isSending || undefined;
  return (
    <div className={styles.actions}>
      <Button type="submit" className={styles.submit} aria-disabled={locked} wide>
        {isSending ? 'Envoi en cours...' : 'Envoyer ma demande'}
      </Button>
      <Button type="reset" look="outline" aria-disabled={locked} wide>
        Effacer ma saisie
      </Button>
      <Announcement>
        <p className={styles.waiting}>
          {fr('Un instant : votre demande part dès que la page est prête.')}
        </p>
      </Announcement>
    </div>
  );
}
