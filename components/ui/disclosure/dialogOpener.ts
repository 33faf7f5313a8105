/**
 * Props of the button that opens a dialog. With invoker commands the browser opens it, even before
 * hydration; elsewhere the click handler does.
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
