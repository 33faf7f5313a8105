import { digitsAmiss, meantAddress } from '@/lib/appointment/slips';
import { onInputDebounced } from '@/lib/browser/onInputDebounced';

/** What is found in the value of a field; '' for nothing. */
const LOOKS = { email: meantAddress, phone: digitsAmiss };

export type DoubtfulField = keyof typeof LOOKS;

/**
 * Looks a second time at what stands in a field, once nobody types there.
 *
 * @param read The field's value, as it would travel.
 * @param say Called with what was found, and with '' as soon as the field changes.
 * @returns Ends it.
 */
export const lookTwice = (
  control: Element,
  name: DoubtfulField,
  read: () => string,
  say: (found: string) => void,
): (() => void) =>
  onInputDebounced(control, {
    onInput: () => say(''),
    onDebounced: () => say(LOOKS[name](read())),
  });
