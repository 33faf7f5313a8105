import type { MetadataRoute } from 'next';
import { fileUrl } from '@/lib/metadata/metadata';

// An export has no server to answer for it.
export const dynamic = 'force-static';

/** Nothing is hidden: the page of errors says itself that it is none to list. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: fileUrl('/sitemap.xml'),
  };
}
