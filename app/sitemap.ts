import type { MetadataRoute } from 'next';
import { articles } from '@/lib/content/generated/articles';
import { pages } from '@/lib/content/generated/pages';
import { services } from '@/lib/content/generated/services';
import { printables } from '@/lib/content/generated/printables';
import { absoluteUrl, alternatesOf } from '@/lib/metadata/metadata';
import { publicPages } from '@/lib/routing/publicPages';

// An export has no server to answer for it.
export const dynamic = 'force-static';

/** Every page once. A date stands only where the content gives one: a guess would be ignored. */
export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages({ pages, services, printables, articles }).map(({ path, updated }) => ({
    url: absoluteUrl(path),
    lastModified: updated,
    alternates: { languages: alternatesOf(path) },
  }));
}
