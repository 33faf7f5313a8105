/**
 * All that uses the phone library, in one chunk of about 48 KB that loads at the first interaction
 * with the form.
 */
export type { CountryCode } from 'libphonenumber-js/min';
export { CountryList } from './CountryList';
export * from './phoneParser';
