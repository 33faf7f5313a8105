import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';

/** The folder that the build has filled; EXPORT names a copy of it. */
export const OUT = process.env.EXPORT || 'out';

/** Shown instead of another page: in no sitemap, and without link preview. */
export const FALLBACK_PAGES: readonly string[] = ['/404', '/hors-connexion'];

/** The h1 of an exported page. */
export function getTitle(route: string): string {
  const [title] = getLines(/<h1\b.*?<\/h1>/s.exec(getHtml(route))?.[0] ?? '');
  if (!title) throw new Error(`${route} has no title.`);
  return title;
}

export const getHtml = (route: string): string =>
  readExported(`${route === '/' ? 'index' : route}.html`);

export const getMain = (route: string): string =>
  /<main\b.*<\/main>/s.exec(getHtml(route))?.[0] ?? '';

export const readExported = (file: string): string => readFileSync(join(OUT, file), 'utf8');

/** The tags of blocks, whose texts would run together. */
export const BLOCK =
  /<(?!!|br\b|\/?(?:a|abbr|b|bdi|em|i|mark|q|small|span|strong|sub|sup|time|u|wbr)\b)/g;

/** The text of some HTML, without scripts and styles, one line per block. */
export function getLines(html: string): string[] {
  const lines = html
    .replace(/<(svg|template)\b.*?<\/\1>/gs, '')
    .replace(/\s*<br\b[^>]*>\s*/g, ' ')
    .replace(BLOCK, '\n<');
  return DomUtils.innerText(parseDocument(lines).childNodes)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The words that no line has, each sought below the one before. */
export function missingInOrder<Words extends string | RegExp>(
  lines: readonly string[],
  words: readonly Words[],
): Words[] {
  let next = 0;
  return words.filter((wanted) => {
    const matches = (line: string) =>
      wanted instanceof RegExp ? wanted.test(line) : wanted === line;
    const found = lines.findIndex((line, at) => at >= next && matches(line));
    if (found >= 0) next = found + 1;
    return found < 0;
  });
}
