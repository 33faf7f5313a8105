import type { IconName, Picture, Tint } from '@/lib/content/fields';

/** A figure of the about page, such as «12+» and what it counts. */
export interface Figure {
  value: string;
  label: string;
}

/** People whom the centre helps first, on the about page. */
export interface PriorityGroup {
  icon: IconName;
  title: string;
  text: string;
  color: Tint;
  image: Picture;
  /** Id of the service that helps them. */
  service: number;
}
