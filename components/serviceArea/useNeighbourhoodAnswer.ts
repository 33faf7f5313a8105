import { useEffect, useState, type RefObject } from 'react';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import type { NeighbourhoodAnswered } from './answerNeighbourhood';
import type { Area } from '@/lib/content/schemas/area';
import { useDictionary } from '@/lib/i18n/useDictionary';

/** The first interaction with a field, by the visitor or by a restored draft. */
const FIRST_INTERACTION = ['focus', 'input', 'change'];

/** After so long without the names, the list and the phone are shown instead. */
const NAMES_TIMEOUT_MS = 5000;

/**
 * The answer for the neighbourhood in a field. The names are a chunk that loads at the first
 * interaction; where it does not load, the answer points to the list and to the phone, and the next
 * interaction retries.
 *
 * @param form Holds the field.
 * @param field The field's name.
 * @param area Without any neighbourhood there is no answer.
 */
export function useNeighbourhoodAnswer(
  form: RefObject<HTMLFormElement | null>,
  field: string,
  area: Area,
): NeighbourhoodAnswered | undefined {
  const [answered, setAnswered] = useState<NeighbourhoodAnswered>();
  const dictionary = useDictionary();

  useEffect(() => {
    const element = form.current;
    const control = element?.elements.namedItem(field);
    if (!element || !(control instanceof HTMLInputElement)) return;
    if (neighbourhoodNames(area).length === 0) return;
    let stop: (() => void) | undefined = () => {};
    let timeout: ReturnType<typeof setTimeout>;
    const listen = () =>
      FIRST_INTERACTION.forEach((event) => control.addEventListener(event, begin));
    const leave = () =>
      FIRST_INTERACTION.forEach((event) => control.removeEventListener(event, begin));
    const begin = () => {
      leave();
      const unreachable = {
        answer: 'unknown',
        sentence: area.unreachable,
        question: dictionary.typography(dictionary.serviceArea.question()),
      } as const;
      timeout = setTimeout(() => setAnswered(unreachable), NAMES_TIMEOUT_MS);
      import('./answerNeighbourhood').then(
        ({ answerNeighbourhood }) => {
          clearTimeout(timeout);
          setAnswered(undefined);
          stop &&= answerNeighbourhood(control, area, setAnswered, dictionary);
        },
        () => {
          clearTimeout(timeout);
          if (!stop) return;
          setAnswered(unreachable);
          listen();
        },
      );
    };
    // A text typed before hydration is answered too.
    if (control.value || document.activeElement === control) begin();
    else listen();
    return () => {
      clearTimeout(timeout);
      leave();
      stop?.();
      stop = undefined;
    };
  }, [form, field, area, dictionary]);

  return answered;
}
