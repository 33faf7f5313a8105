import type { IconName, Picture } from '@/lib/content/fields';

/** One slide of a slider. The blog's slides carry no call to action. */
export interface Slide {
  id: number;
  image: Picture;
  title: string;
  /** The words of the title that stand in maize, if any. */
  accent?: string;
  subtitle: string;
  cta?: { label: string; href: `/${string}` };
}

/** A titled block with an icon: values, highlights of the blog. */
export interface Highlight {
  icon: IconName;
  title: string;
  text: string;
  /** Where it leads, if anywhere. */
  href?: `/${string}`;
}
