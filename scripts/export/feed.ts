import { Feed } from 'feed';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { markdown } from '@/components/ui/markdown';
import { absoluteUrl, fileUrl } from '@/lib/site/metadata';
import { pictureAddress } from '@/lib/site/photos';
import { GESTURE_NAMES, gestureRoute } from '@/lib/danger/gestures';
import { articleRoute, FEED_FILE, routes } from '@/lib/routes';
import {
  gestureLines,
  reviewSentence,
  WARNING_SECTION,
  warningSteps,
  type AllSigns,
  type WarningStep,
} from '@/lib/danger/warningSteps';
import type { Article } from '@/lib/content/schemas/articles';
import type { Sign } from '@/lib/content/schemas/signs';
import type { Site } from '@/lib/content/schemas/site';

/** What readers fetch again and again: older articles stand on the site. */
const MOST_ENTRIES = 20;

interface FeedFacts {
  site: Site;
  title: string;
  subtitle: string;
  articles: readonly Article[];
  signs: AllSigns;
}

/**
 * The Atom feed of the newest articles, each in full. It is written after the build: React's renderer is
 * not to be had within Next's own pages.
 *
 * @param facts.articles From the newest to the oldest.
 * @returns The same text for the same content: its dates are the articles' own.
 */
export function atomFeed({ site, title, subtitle, articles: all, signs }: FeedFacts): string {
  const articles = all.slice(0, MOST_ENTRIES);
  const centre = { name: site.name, link: absoluteUrl(routes.home) };
  const feed = new Feed({
    id: fileUrl(FEED_FILE),
    title,
    description: subtitle,
    link: absoluteUrl(routes.blog),
    feed: fileUrl(FEED_FILE),
    updated: new Date(Math.max(0, ...articles.map((article) => changed(article).getTime()))),
    author: centre,
    favicon: fileUrl('/icons/icon-192.png'),
    generator: false,
  });
  for (const article of articles) {
    const url = absoluteUrl(articleRoute(article.id));
    feed.addItem({
      id: url,
      link: url,
      title: asHtml(article.title),
      description: asHtml(article.excerpt),
      content: fullText(article, url, site, signs),
      published: noon(article.date),
      date: changed(article),
      // An example person signs nothing that leaves the site.
      author: [article.sample ? centre : { name: article.author.name }],
      category: [{ name: article.category, term: article.category }],
    });
  }
  // The package has no place for the language of an Atom feed.
  return feed.atom1().replace('<feed ', '<feed xml:lang="fr" ');
}

/** The article as its page shows it, with addresses that also hold elsewhere. */
function fullText({ body, warningSigns }: Article, url: string, site: Site, all: AllSigns): string {
  const text = {
    ...markdown,
    urlTransform: (href: string, key: string) =>
      key === 'src' && isOwn(href)
        ? fileUrl(pictureAddress(decodeURI(href) as `/${string}`))
        : absolute(href, url),
  };
  const steps = warningSteps(warningSigns, all, site).map((step) => warningStep(step, url));
  return renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      createElement(Markdown, text, body),
      createElement('h2', null, WARNING_SECTION.title),
      createElement('ol', null, ...steps),
      createElement('p', null, reviewSentence(all)),
    ),
  );
}

/** One step of «Quand consulter», without the looks that the page gives it. */
function warningStep({ key, name, lists, sentence, link }: WarningStep, url: string) {
  return createElement(
    'li',
    null,
    createElement('h3', null, name),
    ...lists.flatMap(({ heading, hint, signs }) => [
      heading &&
        createElement('h4', null, heading, ' ', hint && createElement('small', null, hint)),
      createElement('ul', null, ...signs.map(({ words }) => createElement('li', null, words))),
      ...(key === 'hospital' ? gestures(signs, url) : []),
    ]),
    createElement(
      'p',
      null,
      `${sentence} `,
      link && createElement('a', { href: absolute(link.href, url) }, link.label),
    ),
  );
}

const gestures = (signs: readonly Sign[], url: string) =>
  gestureLines(signs).map(({ label, codes }) =>
    createElement(
      'p',
      null,
      createElement('b', null, label),
      ...codes.flatMap((code) => [
        ' ',
        createElement('a', { href: absolute(gestureRoute(code), url) }, GESTURE_NAMES[code]),
      ]),
    ),
  );

function absolute(href: string, page: string): string {
  if (isOwn(href)) return fileUrl(href);
  return href.startsWith('#') ? page + href : markdown.urlTransform(href);
}

/** The package announces titles and summaries as HTML: `&` and `<` must be written so. */
const asHtml = (text: string): string => renderToStaticMarkup(text);

const isOwn = (href: string): href is `/${string}` => href.startsWith('/');

const changed = ({ date, updated = date }: Article): Date => noon(updated);

/** At noon a day is the same day in every reader's time zone, or nearly. */
const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);
