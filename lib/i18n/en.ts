/** The interface words of the site in English: see `fr.ts`. */
import type { PriceUnit } from './fr';
import type { Locale } from './locale';

export { en as typography } from '@/lib/text/typography';

export const locale: Locale = 'en';

export const languageName = 'English';

export const colon = ': ';

export const frame = {
  skip: 'Skip to the page',
  reachUs: 'Reach us',
  request: 'Ask for help',
};

export const motion = { stop: 'Stop animations' };

export const contact = {
  call: 'Call',
  chat: 'Write to the centre on WhatsApp',
};

export const toc = { heading: 'Contents' };

export const clock = {
  /** `8 am`, `2:30 pm`, `noon`, `midnight`: the end of a day included. */
  time: (hours: number, minutes: number) => {
    if (hours % 12 === 0 && !minutes) return hours === 12 ? 'noon' : 'midnight';
    const past = minutes ? `:${String(minutes).padStart(2, '0')}` : '';
    return `${hours % 12 || 12}${past}\u00a0${hours < 12 ? 'am' : 'pm'}`;
  },
  midnight: 'midnight',
  dayBefore: ' the day before',
  nextDay: ' the next day',
  localTime: (hours: string) => `which is ${hours} where you are`,
};

export const openingHours = {
  everyDay: 'Every day',
  allDay: 'day and night',
  dayRange: (first: string, last: string) => `${first} to ${last}`,
  period: (first: string, last: string) => `from ${first} to ${last}`,
  separator: ': ',
  closed: (openLines: string) => `closed${openLines && `, except ${openLines}`}`,
  closedOn: (what: string) => (what ? `closed that day: ${what}` : 'the centre is closed that day'),
  onRange: (range: string) => `from ${range}`,
  onDay: (day: string) => `on ${day}`,
  between: (opens: string, closes: string) => `from ${opens} to ${closes}`,
};

export const prices = {
  free: 'Free',
  onRequest: 'Price on request',
  from: (price: string) => `From ${price}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  per: (unit: string) => ` per ${unit}`,
  unit: (unit: PriceUnit | 'week') => unit,
};

export const estimates = {
  ask: 'Ask for this help',
  send: 'Send to my family',
  once: 'Only once',
  howMany: (unit: PriceUnit) => `How many ${unit}s a week?`,
  often: (unit: PriceUnit, count: number) => `${count} ${unit}${count > 1 ? 's' : ''} a week`,
  week: (price: string) => `${price} a week`,
  month: (price: string) => `${price} a month`,
  orMonth: (price: string) => `or ${price} a month`,
  where: 'In which part of town?',
  anywhere: 'I do not know yet',
  toConfirm: 'To be confirmed after an assessment visit.',
  choose: 'Touch the price of the help you need.',
  gone: 'This price is no longer in our list: its name may have changed. Choose below.',
  summary: (parts: string[], prices: string[]) =>
    `${parts.join(', ')}: ${prices.join(', ')}, to be confirmed.`,
};

export const serviceArea = {
  hint: 'Type the first letters',
  question: (name?: string) =>
    name ? `Hello, do you come to ${name}?` : 'Hello, do you come to my part of town?',
  chat: 'Write on WhatsApp about this part of town',
  quote: (name: string) => `Ask for a quote for ${name}`,
};

export const formPage = {
  aside: 'Opening hours and contact',
  contact: 'Quick contact',
  call: 'call us',
  callNumber: (number: string) => `call us on ${number}`,
};

export const noForm = {
  heading: 'This form did not load completely',
  text: 'Your request cannot leave from here. Reload the page. Nothing changes? Call us on ',
  chat: ', write on ',
  mail: ' or to ',
};

export const forms = {
  tooLong: (most: string, excess: string) =>
    `This text is too long: ${most} characters at most. There are ${excess} too many.`,
};

export const threshold = {
  from: (value: string) => `${value} or more`,
  below: (value: string) => `below ${value}`,
  pressure: (high: number, low: number) => ({
    value: `${high}/${low}`,
    remark: ' (either number is enough)',
  }),
  breaths: (count: number) => `${count} times a minute`,
};

export const firstAid = {
  reviewed: (by: string, on: string) => `Signs reviewed by ${by} on ${on}`,
  checked: (on: string) => `checked on ${on}`,
};
