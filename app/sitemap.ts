import type { MetadataRoute } from 'next';
import { articles } from '@/lib/content/made/articles';
import { pages } from '@/lib/content/made/pages';
import { services } from '@/lib/content/made/services';
import { sheets } from '@/lib/content/made/sheets';
import { absoluteUrl, alternatesOf } from '@/lib/build/metadata';
import { publicPages } from '@/lib/build/publicPages';

// An export has no server to answer for it.
export const dynamic = 'force-static';

/** Every page once. A date stands only where the content gives one: a guess would be ignored. */
export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages({ pages, services, sheets, articles }).map(({ path, updated }) => ({
    url: absoluteUrl(path),
    lastModified: updated,
    alternates: { languages: alternatesOf(path) },
  }));
}
