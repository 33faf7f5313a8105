/**
 * Reads the phone numbers from the footer in the DOM: error boundaries are on every page and must
 * not bundle the content.
 *
 * @returns Link and text of each number, in the page's order; none during prerendering.
 */
export function shownPhones(): { href: string; label: string }[] {
  if (typeof document === 'undefined') return [];
  const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a[href^="tel:"]')];
  return links.map(({ href, textContent }) => ({ href, label: textContent }));
}
