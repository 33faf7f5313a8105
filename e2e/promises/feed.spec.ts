import { expect, test } from 'playwright/test';
import { readExported } from '../exported';
import { content, plain } from '../facts';

test('the feed announces each article as its page does', () => {
  const found = readExported('feed.xml').split('<entry>').slice(1);
  expect(found).toHaveLength(content.articles.length);
  for (const [index, article] of content.articles.entries()) {
    const { id, title, date, updated = date, excerpt } = article;
    const entry = plain(found[index] ?? '');
    const author = article.sample ? content.site.name : article.author.name;
    for (const it of [title, excerpt, author].map(plain)) expect.soft(entry, title).toContain(it);
    for (const it of [`/blogDetails/${id}"`, `<updated>${updated}`, `<published>${date}`])
      expect.soft(entry, title).toContain(it);
  }
});
