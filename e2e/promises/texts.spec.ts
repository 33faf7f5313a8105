import { expect, test } from 'playwright/test';
import { articles } from '@/lib/content/made/articles';
import { services } from '@/lib/content/made/services';
import { texts } from '@/lib/content/made/texts';
import { articleRoute, routes, serviceRoute } from '@/lib/routes';
import { whenAlive } from '../support';

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
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    const answer = await page.goto(path);
    await whenAlive(page);
    expect(scripts.length).toBeGreaterThan(3);
    const code = (await Promise.all(scripts)).join('\n');
    const html = (await answer?.text()) ?? '';
    expect(html).toContain(own);
    for (const words of longTexts) {
      expect(words.length).toBeGreaterThan(20);
      expect.soft(code, 'a script carries it').not.toContain(words);
      if (words !== own) expect.soft(html, 'another page’s text').not.toContain(words);
    }
  });
}
