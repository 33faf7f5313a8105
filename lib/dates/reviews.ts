/** Until when a doctor's reading of a text holds. */
import type { Review } from '@/lib/content/schemas/health';
import { yaoundeClock } from './yaounde';

/**
 * Whether a text is to be read again: it stays where it is, and says so.
 *
 * @param today The day in Yaoundé, `YYYY-MM-DD`.
 */
export const isReviewDue = (
  { until }: Pick<Review, 'until'>,
  today = yaoundeClock(Date.now()).date,
): boolean => until < today;
