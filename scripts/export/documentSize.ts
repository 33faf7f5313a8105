import { gzipSync } from 'node:zlib';

const KIB = 1024;

/** What arrives in the first round trip, in KiB: ten packets, less the headers of a host. */
export const FIRST_FLIGHT = 13.5;

/** The weight of a document as the plainest host sends it, by gzip, in KiB. */
const plainSize = (html: string): number => gzipSync(html, { level: 6 }).length / KIB;

/**
 * What a page weighs before it has a word of its own, as the plainest host sends it (gzip 6), in KiB:
 * style, scripts, head and foot. What its owner writes comes on top, and no text is too long.
 */
export const shellSize = (html: string): number =>
  plainSize(
    html.replace(/<main[\s\S]*?<\/main>|<script type="application\/ld\+json">.*?<\/script>/gs, ''),
  );

/**
 * Lists the pages that arrive in two round trips from the plainest host, the heaviest first: it stops
 * nothing, an owner's text must not.
 *
 * @param pages The finished pages, by their files.
 * @returns One line in French, or undefined where all fit.
 */
export function tooLarge(pages: ReadonlyMap<string, string>): string | undefined {
  const large = [...pages]
    .map(([file, html]) => ({
      route: `/${file.replace(/(^index)?\.html$/, '')}`,
      size: plainSize(html),
    }))
    .filter(({ size }) => size > FIRST_FLIGHT)
    .sort((one, other) => other.size - one.size)
    .map(({ route, size }) => `${route} ${size.toFixed(1).replace('.', ',')}`);
  if (large.length === 0) return undefined;
  return `! En deux allers-retours, compressées par gzip (Kio) : ${large.join(' ; ')}`;
}
