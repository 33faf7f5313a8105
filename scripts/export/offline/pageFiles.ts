import { isPhoto } from '@/lib/site/photos';
import { SCRIPTS_ID, type PageScripts } from '@/lib/lateStart/pageScripts';

const SCRIPTS = new RegExp(`<script type="application/json" id="${SCRIPTS_ID}">(.*?)</script>`);
/** As Next leaves its scripts where they do not start late. */
const ASYNC_SCRIPT = /<script src="([^"]+)" async="">/g;
const SHEET_FOR_FEW = /<link rel="stylesheet" href="([^"]+)" media="print,[^"]+"\/>/g;
/** Typefaces and patterns that the style names. */
const STYLE_FILE = /url\((\/[^)"']+)\)/g;
const PICTURE = /<img\b[^>]*\ssrc="([^"]+)"/g;
const ICONS = /<use href="([^"#]+)#/g;

/** The scripts of a page, where they start late. */
export function lateScripts(html: string): PageScripts | undefined {
  const block = SCRIPTS.exec(html)?.[1];
  return block ? (JSON.parse(block) as PageScripts) : undefined;
}

/** The address of the data of a page whose scripts start late. */
export const dataFile = (html: string): string | undefined => lateScripts(html)?.data;

/** The addresses of a page's own texts, which no other page needs: its data, and its sheet for few. */
export function ownTexts(html: string): string[] {
  const sheets = [...html.matchAll(SHEET_FOR_FEW)].map(([, address]) => address);
  return [dataFile(html), ...sheets].filter((address) => address !== undefined);
}

/**
 * The files without which an exported page is not whole, by their root-relative addresses: scripts,
 * their style, typefaces, icons and drawings. Its own texts go with the page itself. Photographs are left out: they are too heavy to be fetched unasked.
 */
export function pageFiles(html: string): string[] {
  const late = lateScripts(html);
  const scripts = late ? [late.loader, ...late.chunks, late.runtime] : [];
  const style = late?.style ? [late.style] : [];
  const found = [ASYNC_SCRIPT, STYLE_FILE, PICTURE, ICONS].flatMap((pattern) =>
    [...html.matchAll(pattern)].map(([, address = '']) => address),
  );
  const addresses = [...scripts, ...style, ...found];
  return [...new Set(addresses)].filter((address) => address.startsWith('/') && !isPhoto(address));
}
