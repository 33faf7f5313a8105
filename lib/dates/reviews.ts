/** How long a doctor's review of a text is valid. */
import type { Review } from '@/lib/content/schemas/health';
import { yaoundeClock } from './yaounde';

/**
 * Whether a text is due for review. It stays online, with a note.
 *
 * @param today The day in Yaoundé, `YYYY-MM-DD`.
 */
export const isReviewDue = (
  { until }: Pick<Review, 'until'>,
  today = yaoundeClock(Date.now()).date,
): boolean => until < today;
