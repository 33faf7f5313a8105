/** The launch check's part about reviews and confirmations. */
import type { Content } from '@/lib/content/collections';
import { isReviewDue } from '@/lib/dates/reviews';
import { formatFullDate } from '@/lib/dates/formatDate';
import { AREA_ANSWERS } from '@/lib/serviceArea/neighbourhoods';

/** Texts that wait for their first review by a doctor, and those whose review has expired. */
export function checkReviews(
  {
    articles,
    services,
    signs,
    firstAidPage,
  }: Pick<Content, 'articles' | 'services' | 'signs' | 'firstAidPage'>,
  today: string,
): Record<'awaited' | 'due', string[]> {
  const texts = [
    ...articles
      .filter(({ news }) => !news)
      .map(({ title, review }) => ({
        text: `Article « ${title} »`,
        review,
      })),
    ...services.map(({ title, review }) => ({
      text: `Service « ${title} »`,
      review,
    })),
    { text: 'Liste des signes d’alerte', review: signs.review },
    // A wrong threshold is dangerous, so each is reviewed separately.
    ...signs.signs
      .filter(({ threshold }) => threshold)
      .map(({ words }) => ({ text: `Seuil : ${words}`, review: signs.review })),
    { text: 'Gestes d’urgence', review: firstAidPage.review },
  ];
  return {
    awaited: texts.filter(({ review }) => !review).map(({ text }) => text),
    due: texts.flatMap(({ text, review }) =>
      review && isReviewDue(review, today)
        ? [`${text} : à relire depuis le ${formatFullDate(review.until, 'fr')}`]
        : [],
    ),
  };
}

/** Commitments that the live site leaves out. */
export function checkCommitments({
  howItWorks,
  abroad,
}: Pick<Content, 'howItWorks' | 'abroad'>): string[] {
  const guides = { 'Comment ça se passe': howItWorks, 'Depuis l’étranger': abroad };
  return Object.entries(guides).flatMap(([page, { commitments }]) =>
    commitments.items
      .filter(({ confirmed }) => !confirmed)
      .map(({ question }) => `${page} : ${question}`),
  );
}

/** Hospitals that the live site leaves out. */
export const checkHospitals = ({ hospitals }: Pick<Content, 'hospitals'>): string[] =>
  hospitals.items
    .filter(({ checked }) => checked === undefined)
    .map(({ name, neighbourhood }) => `${name}, ${neighbourhood}`);

/** Neighbourhoods that the live site leaves out. */
export const checkArea = ({ area }: Pick<Content, 'area'>): string[] =>
  AREA_ANSWERS.map((answer) => area[answer])
    .filter(({ confirmed, neighbourhoods }) => !confirmed && neighbourhoods.length > 0)
    .map(({ title, neighbourhoods }) => `${title} : ${neighbourhoods.join(', ')}`);

/** Questions that only the owner can answer. */
export function checkLaunchPoints({ launch: { points } }: Pick<Content, 'launch'>): string[] {
  return points.filter(({ confirmed }) => !confirmed).map(({ question }) => question);
}
