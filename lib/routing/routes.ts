import type { Route } from 'next';
import { LOCALES, type Locale } from '@/lib/i18n/locale';

/**
 * Every address of the site, spelt once. `appoitment`, `ServiceDetails` and `blogDetails`
 * are the specification's own spellings: links and search engines know them.
 */
export const routes = {
  home: '/',
  about: '/about',
  services: '/services',
  prices: '/tarifs',
  doctors: '/doctors',
  contact: '/contact',
  finder: '/trouver',
  appointment: '/appoitment',
  howItWorks: '/comment-ca-se-passe',
  abroad: '/depuis-l-etranger',
  // Next counts it among the addresses with parts to fill in: the list may have further pages.
  blog: '/blog' as Route,
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  accessibility: '/accessibilite',
  printables: '/fiches',
  guides: '/gestes',
  english: '/en',
  englishTerms: '/en/terms',
} as const satisfies Record<string, Route>;

/** The language of the page at a path, base path left out. French has no folder of its own. */
export const languageOf = (path: string): Locale =>
  LOCALES.find((locale) => locale === path.split('/')[1]) ?? 'fr';

/** The articles for readers of feeds. The build writes it beside the pages. */
export const FEED_FILE = '/feed.xml';

/** The address of one service's page; `id` is the service's number. */
export const serviceRoute = (id: number) => `/ServiceDetails/${id}` as Route;

/** The address of one article's page; `id` is the article's number. */
export const articleRoute = (id: number) => `/blogDetails/${id}` as Route;

/** The address of one printable; `id` is the name of its file. */
export const printableRoute = (id: string) => `${routes.printables}/${id}` as Route;

/** The address of a page of the blog's list, counted from 1. */
export const blogPageRoute = (page: number): Route =>
  page === 1 ? routes.blog : (`${routes.blog}/page/${page}` as Route);

/**
 * The address of a recommendation. It names nothing of what was answered: whoever sees the address, in a
 * conversation or a list of visits, learns nothing of anyone's health.
 */
export const recommendationRoute = (number: number) => `${routes.finder}/${number}` as Route;

/** The check whether the centre comes to a quartier. */
export const neighbourhoodsRoute = `${routes.prices}#quartiers` as Route;

/** The form with a service already chosen. */
export const requestRoute = (serviceId: number): Route =>
  `${routes.appointment}?service=${serviceId}`;

/** What an address's query says of a request: `?demande=devis` asks for a quote. */
export const REQUEST_KIND = { name: 'demande', quote: 'devis', urgent: 'aujourdhui' } as const;

/** The form for what can't wait until tomorrow. */
export const urgentRoute =
  `${routes.appointment}?${REQUEST_KIND.name}=${REQUEST_KIND.urgent}` as Route;

/** The form of the contact page, ready to ask for a quote, for a service where one is given. */
export const quoteRoute = (serviceId?: number): Route =>
  `${routes.contact}?${serviceId ? `service=${serviceId}&` : ''}${REQUEST_KIND.name}=${REQUEST_KIND.quote}#formulaire`;

/**
 * The entry of the navigation under which a page stands: a service's page under the services, an
 * article and a further page of the list under the blog, any other page under itself.
 *
 * @param pathname Path of the page, base path left out.
 */
export function sectionOf(pathname: string): string {
  if (pathname.startsWith('/ServiceDetails/')) return routes.services;
  if (/^\/blog(Details)?\//.test(pathname)) return routes.blog;
  return pathname;
}

/**
 * The page at an address of the site, as the router wants it: base path left out, query and part
 * kept.
 *
 * @param address In full.
 * @returns Nothing where the address lies outside the site's folder, or is a file's.
 */
export function pageAt(address: string): Route | undefined {
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  const { pathname, search, hash } = new URL(address);
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return undefined;
  // Files end in a dot and their kind, pages never do.
  if (pathname.slice(pathname.lastIndexOf('/')).includes('.')) return undefined;
  return `${pathname.slice(base.length) || '/'}${search}${hash}` as Route;
}

/**
 * The page of the site that a link opens in place of the one at hand.
 *
 * @param address Of the link, in full.
 * @param here Of the page on which it stands.
 * @returns Nothing where the browser goes by itself: to another site or another folder of the host,
 *   to a file, to a part of the page at hand.
 */
export function resolveInternalLink(address: string, here: string): Route | undefined {
  const { origin, pathname, search } = new URL(address);
  const current = new URL(here);
  if (origin !== current.origin) return undefined;
  const isSamePage = pathname === current.pathname && search === current.search;
  if (isSamePage && address.includes('#')) return undefined;
  return pageAt(address);
}
