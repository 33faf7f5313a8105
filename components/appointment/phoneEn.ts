import { countryList } from '@/lib/appointment/words/phoneEn';
import countryNames from './countryNames.en.json';

export { codeOf, CountryList, groupDigits, phoneProblem, readPhoneText } from './phoneLibrary';
export { phoneProblems } from '@/lib/appointment/words/phoneEn';

/** The names of the countries, by their codes. */
export const countryLabels: Record<string, string> = { ...countryNames, ...countryList };
