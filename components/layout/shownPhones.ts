/**
 * The centre's phone numbers as the page shows them: for what stands in when a page has failed, and
 * that every page carries, so that it brings no content along.
 *
 * @returns Each number's link and words, in the page's order; none while the page is prerendered.
 */
export function shownPhones(): { href: string; label: string }[] {
  if (typeof document === 'undefined') return [];
  const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a[href^="tel:"]')];
  return links.map(({ href, textContent }) => ({ href, label: textContent }));
}
