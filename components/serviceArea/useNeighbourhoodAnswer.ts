import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import type { NeighbourhoodAnswered } from './answerNeighbourhood';
import type { Area } from '@/lib/content/schemas/area';
import { useDebounce } from '@/lib/browser/useDebounce';
import { useDictionary } from '@/lib/i18n/useDictionary';

/** After so long without the names, the list and the phone are shown instead. */
const NAMES_TIMEOUT_MS = 5000;

/**
 * The answer for the neighbourhood in a field: a known one at once, an unknown one after a pause. The
 * names are a chunk that loads at the first interaction; where it does not load, the answer points to
 * the list and to the phone, and the next interaction retries.
 *
 * @param form Holds the field.
 * @param field The field's name.
 * @param area Without any neighbourhood there is no answer.
 * @returns The answer, and the handlers of the field's events.
 */
export function useNeighbourhoodAnswer(
  form: RefObject<HTMLFormElement | null>,
  field: string,
  area: Area,
) {
  const [answered, setAnswered] = useState<NeighbourhoodAnswered>();
  const names = useRef<typeof import('./answerNeighbourhood')>(undefined);
  const isLoading = useRef(false);
  const dictionary = useDictionary();

  const control = () => form.current?.elements.namedItem(field) as HTMLInputElement | undefined;

  const restart = useDebounce(() => {
    setAnswered((last) =>
      names.current ? names.current.answerTyped(control()?.value ?? '', area, dictionary) : last,
    );
  });

  const answer = () => {
    setAnswered(names.current?.answerKnown(control()?.value ?? '', area, dictionary));
    restart();
  };

  const load = () => {
    if (names.current || isLoading.current || neighbourhoodNames(area).length === 0) return;
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
        names.current = loaded;
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

  const onInput = () => (names.current ? answer() : load());
  return { answered, onFocus: load, onInput };
}
