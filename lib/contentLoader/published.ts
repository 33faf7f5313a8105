/** Removes unpublished content. */
import type { Content } from '@/lib/content/collections';
import type { Area } from '@/lib/content/schemas/area';
import type { Hospitals } from '@/lib/content/schemas/hospitals';
import type { Guide } from '@/lib/content/schemas/howItWorks';
import { AREA_ANSWERS } from '@/lib/serviceArea/neighbourhoods';

/**
 * Removes references to drafts from articles.
 *
 * @param confirmedOnly Also leaves out unconfirmed commitments, hospitals and neighbourhoods: the
 *   live site promises only what the owner has confirmed.
 */
export function published(content: Content, confirmedOnly = false): Content {
  const { articles, services } = content;
  return {
    ...content,
    articles: articles.map((article) => ({
      ...article,
      related: article.related.filter((id) => articles.some((one) => one.id === id)),
      services: article.services.filter((id) => services.some((one) => one.id === id)),
    })),
    ...(confirmedOnly && {
      howItWorks: confirmedCommitments(content.howItWorks),
      abroad: confirmedCommitments(content.abroad),
      hospitals: checkedHospitals(content.hospitals),
      area: confirmedArea(content.area),
    }),
  };
}

function confirmedCommitments(page: Guide): Guide {
  const items = page.commitments.items.filter(({ confirmed }) => confirmed);
  return { ...page, commitments: { ...page.commitments, items } };
}

function confirmedArea(page: Area): Area {
  const unconfirmed = AREA_ANSWERS.filter((answer) => !page[answer].confirmed);
  return {
    ...page,
    ...Object.fromEntries(
      unconfirmed.map((answer) => [answer, { ...page[answer], neighbourhoods: [] }]),
    ),
  };
}

/** In an emergency, an outdated address costs minutes. */
const checkedHospitals = (page: Hospitals): Hospitals => ({
  ...page,
  items: page.items.filter(({ checked }) => checked !== undefined),
});
