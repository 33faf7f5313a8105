import { expect, test } from 'playwright/test';
import {
  bareRequest,
  checkRequest,
  emailParams,
  isTimePast,
  makeReference,
  requestText,
  type RequestErrors,
} from '@/lib/appointment/appointment';
import { REQUEST_FIELDS, type AppointmentRequest } from '@/lib/appointment/appointmentFields';
import { PHONE_PROBLEMS, type PhoneProblem } from '@/lib/appointment/phoneProblems';

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

test.describe('what must be filled', () => {
  test('a right request is found right', () => {
    expect(check({})).toEqual({});
  });

  test('the phone and the message may stay empty', () => {
    expect(check({ phone: '', message: '' })).toEqual({});
  });

  test('an empty form is told its five required fields and no other', () => {
    expect(check(empty)).toEqual({
      serviceType: 'Choisissez un type de service.',
      appointmentDate: 'Choisissez une date.',
      appointmentTime: 'Choisissez une heure.',
      fullName: 'Entrez votre nom et votre prénom.',
      email: 'Entrez votre adresse e-mail, par exemple nom@exemple.com.',
    });
  });

  test('a quote needs no day and no hour, and what is said of them must be right all the same', () => {
    const forQuote = (changed: Partial<AppointmentRequest>) => {
      const purpose = { way: 'email', isQuote: true } as const;
      return Object.keys(checkRequest({ ...right, ...changed }, NOW, null, purpose));
    };
    expect(forQuote({ appointmentDate: '', appointmentTime: '' })).toEqual([]);
    expect(forQuote({ appointmentDate: '2026-11-23' })).toEqual(['appointmentDate']);
    expect(forQuote(empty)).toEqual(['serviceType', 'fullName', 'email']);
  });

  test('by WhatsApp no e-mail is needed, and a wrong one holds nothing up', () => {
    const purpose = { way: 'whatsapp', isQuote: false } as const;
    for (const email of ['', 'nom', 'nom@exemple', 'nom@exemple..com']) {
      expect(checkRequest({ ...right, email }, NOW, null, purpose), email).toEqual({});
    }
  });

  test('spaces are no name and no address', () => {
    expect(Object.keys(check({ fullName: ' \u00a0 ', email: '   ' })).sort()).toEqual([
      'email',
      'fullName',
    ]);
  });

  for (const serviceType of ['Type de service', 'autre', 'Chirurgie']) {
    test(`«${serviceType}» is no type of service`, () => {
      expect(check({ serviceType })).toEqual({ serviceType: 'Choisissez un type de service.' });
    });
  }

  for (const [appointmentTime, accepted] of [
    ['00:00', true],
    ['23:59', true],
    // Some browsers add the seconds.
    ['10:30:00', true],
    ['9 h', false],
    ['10', false],
  ] as const) {
    test(`«${appointmentTime}» is ${accepted ? 'an hour' : 'no hour'}`, () => {
      expect(check({ appointmentTime })).toEqual(
        accepted ? {} : { appointmentTime: 'Choisissez une heure.' },
      );
    });
  }
});

test.describe('the wished day', () => {
  const PAST = {
    appointmentDate: 'Cette date est passée. Choisissez aujourd’hui ou un jour à venir.',
  };
  const zones = ['Africa/Douala', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'];

  // 23:59 of the 24th, then 00:00 of the 25th, in Yaoundé.
  const lastMinute = Date.parse('2026-11-24T22:59:59.999Z');
  const midnight = Date.parse('2026-11-24T23:00:00Z');

  for (const TZ of zones) {
    test(`ends at midnight in Yaoundé, also where the machine’s own zone is ${TZ}`, () => {
      process.env.TZ = TZ;
      expect(check({ appointmentDate: '2026-11-23' }, null, lastMinute)).toEqual(PAST);
      expect(check({ appointmentDate: '2026-11-24' }, null, lastMinute)).toEqual({});
      expect(check({ appointmentDate: '2026-11-25' }, null, lastMinute)).toEqual({});
      expect(check({ appointmentDate: '2026-11-24' }, null, midnight)).toEqual(PAST);
      expect(check({ appointmentDate: '2026-11-25' }, null, midnight)).toEqual({});
    });
  }

  for (const appointmentDate of ['2025-12-31', '2026-10-30', '2026-11-23']) {
    test(`${appointmentDate} is past`, () => {
      expect(check({ appointmentDate })).toEqual(PAST);
    });
  }

  for (const appointmentDate of ['2026-11-24', '2026-12-01', '2027-01-01', '2028-02-29']) {
    test(`${appointmentDate} may be wished`, () => {
      expect(check({ appointmentDate })).toEqual({});
    });
  }

  for (const appointmentDate of ['24/11/2026', '2026-11-31', '2027-02-29', 'demain']) {
    test(`«${appointmentDate}» is no day`, () => {
      expect(check({ appointmentDate })).toEqual({ appointmentDate: 'Choisissez une date.' });
    });
  }
});

test.describe('an hour already past today', () => {
  const moments: [appointmentDate: string, appointmentTime: string, past: boolean][] = [
    ['2026-11-24', '00:00', true],
    ['2026-11-24', '09:29', true],
    ['2026-11-24', '09:30', false],
    ['2026-11-24', '09:31', false],
    ['2026-11-25', '00:00', false],
    ['2026-11-24', '', false],
    ['', '09:00', false],
  ];

  for (const [appointmentDate, appointmentTime, past] of moments) {
    const moment = `«${appointmentDate}» at «${appointmentTime}»`;
    test(`${moment} ${past ? 'is remarked' : 'is not remarked'} at half past nine`, () => {
      for (const TZ of ['Africa/Douala', 'Pacific/Kiritimati', 'America/New_York']) {
        process.env.TZ = TZ;
        expect(isTimePast({ appointmentDate, appointmentTime }, NOW), TZ).toBe(past);
      }
    });
  }

  test('is never an error', () => {
    expect(check({ appointmentDate: '2026-11-24', appointmentTime: '00:00' })).toEqual({});
  });
});

test.describe('the length of a text', () => {
  const lengths: [field: keyof AppointmentRequest, most: number][] = [
    ['fullName', 120],
    ['phone', 250],
    ['message', 3000],
  ];

  for (const [field, most] of lengths) {
    test(`${field} takes ${most} characters and not one more`, () => {
      expect(check({ [field]: 'a'.repeat(most) })).toEqual({});
      const errors = check({ [field]: 'a'.repeat(most + 1) });
      expect(Object.keys(errors)).toEqual([field]);
      expect(errors[field]).toMatch(/^Ce texte est trop long~: [\d~]+ caractères au plus\.$/);
      expect(errors[field]?.replace(/~/g, '')).toContain(`${most} caractères`);
    });
  }

  test('email takes 254 characters and not one more', () => {
    const address = (length: number) => `${'a'.repeat(length - 11)}@exemple.cm`;
    expect(address(254)).toHaveLength(254);
    expect(check({ email: address(254) })).toEqual({});
    expect(check({ email: address(255) })).toEqual({
      email: 'Ce texte est trop long~: 254 caractères au plus.',
    });
  });
});

test.describe('the phone', () => {
  const sentences: Record<PhoneProblem, string> = {
    NOT_A_NUMBER: 'Ce n’est pas un numéro de téléphone. Écrivez-le en chiffres, ou laissez vide.',
    INVALID_COUNTRY: 'L’indicatif de ce pays n’existe pas. Choisissez le pays dans la liste.',
    TOO_SHORT:
      'Il manque des chiffres à ce numéro. Au Cameroun, il en a 9, par exemple 6 99 12 34 56.',
    TOO_LONG: 'Ce numéro a trop de chiffres. Au Cameroun, il en a 9, par exemple 6 99 12 34 56.',
  };

  for (const [problem, sentence] of Object.entries(sentences)) {
    test(`${problem} is said in French, with what to do`, () => {
      expect(check({}, PHONE_PROBLEMS[problem as PhoneProblem])).toEqual({ phone: sentence });
    });
  }
});

test.describe('what travels', () => {
  const context = {
    reference: 'AV-7K3-M9P',
    requestedService: 'Suivi de grossesse à domicile',
    isQuote: false,
    isUrgent: false,
  };

  test('the eight parameters of the template, to the letter, and two beside them', () => {
    expect(emailParams(right, context)).toMatchObject({
      from_name: 'Awa Ngo Bell',
      from_email: 'awa@exemple.cm',
      reply_to: 'awa@exemple.cm',
      phone: '+237699123456',
      date: '2026-11-26',
      time: '10:30',
      service: 'Consultation générale',
      message: 'Pour ma mère.',
      reference: 'AV-7K3-M9P',
      requested_service: 'Suivi de grossesse à domicile',
    });
  });

  for (const message of ['', '   ', '\n\n']) {
    test(`the message ${JSON.stringify(message)} says that there is none`, () => {
      expect(emailParams({ ...right, message }, context).message).toBe(
        '(Aucun message supplémentaire)',
      );
    });
  }

  test('spaces around a text stay behind, those inside it travel', () => {
    const params = emailParams(
      { ...right, fullName: ' Awa  Bell ', email: ' awa@exemple.cm ', message: ' Un.\n\nDeux. ' },
      context,
    );
    expect(params.from_name).toBe('Awa  Bell');
    expect(params.from_email).toBe('awa@exemple.cm');
    expect(params.reply_to).toBe('awa@exemple.cm');
    expect(params.message).toBe('Un.\n\nDeux.');
  });

  test('every parameter is a text, also where nothing was filled', () => {
    const params = emailParams(
      { ...right, phone: '', message: '' },
      { ...context, requestedService: '' },
    );
    expect(params.phone).toBe('');
    expect(params.requested_service).toBe('');
    expect(Object.values(params).every((value) => typeof value === 'string')).toBe(true);
  });

  test('the quartier and what is said of a relative stand at the end of the message', () => {
    const near = { ...right, quarter: ' Mvog-Ada, derrière la chapelle ' };
    const quarter = 'Quartier : Mvog-Ada, derrière la chapelle';
    const messageOf = (request: AppointmentRequest) => emailParams(request, context).message;
    expect(messageOf(near)).toBe(`Pour ma mère.\n\n${quarter}`);
    expect(messageOf({ ...near, message: '' })).toBe(
      `(Aucun message supplémentaire)\n\n${quarter}`,
    );
    const relative = { relativeName: 'Odile', relativeConsent: 'Oui' };
    const about = 'POUR UN PROCHE\nPrénom du proche : Odile\nAccord du proche : Oui';
    expect(messageOf({ ...near, ...relative })).toBe(`Pour ma mère.\n\n${quarter}\n\n${about}`);
    expect(messageOf({ ...right, ...relative })).toBe(`Pour ma mère.\n\n${about}`);
    expect(requestText(near, context).split('\n')).toContain(quarter);
  });

  test('the same request as one text holds all of it', () => {
    expect(requestText(right, context).replace(/\u00a0/g, ' ')).toBe(
      [
        'Demande de rendez-vous',
        'Référence : AV-7K3-M9P',
        'Nom : Awa Ngo Bell',
        'E-mail : awa@exemple.cm',
        'Téléphone : +237699123456',
        'Type de service : Consultation générale',
        'Service demandé : Suivi de grossesse à domicile',
        'Date souhaitée : jeudi 26 novembre 2026',
        'Heure souhaitée : 10:30',
        'Message : Pour ma mère.',
      ].join('\n'),
    );
  });

  test('a quote is called one, and what it leaves open is said in the e-mail alone', () => {
    const open = { ...right, appointmentDate: '', appointmentTime: '' };
    const quote = { ...context, isQuote: true };
    expect(emailParams(open, quote)).toMatchObject({
      date: '(À convenir)',
      time: '(À convenir)',
      requested_service: 'Devis : Suivi de grossesse à domicile',
    });
    expect(emailParams(open, { ...quote, requestedService: '' }).requested_service).toBe('Devis');
    const lines = requestText(open, quote).split('\n');
    expect(lines[0]).toBe('Demande de devis');
    expect(lines).toContain('Service demandé : Devis : Suivi de grossesse à domicile');
    expect(lines.join()).not.toMatch(/rendez-vous|souhaitée/);
  });

  test('what can’t wait says so first: in the subject, in the message and in its text', () => {
    const urgent = { ...context, isUrgent: true };
    const sent = emailParams(right, urgent);
    expect(sent.requested_service).toBe('AUJOURD’HUI : Suivi de grossesse à domicile');
    expect(sent.message).toBe('Demande qui ne peut pas attendre demain.\n\nPour ma mère.');
    expect(requestText(right, urgent)).toMatch(/^Demande qui ne peut pas attendre demain\n/);
    expect(emailParams(right, { ...urgent, requestedService: '' }).requested_service).toBe(
      'AUJOURD’HUI',
    );
  });

  test('that text leaves out what was not filled', () => {
    const text = requestText(
      { ...right, phone: '', message: ' ' },
      { ...context, requestedService: '' },
    );
    expect(text.replace(/\u00a0/g, ' ')).toBe(
      [
        'Demande de rendez-vous',
        'Référence : AV-7K3-M9P',
        'Nom : Awa Ngo Bell',
        'E-mail : awa@exemple.cm',
        'Type de service : Consultation générale',
        'Date souhaitée : jeudi 26 novembre 2026',
        'Heure souhaitée : 10:30',
      ].join('\n'),
    );
  });
});

test.describe('the reference', () => {
  test('uses no sign that is taken for another, whatever the draw', () => {
    const drawn = new Set<string>();
    for (let byte = 0; byte < 256; byte += 1) {
      const reference = makeReference(new Uint8Array(6).fill(byte));
      expect(reference).toMatch(/^AV-.{3}-.{3}$/);
      const signs = reference.slice(3).replace('-', '');
      for (const sign of signs) drawn.add(sign);
    }
    expect([...drawn].sort().join('')).toBe('234679ACDEFGHJKMNPRTWXY');
  });

  test('is drawn sign by sign, in the order of the draw', () => {
    expect(makeReference(Uint8Array.of(0, 1, 2, 3, 4, 5))).toBe('AV-234-679');
    expect(makeReference(Uint8Array.of(22, 23, 24, 6, 7, 8))).toBe('AV-Y23-ACD');
  });

  test('differs from one request to the next', () => {
    const many = new Set(Array.from({ length: 100 }, () => makeReference()));
    expect(many.size).toBeGreaterThan(98);
  });
});
