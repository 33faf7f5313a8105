import { HOME_COUNTRY, normalisePhone } from '@/lib/phone/phone';
import type { FormLanguage } from './formLanguage';
import type { PhoneRead } from './phoneLibrary';

export type PhoneLibrary = typeof import('./phoneFr');

/** On a slow network, a request does not wait longer for the phone library, in milliseconds. */
const LIBRARY_TIMEOUT_MS = 4000;

let library: PhoneLibrary | undefined;

/** Loads the phone library. A document has one language: others are documents of their own. */
export const loadPhoneLibrary = async ({ importPhone }: FormLanguage): Promise<PhoneLibrary> =>
  (library ??= await importPhone());

/**
 * Reads the phone of a form when it is needed: what the field shows, under the country shown.
 *
 * @param country The value of the list: '' without one, «ZZ» for no country.
 * @returns The text that means the same without the list, for the draft; and the number to send.
 */
export function readPhone(typed: string, country: string): { text: string; number: string } {
  const number = normalisePhone(typed);
  // Without the library there is no list.
  if (!library || !number) return { text: typed, number };
  const under = country && country !== 'ZZ' ? (country as PhoneRead['country']) : HOME_COUNTRY;
  const read = library.readPhoneText(typed, under);
  return { text: read.needsCountry ? read.number : typed, number: read.number };
}

interface ParsedPhone {
  /** In E.164 form if it can be parsed, else as typed. */
  phone: string;
  /** The message about a wrong number; null if it is right, or unknown. */
  problem: string | null;
}

/**
 * Parses a number. Without the phone library it is sent as typed: staff read it.
 *
 * @param read By {@link readPhone}.
 */
export async function parsePhone(read: string, language: FormLanguage): Promise<ParsedPhone> {
  const asTyped: ParsedPhone = { phone: read.trim(), problem: null };
  if (!asTyped.phone) return asTyped;
  const parsed = loadPhoneLibrary(language).then(
    ({ phoneProblem, phoneProblems, readPhoneText }): ParsedPhone => {
      const problem = phoneProblem(read);
      const phone = readPhoneText(read, HOME_COUNTRY).number;
      return { phone, problem: problem && phoneProblems[problem] };
    },
    () => asTyped,
  );
  const timeout = new Promise<ParsedPhone>((resolve) =>
    setTimeout(() => resolve(asTyped), LIBRARY_TIMEOUT_MS),
  );
  return Promise.race([parsed, timeout]);
}
