import { useEffect, useState, type RefObject } from 'react';
import type { QuarterAnswered } from '@/lib/browser/answerQuarter';
import type { Area } from '@/lib/content/schemas/area';
import { quarterNames } from '@/lib/area/quarters';

/** What tells that somebody reaches for a field, or that a draft has filled it. */
const REACHING = ['focus', 'input', 'change'];

/**
 * What is answered of the quartier in a field. What knows the names comes on its own once the field
 * is reached for; where it does not come nothing is said.
 *
 * @param form Holds the field.
 * @param field The field's name.
 * @param area Where it names no quartier nothing is said.
 */
export function useQuarterAnswer(
  form: RefObject<HTMLFormElement | null>,
  field: string,
  area: Area,
): QuarterAnswered | undefined {
  const [answered, say] = useState<QuarterAnswered>();

  useEffect(() => {
    const element = form.current;
    const control = element?.elements.namedItem(field);
    if (!element || !(control instanceof HTMLInputElement)) return;
    if (quarterNames(area).length === 0) return;
    let stop: (() => void) | undefined = () => {};
    const leave = () => REACHING.forEach((event) => control.removeEventListener(event, begin));
    const begin = () => {
      leave();
      import('@/lib/browser/answerQuarter').then(
        ({ answerQuarter }) => {
          stop &&= answerQuarter(element, control, area, say);
        },
        () => undefined,
      );
    };
    // Typed before React, it is answered all the same.
    if (control.value || document.activeElement === control) begin();
    else REACHING.forEach((event) => control.addEventListener(event, begin));
    return () => {
      leave();
      stop?.();
      stop = undefined;
    };
  }, [form, field, area]);

  return answered;
}
