/**
 * Handles `beforeunload`: the browser asks before the site is left. Chrome fires it for `tel:` and
 * `mailto:` links as well, which do not leave the page.
 */
export function preventUnload(event: BeforeUnloadEvent): void {
  const link = document.activeElement?.closest('a');
  if (link && !link.protocol.startsWith('http')) return;
  event.preventDefault();
  // Required before Chrome 119 and Safari 17.
  event.returnValue = true;
}
