import type { Area } from '@/lib/content/schemas/area';
import { neighbourhoodIn } from '@/lib/serviceArea/neighbourhoodIn';
import {
  MAX_NEIGHBOURHOOD_LENGTH,
  type AreaAnswer,
  type Neighbourhood,
} from '@/lib/serviceArea/neighbourhoods';
import type { ClientDictionary } from '@/lib/i18n/useDictionary';
import { onInputDebounced } from '@/lib/browser/onInputDebounced';

/** The answer about a neighbourhood. */
export interface NeighbourhoodAnswered {
  answer: AreaAnswer | 'unknown';
  /** Its name, if it is in the list. */
  name?: string;
  sentence: string;
  /** The question to send to the centre; '' if the neighbourhood is covered. */
  question: string;
}

/**
 * Answers what is typed into a field: a known neighbourhood at once, an unknown one after a pause.
 *
 * @param say Called with the answer, and with nothing while there is no name.
 * @returns Removes the listeners.
 */
export function answerNeighbourhood(
  control: HTMLInputElement,
  area: Area,
  say: (answered: NeighbourhoodAnswered | undefined) => void,
  dictionary: ClientDictionary,
): () => void {
  let last = '';
  const onInput = () => {
    // A change event may follow the input event.
    if (control.value === last) return;
    last = control.value;
    const neighbourhood = neighbourhoodIn(last, area);
    say(neighbourhood && knownAnswer(neighbourhood, area, dictionary));
  };
  const onPause = () => {
    const name = control.value.trim();
    if (!name || name.length > MAX_NEIGHBOURHOOD_LENGTH || neighbourhoodIn(name, area)) return;
    say({ answer: 'unknown', sentence: area.unknown, question: questionAbout(name, dictionary) });
  };
  onInput();
  control.addEventListener('change', onInput);
  const stop = onInputDebounced(control, { onInput, onPause });
  return () => {
    control.removeEventListener('change', onInput);
    stop();
  };
}

function knownAnswer(
  { name, answer }: Neighbourhood,
  area: Area,
  dictionary: ClientDictionary,
): NeighbourhoodAnswered {
  const { title, text } = area[answer];
  const { colon, typography } = dictionary;
  return {
    answer,
    name,
    // One text node: a page translator separates several.
    sentence: typography(
      `${name}${colon}${title.charAt(0).toLowerCase()}${title.slice(1)}. ${text}`,
    ),
    question: answer === 'notCovered' ? questionAbout(name, dictionary) : '',
  };
}

const questionAbout = (name: string, { serviceArea, typography }: ClientDictionary) =>
  typography(serviceArea.question(name));
