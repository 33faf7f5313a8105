import type { MetadataRoute } from 'next';
import { articles } from '@/content/articles';
import { services } from '@/content/services';
import { absoluteUrl } from '@/lib/build/metadata';
import { publicPages } from '@/lib/build/publicPages';

// An export has no server to answer for it.
export const dynamic = 'force-static';

/** Every page once. A date stands only where the content gives one: a guess would be ignored. */
export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages(services, articles).map(({ path, updated }) => ({
    url: absoluteUrl(path),
    lastModified: updated,
  }));
}
