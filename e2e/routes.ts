import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { finder } from '@/lib/content/generated/finder';
import { recommendationRoute } from '@/lib/routing/routes';
import { OUT } from './exported';

/** Every page of the sitemap: what the owner adds is tested by that alone. */
export const allRoutes: readonly string[] = readSitemap();

/** An address of the site that leads nowhere: it shows the page of errors. */
export const NOWHERE = '/nulle-part';

/** The page of recommendation that is looked at for all: it has the most to show. */
const fullestRecommendation = recommendationRoute(
  [...finder.results].sort((a, b) => b.services.length - a.services.length)[0]?.number ?? 0,
);

/** What a visitor can see: each page, the one of errors, and the one that stands in offline. */
const everyPage: readonly string[] = [
  ...allRoutes,
  fullestRecommendation,
  NOWHERE,
  '/hors-connexion',
];

/** Pages without a part of their own: others that have them all are looked at for them. */
const ALIKE = ['/privacy', '/cookies', '/accessibilite', '/comment-ca-se-passe', '/en/terms'];

const folderOf = (route: string) => /^\/[^/]+\//.exec(route)?.[0] ?? route;

const sizeOf = (route: string) =>
  statSync(join(OUT, `${{ '/': '/index', [NOWHERE]: '/404' }[route] ?? route}.html`)).size;

/** One page of each kind: of those that share a folder, the one that holds most, which comes last. */
export const templates: readonly string[] = [
  ...new Map(
    everyPage
      .filter((route) => !ALIKE.includes(route))
      .toSorted((one, other) => sizeOf(one) - sizeOf(other))
      .map((route) => [folderOf(route), route]),
  ).values(),
];

/** The pages of articles. */
export const articleRoutes = allRoutes.filter((route) => route.startsWith('/blogDetails/'));

function readSitemap(): string[] {
  const file = join(OUT, 'sitemap.xml');
  if (!existsSync(file)) throw new Error(`« ${file} » manque : lancez « npm run build » d’abord.`);
  const found = [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
  if (found.length === 0) throw new Error(`« ${file} » ne nomme aucune page.`);
  return found.map(([, address = '']) => new URL(address).pathname);
}
