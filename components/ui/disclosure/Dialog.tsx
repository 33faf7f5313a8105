import clsx from 'clsx';
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import styles from './Dialog.module.css';

interface DialogProps {
  /** To open it without `dialogOpener`: `ref.current.showModal()`. */
  ref?: RefObject<HTMLDialogElement | null>;
  id?: string;
  title: string;
  /** Label of a close button in the footer; without it, × in the header. */
  confirm?: string;
  onClose?: () => void;
  children: ReactNode;
}

/**
 * The initial focus is on the dialog: with the focus on its title, Orca 43 with Firefox 153 says
 * nothing. Chromium 156 knows `autofocus` on parts of a dialog alone: there it is on the title, which
 * is read first. React renders `autofocus` on the server only.
 */
function setAutofocus(title: HTMLElement | null) {
  for (const element of [title, title?.closest('dialog')]) element?.setAttribute('autofocus', '');
}

/**
 * A native modal dialog: it traps focus, Escape closes it, and focus returns to the opener. Its
 * buttons work before hydration; a click on the backdrop needs it.
 */
export function Dialog({ ref, id, title, confirm, onClose, children }: DialogProps) {
  const titleId = useId();
  const startedOnBackdrop = useRef(false);
  return (
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={titleId}
      autoFocus
      className={styles.dialog}
      onClose={onClose}
      onPointerDown={(event) => {
        startedOnBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Ignores a text selection that starts inside and ends outside.
        const endedOnBackdrop = event.target === event.currentTarget;
        if (startedOnBackdrop.current && endedOnBackdrop) event.currentTarget.close();
      }}
      // Firefox 115 applies the `form-action` policy to `method="dialog"`.
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.close();
      }}
    >
      <div className={clsx(layout.stackL, styles.content)}>
        <div className={styles.head}>
          <h2 id={titleId} ref={setAutofocus} tabIndex={-1} autoFocus className={styles.title}>
            {title}
          </h2>
          {confirm ? null : (
            <form method="dialog">
              <button className={clsx(layout.tinted, styles.close)} aria-label="Fermer">
                <Icon name="close" alone />
              </button>
            </form>
          )}
        </div>
        {children}
        {confirm ? (
          <form method="dialog" className={styles.foot}>
            <Button type="submit" variant="dark">
              {confirm}
            </Button>
          </form>
        ) : null}
      </div>
    </dialog>
  );
}
