import { Feed } from 'feed';
import { articles } from '@/lib/content/generated/articles';
import { blog } from '@/lib/content/generated/blog';
import { pages } from '@/lib/content/generated/pages';
import { site } from '@/lib/content/generated/site';
import { articleRoute, FEED_FILE, routes } from '@/lib/routing/routes';
import { absoluteUrl, fileUrl } from '@/lib/metadata/metadata';
import { noonOf } from '@/lib/dates/yaounde';

// An export has no server to answer for it.
export const dynamic = 'force-static';

/** What readers fetch again and again: older articles stand on the site. */
const MOST_ENTRIES = 20;

/**
 * The Atom feed of the newest articles: title, summary, dates. The text stands on the page alone,
 * beside the signs of danger that belong to it. All dates are the articles' own, so that the same
 * content gives the same feed.
 */
export function GET(): Response {
  const centre = { name: site.name, link: absoluteUrl(routes.home) };
  const entries = articles.slice(0, MOST_ENTRIES).map((article) => ({
    ...article,
    published: new Date(noonOf(article.date)),
    changed: new Date(noonOf(article.updated ?? article.date)),
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
      // An example person signs nothing that leaves the site.
      author: [sample ? centre : { name: author.name }],
      category: [{ name: category, term: category }],
    });
  }
  // The package has no place for the language of an Atom feed.
  const xml = feed.atom1().replace('<feed ', '<feed xml:lang="fr" ');
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml' } });
}

/** The package announces titles and summaries as HTML: these two signs must be written so. */
const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
