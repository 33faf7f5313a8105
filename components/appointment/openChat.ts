/**
 * Opens a conversation beside the page.
 *
 * @returns False where the browser says that it can't: inside other apps some have no windows. True
 *   says little: a window that is held back looks the same.
 */
export function openChat(address: string): boolean {
  try {
    open(address, '_blank', 'noopener');
    return true;
  } catch {
    return false;
  }
}
