import { LiveRegion } from '@/components/ui/LiveRegion';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import styles from './FormActions.module.css';

interface FormActionsProps {
  /** The request is being checked or sent. */
  isLocked: boolean;
  /** It goes by e-mail. */
  isSending: boolean;
  onWhatsApp: () => void;
}

/** The consent, the form's buttons, and the status of a submit before hydration. */
export function FormActions({ isLocked, isSending, onWhatsApp }: FormActionsProps) {
  /** `aria-disabled` keeps focus; clicks are ignored while sending. */
  const locked = isLocked || undefined;
  return (
    <>
      <p className={styles.consent}>
        {fr(
          'En envoyant ce formulaire, vous acceptez que le centre utilise vos réponses, même sur votre santé, pour vous répondre. Elles passent par EmailJS ou par WhatsApp, hors du Cameroun. ',
        )}
        <PageLink href={routes.privacy}>Confidentialité de vos données</PageLink>
      </p>
      <div className={styles.actions}>
        <Button type="submit" className={styles.submit} aria-disabled={locked} wide>
          {isSending ? 'Envoi en cours...' : 'Envoyer ma demande'}
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
          {/* The new name of a button is not announced. */}
          {isSending ? <VisuallyHidden>Envoi en cours</VisuallyHidden> : null}
          <p className={styles.waiting}>
            {fr('Un instant : votre demande part dès que la page est prête.')}
          </p>
        </LiveRegion>
      </div>
    </>
  );
}
