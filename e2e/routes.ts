import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { finder } from '@/lib/content/made/finder';
import { adviceRoute, languageOf } from '@/lib/routes';
import { OUT } from './exported';

/**
 * Every page that the site wants to be found, by its address: the sitemap of the export names them.
 * A page that the owner adds is tested by that alone.
 */
export const allRoutes: readonly string[] = readSitemap();

/** Those in English: they have a shorter frame, and no typography of French print. */
export const englishRoutes = allRoutes.filter((route) => languageOf(route) === 'en');

/** All others. */
export const frenchRoutes = allRoutes.filter((route) => languageOf(route) === 'fr');

/** An address of the site that leads nowhere: it shows the page of errors. */
export const NOWHERE = '/nulle-part';

/** The pages of advice: whoever answers the questions is led there, and no search is. */
export const adviceRoutes: readonly string[] = finder.results.map(({ number }) =>
  adviceRoute(number),
);

/** The one that is looked at for all: it has the most to show. */
const fullestAdvice = adviceRoute(
  [...finder.results].sort((a, b) => b.services.length - a.services.length)[0]?.number ?? 0,
);

/** What a visitor can see: each page, the one of errors, and the one that stands in offline. */
export const everyPage: readonly string[] = [
  ...allRoutes,
  fullestAdvice,
  NOWHERE,
  '/hors-connexion',
];

/** One page of each kind: of those that share a folder, the one that holds most. */
export const templates: readonly string[] = everyPage.filter((route) => {
  const folder = /^\/[^/]+\//.exec(route)?.[0];
  if (!folder) return true;
  const alike = everyPage.filter((other) => other.startsWith(folder));
  const most = Math.max(...alike.map(sizeOf));
  return route === alike.find((other) => sizeOf(other) === most);
});

/** The pages of articles. */
export const articleRoutes = allRoutes.filter((route) => route.startsWith('/blogDetails/'));

function sizeOf(route: string): number {
  return statSync(join(OUT, `${route}.html`)).size;
}

function readSitemap(): string[] {
  const file = join(OUT, 'sitemap.xml');
  if (!existsSync(file)) throw new Error(`« ${file} » manque : lancez « npm run build » d’abord.`);
  const found = [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
  if (found.length === 0) throw new Error(`« ${file} » ne nomme aucune page.`);
  return found.map(([, address = '']) => new URL(address).pathname);
}
