import type { Metadata, Route } from 'next';
import { previewAddress, PREVIEW_SIZE } from './previews';
import { translationsOf } from '@/lib/routing/translations';
import { languageOf, routes } from '@/lib/routing/routes';
import { dictionary } from '@/lib/i18n/dictionary';
import { LANGUAGE_TAGS } from '@/lib/i18n/locale';
import type { Picture } from '@/lib/content/fields';
import type { Tint } from '@/lib/content/schemas/variants';

/** The site's public address, no slash at its end. The build takes it from the environment. */
export const SITE_URL = (
  process.env.NEXT_PUBLIC_SITE_URL || 'https://www.aide-a-la-vie.example'
).replace(/\/$/, '');

/**
 * The one absolute address of a page, base path included.
 *
 * @param path From the site's root, such as `/services`.
 */
export function absoluteUrl(path: Route): string {
  const base = `${SITE_URL}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}`;
  return path === '/' ? `${base}/` : `${base}${path}`;
}

/** The one absolute address of a file under `public/` or one that the build writes. */
export const fileUrl = (path: `/${string}`): string => absoluteUrl(path as Route);

/** What is said of an article beyond what is said of any page. */
interface ArticleFacts {
  /** With their zones, as `noonOf` gives them. */
  published: string;
  modified: string;
  author: string;
  /** Its category. */
  section: string;
  tags: string[];
}

/** What the picture of a link preview shows: the page's title beside a picture on its wall. */
export interface Preview {
  /** As large as it can be on three lines: about 60 characters at most. */
  title: string;
  image: Picture;
  color: Tint;
}

/** So many characters of a title are shown by search engines, on a phone as well. */
export const MOST_TITLE = 65;

/** A page is found by its own words: where both don't fit, the centre's name is left out. */
function titleBeside(siteName: string, { path, title }: MetadataFacts): string {
  if (path === routes.home) return `${siteName} — ${title}`;
  const both = `${title} — ${siteName}`;
  return both.length > MOST_TITLE ? title : both;
}

/**
 * The addresses of a page in each language, French for whoever reads neither; nothing where it
 * stands in one alone.
 */
export function alternatesOf(path: Route): Record<string, string> | undefined {
  const pair = translationsOf(path);
  if (!pair) return undefined;
  const french = absoluteUrl(pair.fr);
  return { fr: french, en: absoluteUrl(pair.en), 'x-default': french };
}

interface MetadataFacts {
  path: Route;
  title: string;
  description: string;
  preview: Preview;
  siteName: string;
  /** The page whose preview picture serves, where it is another: a further page of a list. */
  previewOf?: Route;
  article?: ArticleFacts;
}

/**
 * The `metadata` of a page: title, description, canonical address, and all that messengers and
 * social networks show of a link to it.
 *
 * @throws where its preview picture has not been made: the build stops.
 */
export function pageMetadata(facts: MetadataFacts): Metadata {
  const { path, siteName, preview, previewOf = path, article } = facts;
  const locale = languageOf(path);
  const set = dictionary[locale].typography;
  const title = set(titleBeside(siteName, facts));
  const description = set(facts.description);
  const image = {
    url: fileUrl(previewAddress(previewOf)),
    ...PREVIEW_SIZE,
    // An article's picture may be left without words of its own.
    alt: set([preview.title, preview.image.alt].filter(Boolean).join(' — ')),
  };
  const shared = {
    title,
    description,
    url: absoluteUrl(path),
    siteName,
    locale: LANGUAGE_TAGS[locale].replace('-', '_'),
    images: [image],
  };
  return {
    title,
    description,
    alternates: { canonical: absoluteUrl(path), languages: alternatesOf(path) },
    openGraph: article
      ? {
          ...shared,
          type: 'article',
          publishedTime: article.published,
          modifiedTime: article.modified,
          authors: [article.author],
          section: article.section,
          tags: article.tags,
        }
      : { ...shared, type: 'website' },
    // Its size stands with the same picture above.
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [image.url],
    },
  };
}
