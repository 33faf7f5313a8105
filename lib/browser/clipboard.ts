/**
 * Copies a text for the visitor to paste elsewhere.
 *
 * @returns False where the browser refuses or has no clipboard (old browser, page without HTTPS);
 *   the caller then shows the text for copying by hand. Never throws.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
