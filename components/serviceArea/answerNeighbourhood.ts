import type { Area } from '@/lib/content/schemas/area';
import { neighbourhoodIn } from '@/lib/serviceArea/neighbourhoodIn';
import {
  MOST_NEIGHBOURHOOD_SIGNS,
  type AreaAnswer,
  type Neighbourhood,
} from '@/lib/serviceArea/neighbourhoods';
import { areaPhrases } from '@/lib/serviceArea/phrases';
import { typography, type Locale } from '@/lib/text/locale';
import { onInputDebounced } from '@/lib/browser/onInputDebounced';

/** What is answered of a quartier. */
export interface NeighbourhoodAnswered {
  answer: AreaAnswer | 'unknown';
  /** The quartier, where it is one of the list. */
  name?: string;
  sentence: string;
  /** What to write to whoever knows more, where that is no plain yes; '' where nobody need be asked. */
  question: string;
}

/**
 * Follows the quartier that is typed into a field: a known one is answered at once, that one is not
 * known is said when nobody types any more.
 *
 * @param say Called with what is answered, and with nothing where no name stands there yet.
 * @returns Ends it.
 */
export function answerNeighbourhood(
  control: HTMLInputElement,
  area: Area,
  say: (answered: NeighbourhoodAnswered | undefined) => void,
  locale: Locale,
): () => void {
  let last = '';
  const onKey = () => {
    // A field that is left tells of a change, too.
    if (control.value === last) return;
    last = control.value;
    const neighbourhood = neighbourhoodIn(last, area);
    say(neighbourhood && knownAnswer(neighbourhood, area, locale));
  };
  const onPause = () => {
    const name = control.value.trim();
    if (!name || name.length > MOST_NEIGHBOURHOOD_SIGNS || neighbourhoodIn(name, area)) return;
    say({ answer: 'unknown', sentence: area.unknown, question: questionAbout(name, locale) });
  };
  onKey();
  control.addEventListener('change', onKey);
  const stop = onInputDebounced(control, { onInput: onKey, onDebounced: onPause });
  return () => {
    control.removeEventListener('change', onKey);
    stop();
  };
}

function knownAnswer(
  { name, answer }: Neighbourhood,
  area: Area,
  locale: Locale,
): NeighbourhoodAnswered {
  const { title, text } = area[answer];
  const { colon } = areaPhrases[locale];
  return {
    answer,
    name,
    // One text: a translator takes several apart.
    sentence: typography[locale](
      `${name}${colon}${title.charAt(0).toLowerCase()}${title.slice(1)}. ${text}`,
    ),
    question: answer === 'notCovered' ? questionAbout(name, locale) : '',
  };
}

const questionAbout = (name: string, locale: Locale) =>
  typography[locale](areaPhrases[locale].question(name));
