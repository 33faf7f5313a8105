import type { Route } from 'next';
import { routes } from './routes';

/**
 * Addresses that people guess or remember, in lower case, and the page that each one means. The
 * host leads from them to the page (`_redirects`); where it can't, the 404 page does.
 */
export const aliases: Readonly<Record<string, Route>> = {
  '/accueil': routes.home,
  '/a-propos': routes.about,
  '/temoignages': `${routes.about}#temoignages`,
  '/nos-services': routes.services,
  '/faq': `${routes.services}#faq`,
  '/equipe': routes.doctors,
  '/medecins': routes.doctors,
  '/prix': routes.prices,
  '/contactez-nous': routes.contact,
  '/appointment': routes.appointment,
  '/rendez-vous': routes.appointment,
  '/mentions-legales': routes.terms,
  '/urgences': routes.guides,
  '/hopitaux': `${routes.guides}#hopitaux`,
  '/english': routes.english,
  // Where the editor looks for the text of that name.
  '/terms-en': routes.englishTerms,
};

/**
 * The addresses that lead to another: those that people guess, and the lower-case form of each page
 * whose own has capitals.
 *
 * @param pages Every page of the site.
 * @returns From where, in lower case, and to where.
 */
export function redirects(pages: readonly Route[]): [from: string, to: Route][] {
  const lowerCase = pages
    .filter((page) => page !== page.toLowerCase())
    .map((page): [string, Route] => [page.toLowerCase(), page]);
  return [...lowerCase, ...Object.entries(aliases)];
}

/**
 * The redirects in the format that Netlify and Cloudflare Pages share: one a line, with and
 * without a slash at the end, since only Netlify takes the two for the same.
 *
 * The lower-case form of each numbered page is written out. A pattern such as
 * `/servicedetails/:id` would be shorter, but a host that ignores case could find in it the very
 * address that it leads to, and go round for ever.
 *
 * @param pages Every page of the site.
 * @param basePath Where the site hangs under its host; empty at the root.
 */
export function redirectRules(pages: readonly Route[], basePath: string): string {
  return redirects(pages)
    .flatMap(([from, to]) => [`${from} ${to}`, `${from}/ ${to}`])
    .map((rule) => `${rule.replace(/(^| )\//g, `$1${basePath}/`)} 301\n`)
    .join('');
}
