import { yaoundeClock } from './yaounde';

/**
 * Whether a text's review has expired.
 *
 * @param today The day in Yaoundé, `YYYY-MM-DD`.
 */
export const isReviewDue = (
  { until }: { until: string },
  today = yaoundeClock(Date.now()).date,
): boolean => until < today;
