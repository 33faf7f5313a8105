import type { Route } from 'next';
import { routes } from './routes';

/**
 * Addresses that people guess, in lower case, and their routes. Hosts redirect them
 * (`_redirects`, `.htaccess`, `deploy/nginx.conf`), else the 404 page does.
 */
export const aliases: Readonly<Record<string, Route>> = {
  '/accueil': routes.home,
  '/home': routes.home,
  '/a-propos': routes.about,
  '/apropos': routes.about,
  '/qui-sommes-nous': routes.about,
  '/temoignages': `${routes.about}#temoignages`,
  '/service': routes.services,
  '/nos-services': routes.services,
  '/servicedetails': routes.services,
  '/faq': `${routes.services}#faq`,
  '/doctor': routes.doctors,
  '/docteur': routes.doctors,
  '/docteurs': routes.doctors,
  '/medecin': routes.doctors,
  '/medecins': routes.doctors,
  '/equipe': routes.doctors,
  '/notre-equipe': routes.doctors,
  '/personnel-de-sante': routes.doctors,
  '/tarif': routes.prices,
  '/prix': routes.prices,
  '/nos-tarifs': routes.prices,
  '/prices': routes.prices,
  '/estimation': routes.prices,
  '/trouver': routes.prices,
  '/contacts': routes.contact,
  '/contactez-nous': routes.contact,
  '/nous-contacter': routes.contact,
  '/devis': routes.contact,
  '/appointment': routes.appointment,
  '/appointement': routes.appointment,
  '/consultation': routes.appointment,
  '/rendez-vous': routes.appointment,
  '/prendre-rendez-vous': routes.appointment,
  '/rdv': routes.appointment,
  '/diaspora': routes.abroad,
  '/etranger': routes.abroad,
  '/quartier': routes.neighbourhoods,
  '/zones': routes.neighbourhoods,
  '/articles': routes.blog,
  '/actualites': routes.blog,
  '/blogdetails': routes.blog,
  '/confidentialite': routes.privacy,
  '/politique-de-confidentialite': routes.privacy,
  '/cookie': routes.cookies,
  '/conditions': routes.terms,
  '/mentions-legales': routes.terms,
  '/accessibility': routes.accessibility,
  '/fiche': routes.printables,
  '/fiches-a-imprimer': routes.printables,
  '/imprimer': routes.printables,
  '/carte-d-urgence': routes.printables,
  '/geste': routes.guides,
  '/gestes-d-urgence': routes.guides,
  '/premiers-secours': routes.guides,
  '/urgence': routes.guides,
  '/urgences': routes.guides,
  '/etouffement': `${routes.guides}#etouffement`,
  '/hopitaux': `${routes.guides}#hopitaux`,
  '/english': routes.english,
  '/home-care': routes.english,
  '/nurse': routes.english,
  // The editor links to a text by its file's name.
  '/terms-en': routes.englishTerms,
};

/** Its pages are gone, and links to them remain: each leads where the folder's own address does. */
const FORMER_FOLDER = '/trouver';

/** The route of a path in lower case that is an alias, or in the former folder. */
export const aliasedRoute = (path: string): Route | undefined =>
  aliases[path.startsWith(`${FORMER_FOLDER}/`) ? FORMER_FOLDER : path];

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
    .concat(`${FORMER_FOLDER}/* ${aliases[FORMER_FOLDER]}`)
    .map((rule) => `${rule.replace(/(^| )\//g, `$1${basePath}/`)} 301\n`)
    .join('');
}
