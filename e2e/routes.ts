import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finder } from '@/lib/content/generated/finder';
import { adviceRoute, languageOf } from '@/lib/routes';
import { OUT } from './exported';

/**
 * Every page that the site wants to be found, by its address: the sitemap of the export names them.
 * A page that the owner adds is tested by that alone.
 */
export const allRoutes: readonly string[] = readSitemap();

/** Those in English: they have a shorter frame, and no typography of French print. */
export const englishRoutes = allRoutes.filter((route) => languageOf(route) === 'en');

/** An address of the site that leads nowhere: it shows the page of errors. */
export const NOWHERE = '/nulle-part';

/** The page of advice that is looked at for all: it has the most to show. */
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

const folderOf = (route: string) => /^\/[^/]+\//.exec(route)?.[0] ?? route;

/** Of the pages that share a folder, the one that holds most; each of the others. */
const kinds = [...new Set(everyPage.map(folderOf))].map((folder) => {
  const alike = everyPage.filter((route) => folderOf(route) === folder);
  const [fullest = folder] = alike.sort((a, b) => readPage(b).length - readPage(a).length);
  return { route: fullest, parts: partsOf(fullest) };
});

/** One page of each kind: one that has no part of its own is shown by another that has them all. */
export const templates: readonly string[] = kinds
  .filter(({ parts }, index) => {
    const holds = (one: Set<string>, other: Set<string>) => [...other].every((it) => one.has(it));
    return !kinds.some(
      (other, at) =>
        at !== index && holds(other.parts, parts) && (at < index || !holds(parts, other.parts)),
    );
  })
  .map(({ route }) => route);

/** Those of them that are to be found. */
export const oneOfEachKind = allRoutes.filter((route) => templates.includes(route));

/** The pages of articles. */
export const articleRoutes = allRoutes.filter((route) => route.startsWith('/blogDetails/'));

function readPage(route: string): string {
  const name = { '/': '/index', [NOWHERE]: '/404' }[route] ?? route;
  return readFileSync(join(OUT, `${name}.html`), 'utf8');
}

/** The names by which the style knows what a page has. */
function partsOf(route: string): Set<string> {
  const classes = readPage(route).matchAll(/ class="([^"]*)"/g);
  return new Set([...classes].flatMap(([, names = '']) => names.split(' ')));
}

function readSitemap(): string[] {
  const file = join(OUT, 'sitemap.xml');
  if (!existsSync(file)) throw new Error(`« ${file} » manque : lancez « npm run build » d’abord.`);
  const found = [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
  if (found.length === 0) throw new Error(`« ${file} » ne nomme aucune page.`);
  return found.map(([, address = '']) => new URL(address).pathname);
}
