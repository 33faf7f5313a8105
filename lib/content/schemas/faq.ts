import type { IconName } from '@/lib/content/fields';
import type { ContactEntry } from '@/lib/content/schemas/site';

/** A question of the FAQ. The answer is a text, or a list of ways to reach the centre. */
export interface FaqItem {
  question: string;
  answer: string | FaqContactAnswer;
  icon: IconName;
}

/** The answer that lists mail and phone links. */
export interface FaqContactAnswer {
  intro: string;
  entries: ContactEntry[];
}
