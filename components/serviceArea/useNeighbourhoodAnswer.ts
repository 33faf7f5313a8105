import { useEffect, useState, type RefObject } from 'react';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import type { NeighbourhoodAnswered } from './answerNeighbourhood';
import type { Area } from '@/lib/content/schemas/area';
import { areaPhrases } from '@/lib/serviceArea/phrases';
import { typography, type Locale } from '@/lib/text/locale';

/** What tells that somebody reaches for a field, or that a draft has filled it. */
const REACHING = ['focus', 'input', 'change'];

/** How long a visitor waits for what knows the names, in milliseconds, before another way is shown. */
const PATIENCE_MS = 5000;

/**
 * What is answered of the quartier in a field. What knows the names comes on its own once the field
 * is reached for; where it does not come the list is named, and whom to ask. Reaching for the field
 * anew tries again.
 *
 * @param form Holds the field.
 * @param field The field's name.
 * @param area Where it names no quartier nothing is said.
 */
export function useNeighbourhoodAnswer(
  form: RefObject<HTMLFormElement | null>,
  field: string,
  area: Area,
  locale: Locale = 'fr',
): NeighbourhoodAnswered | undefined {
  const [answered, say] = useState<NeighbourhoodAnswered>();

  useEffect(() => {
    const element = form.current;
    const control = element?.elements.namedItem(field);
    if (!element || !(control instanceof HTMLInputElement)) return;
    if (neighbourhoodNames(area).length === 0) return;
    let stop: (() => void) | undefined = () => {};
    let patience: ReturnType<typeof setTimeout>;
    const listen = () => REACHING.forEach((event) => control.addEventListener(event, begin));
    const leave = () => REACHING.forEach((event) => control.removeEventListener(event, begin));
    const begin = () => {
      leave();
      const unreachable = {
        answer: 'unknown',
        sentence: area.unreachable,
        question: typography[locale](areaPhrases[locale].question()),
      } as const;
      patience = setTimeout(() => say(unreachable), PATIENCE_MS);
      import('./answerNeighbourhood').then(
        ({ answerNeighbourhood }) => {
          clearTimeout(patience);
          say(undefined);
          stop &&= answerNeighbourhood(control, area, say, locale);
        },
        () => {
          clearTimeout(patience);
          if (!stop) return;
          say(unreachable);
          listen();
        },
      );
    };
    // Typed before React, it is answered all the same.
    if (control.value || document.activeElement === control) begin();
    else listen();
    return () => {
      clearTimeout(patience);
      leave();
      stop?.();
      stop = undefined;
    };
  }, [form, field, area, locale]);

  return answered;
}
