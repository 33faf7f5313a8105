import type { Preview } from '@/lib/content/fields';

/** What search engines and link previews say of a page. */
export interface PageFacts {
  title: string;
  /** 60 to 160 characters, unlike any other page's. */
  description: string;
  preview: Preview;
}
