import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import type { NeighbourhoodAnswered } from './answerNeighbourhood';
import type { Area } from '@/lib/content/schemas/area';
import { useDebounce } from '@/lib/browser/useDebounce';
import { useDictionary } from '@/lib/i18n/useDictionary';

/** After so long without the code, the list and the phone are shown instead. */
const NAMES_TIMEOUT_MS = 5000;

/**
 * The answer for the neighbourhood in a field: a known one at once, an unknown one after a pause. The
 * code is a chunk that loads at the first interaction; where it does not load, the answer points to
 * the list and to the phone, and the next interaction retries.
 *
 * @param form Holds the field.
 * @param field The field's name.
 * @param area Without any neighbourhood there is no answer.
 * @returns The answer, the names to suggest, and the handlers of the field's events.
 */
export function useNeighbourhoodAnswer(
  form: RefObject<HTMLFormElement | null>,
  field: string,
  area: Area,
) {
  const [answered, setAnswered] = useState<NeighbourhoodAnswered>();
  // Until the field is used, they would be dozens of elements for nothing.
  const [names, setNames] = useState<readonly string[]>([]);
  const code = useRef<typeof import('./answerNeighbourhood')>(undefined);
  const isLoading = useRef(false);
  const dictionary = useDictionary();

  const control = () => form.current?.elements.namedItem(field) as HTMLInputElement | undefined;

  const restart = useDebounce(() => {
    setAnswered((last) =>
      code.current ? code.current.answerTyped(control()?.value ?? '', area, dictionary) : last,
    );
  });

  const answer = () => {
    setAnswered(code.current?.answerKnown(control()?.value ?? '', area, dictionary));
    restart();
  };

  const load = () => {
    const known = neighbourhoodNames(area);
    if (code.current || isLoading.current || known.length === 0) return;
    setNames(known);
    isLoading.current = true;
    const showUnreachable = () =>
      setAnswered({
        answer: 'unknown',
        sentence: area.unreachable,
        question: dictionary.typography(dictionary.serviceArea.question()),
      });
    const timeout = setTimeout(showUnreachable, NAMES_TIMEOUT_MS);
    import('./answerNeighbourhood')
      .then((loaded) => {
        code.current = loaded;
        answer();
      }, showUnreachable)
      .finally(() => {
        clearTimeout(timeout);
        isLoading.current = false;
      });
  };

  const loadForTyped = useEffectEvent(() => {
    const element = control();
    if (element?.value || document.activeElement === element) load();
  });
  // A text typed before hydration is answered too.
  useEffect(() => loadForTyped(), []);

  const onInput = () => (code.current ? answer() : load());
  return { answered, names, onFocus: load, onInput };
}
