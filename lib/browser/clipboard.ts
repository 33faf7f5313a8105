/**
 * Copies a text to the clipboard.
 *
 * @returns False if the browser refuses or has no clipboard API (old browser, insecure context).
 *   Never throws.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
