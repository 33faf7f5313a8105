import { HOME_DIGITS, PHONE_EXAMPLE } from '@/lib/phone/phone';
import type { PhoneErrors } from './phoneFr';

const LENGTH = `In Cameroon it has ${HOME_DIGITS}, for example ${PHONE_EXAMPLE}. If it is from another country, choose that in the list.`;

const CHECK_COUNTRY = 'Check it, and its country in the list.';

const formatDigits = (count: number) => (count === 1 ? '1 digit' : `${count} digits`);

export const phoneErrors: PhoneErrors = (count) => ({
  NOT_A_NUMBER: 'This is not a phone number. Write it in digits, or leave it empty.',
  INVALID_COUNTRY: 'The code of this country does not exist. Choose the country in the list.',
  TOO_SHORT: `This number has only ${formatDigits(count)}. ${LENGTH}`,
  TOO_LONG: `This number has ${formatDigits(count)}. ${LENGTH}`,
  ABROAD: 'This is not a number of Cameroon. Choose its country in the list.',
  TOO_SHORT_ABROAD: `This number lacks digits. ${CHECK_COUNTRY}`,
  TOO_LONG_ABROAD: `This number has too many digits. ${CHECK_COUNTRY}`,
  WRONG_PATTERN: `No number of this country is written like this. ${CHECK_COUNTRY}`,
  SEVERAL: 'Write one number here, of 15 digits at most. Another one can go into the message.',
});

export const countryList = { list: 'Country of the number', none: 'Another country' };
