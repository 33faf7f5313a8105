import { expect, test } from 'playwright/test';
import {
  bareRequest,
  checkRequest,
  emailParams,
  isTimePast,
  limitedRequestText,
  referenceOf,
  requestText,
  type RequestErrors,
} from '@/lib/appointment/appointment';
import {
  FOR_RELATIVE,
  REQUEST_FIELDS,
  type AppointmentRequest,
} from '@/lib/appointment/appointmentFields';

/** Shows no-break spaces as `~`, so that an expectation can be read. */
const shown = (errors: RequestErrors) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [field, text.replace(/\u00a0/g, '~')]),
  );

/** Tuesday 24 November 2026, half past nine in the morning in Yaoundé. */
const NOW = Date.parse('2026-11-24T08:30:00Z');

const empty = Object.fromEntries(REQUEST_FIELDS.map((field) => [field, ''])) as AppointmentRequest;

const right: AppointmentRequest = {
  ...empty,
  fullName: 'Awa Ngo Bell',
  email: 'awa@exemple.cm',
  phone: '+237699123456',
  appointmentDate: '2026-11-26',
  appointmentTime: '10:30',
  serviceType: 'Consultation générale',
  message: 'Pour ma mère.',
};

const context = {
  reference: 'AV-7K3-M9P',
  requestedService: 'Suivi de grossesse à domicile',
  isQuote: false,
  isUrgent: false,
};

/** What is said of a right request with some values changed. */
const check = (
  changed: Partial<AppointmentRequest>,
  phoneProblem: string | null = null,
  now = NOW,
) => {
  const purpose = { way: 'email', isQuote: false } as const;
  return shown(checkRequest(bareRequest({ ...right, ...changed }), now, phoneProblem, purpose));
};

const zone = process.env.TZ;

test.afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.describe('required fields', () => {
  test('phone and message may stay empty', () => {
    expect(check({})).toEqual({});
    expect(check({ phone: '', message: '' })).toEqual({});
  });

  test('reports a required field filled with spaces', () => {
    const errors = check({ fullName: ' \u00a0 ', email: '   ' });
    expect(Object.keys(errors)).toEqual(['fullName', 'email']);
  });

  test('accepts only offered services and real hours', () => {
    for (const serviceType of ['Type de service', 'autre']) {
      expect(check({ serviceType })).toEqual({ serviceType: 'Choisissez un type de service.' });
    }
    // Some browsers add the seconds.
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

test.describe('the requested day', () => {
  // The day is named: «aujourd’hui» may be another day where the visitor lives.
  const past = (today: string) => ({
    appointmentDate: `Cette date est passée. À Yaoundé, nous sommes le ${today}~: choisissez ce jour ou un autre à venir.`,
  });

  const TUESDAY = 'mardi 24~novembre 2026';
  const WEDNESDAY = 'mercredi 25~novembre 2026';

  // 23:59 of the 24th, then 00:00 of the 25th, in Yaoundé.
  const lastMinute = Date.parse('2026-11-24T22:59:59.999Z');
  const midnight = Date.parse('2026-11-24T23:00:00Z');

  test('ends at midnight in Yaoundé, whatever the machine’s own zone', () => {
    for (const TZ of ['Africa/Douala', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      process.env.TZ = TZ;
      expect(check({ appointmentDate: '2026-11-23' }, null, lastMinute), TZ).toEqual(past(TUESDAY));
      expect(check({ appointmentDate: '2026-11-24' }, null, lastMinute), TZ).toEqual({});
      expect(check({ appointmentDate: '2026-11-24' }, null, midnight), TZ).toEqual(past(WEDNESDAY));
      expect(check({ appointmentDate: '2026-11-25' }, null, midnight), TZ).toEqual({});
    }
  });

  test('accepts any future year, and only real days', () => {
    expect(check({ appointmentDate: '2025-12-31' })).toEqual(past(TUESDAY));
    for (const appointmentDate of ['2027-01-01', '2028-02-29', '0027-03-01', '24/11/2026']) {
      expect(check({ appointmentDate }), appointmentDate).toEqual({});
    }
    const others = ['2026-11-31', '2027-02-29', 'demain', '24/11', '12027-03-01', '0202-03-01'];
    for (const appointmentDate of others) {
      expect(check({ appointmentDate }), appointmentDate).toEqual({
        appointmentDate:
          'Écrivez un jour du calendrier, l’année en quatre chiffres, par exemple 24/11/2026.',
      });
    }
  });

  test('is today: a past hour is remarked, no error', () => {
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

test('allows exactly a field’s maximum length', () => {
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
    // An end of line is one character, though forms give two.
    const longest = field === 'message' ? `a\r\n${text(most - 2)}` : text(most);
    expect(check({ recipient: FOR_RELATIVE, [field]: longest })).toEqual({});
    const sentence = `Ce texte est trop long~: ${most} caractères au plus. Il y en a 2 de trop.`;
    const errors = check({ recipient: FOR_RELATIVE, [field]: text(most + 2) });
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.replace('3~000', '3000')).toBe(sentence);
  }
});

test.describe('template parameters', () => {
  test('fills each parameter of the template, trimmed', () => {
    const loose = { fullName: ' Awa Ngo Bell ', email: ' awa@exemple.cm ', message: ' \n' };
    expect(emailParams({ ...right, ...loose, phone: '' }, context)).toEqual({
      from_name: 'Awa Ngo Bell',
      from_email: 'awa@exemple.cm',
      reply_to: 'awa@exemple.cm',
      phone: '',
      date: '2026-11-26',
      time: '10:30',
      service: 'Consultation générale',
      message: '(Aucun message supplémentaire)',
      reference: 'AV-7K3-M9P',
      requested_service: 'Suivi de grossesse à domicile',
    });
  });

  test('appends neighbourhood and relative to the message', () => {
    const near = { ...right, neighbourhood: ' Mvog-Ada, derrière la chapelle ' };
    const neighbourhood = 'Quartier : Mvog-Ada, derrière la chapelle';
    const messageOf = (request: AppointmentRequest) => emailParams(request, context).message;
    expect(messageOf(near)).toBe(`Pour ma mère.\n\n${neighbourhood}`);
    const relative = { recipient: FOR_RELATIVE, relativeName: 'Odile', relativeConsent: 'Oui' };
    const about = 'POUR UN PROCHE\nPrénom du proche : Odile\nAccord du proche : Oui';
    expect(messageOf({ ...near, ...relative })).toBe(
      `Pour ma mère.\n\n${neighbourhood}\n\n${about}`,
    );
    // What was said of a relative stays behind where it is for the visitor after all.
    const own = bareRequest({ ...right, ...relative, recipient: 'Pour moi' });
    expect(messageOf(own)).toBe('Pour ma mère.');
    expect(requestText(near, context).split('\n')).toContain(neighbourhood);
  });

  test('puts the whole request into one text', () => {
    expect(requestText(right, context).replace(/\u00a0/g, ' ')).toBe(
      [
        'Demande de rendez-vous',
        'Référence : AV-7K3-M9P',
        'Type de service : Consultation générale',
        'Service demandé : Suivi de grossesse à domicile',
        'Date souhaitée : jeudi 26 novembre 2026',
        'Heure souhaitée : 10:30',
        'Nom : Awa Ngo Bell',
        'E-mail : awa@exemple.cm',
        'Téléphone : +237699123456',
        'Message : Pour ma mère.',
      ].join('\n'),
    );
    // What was not filled is left out.
    const unfilled = requestText({ ...right, phone: '', message: ' ' }, context);
    expect(unfilled).not.toMatch(/Téléphone|Message/);
  });

  test('says first that a request is urgent', () => {
    const urgent = { ...context, isUrgent: true };
    const sent = emailParams(right, urgent);
    expect(sent.requested_service).toBe('AUJOURD’HUI : Suivi de grossesse à domicile');
    expect(sent.message).toBe('Demande qui ne peut pas attendre demain.\n\nPour ma mère.');
    expect(requestText(right, urgent)).toMatch(/^Demande qui ne peut pas attendre demain\n/);
    const unasked = emailParams(right, { ...urgent, requestedService: '' });
    expect(unasked.requested_service).toBe('AUJOURD’HUI');
  });
});

test('cuts a too long request by lines, and says so', () => {
  const long = { ...right, message: 'long '.repeat(600), relativeName: 'Odile' };
  const { text, isWhole } = limitedRequestText(long, context, ({ length }) => length <= 600);
  expect(isWhole).toBe(false);
  expect(text.length).toBeLessThanOrEqual(600);
  expect(text).not.toContain('Message');
  for (const line of ['Référence : AV-7K3-M9P', 'Prénom du proche : Odile']) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text.split('\n').at(-1)).toMatch(/^\(La suite, .+ est à coller ici\.\)$/);
  expect(limitedRequestText(right, context, () => true)).toEqual({
    text: requestText(right, context),
    isWhole: true,
  });
});

test('derives the reference from the request', () => {
  const wish = { requestedService: '', isQuote: false, isUrgent: false };
  const first = referenceOf('1-2', right, wish);
  const sign = '[234679ACDEFGHJKMNPRTWXY]';
  expect(first).toMatch(new RegExp(`^AV-${sign}{3}-${sign}{3}$`));
  expect(referenceOf('1-2', { ...right }, { ...wish })).toBe(first);
  // The phone library may have come between two tries.
  const phones = ['699123456', '6 99 12 34 56', '+237699123456'];
  const written = phones.map((phone) => referenceOf('1-2', { ...right, phone }, wish));
  expect(new Set(written).size).toBe(1);
  const others = [
    referenceOf('1-3', right, wish),
    referenceOf('1-2', right, { ...wish, isUrgent: !wish.isUrgent }),
    ...(Object.keys(right) as (keyof typeof right)[]).map((field) =>
      referenceOf('1-2', { ...right, [field]: `${right[field]}1` }, wish),
    ),
  ];
  expect(new Set([first, ...others]).size).toBe(others.length + 1);
});
