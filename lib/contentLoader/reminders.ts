/** What is out of date in the content: nothing that stops the site, but what its owner should look at. */
import type { Content } from '@/lib/content/collections';
import type { Review } from '@/lib/content/schemas/health';
import { formatFullDate } from '@/lib/dates/formatDate';
import { isReviewDue } from '@/lib/dates/reviews';
import type { Problem } from '@/lib/contentLoader/entries/readEntry';

const dayIn = (date: string) => formatFullDate(date, 'fr');

/**
 * Reviews and prices older than a year, closing days that are past, hospitals checked long ago.
 *
 * @param today The day in Yaoundé, `YYYY-MM-DD`.
 * @returns A French sentence for each, with its file and the field to change.
 */
export function reminders(content: Content, today: string): Problem[] {
  const { articles, services, signs, firstAidPage, hospitals, site } = content;
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const remind = (file: string, field: string, message: string | false): Problem[] =>
    message ? [{ file, line: 0, field, message }] : [];
  const reviewed = (file: string, review: Review | undefined, since?: string) =>
    remind(file, 'Relecture par un médecin', reviewMessage(review, since, today, yearAgo));
  return [
    ...articles.flatMap(({ id, news, review, date, updated = date }) =>
      news ? [] : reviewed(`content/articles/${id}.md`, review, updated),
    ),
    ...services.flatMap(({ id, review, updated, pricing }) => [
      ...reviewed(`content/services/${id}.md`, review, updated),
      ...remind(
        `content/services/${id}.md`,
        'Prix',
        updated < yearAgo &&
          pricing.some(({ amount }) => amount) &&
          `ces prix ont plus d’un an : vérifiez-les, puis écrivez le jour sous « Mis à jour le », à la place du ${dayIn(updated)}`,
      ),
    ]),
    ...reviewed('content/signs.yml', signs.review),
    ...reviewed('content/first-aid.yml', firstAidPage.review),
    ...hospitals.items.flatMap(({ name, checked }) =>
      remind(
        'content/hospitals.yml',
        name,
        checked !== undefined &&
          checked < yearAgo &&
          `vérifié il y a plus d’un an, le ${dayIn(checked)} : appelez, puis écrivez le jour sous « Vérifié le »`,
      ),
    ),
    ...site.closingDays.flatMap(({ date, until = date }) =>
      remind(
        'content/site.yml',
        'Jours de fermeture',
        until < today && `le ${dayIn(until)} est passé : ôtez cette ligne`,
      ),
    ),
  ];
}

/** @param since When the text was last changed; none for one that has no date. */
function reviewMessage(
  review: Review | undefined,
  since: string | undefined,
  today: string,
  yearAgo: string,
): string | false {
  if (!review) {
    if (since === undefined || since >= yearAgo) return false;
    return `aucun médecin n’a relu ce texte du ${dayIn(since)} : faites-le relire`;
  }
  if (isReviewDue(review, today)) return `à relire depuis le ${dayIn(review.until)}`;
  return (
    review.on < yearAgo && `relu il y a plus d’un an, le ${dayIn(review.on)} : faites-le relire`
  );
}
