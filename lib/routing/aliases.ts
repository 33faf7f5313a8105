import type { Route } from 'next';
import { routes } from './routes';

/**
 * Addresses that people guess, in lower case, and their routes. The host redirects them
 * (`_redirects`), else the 404 page does.
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
  // The editor links to a text by its file's name.
  '/terms-en': routes.englishTerms,
};

/**
 * Redirects of aliases, and of the lower-case form of each page whose path has capitals.
 *
 * @param pages Every page of the site.
 */
export function redirects(pages: readonly Route[]): [from: string, to: Route][] {
  const lowerCase = pages
    .filter((page) => page !== page.toLowerCase())
    .map((page): [string, Route] => [page.toLowerCase(), page]);
  return [...lowerCase, ...Object.entries(aliases)];
}

/**
 * The redirects in the `_redirects` format of Netlify and Cloudflare Pages, one a line. Each has a
 * form with a trailing slash: only Netlify treats both alike.
 *
 * A pattern such as `/servicedetails/:id` would be shorter, but loops on hosts that ignore case.
 *
 * @param pages Every page of the site.
 * @param basePath The site's folder on its host; empty at the root.
 */
export function redirectRules(pages: readonly Route[], basePath: string): string {
  return redirects(pages)
    .flatMap(([from, to]) => [`${from} ${to}`, `${from}/ ${to}`])
    .map((rule) => `${rule.replace(/(^| )\//g, `$1${basePath}/`)} 301\n`)
    .join('');
}
