import type { WebPageLeaf } from 'schema-dts';
import { absoluteUrl } from '@/lib/metadata/metadata';
import { routes } from '@/lib/routing/routes';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import type { Review } from '@/lib/content/schemas/health';
import { CENTRE_ID } from './centre';

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

interface EnglishFacts {
  title: string;
  description: string;
  /** Its address is that of its last step. */
  breadcrumbs: BreadcrumbItems;
}

/** A page in English: what it is called, its language, and whom it tells of. */
export const englishPage = ({ title, description, breadcrumbs }: EnglishFacts): WebPageLeaf => {
  const url = absoluteUrl(breadcrumbs.at(-1)?.href ?? routes.english);
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: 'en',
    about: { '@id': CENTRE_ID },
  };
};
