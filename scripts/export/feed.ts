import { Feed } from 'feed';
import { createElement } from 'react';
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
import { noonOf } from '@/lib/time/yaounde';
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
  const urlTransform = (href: string, key: string) =>
    key === 'src' && isOwn(href)
      ? fileUrl(pictureAddress(decodeURI(href) as `/${string}`))
      : absolute(href, url);
  const text = createElement(Markdown, { ...markdown, urlTransform }, body);
  const steps = warningSteps(warningSigns, all, site).map((step) => warningStep(step, url));
  return (
    `${renderToStaticMarkup(text)}<h2>${asHtml(WARNING_SECTION.title)}</h2>` +
    `<ol>${steps.join('')}</ol><p>${asHtml(reviewSentence(all))}</p>`
  );
}

/** One step of «Quand consulter», without the looks that the page gives it. */
function warningStep({ key, name, lists, sentence, link }: WarningStep, url: string): string {
  const parts = lists.map(({ heading, hint, signs }) => {
    const small = hint ? `<small>${asHtml(hint)}</small>` : '';
    const words = signs.map((sign) => `<li>${asHtml(sign.words)}</li>`);
    return (
      (heading ? `<h4>${asHtml(heading)} ${small}</h4>` : '') +
      `<ul>${words.join('')}</ul>` +
      (key === 'hospital' ? gestures(signs, url) : '')
    );
  });
  const more = link ? anchor(link.href, link.label, url) : '';
  return `<li><h3>${asHtml(name)}</h3>${parts.join('')}<p>${asHtml(sentence)} ${more}</p></li>`;
}

const gestures = (signs: readonly Sign[], url: string): string =>
  gestureLines(signs)
    .map(({ label, codes }) => {
      const links = codes.map((code) => anchor(gestureRoute(code), GESTURE_NAMES[code], url));
      return `<p><b>${asHtml(label)}</b> ${links.join(' ')}</p>`;
    })
    .join('');

const anchor = (href: string, label: string, url: string): string =>
  `<a href="${asHtml(absolute(href, url))}">${asHtml(label)}</a>`;

function absolute(href: string, page: string): string {
  if (isOwn(href)) return fileUrl(href);
  return href.startsWith('#') ? page + href : markdown.urlTransform(href);
}

/** The package announces titles and summaries as HTML: `&` and `<` must be written so. */
const asHtml = (text: string): string => renderToStaticMarkup(text);

const isOwn = (href: string): href is `/${string}` => href.startsWith('/');

const changed = ({ date, updated = date }: Article): Date => noon(updated);

const noon = (date: string): Date => new Date(noonOf(date));
