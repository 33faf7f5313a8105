import { countryList } from '@/lib/appointment/words/phoneFr';
import countryNames from './countryNames.fr.json';

export { codeOf, CountryList, groupDigits, phoneProblem, readPhoneText } from './phoneLibrary';
export { phoneProblems } from '@/lib/appointment/words/phoneFr';

/** The names of the countries, by their codes. */
export const countryLabels: Record<string, string> = { ...countryNames, ...countryList };
