import type { Metadata, Route } from 'next';
import { previewAddress, PREVIEW_SIZE } from './previews';
import { getLanguage, getTranslations, routes } from '@/lib/routing/routes';
import { dictionary } from '@/lib/i18n/dictionary';
import { LANGUAGE_TAGS } from '@/lib/i18n/locale';
import type { Picture } from '@/lib/content/pictureFields';
import type { Tone } from '@/lib/content/schemas/variants';

/** The site's public URL, without a trailing slash. */
export const SITE_URL = (
  process.env.NEXT_PUBLIC_SITE_URL || 'https://www.aide-a-la-vie.example'
).replace(/\/$/, '');

/**
 * A page's canonical URL, base path included.
 *
 * @param path From the site's root, such as `/services`.
 */
export function absoluteUrl(path: Route): string {
  const base = `${SITE_URL}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}`;
  return path === '/' ? `${base}/` : `${base}${path}`;
}

/** The URL of a file under `public/` or of one that the build writes. */
export const fileUrl = (path: `/${string}`): string => absoluteUrl(path as Route);

/** The picture of a link preview: the page's title beside an illustration. */
export interface Preview {
  /** It is set on up to three lines. */
  title: string;
  image: Picture;
  color: Tone;
}

/** Search engines cut longer titles. In characters. */
const MAX_DOCUMENT_TITLE_LENGTH = 65;

/** Adds the centre's name to a title if both fit. */
function documentTitle(siteName: string, { path, title }: PageMetadataOptions): string {
  if (path === routes.home) return `${siteName} — ${title}`;
  const both = `${title} — ${siteName}`;
  return both.length > MAX_DOCUMENT_TITLE_LENGTH ? title : both;
}

/**
 * The URLs of a page's translations, French being the default; undefined if it has none.
 */
export function getAlternates(path: Route): Record<string, string> | undefined {
  const pair = getTranslations(path);
  if (!pair) return undefined;
  const french = absoluteUrl(pair.fr);
  return { fr: french, en: absoluteUrl(pair.en), 'x-default': french };
}

interface PageMetadataOptions {
  path: Route;
  title: string;
  description: string;
  preview: Preview;
  siteName: string;
  /** The page whose preview picture to use, for later pages of a list. */
  previewRoute?: Route;
  /** Open Graph's properties of an article. */
  article?: {
    publishedTime: string;
    modifiedTime: string;
    authors: string[];
    section: string;
    tags: string[];
  };
}

/**
 * A page's metadata: title, description, canonical URL and link preview.
 *
 * @throws Error if the preview picture is missing: the build stops.
 */
export function pageMetadata(options: PageMetadataOptions): Metadata {
  const { path, siteName, preview, previewRoute = path, article } = options;
  const locale = getLanguage(path);
  const set = dictionary[locale].typography;
  const title = set(documentTitle(siteName, options));
  const description = set(options.description);
  const image = {
    url: fileUrl(previewAddress(previewRoute)),
    ...PREVIEW_SIZE,
    // Pictures are described in French; an article's may have no description.
    alt: set([preview.title, locale === 'fr' && preview.image.alt].filter(Boolean).join(' — ')),
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
    alternates: { canonical: absoluteUrl(path), languages: getAlternates(path) },
    openGraph: article
      ? { ...shared, type: 'article', ...article }
      : { ...shared, type: 'website' },
    // Open Graph has its size.
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [image.url],
    },
  };
}
