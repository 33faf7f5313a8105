import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const KIB = 1024;

/** What arrives in the first round trip, in KiB: ten packets, less the headers of a host. */
export const FIRST_FLIGHT = 13.5;

/** What a page is made of, as its owner would name it. */
const PARTS = {
  style: /<style>[\s\S]*?<\/style>/g,
  contenu: /<main[\s\S]*?<\/main>/g,
  'tête et pied de page': /<aside[\s\S]*?<\/header>|<\/main>[\s\S]*<\/body>/g,
  'informations pour les moteurs de recherche':
    /<script type="application\/ld\+json">[\s\S]*?<\/script>/g,
};

/** The weight of a document as a host sends it at best, compressed by Brotli, in KiB. */
export const documentSize = (html: string): number => brotliCompressSync(html).length / KIB;

/** The same as a host sends it in haste: never less, and fifty times as quick to find out. */
export const hastySize = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / KIB;

/** The same as the plainest host sends it, by gzip. */
export const plainSize = (html: string): number => gzipSync(html, { level: 6 }).length / KIB;

/**
 * What a page weighs before it has a word of its own, as the plainest host sends it (gzip 6), in KiB:
 * style, scripts, head and foot. What its owner writes comes on top, and no text is too long.
 */
export function shellSize(html: string): number {
  return plainSize(
    html
      .replace(PARTS.contenu, '')
      .replace(PARTS['informations pour les moteurs de recherche'], ''),
  );
}

/**
 * Says of a document that does not fit into the first round trip what is heavy in it.
 *
 * @returns One line in French, or undefined where it fits.
 */
export function tooLarge(route: string, html: string): string | undefined {
  const size = documentSize(html);
  if (size <= FIRST_FLIGHT) return undefined;
  const parts = Object.entries(PARTS)
    // What a part costs is what its absence would spare: parts that are alike share their weight.
    .map(([name, pattern]) => ({ name, cost: size - documentSize(html.replace(pattern, '')) }))
    .sort((one, other) => other.cost - one.cost)
    .map(({ name, cost }) => `${name} ${inFrench(cost)}`);
  return `${route} : ${inFrench(size)} Ko, dont ${parts.join(', ')}`;
}

/** Of a thousand articles that are alike, the heaviest tell enough. */
const MOST_LARGE = 10;

/** Lists the pages that do not fit, the heaviest first: it stops nothing, an owner's text must not. */
export function reportLarge(pages: ReadonlyMap<string, string>): void {
  const perhaps = [...pages]
    .map(([file, html]) => ({
      route: `/${file.slice(0, -'.html'.length)}`,
      html,
      size: hastySize(html),
    }))
    .filter(({ size }) => size > FIRST_FLIGHT)
    .sort((one, other) => other.size - one.size)
    .slice(0, MOST_LARGE);
  const large = perhaps.flatMap(({ route, html }) => tooLarge(route, html) ?? []);
  if (large.length === 0) return;
  console.log(
    `! Plus lourdes que le premier aller-retour (${inFrench(FIRST_FLIGHT)} Ko), ces pages arrivent en deux :`,
  );
  console.log(large.map((line) => `  ${line}`).join('\n'));
}

/** A size as French writes it. */
const inFrench = (size: number): string =>
  size.toLocaleString('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
