import { expect, test } from 'playwright/test';
import { checkRequest } from '@/lib/appointment/appointment';
import { REQUEST_FIELDS, type AppointmentRequest } from '@/lib/appointment/appointmentFields';
import { bareEmail, EMAIL_RULES } from '@/lib/appointment/emailAddress';
import { barePhone } from '@/lib/appointment/phoneNumber';
import { normaliseDate } from '@/lib/dates/typedDate';
import { digitsAmiss, meantAddress } from '@/lib/appointment/slips';
import { foldNeighbourhood, neighbourhoodIn } from '@/lib/serviceArea/neighbourhoodIn';
import { area } from '@/lib/content/generated/area';
import { missingFrom, rightRoute } from '@/lib/routing/notFound';
import { pageAt, sectionOf } from '@/lib/routing/routes';
import { tooLong } from '@/lib/text/tooLong';
import { formatFullDate } from '@/lib/dates/formatDate';

const bareRequestOf = (text: string) =>
  Object.fromEntries(REQUEST_FIELDS.map((name) => [name, text])) as AppointmentRequest;

/** Whatever looks through what is typed, pasted or in an address. */
const READERS: Record<string, (text: string) => unknown> = {
  bareEmail,
  emailRules: (text) => EMAIL_RULES.map(([holds]) => holds(text, '')),
  meantAddress,
  barePhone,
  normaliseDate,
  digitsAmiss,
  foldNeighbourhood,
  neighbourhoodIn: (text) => neighbourhoodIn(text, area),
  tooLong: (text) => tooLong(text, 250),
  formatFullDate: (text) => formatFullDate(text, 'fr'),
  checkRequest: (text) =>
    checkRequest(bareRequestOf(text), 0, null, { way: 'email', isQuote: false }),
  rightRoute: (text) => rightRoute(`/${text}`),
  missingFrom: (text) => missingFrom(`/${text}`),
  sectionOf: (text) => sectionOf(`/${text}`),
  pageAt: (text) => pageAt(`https://exemple.cm/${text}`),
};

/** What patterns go back over: a beginning, what is repeated, and an end that does not fit. */
const TEXTS: [start: string, repeated: string, end: string][] = [
  ...['a', '1', ' ', '\u00a0', '\n', '.', '/', '@', ';', '<', '>', '?', '(', '+', '-', '\u200b'],
  ...['a.', 'a@', '@.', 'a;', '. ', '1 ', '+1 ', 'xn--', '00', 'e\u0301', 'mailto:', '.html'],
].flatMap((repeated): [string, string, string][] => [
  ['', repeated, '/x'],
  ['a@b', repeated, '<x'],
  ['a@b.', repeated, ' x'],
]);

/** A text this long is read at once, in milliseconds; a pattern that goes back takes seconds. */
const AT_ONCE = 100;

test('twice as long a text takes at most 2.5 times as long', () => {
  for (const [name, reader] of Object.entries(READERS)) {
    for (const [start, repeated, end] of TEXTS) {
      /** The processor's own time: other tests run beside this one. */
      const timeOf = (length: number) => {
        const text = start + repeated.repeat(length / repeated.length) + end;
        const before = process.cpuUsage().user;
        reader(text);
        return (process.cpuUsage().user - before) / 1000;
      };
      const what = `${name}: ${JSON.stringify(start + repeated)}`;
      // In steps: the worst would never come to its end.
      const isSlow = [500, 2000, 8000, 50_000].some((length) => timeOf(length) > AT_ONCE);
      expect.soft(isSlow, what).toBe(false);
      if (isSlow) continue;
      // Less than this is the clock's own error.
      const whole = timeOf(100_000);
      const half = timeOf(50_000);
      if (whole > 20) expect.soft(whole / half, what).toBeLessThanOrEqual(2.5);
    }
  }
});
