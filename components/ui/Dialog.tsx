import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './Dialog.module.css';

/**
 * Props of the button that opens a dialog. The browser opens it by itself where it knows
 * commands, before React is there too; elsewhere the click is React's.
 *
 * @param id The dialog's id.
 */
export function dialogOpener(id: string) {
  return {
    command: 'show-modal',
    commandfor: id,
    onClick: () => {
      if ('command' in HTMLButtonElement.prototype) return;
      (document.getElementById(id) as HTMLDialogElement).showModal();
    },
  };
}

interface DialogProps {
  /** For what opens it otherwise than by `dialogOpener`: `ref.current.showModal()`. */
  ref?: RefObject<HTMLDialogElement | null>;
  id?: string;
  title: string;
  /** The one way out at its foot, such as «OK»; without it the × stands in its head. */
  confirm?: string;
  children: ReactNode;
}

/** Asks the browser's own opening to begin at the title, so that it is read first. */
const takeFirstFocus = (title: HTMLElement | null) => title?.setAttribute('autofocus', '');

/**
 * A modal dialog of the browser's own: it traps focus, Escape closes it and focus returns to
 * what opened it. Focus begins at its title. ×, or the button at its foot, closes it without
 * waiting for React; so does a click beside it, once React is there.
 */
export function Dialog({ ref, id, title, confirm, children }: DialogProps) {
  const titleId = useId();
  const beganBeside = useRef(false);
  return (
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={titleId}
      className={styles.dialog}
      onPointerDown={(event) => {
        beganBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Not where a selection begun inside ends outside.
        const endedBeside = event.target === event.currentTarget;
        if (beganBeside.current && endedBeside) event.currentTarget.close();
      }}
      // Firefox 115 holds the dialog's own buttons against the policy that no form is sent.
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.close();
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          {/* React writes the attribute into the page, and leaves it out where it draws itself. */}
          <h2 id={titleId} ref={takeFirstFocus} tabIndex={-1} autoFocus className={styles.title}>
            {title}
          </h2>
          {confirm ? null : (
            <form method="dialog">
              <button className={styles.close} aria-label="Fermer">
                <Icon name="close" />
              </button>
            </form>
          )}
        </div>
        {children}
        {confirm ? (
          <form method="dialog" className={styles.foot}>
            <button className={styles.confirm}>{confirm}</button>
          </form>
        ) : null}
      </div>
    </dialog>
  );
}
