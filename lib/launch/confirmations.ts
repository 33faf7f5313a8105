/** The launch check's part about reviews and confirmations. */
import type { Content } from '@/lib/content/collections';
import type { Review } from '@/lib/content/schemas/health';
import { LAUNCH_SUBJECTS } from '@/lib/content/schemas/launch';
import { isReviewDue } from '@/lib/dates/reviews';
import { formatFullDate } from '@/lib/dates/formatDate';
import { AREA_ANSWERS } from '@/lib/serviceArea/neighbourhoods';

/** Texts that wait for their first review by a doctor, and those whose review has expired. */
export function checkReviews(
  { articles, services, signs, firstAidPage }: Content,
  today: string,
): Record<'awaited' | 'due', string[]> {
  const thresholds = signs.signs
    .filter(({ threshold }) => threshold)
    .map(({ words }) => `Seuil : ${words}`);
  const texts: { text: string; review?: Review | undefined; details?: string[] }[] = [
    ...articles
      .filter(({ news }) => !news)
      .map(({ title, review }) => ({ text: `Article « ${title} »`, review })),
    ...services.map(({ title, review }) => ({ text: `Service « ${title} »`, review })),
    // A wrong threshold is dangerous, so each is named. One signature is for all.
    { text: 'Liste des signes d’alerte', review: signs.review, details: thresholds },
    { text: 'Gestes d’urgence', review: firstAidPage.review },
  ];
  return {
    awaited: texts
      .filter(({ review }) => !review)
      .map(({ text, details = [] }) => [text, ...details].join('\n    · ')),
    due: texts.flatMap(({ text, review }) =>
      review && isReviewDue(review, today)
        ? [`${text} : à relire depuis le ${formatFullDate(review.until, 'fr')}`]
        : [],
    ),
  };
}

/** Commitments that the live site leaves out. */
export function checkCommitments({ howItWorks, abroad }: Content): string[] {
  const guides = { 'Comment ça se passe': howItWorks, 'Depuis l’étranger': abroad };
  return Object.entries(guides).flatMap(([page, { commitments }]) =>
    commitments.items
      .filter(({ confirmed }) => !confirmed)
      .map(({ question }) => `${page} : ${question}`),
  );
}

/** Hospitals that the live site leaves out. */
export const checkHospitals = ({ hospitals }: Content): string[] =>
  hospitals.items
    .filter(({ checked }) => checked === undefined)
    .map(({ name, neighbourhood }) => `${name}, ${neighbourhood}`);

/** Neighbourhoods that the live site leaves out. */
export const checkArea = ({ area }: Content): string[] =>
  AREA_ANSWERS.map((answer) => area[answer])
    .filter(({ confirmed, neighbourhoods }) => !confirmed && neighbourhoods.length > 0)
    .map(({ title, neighbourhoods }) => `${title} : ${neighbourhoods.join(', ')}`);

/** Questions that only the owner can answer, by subject. */
export function checkLaunchPoints({ launch: { points } }: Content) {
  return Object.entries(LAUNCH_SUBJECTS).map(([subject, name]) => ({
    name,
    points: points
      .filter((point) => point.subject === subject && !point.confirmed)
      .map(({ question }) => question),
  }));
}
