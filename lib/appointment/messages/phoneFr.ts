import { HOME_DIGITS, PHONE_EXAMPLE } from '@/lib/phone/phone';

const LENGTH = `Au Cameroun, il en faut ${HOME_DIGITS}, par exemple ${PHONE_EXAMPLE}. S’il est d’un autre pays, choisissez-le dans la liste.`;

const CHECK_COUNTRY = 'Vérifiez-le, et son pays dans la liste.';

/** Digits missing or too many. */
const formatDigits = (count: number) => (count === 1 ? 'un chiffre' : `${count} chiffres`);

/**
 * The messages about a wrong number.
 *
 * @param count The digits of a number of Cameroon, without its calling code.
 */
export const phoneErrors = (count: number) => ({
  NOT_A_NUMBER: 'Ce n’est pas un numéro de téléphone. Écrivez-le en chiffres, ou laissez vide.',
  INVALID_COUNTRY: 'L’indicatif de ce pays n’existe pas. Choisissez le pays dans la liste.',
  TOO_SHORT: `Il manque ${formatDigits(HOME_DIGITS - count)} : ce numéro en a ${count}. ${LENGTH}`,
  TOO_LONG: `Il y a ${formatDigits(count - HOME_DIGITS)} de trop : ce numéro en a ${count}. ${LENGTH}`,
  /** Written as in another country, under Cameroon. */
  ABROAD: 'Ce n’est pas un numéro du Cameroun. Choisissez son pays dans la liste.',
  TOO_SHORT_ABROAD: `Il manque des chiffres à ce numéro. ${CHECK_COUNTRY}`,
  TOO_LONG_ABROAD: `Ce numéro a trop de chiffres. ${CHECK_COUNTRY}`,
  WRONG_PATTERN: `Aucun numéro de ce pays ne s’écrit ainsi. ${CHECK_COUNTRY}`,
  SEVERAL:
    'Écrivez ici un seul numéro, de 15 chiffres au plus. Un autre peut aller dans le message.',
});

export type PhoneErrors = typeof phoneErrors;

/** The name of the list of countries, and its entry for no country. */
export const countryList = { list: 'Pays de l’indicatif', none: 'Autre pays' };
