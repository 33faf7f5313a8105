import countryNames from '@/components/appointment/countryNames.en.json';
import { countryList } from '@/lib/appointment/words/phoneEn';

export {
  callingCode,
  CountryList,
  findPhoneProblem,
  groupDigits,
  parsePhone,
} from '@/components/appointment/phoneLibrary';
export { phoneProblems } from '@/lib/appointment/words/phoneEn';

/** The names of the countries, by their codes. */
export const countryLabels: Record<string, string> = { ...countryNames, ...countryList };
