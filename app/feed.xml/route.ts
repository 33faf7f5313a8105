import { Feed } from 'feed';
import { articles } from '@/lib/content/generated/articles';
import { blog } from '@/lib/content/generated/blog';
import { pages } from '@/lib/content/generated/pages';
import { site } from '@/lib/content/generated/site';
import { articleRoute, FEED_FILE, routes } from '@/lib/routing/routes';
import { absoluteUrl, fileUrl } from '@/lib/metadata/metadata';
import { getNoon } from '@/lib/dates/yaounde';

// Required by `output: "export"`.
export const dynamic = 'force-static';

/** Feed readers download the whole file each time. */
const MAX_ENTRIES = 20;

/**
 * The Atom feed of the latest articles: title, summary and dates. The build adds the texts
 * (scripts/export/feedTexts.ts). All dates come from the articles, so that the output is reproducible.
 */
export function GET(): Response {
  const centre = { name: site.name, link: absoluteUrl(routes.home) };
  const entries = articles.slice(0, MAX_ENTRIES).map((article) => ({
    ...article,
    published: new Date(getNoon(article.date)),
    changed: new Date(getNoon(article.updated ?? article.date)),
  }));
  const heading = pages.pages.find(({ path }) => path === routes.blog)?.heading;
  const feed = new Feed({
    id: fileUrl(FEED_FILE),
    title: `${site.name} — ${heading}`,
    description: blog.articles.lead,
    link: absoluteUrl(routes.blog),
    feed: fileUrl(FEED_FILE),
    updated: new Date(Math.max(0, ...entries.map(({ changed }) => changed.getTime()))),
    author: centre,
    favicon: fileUrl('/icons/icon-192.png'),
    generator: false,
  });
  for (const { id, title, excerpt, category, author, sample, published, changed } of entries) {
    const url = absoluteUrl(articleRoute(id));
    feed.addItem({
      id: url,
      link: url,
      title: asHtml(title),
      description: asHtml(excerpt),
      published,
      date: changed,
      // A sample person is not named as an author.
      author: [sample ? centre : { name: author.name }],
      category: [{ name: category, term: category }],
    });
  }
  // feed 6 cannot set `xml:lang`.
  const xml = feed.atom1().replace('<feed ', '<feed xml:lang="fr" ');
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml' } });
}

/** feed 6 declares titles and summaries as HTML. */
const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
