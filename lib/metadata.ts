import type { Metadata, Route } from 'next';
import { fr } from '@/lib/typography';

/** The site's public address, no slash at its end. The build takes it from the environment. */
export const SITE_URL = (
  process.env.NEXT_PUBLIC_SITE_URL ?? 'https://www.aide-a-la-vie.example'
).replace(/\/$/, '');

/**
 * The one absolute address of a page, base path included.
 *
 * @param path Path of the page, such as `/services`.
 */
export function absoluteUrl(path: Route): string {
  const base = `${SITE_URL}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}`;
  return path === '/' ? `${base}/` : `${base}${path}`;
}

/** The one absolute address of a file under `public/` or one that the build writes. */
export const fileUrl = (path: `/${string}`): string => absoluteUrl(path as Route);

interface PageFacts {
  path: Route;
  title: string;
  /** 60 to 160 characters, unlike any other page's. */
  description: string;
  siteName: string;
}

/** The `metadata` of a page: title, description, canonical address and link preview. */
export function pageMetadata({ path, title, siteName, ...facts }: PageFacts): Metadata {
  const fullTitle = fr(path === '/' ? title : `${title} — ${siteName}`);
  const description = fr(facts.description);
  return {
    title: fullTitle,
    description,
    alternates: { canonical: absoluteUrl(path) },
    openGraph: {
      title: fullTitle,
      description,
      url: absoluteUrl(path),
      siteName,
      locale: 'fr_FR',
      type: 'website',
    },
  };
}
