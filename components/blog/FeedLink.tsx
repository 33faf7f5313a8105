import { asset } from '@/lib/routing/assets';
import { FEED_FILE } from '@/lib/routing/routes';

/** Feed discovery. React hoists it to the head. */
export function FeedLink({ title }: { title: string }) {
  return <link rel="alternate" type="application/atom+xml" title={title} href={asset(FEED_FILE)} />;
}
