import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The folder that the build has filled; EXPORT names a copy of it. */
export const OUT = process.env.EXPORT || 'out';

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

/** Shown instead of another page: in no sitemap, and without link preview. */
export const FALLBACK_PAGES: readonly string[] = ['/404', '/hors-connexion'];

/** The h1 of an exported page. */
export function getTitle(route: string): string {
  const title = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(getHtml(route))?.[1]?.replace(/<[^>]*>/g, '');
  if (!title) throw new Error(`${route} has no title.`);
  return decodeEntities(title);
}

export const getHtml = (route: string): string =>
  readExported(`${route === '/' ? 'index' : route}.html`);

export const getMain = (route: string): string =>
  /<main\b.*<\/main>/s.exec(getHtml(route))?.[0] ?? '';

export const readExported = (file: string): string => readFileSync(join(OUT, file), 'utf8');

const INLINE = 'a|abbr|b|em|i|small|span|strong|sub|sup|time|u|wbr';
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decodeEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** A page's description and text, one line per block. */
export function getLines(html: string): string[] {
  const described = [...html.matchAll(/<meta name="description" content="([^"]*)"/g)];
  const text = html
    .replace(/<(script|style|svg|template)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s*<br\b[^>]*>\s*/g, ' ')
    .replace(new RegExp(`</?(?:${INLINE})\\b[^>]*>`, 'g'), '')
    .split(/<[^>]*>/);
  return [...described.map(([, words = '']) => words), ...text]
    .map((line) => decodeEntities(line).trim())
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
