/**
 * The address to print after a link.
 *
 * @returns The URL, e-mail address or phone number; '' if the label contains it, or for an internal
 *   link.
 */
export function printedAddress(href: string, label: string): string {
  if (!/^(https?|mailto|tel):/.test(href)) return '';
  const address = href.startsWith('http') ? href : href.replace(/^[a-z]+:|\?.*$/g, '');
  const compact = label.replace(/\s/g, '');
  return compact.includes(address.replace(/^https?:\/\/|\/$/g, '')) ? '' : address;
}
