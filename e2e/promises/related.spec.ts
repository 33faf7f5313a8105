import { expect, test } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { services } from '@/lib/content/generated/services';
import { articleRoute, serviceRoute } from '@/lib/routes';
import { exportedPages } from '../exported';

/** Whoever reads about a need finds who helps with it, and the other way round. */

const htmlOf = (path: string) => exportedPages().find(({ route }) => route === path)?.html ?? '';

/** The links of a part of the page. */
function linksIn(html: string, labelledBy: string): string[] {
  const [part = ''] =
    new RegExp(`<section aria-labelledby="${labelledBy}"[^]*?</section>`).exec(html) ?? [];
  return Array.from(part.matchAll(/<a href="([^"]+)"/g), ([, href = '']) => href);
}

test('an article leads to the services that it tells of', () => {
  for (const { id, services: told } of articles) {
    const links = linksIn(htmlOf(articleRoute(id)), 'qui-peut-aider');
    expect.soft(links.toSorted(), articleRoute(id)).toEqual(told.map(serviceRoute).toSorted());
  }
});

test('a service leads to every article that tells of it', () => {
  for (const { id } of services) {
    const telling = articles.filter((article) => article.services.includes(id));
    const links = linksIn(htmlOf(serviceRoute(id)), 'a-lire');
    expect
      .soft(links, serviceRoute(id))
      .toEqual(telling.map((article) => articleRoute(article.id)));
  }
});
