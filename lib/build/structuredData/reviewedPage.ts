import type { WebPageLeaf } from 'schema-dts';
import type { Review } from '@/lib/content/schemas/health';

/**
 * The page of a text about health that a doctor has read.
 *
 * @param url The page's address.
 */
export const reviewedPage = (url: string, { by, on }: Review): WebPageLeaf => ({
  '@type': 'WebPage',
  '@id': url,
  lastReviewed: on,
  reviewedBy: { '@type': 'Person', name: by },
});
