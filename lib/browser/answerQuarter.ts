import type { Area } from '@/lib/content/schemas/area';
import { quarterIn } from '@/lib/area/quarterIn';
import { MOST_QUARTER_SIGNS, type AreaAnswer, type Quarter } from '@/lib/area/quarters';
import { fr } from '@/lib/typography';
import { followTyping } from './followTyping';

/** What is answered of a quartier. */
export interface QuarterAnswered {
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
export function answerQuarter(
  control: HTMLInputElement,
  area: Area,
  say: (answered: QuarterAnswered | undefined) => void,
): () => void {
  let last = '';
  const onKey = () => {
    // A field that is left tells of a change, too.
    if (control.value === last) return;
    last = control.value;
    const quarter = quarterIn(last, area);
    say(quarter && knownAnswer(quarter, area));
  };
  const onPause = () => {
    const name = control.value.trim();
    if (!name || name.length > MOST_QUARTER_SIGNS || quarterIn(name, area)) return;
    say({ answer: 'unknown', sentence: area.unknown, question: questionAbout(name) });
  };
  onKey();
  control.addEventListener('change', onKey);
  const stop = followTyping(control, { onKey, onPause });
  return () => {
    control.removeEventListener('change', onKey);
    stop();
  };
}

function knownAnswer({ name, answer }: Quarter, area: Area): QuarterAnswered {
  const { title, text } = area[answer];
  return {
    answer,
    name,
    // One text: a translator takes several apart.
    sentence: fr(`${name} : ${title.charAt(0).toLowerCase()}${title.slice(1)}. ${text}`),
    question: answer === 'notYet' ? questionAbout(name) : '',
  };
}

const questionAbout = (name: string) => fr(`Bonjour, venez-vous dans ce quartier : ${name} ?`);
