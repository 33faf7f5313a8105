/**
 * What has to stand after a link on paper, where nobody can follow it.
 *
 * @param href Where the link leads.
 * @param label The words of the link.
 * @returns The web address, e-mail address or phone number; '' where the words say it already, or
 *   where the link stays within the site.
 */
export function printedAddress(href: string, label: string): string {
  if (!/^(https?|mailto|tel):/.test(href)) return '';
  const address = href.startsWith('http') ? href : href.replace(/^[a-z]+:|\?.*$/g, '');
  const said = label.replace(/\s/g, '');
  return said.includes(address.replace(/^https?:\/\/|\/$/g, '')) ? '' : address;
}
