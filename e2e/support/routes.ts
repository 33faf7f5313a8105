import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OUT } from './exported';

/** Every page of the sitemap, so that new pages are tested too. */
export const allRoutes: readonly string[] = readSitemap();

export const MISSING_ROUTE = '/nulle-part';

/** Pages without a component of their own. */
const ALIKE = ['/privacy', '/cookies', '/accessibilite', '/comment-ca-se-passe', '/en/terms'];

const getFolder = (route: string) => /^\/[^/]+\//.exec(route)?.[0] ?? route;

const getSize = (route: string) =>
  statSync(join(OUT, `${{ '/': '/index', [MISSING_ROUTE]: '/404' }[route] ?? route}.html`)).size;

/** One page of each kind: of those in a folder, the largest, which comes last. */
export const templates: readonly string[] = [
  ...new Map(
    [...allRoutes, MISSING_ROUTE, '/hors-connexion']
      .filter((route) => !ALIKE.includes(route))
      .toSorted((one, other) => getSize(one) - getSize(other))
      .map((route) => [getFolder(route), route]),
  ).values(),
];

export const longArticle = templates.find((route) => route.startsWith('/blogDetails/'))!;

function readSitemap(): string[] {
  const text = readFileSync(join(OUT, 'sitemap.xml'), 'utf8');
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)];
  if (found.length === 0) throw new Error('sitemap.xml ne nomme aucune page.');
  return found.map(([, address = '']) => new URL(address).pathname);
}
