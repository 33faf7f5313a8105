import { expect, test } from 'playwright/test';
import { EMPTY_REQUEST, FIELD_ORDER, type AppointmentRequest } from './appointmentFields';
import { checkRequest, isTimePast, normaliseRequest, type RequestErrors } from './checkRequest';
import { FOR_RELATIVE } from './fieldTypes';
import * as fr from './messages/fr';
import { valid } from './requestTesting';

/** Shows no-break spaces as `~`, so that an expectation can be read. */
const markNoBreakSpaces = (errors: RequestErrors) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [field, text.replace(/\u00a0/g, '~')]),
  );

/** Tuesday 24 November 2026, half past nine in the morning in Yaoundé. */
const NOW = Date.parse('2026-11-24T08:30:00Z');

/** The errors of a valid request with some values changed. */
const check = (changed: Partial<AppointmentRequest>, now = NOW) => {
  const purpose = { channel: 'email', isQuote: false } as const;
  return markNoBreakSpaces(
    checkRequest(normaliseRequest({ ...valid, ...changed }), now, null, purpose, fr),
  );
};

test.describe('required fields', () => {
  test('do not include phone and message', () => {
    expect(check({})).toEqual({});
    expect(check({ phone: '', message: '' })).toEqual({});
  });

  test('are not filled by spaces', () => {
    const errors = check({ fullName: ' \u00a0 ', email: '   ' });
    expect(Object.keys(errors)).toEqual(['fullName', 'email']);
  });

  test('are not filled by characters that show nothing', () => {
    const nothing = '\u200b\u2060\u202e\u3164\u2800\u00ad';
    const typed = Object.fromEntries(FIELD_ORDER.map((field) => [field, nothing]));
    expect(normaliseRequest(typed as AppointmentRequest)).toEqual(EMPTY_REQUEST);
    expect(check({ fullName: nothing })).toEqual({ fullName: 'Entrez votre nom et votre prénom.' });
    // Inside a text they may matter.
    const family = '👩\u200d👧 Awa';
    expect(normaliseRequest({ ...EMPTY_REQUEST, fullName: family }).fullName).toBe(family);
  });

  test('take digits of every script', () => {
    const typed = {
      appointmentDate: '٢٦/١١/٢٠٢٦',
      appointmentTime: '１０:３０',
      phone: '＋٢٣٧ ٦٩٩ ١٢٣ ٤٥٦',
    };
    expect(normaliseRequest({ ...valid, ...typed })).toMatchObject({
      appointmentDate: '2026-11-26',
      appointmentTime: '10:30',
      phone: '+237 699 123 456',
    });
  });

  test('take only listed services and valid times', () => {
    for (const serviceType of ['Type de service', 'autre']) {
      expect(check({ serviceType })).toEqual({ serviceType: 'Choisissez un type de service.' });
    }
    // Some browsers append seconds.
    for (const appointmentTime of ['00:00', '10:30:00']) {
      expect(check({ appointmentTime }), appointmentTime).toEqual({});
    }
    for (const appointmentTime of ['9 h', '10', '24:00']) {
      expect(check({ appointmentTime }), appointmentTime).toEqual({
        appointmentTime: 'Écrivez l’heure en chiffres, par exemple 10:30.',
      });
    }
  });
});

test.describe('the requested date', () => {
  // Not «aujourd’hui»: the visitor's own date may differ.
  const past = (today: string) => ({
    appointmentDate: `Cette date est passée. À Yaoundé, nous sommes le ${today}~: choisissez ce jour ou un autre à venir.`,
  });

  const TUESDAY = 'mardi 24~novembre 2026';
  const WEDNESDAY = 'mercredi 25~novembre 2026';

  // 23:59 of the 24th, then 00:00 of the 25th, in Yaoundé.
  const lastMinute = Date.parse('2026-11-24T22:59:59.999Z');
  const midnight = Date.parse('2026-11-24T23:00:00Z');

  // e2e/journeys/request/clocks.spec.ts has another time zone.
  test('ends at midnight in Yaoundé', () => {
    expect(check({ appointmentDate: '2026-11-23' }, lastMinute)).toEqual(past(TUESDAY));
    expect(check({ appointmentDate: '2026-11-24' }, lastMinute)).toEqual({});
    expect(check({ appointmentDate: '2026-11-24' }, midnight)).toEqual(past(WEDNESDAY));
    expect(check({ appointmentDate: '2026-11-25' }, midnight)).toEqual({});
  });

  test('is any calendar day from today on', () => {
    expect(check({ appointmentDate: '2025-12-31' })).toEqual(past(TUESDAY));
    for (const appointmentDate of ['2027-01-01', '2028-02-29', '0027-03-01', '24/11/2026']) {
      expect(check({ appointmentDate }), appointmentDate).toEqual({});
    }
    const others = [
      '2026-11-31',
      '2027-02-29',
      '2026-13-01',
      '2026-11-00',
      'demain',
      '24/11',
    ].concat(['12027-03-01', '0202-03-01', '2026-11-24T10:00']);
    for (const appointmentDate of others) {
      expect(check({ appointmentDate }), appointmentDate).toEqual({
        appointmentDate:
          'Écrivez un jour du calendrier, l’année en quatre chiffres, par exemple 24/11/2026.',
      });
    }
  });

  test('may be today: a past time is no error', () => {
    for (const [appointmentDate, appointmentTime, past] of [
      ['2026-11-24', '09:29', true],
      ['2026-11-24', '09:30', false],
      ['2026-11-25', '00:00', false],
      ['2026-11-24', '', false],
    ] as const) {
      expect(isTimePast({ appointmentDate, appointmentTime }, NOW)).toBe(past);
    }
    expect(check({ appointmentDate: '2026-11-24', appointmentTime: '00:00' })).toEqual({});
  });
});

test('limits the length of each text', () => {
  const address = (length: number) => `${'a'.repeat(length - 11)}@exemple.cm`;
  const letters = (length: number) => 'a'.repeat(length);
  for (const [field, most, text] of [
    ['fullName', 120, letters],
    ['email', 254, address],
    ['phone', 250, letters],
    ['message', 3000, letters],
    ['neighbourhood', 160, letters],
    ['relativeName', 60, letters],
  ] as const) {
    // A line break counts as one character, though forms submit two.
    const longest = field === 'message' ? `a\r\n${text(most - 2)}` : text(most);
    expect(check({ recipient: FOR_RELATIVE, [field]: longest })).toEqual({});
    const sentence = `Ce texte est trop long~: ${most} caractères au plus. Il y en a 2 de trop.`;
    const errors = check({ recipient: FOR_RELATIVE, [field]: text(most + 2) });
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.replace('3~000', '3000')).toBe(sentence);
  }
});
