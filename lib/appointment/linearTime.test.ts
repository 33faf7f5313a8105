import { expect, test } from 'playwright/test';
import { FIELD_ORDER, type AppointmentRequest } from './appointmentFields';
import { checkRequest } from './checkRequest';
import { EMAIL_RULES, normaliseEmail } from './contactDetails';
import { normalisePhone } from '@/lib/phone/phone';
import { foldDigits, isBlank } from '@/lib/text/characters';
import { normaliseDate } from '@/lib/dates/typedDate';
import { suggestEmail } from './suggestEmail';
import * as fr from './words/fr';
import { foldNeighbourhood, neighbourhoodIn } from '@/lib/serviceArea/neighbourhoodIn';
import { area } from '@/lib/content/generated/area';
import { missingKind, correctedRoute } from '@/lib/routing/notFound';
import { pageAt, getSection } from '@/lib/routing/routes';
import { tooLong } from '@/lib/i18n/tooLong';
import { formatFullDate } from '@/lib/dates/formatDate';

const fillRequest = (text: string) =>
  Object.fromEntries(FIELD_ORDER.map((name) => [name, text])) as AppointmentRequest;

/** All functions that parse typed or pasted text, or an address. */
const READERS: Record<string, (text: string) => unknown> = {
  normaliseEmail,
  emailRules: (text) => EMAIL_RULES.map(([holds]) => holds(text, '')),
  suggestEmail,
  normalisePhone,
  foldDigits,
  isBlank,
  normaliseDate,
  foldNeighbourhood,
  neighbourhoodIn: (text) => neighbourhoodIn(text, area),
  tooLong: (text) => tooLong(text, 250),
  formatFullDate: (text) => formatFullDate(text, 'fr'),
  checkRequest: (text) =>
    checkRequest(fillRequest(text), 0, null, { channel: 'email', isQuote: false }, fr),
  correctedRoute: (text) => correctedRoute(`/${text}`),
  missingKind: (text) => missingKind(`/${text}`),
  sectionOf: (text) => getSection(`/${text}`),
  pageAt: (text) => pageAt(`https://exemple.cm/${text}`),
};

/** Texts that make patterns backtrack: a start, a repeated piece, and an end that does not match. */
const TEXTS: [start: string, repeated: string, end: string][] = [
  ...['a', '1', ' ', '\u00a0', '\n', '.', '/', '@', ';', '<', '>', '?', '(', '+', '-', '\u200b'],
  ...['a.', 'a@', '@.', 'a;', '. ', '1 ', '+1 ', 'xn--', '00', 'e\u0301', 'mailto:', '.html'],
].flatMap((repeated): [string, string, string][] => [
  ['', repeated, '/x'],
  ['a@b', repeated, '<x'],
  ['a@b.', repeated, ' x'],
]);

/** In milliseconds. A pattern that backtracks takes seconds. */
const MAX_MS = 100;

test('parsing takes linear time', () => {
  for (const [name, reader] of Object.entries(READERS)) {
    for (const [start, repeated, end] of TEXTS) {
      // CPU time, since other tests run in parallel. The least of several: compiling a pattern and
      // collecting garbage take as much, at random.
      const measure = (length: number, measurements: number) => {
        const text = start + repeated.repeat(length / repeated.length) + end;
        const times = Array.from({ length: measurements }, () => {
          const before = process.cpuUsage().user;
          reader(text);
          return (process.cpuUsage().user - before) / 1000;
        });
        return Math.min(...times);
      };
      const what = `${name}: ${JSON.stringify(start + repeated)}`;
      // In steps: the slowest would never end.
      const isSlow = [500, 2000, 8000, 20_000].some((length) => measure(length, 2) > MAX_MS);
      expect.soft(isSlow, what).toBe(false);
      // Below this, the clock is too coarse.
      if (isSlow || measure(40_000, 1) < 20) continue;
      expect.soft(measure(40_000, 5) / measure(20_000, 5), what).toBeLessThanOrEqual(2.5);
    }
  }
});
