import { expect, test } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { services } from '@/lib/content/generated/services';
import { articleRoute, serviceRoute } from '@/lib/routes';
import { htmlOf } from '../exported';

/** Where the links of a part of a page lead. */
function linksIn(route: string, labelledBy: string): string[] {
  const section = new RegExp(`<section aria-labelledby="${labelledBy}".*?</section>`, 's');
  const [part = ''] = section.exec(htmlOf(route)) ?? [];
  return Array.from(part.matchAll(/<a href="([^"]+)"/g), ([, href = '']) => href);
}

test('an article leads to the services that it tells of, and each of them back to it', () => {
  for (const { id, services: told } of articles) {
    const links = linksIn(articleRoute(id), 'qui-peut-aider');
    expect.soft(links.toSorted(), articleRoute(id)).toEqual(told.map(serviceRoute).toSorted());
  }
  for (const { id } of services) {
    const telling = articles.filter((article) => article.services.includes(id));
    const links = linksIn(serviceRoute(id), 'a-lire');
    expect.soft(links, serviceRoute(id)).toEqual(telling.map((it) => articleRoute(it.id)));
  }
});
