/** Fields with a format: contact details, links, days and times. */
import parsePhoneNumber, { isValidPhoneNumber } from 'libphonenumber-js/min';
import * as z from 'zod';
import type { IsoDate } from '@/lib/dates/formatDate';
import { HOME_COUNTRY, normalisePhone } from '@/lib/phone/phone';
import type { PhoneNumber } from '@/lib/text/format';
import { invalid, labelled, type Extra } from './fields';

/** A text that must match a format. It is not normalised, nor typeset. */
export const formatted = <T extends string = string>(
  label: string,
  format: RegExp,
  message: (text: string) => string,
  extra?: Extra,
) => {
  const rule = z
    .string()
    // `abort`: the refinement repeats the test, to narrow the type.
    .regex(format, { error: invalid(message), abort: true })
    .refine((text): text is T => format.test(text));
  return labelled(rule, label, { verbatim: true, ...extra });
};

const PHONE = { test: (text: string) => /^\+\d+$/.test(text) && isValidPhoneNumber(text) };

/** Reads `6 99 12 34 56`, `00237…` and `+237…` as the same E.164 number. */
const internationalPhone = (text: string): string =>
  parsePhoneNumber(normalisePhone(text).replace(/^\(/, ''), {
    defaultCountry: HOME_COUNTRY,
    extract: false,
  })?.number ?? text;

export const phone = (label: string) =>
  normalised<PhoneNumber>(
    label,
    PHONE,
    internationalPhone,
    (text) =>
      `« ${text} » n’est pas un numéro complet. Au Cameroun, écrivez 9 chiffres qui commencent par 6 ou 2, par exemple 6 99 12 34 56 ; à l’étranger, + puis l’indicatif`,
    'Par exemple 6 99 12 34 56, ou +33 6 12 34 56 78 à l’étranger.',
  );

export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const email = (label: string) =>
  formatted(
    label,
    EMAIL,
    (text) =>
      `« ${text} » n’est pas une adresse e-mail : écrivez-la en entier, par exemple nom@exemple.com`,
  );

/** What to do about a space in an address, if there is one. */
export const spaceMessage = (address: string): string | undefined =>
  /^(?:\/|https?:|mailto:|tel:).*\s/.test(address)
    ? `l’adresse « ${address} » contient une espace : écrivez %20 à sa place`
    : undefined;

/** A URL of another site. */
export const link = (label: string) =>
  formatted<`https://${string}`>(
    label,
    /^https:\/\/\S+$/,
    (text) =>
      spaceMessage(text) ??
      `« ${text} » n’est pas une adresse complète : elle commence par https://`,
  );

/** A WhatsApp chat link. A bare number is accepted. */
export const whatsappLink = (label: string) =>
  normalised<`https://${string}`>(
    label,
    { test: (text) => PHONE.test(text.replace(/^https:\/\/wa\.me\//, '+')) },
    (text) => {
      const number = internationalPhone(text.replace(/^(?:https?:\/\/)?wa\.me\//, ''));
      return /^\+?\d+$/.test(number) ? `https://wa.me/${number.replace('+', '')}` : text;
    },
    (text) =>
      `« ${text} » n’ouvre pas de conversation : écrivez le numéro, par exemple 6 99 12 34 56, ou +33 6 12 34 56 78 à l’étranger`,
    'Le numéro : 6 99 12 34 56.',
  );

/** A profile page on a social network. A user name is accepted. */
export const profileLink = (label: string, host: string) =>
  normalised<`https://${string}`>(
    label,
    /^https:\/\/\S+$/,
    (text) => {
      if (/^@?[\w.-]+$/.test(text) && !text.includes(host)) {
        return `https://www.${host}/${text.replace('@', '')}`;
      }
      return text.replace(/^(?:http:\/\/)?(?=(?:[\w-]+\.)+[a-z]{2,}\/)/, 'https://');
    },
    (text) =>
      spaceMessage(text) ??
      `« ${text} » n’est pas une page de ${label} : écrivez @nom, ou l’adresse de la page`,
    'Le nom, @nom, ou l’adresse de la page.',
  );

/** A text that is accepted in several formats, and normalised to one. */
function normalised<T extends string>(
  label: string,
  format: Pick<RegExp, 'test'>,
  normalise: (text: string) => string,
  message: (text: string) => string,
  hint: string,
): z.ZodType<T, string> {
  const rule = z
    .string()
    .superRefine((text, { addIssue }) => {
      if (!format.test(normalise(text))) addIssue({ code: 'custom', message: message(text) });
    })
    .transform((text) => normalise(text) as T);
  return labelled(rule, label, { verbatim: true, hint });
}

/** A page of this site, with or without a hash: `/services#faq`. */
export const page = (label: string, extra?: Extra) =>
  formatted<`/${string}`>(
    label,
    /^\//,
    (text) => `« ${text} » n’est pas une page du site : elle commence par /`,
    { role: 'page', ...extra },
  );

/** A calendar day. */
export const day = (label: string, extra?: Extra) => {
  const rule = z.iso
    .date({
      error: invalid(
        (text) =>
          `« ${text} » n’est pas un jour du calendrier : écrivez année-mois-jour, par exemple 2024-05-15`,
      ),
    })
    // Date inputs give year 0026 if the owner types two digits.
    .refine((text): text is IsoDate => !text.startsWith('0'), {
      error: invalid(
        (text) =>
          `« ${text} » a une année trop courte : écrivez-la en quatre chiffres, par exemple 2026`,
      ),
    });
  return labelled(rule, label, { verbatim: true, ...extra });
};

/** Reads `8h30`, `8 h` and `8:30` as `HH:MM`. */
const normaliseTime = (text: string): string =>
  text.replace(
    /^(\d{1,2})(?::(\d\d)|\s*h\s*(\d\d)?)$/i,
    (_, hours: string, minutes?: string, others?: string) =>
      `${hours.padStart(2, '0')}:${minutes ?? others ?? '00'}`,
  );

/** A time of day, `HH:MM`. A day ends at `24:00`. */
export const time = (label: string) =>
  normalised(
    label,
    /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/,
    normaliseTime,
    (text) => `« ${text} » n’est pas une heure : écrivez par exemple 8 h 30, ou 08:30`,
    'Par exemple 8 h 30.',
  );
