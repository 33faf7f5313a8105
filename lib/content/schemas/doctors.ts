import type { Picture, Tint } from '@/lib/content/fields';
import type { SocialLinks } from '@/lib/content/schemas/site';

/** A member of the team. */
export interface Doctor {
  id: number;
  name: string;
  specialty: string;
  description: string;
  image: Picture;
  color: Tint;
  experience: string;
  education: string;
  social: SocialLinks;
  /** True while the person is an example: stays out of structured data, stops the launch check. */
  sample: boolean;
}
