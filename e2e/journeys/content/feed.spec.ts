import { expect, test } from 'playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { WARNING_SECTION } from '@/lib/firstAid/warningSteps';
import { parseMarkdown, plainText } from '@/lib/markdown/parse';
import { readExported } from '@/e2e/support/exported';
import { content, plain } from '@/e2e/support/content';

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
    const [, html = ''] =
      /<content type="html"><!\[CDATA\[(.*?)\]\]>/s.exec(found[index] ?? '') ?? [];
    const text = plain(DomUtils.textContent(parseDocument(html)));
    const lines = plainText(parseMarkdown(article.body)).split('\n');
    const warning = article.news ? [] : [WARNING_SECTION.title];
    for (const line of [...lines, ...warning]) expect.soft(text, title).toContain(plain(line));
    expect.soft(html, title).not.toMatch(/(?:href|src)="(?!https?:|tel:|mailto:)|class=|<svg/);
  }
});
