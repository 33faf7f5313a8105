import type { MetadataRoute } from 'next';
import { fileUrl } from '@/lib/metadata/metadata';

// Required by `output: "export"`.
export const dynamic = 'force-static';

/** All pages may be crawled; the 404 page has `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: fileUrl('/sitemap.xml'),
  };
}
