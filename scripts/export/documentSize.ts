import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const KIB = 1024;

/** What arrives in the first round trip, in KiB: ten packets, less the headers of a host. */
export const FIRST_FLIGHT = 13.5;

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
export const shellSize = (html: string): number =>
  plainSize(
    html.replace(/<main[\s\S]*?<\/main>|<script type="application\/ld\+json">.*?<\/script>/gs, ''),
  );
