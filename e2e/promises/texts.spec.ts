import { expect, test } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { services } from '@/lib/content/generated/services';
import { texts } from '@/lib/content/generated/texts';
import { DATA_FOLDER } from '@/lib/lateStart/pageScripts';
import { articleRoute, routes, serviceRoute } from '@/lib/routes';
import { readExported } from '../exported';
import { isLateScript, whenAlive } from '../support';

/** The longest row of plain words in a text: no sign in it that typography would change. */
const wordsOf = (markdown: string): string =>
  [...markdown.matchAll(/(?:\p{L}+[ ,]+){4,}\p{L}+/gu)]
    .map(([words]) => words)
    .reduce((longest, words) => (words.length > longest.length ? words : longest), '');

const longTexts = [...articles, ...services, ...texts].map(({ body }) => wordsOf(body));

/** Each kind of page with a long text, and the page that stands in where one fails. */
const pages = [
  [routes.home, ''],
  [routes.blog, ''],
  ...articles.slice(0, 1).map(({ id, body }) => [articleRoute(id), wordsOf(body)]),
  ...services.slice(0, 1).map(({ id, body }) => [serviceRoute(id), wordsOf(body)]),
] as [path: string, own: string][];

for (const [path, own] of pages) {
  test(`${path} pays for its own text, once, and for no other page’s`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Its own text is among its data, from which React makes the page anew.
      if (isLateScript(request) && !pathname.includes(DATA_FOLDER)) scripts.push(pathname);
    });
    const answer = await page.goto(path);
    await whenAlive(page);
    expect(scripts.length).toBeGreaterThan(3);
    const code = scripts.map(readExported).join('\n');
    const html = (await answer?.text()) ?? '';
    expect(html).toContain(own);
    for (const words of longTexts) {
      expect(words.length).toBeGreaterThan(20);
      expect.soft(code, 'a script carries it').not.toContain(words);
      if (words !== own) expect.soft(html, 'another page’s text').not.toContain(words);
    }
  });
}
