import { expect, test } from 'playwright/test';
import { REQUEST_FIELDS, type AppointmentRequest } from '@/lib/appointment/appointmentFields';
import {
  checkRequest,
  isTimePast,
  normaliseRequest,
  type RequestErrors,
} from '@/lib/appointment/checkRequest';
import { FOR_RELATIVE } from '@/lib/appointment/fieldTypes';
import { emailParams, mailLink, requestText } from '@/lib/appointment/requestText';

/** Shows no-break spaces as `~`, so that an expectation can be read. */
const shown = (errors: RequestErrors) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [field, text.replace(/\u00a0/g, '~')]),
  );

/** Tuesday 24 November 2026, half past nine in the morning in Yaoundé. */
const NOW = Date.parse('2026-11-24T08:30:00Z');

const empty = Object.fromEntries(REQUEST_FIELDS.map((field) => [field, ''])) as AppointmentRequest;

const valid: AppointmentRequest = {
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

/** The errors of a valid request with some values changed. */
const check = (
  changed: Partial<AppointmentRequest>,
  phoneProblem: string | null = null,
  now = NOW,
) => {
  const purpose = { channel: 'email', isQuote: false } as const;
  return shown(
    checkRequest(normaliseRequest({ ...valid, ...changed }), now, phoneProblem, purpose),
  );
};

const zone = process.env.TZ;

test.afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.describe('required fields', () => {
  test('do not include phone and message', () => {
    expect(check({})).toEqual({});
    expect(check({ phone: '', message: '' })).toEqual({});
  });

  test('are not filled by spaces', () => {
    const errors = check({ fullName: ' \u00a0 ', email: '   ' });
    expect(Object.keys(errors)).toEqual(['fullName', 'email']);
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

  test('ends at midnight in Yaoundé, in any time zone', () => {
    for (const TZ of ['Africa/Douala', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      process.env.TZ = TZ;
      expect(check({ appointmentDate: '2026-11-23' }, null, lastMinute), TZ).toEqual(past(TUESDAY));
      expect(check({ appointmentDate: '2026-11-24' }, null, lastMinute), TZ).toEqual({});
      expect(check({ appointmentDate: '2026-11-24' }, null, midnight), TZ).toEqual(past(WEDNESDAY));
      expect(check({ appointmentDate: '2026-11-25' }, null, midnight), TZ).toEqual({});
    }
  });

  test('is any calendar day from today on', () => {
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

test.describe('what is sent', () => {
  test('has each parameter of the template, trimmed', () => {
    const loose = { fullName: ' Awa Ngo Bell ', email: ' awa@exemple.cm ', message: ' \n' };
    expect(emailParams({ ...valid, ...loose, phone: '' }, context)).toEqual({
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

  test('ends with the neighbourhood and the relative', () => {
    const near = { ...valid, neighbourhood: ' Mvog-Ada, derrière la chapelle ' };
    const neighbourhood = 'Quartier : Mvog-Ada, derrière la chapelle';
    const messageOf = (request: AppointmentRequest) => emailParams(request, context).message;
    expect(messageOf(near)).toBe(`Pour ma mère.\n\n${neighbourhood}`);
    const relative = { recipient: FOR_RELATIVE, relativeName: 'Odile', relativeConsent: 'Oui' };
    const about = 'POUR UN PROCHE\nPrénom du proche : Odile\nAccord du proche : Oui';
    expect(messageOf({ ...near, ...relative })).toBe(
      `Pour ma mère.\n\n${neighbourhood}\n\n${about}`,
    );
    // A request for the visitor has no answers about a relative.
    const own = normaliseRequest({ ...valid, ...relative, recipient: 'Pour moi' });
    expect(messageOf(own)).toBe('Pour ma mère.');
    expect(requestText(near, context).split('\n')).toContain(neighbourhood);
  });

  test('is complete as one text', () => {
    expect(requestText(valid, context).replace(/\u00a0/g, ' ')).toBe(
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
    // Empty fields are omitted.
    const unfilled = requestText({ ...valid, phone: '', message: ' ' }, context);
    expect(unfilled).not.toMatch(/Téléphone|Message/);
  });

  test('begins with the urgency', () => {
    const urgent = { ...context, isUrgent: true };
    const sent = emailParams(valid, urgent);
    expect(sent.requested_service).toBe('AUJOURD’HUI : Suivi de grossesse à domicile');
    expect(sent.message).toBe('Demande qui ne peut pas attendre demain.\n\nPour ma mère.');
    expect(requestText(valid, urgent)).toMatch(/^Demande qui ne peut pas attendre demain\n/);
    const unasked = emailParams(valid, { ...urgent, requestedService: '' });
    expect(unasked.requested_service).toBe('AUJOURD’HUI');
  });
});

const textOf = ({ href }: { href: string }) =>
  new URL(href).searchParams.get('body')?.replace(/\r/g, '') ?? '';

test('a link that is too long omits whole lines', () => {
  const long = { ...valid, message: 'long '.repeat(600), relativeName: 'Odile' };
  const link = mailLink('awa@exemple.cm', long, context);
  const text = textOf(link);
  expect(link.isWhole).toBe(false);
  expect(link.href.length).toBeLessThanOrEqual(2000);
  expect(text).not.toContain('Message');
  for (const line of ['Référence : AV-7K3-M9P', 'Prénom du proche : Odile']) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text.split('\n').at(-1)).toMatch(/^\(La suite, .+ est à coller ici\.\)$/);
  const short = mailLink('awa@exemple.cm', valid, context);
  expect(short.isWhole).toBe(true);
  expect(textOf(short)).toBe(requestText(valid, context));
});
