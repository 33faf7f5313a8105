import type { Explanation } from '@/lib/appointment/store/requestStore';
import type * as fr from './fr';

/** The messages of the form in one language: the French ones set the type. */
export type FormMessages = typeof fr;

/** The sentence about a failure, after «Erreur: ». */
export function explain(explanation: Explanation, { failures, typography }: FormMessages): string {
  if ('text' in explanation) return explanation.text;
  const { code, reference = '' } = explanation;
  const sentence = failures[code];
  return typography(typeof sentence === 'string' ? sentence : sentence(reference));
}
