import type { Route } from 'next';
import { PRICE, writeEstimateQuery, type Estimate } from '@/lib/routing/estimateQuery';
import { LOCALES, type Locale } from '@/lib/i18n/locale';

/**
 * Every route of the site. `appoitment`, `ServiceDetails` and `blogDetails` are as in the
 * specification: links and search engines have them.
 */
export const routes = {
  home: '/',
  about: '/about',
  services: '/services',
  prices: '/tarifs',
  neighbourhoods: '/quartiers',
  doctors: '/doctors',
  contact: '/contact',
  appointment: '/appoitment',
  howItWorks: '/comment-ca-se-passe',
  abroad: '/depuis-l-etranger',
  // Next's type treats `/blog/[[...page]]` as a dynamic route.
  blog: '/blog' as Route,
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  accessibility: '/accessibilite',
  printables: '/fiches',
  guides: '/gestes',
  english: '/en',
  englishAppointment: '/en/appointment',
  englishTerms: '/en/terms',
} as const satisfies Record<string, Route>;

/** The language of a route or a path, base path left out. French has no folder of its own. */
export const getLanguage = (path: string): Locale =>
  LOCALES.find((locale) => locale === path.split(/[/?#]/)[1]) ?? 'fr';

/** The Atom feed of the articles. */
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

/** Later articles are at `/blog/page/2`. */
export const ARTICLES_PER_PAGE = 12;

/** The number of pages of the list of articles, at least 1. */
export const countPages = (articles: readonly unknown[]): number =>
  Math.max(1, Math.ceil(articles.length / ARTICLES_PER_PAGE));

/** A page for a visitor who comes from a service: its links to the form name that service. */
export const forService = (route: string, serviceId: number): Route =>
  `${route}?service=${serviceId}` as Route;

/** The prices for a neighbourhood. */
export const pricesFor = (name: string): Route =>
  `${routes.prices}${writeEstimateQuery('', { perWeek: 0, neighbourhood: name })}` as Route;

/** The form's page in each language. */
const formRoutes: Record<Locale, Route> = {
  fr: routes.appointment,
  en: routes.englishAppointment,
};

/** The form with a service selected. */
export const requestRoute = (serviceId: number, locale: Locale = 'fr'): Route =>
  forService(formRoutes[locale], serviceId);

/** The form with a service selected, and an estimate of one of its prices. */
export const estimateRoute = (serviceId: number, estimate: Estimate, locale: Locale): Route => {
  const [path, query = ''] = requestRoute(serviceId, locale).split('?');
  return `${path}${writeEstimateQuery(`${query}&${PRICE}=${estimate.anchor}`, estimate)}` as Route;
};

/** Query parameter for the kind of request: `?demande=devis` asks for a quote. */
export const REQUEST_KIND = { name: 'demande', quote: 'devis', urgent: 'aujourdhui' } as const;

/** The form for a request that can't wait until tomorrow. */
export const urgentRoute =
  `${routes.appointment}?${REQUEST_KIND.name}=${REQUEST_KIND.urgent}` as Route;

const quoteQuery = (serviceId?: number) =>
  `?${serviceId ? `service=${serviceId}&` : ''}${REQUEST_KIND.name}=${REQUEST_KIND.quote}`;

/** The form with a quote selected, and a service if given: in French that of the contact page. */
export const quoteRoute = (serviceId?: number, locale: Locale = 'fr'): Route =>
  (locale === 'fr'
    ? `${routes.contact}${quoteQuery(serviceId)}#formulaire`
    : `${formRoutes[locale]}${quoteQuery(serviceId)}`) as Route;

/** The service that a query names, such as `?service=3`; undefined if it names none. */
export const serviceIn = (query: string): number | undefined =>
  Number(new URLSearchParams(query).get('service')) || undefined;

/**
 * A link, with the service that the current page's query names: only a link to the form or to the
 * neighbourhoods takes it, if it has no query of its own.
 */
export function withService(href: string, query: string): string {
  const id = serviceIn(query);
  const [path = '', hash] = href.split('#');
  const pages: string[] = [
    routes.contact,
    routes.appointment,
    routes.englishAppointment,
    routes.neighbourhoods,
  ];
  return id && pages.includes(path) ? forService(path, id) + (hash ? `#${hash}` : '') : href;
}

/**
 * The navigation entry of a page: services of a service, blog of an article, else the page itself.
 *
 * @param pathname Path of the page, base path left out.
 */
export function getSection(pathname: string): string {
  if (pathname.startsWith('/ServiceDetails/')) return routes.services;
  if (/^\/blog(Details)?\//.test(pathname)) return routes.blog;
  return pathname;
}

/**
 * The route of a URL, for Next's router: without the base path, with query and hash.
 *
 * @param address An absolute URL.
 * @returns undefined if the URL is outside the site's folder, or a file's.
 */
export function pageAt(address: string): Route | undefined {
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  const { pathname, search, hash } = new URL(address);
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return undefined;
  // Only files have an extension.
  if (pathname.slice(pathname.lastIndexOf('/')).includes('.')) return undefined;
  return `${pathname.slice(base.length) || '/'}${search}${hash}` as Route;
}

/**
 * The route that a link navigates to.
 *
 * @param address The link's absolute URL.
 * @param here The current page's URL.
 * @returns undefined if the browser should navigate: to another site, another folder of the host, a
 *   file, or a hash of the current page.
 */
export function resolveInternalLink(address: string, here: string): Route | undefined {
  const { origin, pathname, search } = new URL(address);
  const current = new URL(here);
  if (origin !== current.origin) return undefined;
  const isSamePage = pathname === current.pathname && search === current.search;
  if (isSamePage && address.includes('#')) return undefined;
  return pageAt(address);
}

/** The first page in each language. */
export const homeRoutes: Record<Locale, Route> = { fr: routes.home, en: routes.english };

/** Pages with the same content in each language. */
const TRANSLATED: readonly Record<Locale, Route>[] = [
  homeRoutes,
  // Not /contact, whose form is a second copy.
  formRoutes,
  { fr: routes.terms, en: routes.englishTerms },
];

/** The same page in each language, itself included; undefined where it is in one alone. */
export const getTranslations = (path: string): Record<Locale, Route> | undefined =>
  TRANSLATED.find((pair) => Object.values(pair).includes(path as Route));
