import { textsIn } from './content';

export const PHONE_OR_EMAIL = /\+\d{8,15}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

export const getDays = (value: unknown) =>
  textsIn(value).filter((text) => /^\d{4}-\d\d-\d\d$/.test(text));

export const PRICE = /(?:(\d+) (?:à|to) )?(\d+) ?FCFA|FCFA (\d+)(?: to (\d+))?/g;
const HOUR = String.raw`(?:\d+ h(?: \d\d)?|\d+(?::\d\d)? [ap]m|noon|midnight)`;
export const SPAN = new RegExp(`${HOUR} (?:–|à) ${HOUR}`, 'g');
const DATE = /\b(\d{1,2})(?:er)? (\p{L}{3,9}) ((?:19|20)\d\d)(?!\d)/gu;

const MONTHS = ['fr', 'en'].map((language) =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(2024, month, 15).toLocaleDateString(language, { month: 'long' }).toLowerCase(),
  ),
);

export const daysIn = (text: string): { day: string; words: string }[] =>
  [...text.matchAll(DATE)].flatMap(([words, day = '', name = '', year]) => {
    const month = Math.max(...MONTHS.map((names) => names.indexOf(name.toLowerCase()))) + 1;
    const two = (part: number | string) => String(part).padStart(2, '0');
    return month > 0 ? [{ day: `${year}-${two(month)}-${two(day)}`, words }] : [];
  });
