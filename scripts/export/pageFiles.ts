import { isPhoto } from '@/lib/site/photos';
import { SCRIPTS_ID, type PageScripts } from '@/lib/lateStart/pageScripts';

const SCRIPTS = new RegExp(`<script type="application/json" id="${SCRIPTS_ID}">(.*?)</script>`);
const SHEET_FOR_FEW = /<link rel="stylesheet" href="([^"]+)" media="print,[^"]+"\/>/g;
/** Typefaces and patterns that the style names. */
const STYLE_FILE = /url\((\/[^)"']+)\)/g;
const PICTURE = /<img\b[^>]*\ssrc="([^"]+)"/g;
const ICONS = /<use href="([^"#]+)#/g;

/** The scripts of a page. */
export function lateScripts(html: string): PageScripts | undefined {
  const block = SCRIPTS.exec(html)?.[1];
  return block ? (JSON.parse(block) as PageScripts) : undefined;
}

/** The address of the data of a page. */
export const dataFile = (html: string): string | undefined => lateScripts(html)?.data;

/** The addresses of a page's own texts, which no other page needs: its data, and its sheet for few. */
export function ownTexts(html: string): string[] {
  const sheets = [...html.matchAll(SHEET_FOR_FEW)].map(([, address]) => address);
  return [dataFile(html), ...sheets].filter((address) => address !== undefined);
}

/**
 * The files without which an exported page is not whole, by their root-relative addresses: scripts,
 * typefaces, icons and drawings. Its own texts go with the page itself. Photographs
 * are left out: they are too heavy to be fetched unasked.
 */
export function pageFiles(html: string): string[] {
  const { loader, chunks = [], runtime } = lateScripts(html) ?? {};
  const found = [STYLE_FILE, PICTURE, ICONS].flatMap((pattern) =>
    Array.from(html.matchAll(pattern), ([, address]) => address),
  );
  const addresses = [loader, ...chunks, runtime, ...found];
  return [...new Set(addresses)].filter((it) => it?.startsWith('/') && !isPhoto(it)) as string[];
}
