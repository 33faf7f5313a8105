/**
 * Dialogs of the browser's own, and what stands in for them in Safari before 15.4 and Firefox
 * before 98: there `<dialog>` is an element like any other, and opens in its place on the page.
 */

/** What has opened a dialog where the browser does not remember it. */
const openers = new WeakMap<HTMLElement, HTMLElement>();

export const knowsDialogs = () => typeof HTMLDialogElement === 'function';

/**
 * Opens a dialog, over the page where the browser can.
 *
 * @param opener The button that asked for it: focus returns to it.
 */
export function openDialog(dialog: HTMLElement | null, opener: HTMLElement): void {
  if (!dialog) return;
  if (knowsDialogs()) {
    (dialog as HTMLDialogElement).showModal();
    return;
  }
  openers.set(dialog, opener);
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('open', '');
  dialog.querySelector<HTMLElement>('h2')?.focus();
}

/** Closes a dialog that `openDialog` has opened. */
export function closeDialog(dialog: HTMLElement): void {
  if (knowsDialogs()) {
    (dialog as HTMLDialogElement).close();
    return;
  }
  dialog.removeAttribute('open');
  openers.get(dialog)?.focus();
}
