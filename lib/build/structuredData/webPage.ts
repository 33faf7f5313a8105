import type { WebPageLeaf } from 'schema-dts';
import type { Review } from '@/lib/content/schemas/health';

/**
 * The page of a text about health: once a doctor has read it, who that was and when.
 *
 * @param url The page's address.
 */
export const webPage = (url: string, review?: Review): WebPageLeaf => ({
  '@type': 'WebPage',
  '@id': `${url}#page`,
  ...(review && {
    lastReviewed: review.on,
    reviewedBy: { '@type': 'Person', name: review.by },
  }),
});
