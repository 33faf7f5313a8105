import type { WebPageLeaf } from 'schema-dts';
import { absoluteUrl } from '@/lib/metadata/metadata';
import { routes } from '@/lib/routing/routes';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import type { Review } from '@/lib/content/schemas/health';
import { CENTRE_ID } from './centre';

/**
 * The page of a text about health, with its review by a doctor.
 *
 * @param url Canonical.
 */
export const webPage = (url: string, review?: Review): WebPageLeaf => ({
  '@type': 'WebPage',
  '@id': `${url}#page`,
  ...(review && {
    lastReviewed: review.on,
    reviewedBy: { '@type': 'Person', name: review.by },
  }),
});

interface EnglishPageOptions {
  title: string;
  description: string;
  /** The last item is the page itself. */
  breadcrumbs: BreadcrumbItems;
}

/** A page in English. */
export const englishPage = ({
  title,
  description,
  breadcrumbs,
}: EnglishPageOptions): WebPageLeaf => {
  const url = absoluteUrl(breadcrumbs.at(-1)?.href ?? routes.english);
  return {
    ...webPage(url),
    url,
    name: title,
    description,
    inLanguage: 'en',
    about: { '@id': CENTRE_ID },
  };
};
