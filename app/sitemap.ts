import type { MetadataRoute } from 'next';
import { articles } from '@/lib/content/generated/articles';
import { pages } from '@/lib/content/generated/pages';
import { services } from '@/lib/content/generated/services';
import { printables } from '@/lib/content/generated/printables';
import { absoluteUrl, getAlternates } from '@/lib/metadata/metadata';
import { publicPages } from '@/lib/contentLoader/publicPages';

// Required by `output: "export"`.
export const dynamic = 'force-static';

/** Every page once. `lastModified` is set only if the content has a date. */
export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages({ pages, services, printables, articles }).map(({ path, updated }) => ({
    url: absoluteUrl(path),
    lastModified: updated,
    alternates: { languages: getAlternates(path) },
  }));
}
