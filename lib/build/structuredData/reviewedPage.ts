import type { WebPageLeaf } from 'schema-dts';
import type { Review } from '@/lib/content/schemas/health';

/**
 * The page that a text about health stands on, with the doctor who has read the text.
 *
 * @param url The page's address.
 * @param review Nothing while no doctor has read it, or where the doctor is an example.
 */
export const reviewedPage = (url: string, review: Review | undefined): string | WebPageLeaf =>
  review
    ? {
        '@type': 'WebPage',
        '@id': url,
        lastReviewed: review.on,
        reviewedBy: { '@type': 'Person', name: review.by },
      }
    : url;
