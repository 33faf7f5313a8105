/** What the phone library finds wrong with a number. */
export type PhoneProblem = 'NOT_A_NUMBER' | 'INVALID_COUNTRY' | 'TOO_SHORT' | 'TOO_LONG';

const LENGTH = 'Au Cameroun, il en a 9, par exemple 6 99 12 34 56.';

/** What is said of each: it comes with the library, without which nothing of it is known. */
export const PHONE_PROBLEMS: Readonly<Record<PhoneProblem, string>> = {
  NOT_A_NUMBER: 'Ce n’est pas un numéro de téléphone. Écrivez-le en chiffres, ou laissez vide.',
  INVALID_COUNTRY: 'L’indicatif de ce pays n’existe pas. Choisissez le pays dans la liste.',
  TOO_SHORT: `Il manque des chiffres à ce numéro. ${LENGTH}`,
  TOO_LONG: `Ce numéro a trop de chiffres. ${LENGTH}`,
};
