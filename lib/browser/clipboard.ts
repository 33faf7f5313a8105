/** The clipboard and the share sheet of some in-app browsers never answer: what to wait, in milliseconds. */
export const PLATFORM_TIMEOUT_MS = 2000;

/**
 * Copies a text to the clipboard.
 *
 * @returns False if the browser refuses, does not answer in time or has no clipboard API (old
 *   browser, insecure context). Never throws.
 */
export async function copyText(text: string): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) =>
    setTimeout(() => resolve(false), PLATFORM_TIMEOUT_MS),
  );
  const write = async () => {
    await navigator.clipboard.writeText(text);
    return true;
  };
  return Promise.race([write().catch(() => false), timeout]);
}
