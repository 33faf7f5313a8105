import type { Picture, Tint } from '@/lib/content/fields';

/** What somebody said of the centre. `rating` counts stars, 1 to 5. */
export interface Testimonial {
  id: number;
  quote: string;
  author: string;
  role: string;
  rating: 1 | 2 | 3 | 4 | 5;
  image: Picture;
  color: Tint;
  sample: boolean;
}
