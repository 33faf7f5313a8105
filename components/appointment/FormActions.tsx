import clsx from 'clsx';
import type { RefObject } from 'react';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Button } from '@/components/ui/Button';
import { dialogOpener } from '@/components/ui/disclosure/dialogOpener';
import { HydratedButton } from '@/components/ui/HydratedButton';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { useFormMessages } from './formLanguage';
import { useFormValue } from './useFormValue';
import { FOR_RELATIVE } from '@/lib/appointment/fieldTypes';
import texts from '@/components/ui/texts.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './FormActions.module.css';

interface FormActionsProps {
  form: RefObject<HTMLFormElement | null>;
  /** The request is being checked or sent. */
  isLocked: boolean;
  /** It goes by e-mail. */
  isSending: boolean;
  /** Of the dialog that asks before erasing. */
  eraseDialogId: string;
  onWhatsApp: () => void;
}

/** The consent, the form's buttons, and the status of a submit before hydration. */
export function FormActions({
  form,
  isLocked,
  isSending,
  eraseDialogId,
  onWhatsApp,
}: FormActionsProps) {
  /** `aria-disabled` keeps focus; clicks are ignored while sending. */
  const locked = isLocked || undefined;
  const { actions, typography } = useFormMessages();
  // A password manager may have filled in the sender's own neighbourhood, off the screen.
  const isForRelative = useFormValue(form, 'recipient') === FOR_RELATIVE;
  const place = useFormValue(form, 'neighbourhood').trim();
  return (
    <>
      {isForRelative && place ? <p>{typography(actions.place(place))}</p> : null}
      <p className={texts.note}>
        {typography(actions.consent)}
        <PageLink href={actions.privacy.href}>{actions.privacy.label}</PageLink>
      </p>
      <div className={clsx(layout.actions, styles.actions)}>
        <Button type="submit" className={styles.submit} aria-disabled={locked} wide>
          {isSending ? actions.sending : actions.send}
        </Button>
        <Button
          variant="dark"
          className={styles.submit}
          aria-disabled={locked}
          onClick={onWhatsApp}
          wide
        >
          <Icon name="whatsapp" />
          {actions.whatsapp}
        </Button>
        <HydratedButton
          className={styles.erase}
          aria-disabled={locked}
          {...(isLocked ? null : dialogOpener(eraseDialogId))}
        >
          {actions.erase}
        </HydratedButton>
        <LiveRegion>
          {/* The new name of a button is not announced. */}
          {isSending ? <VisuallyHidden>{actions.sendingStatus}</VisuallyHidden> : null}
          <p className={styles.waiting}>{typography(actions.waiting)}</p>
        </LiveRegion>
      </div>
    </>
  );
}
