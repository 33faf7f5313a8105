import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The folder that the build has filled; EXPORT names a copy of it. */
export const OUT = process.env.EXPORT || 'out';

/** One page as the build has written it. */
export interface ExportedPage {
  route: string;
  html: string;
}

/** Every page of the export, the one of errors included. */
export function exportedPages(): ExportedPage[] {
  return readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      route: `/${file.split(sep).join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/'),
      html: readExported(file),
    }));
}

/** What stands in for a page that can't be shown: listed nowhere, and shared by nobody. */
export const STAND_INS: readonly string[] = ['/404', '/hors-connexion'];

/** The title that stands at the head of a page of the export: its owner may have changed it. */
export function titleOf(route: string): string {
  const title = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(htmlOf(route))?.[1]?.replace(/<[^>]*>/g, '');
  if (!title) throw new Error(`${route} has no title.`);
  return withSigns(title);
}

/** A page of the export, by its address. */
export const htmlOf = (route: string): string =>
  readExported(`${route === '/' ? 'index' : route}.html`);

/** What is the page's own: without the head and the foot that it shares with the others. */
export const mainOf = (route: string): string =>
  /<main\b.*<\/main>/s.exec(htmlOf(route))?.[0] ?? '';

/** The text of a file of the export. */
export const readExported = (file: string): string => readFileSync(join(OUT, file), 'utf8');

const INLINE = 'a|abbr|b|em|i|small|span|strong|sub|sup|time';
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** A text with the signs that HTML writes by their names. */
const withSigns = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => SIGNS[name] ?? '');

/** A page's text as it is read: its description, then its words, a block a line. */
export function linesOf(html: string): string[] {
  const described = [...html.matchAll(/<meta name="description" content="([^"]*)"/g)];
  const text = html
    .replace(/<(script|style|svg|template)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(new RegExp(`</?(?:${INLINE})\\b[^>]*>`, 'g'), '')
    .split(/<[^>]*>/);
  return [...described.map(([, words = '']) => words), ...text]
    .map((line) => withSigns(line).trim())
    .filter(Boolean);
}

/** Of some words those that no line of a page says, each below the one before. */
export function missingInOrder<Words extends string | RegExp>(
  lines: readonly string[],
  words: readonly Words[],
): Words[] {
  let next = 0;
  return words.filter((wanted) => {
    const says = (line: string) => (wanted instanceof RegExp ? wanted.test(line) : wanted === line);
    const found = lines.findIndex((line, at) => at >= next && says(line));
    if (found >= 0) next = found + 1;
    return found < 0;
  });
}
