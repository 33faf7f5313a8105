import { expect, test } from 'playwright/test';
import { EMPTY_INTENT, type AppointmentRequest } from './appointmentFields';
import { normaliseRequest } from './checkRequest';
import { FOR_RELATIVE } from './fieldTypes';
import { emailParams, mailLink, makeReference, requestText } from './requestText';
import * as en from './messages/en';
import { valid } from './requestTesting';

const context = {
  ...EMPTY_INTENT,
  reference: 'AV-7K3-M9P',
  requestedService: 'Suivi de grossesse à domicile',
};

test.describe('what is sent', () => {
  test('has each parameter of the template, trimmed', () => {
    const loose = { fullName: ' Awa Ngo Bell ', email: ' awa@exemple.cm ', message: ' \n' };
    expect(emailParams({ ...valid, ...loose, phone: '' }, context)).toEqual({
      from_name: 'Awa Ngo Bell',
      from_email: 'awa@exemple.cm',
      reply_to: 'awa@exemple.cm',
      phone: '',
      whatsapp: '',
      date: '2026-11-26',
      time: '10:30',
      service: 'Consultation générale',
      message: '(Aucun message supplémentaire)',
      reference: 'AV-7K3-M9P',
      language: '',
      requested_service: 'Suivi de grossesse à domicile',
    });
  });

  test('ends with the neighbourhood and the relative', () => {
    const near = { ...valid, neighbourhood: ' Mvog-Ada, derrière la chapelle ' };
    const neighbourhood = 'Quartier : Mvog-Ada, derrière la chapelle';
    const sentMessage = (request: AppointmentRequest) => emailParams(request, context).message;
    expect(sentMessage(near)).toBe(`Pour ma mère.\n\n${neighbourhood}`);
    const relative = { recipient: FOR_RELATIVE, relativeName: 'Odile', relativeConsent: 'Oui' };
    const about = 'POUR UN PROCHE\nPrénom du proche : Odile\nAccord du proche : Oui';
    expect(sentMessage({ ...near, ...relative })).toBe(
      `Pour ma mère.\n\n${neighbourhood}\n\n${about}`,
    );
    // A request for the visitor has no answers about a relative.
    const own = normaliseRequest({ ...valid, ...relative, recipient: 'Pour moi' });
    expect(sentMessage(own)).toBe('Pour ma mère.');
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
    // As in a draft of an earlier version, which has fewer fields.
    const { phone, message, ...fewer } = valid;
    expect(phone && message && requestText(fewer, context)).toBe(unfilled);
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

const linkText = ({ href }: { href: string }) =>
  new URL(href).searchParams.get('body')?.replace(/\r/g, '') ?? '';

test('a link that is too long omits whole lines', () => {
  const long = { ...valid, message: 'long '.repeat(600), relativeName: 'Odile' };
  const link = mailLink('awa@exemple.cm', long, context);
  const text = linkText(link);
  expect(link.isWhole).toBe(false);
  expect(link.href.length).toBeLessThanOrEqual(2000);
  expect(text).not.toContain('Message');
  for (const line of ['Référence : AV-7K3-M9P', 'Prénom du proche : Odile']) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text.split('\n').at(-1)).toMatch(/^\(La suite, .+ est à coller ici\.\)$/);
  const short = mailLink('awa@exemple.cm', valid, context);
  expect(short.isWhole).toBe(true);
  expect(linkText(short)).toBe(requestText(valid, context));
});

test('a reference changes with what is sent alone', () => {
  const first = makeReference('1-2', valid, EMPTY_INTENT);
  const character = '[234679ACDEFGHJKMNPRTWXY]';
  expect(first).toMatch(new RegExp(`^AV-${character}{3}-${character}{3}$`));
  expect(makeReference('1-2', { ...valid }, { ...EMPTY_INTENT })).toBe(first);
  const foreign = { ...EMPTY_INTENT, language: en.sentLanguage };
  expect(makeReference('1-2', valid, foreign)).toBe(first);
  // The phone library may load between two attempts.
  const phones = ['699123456', '6 99 12 34 56', '+237699123456'];
  const references = phones.map((phone) => makeReference('1-2', { ...valid, phone }, EMPTY_INTENT));
  expect(new Set(references).size).toBe(1);
  const others = [
    makeReference('1-3', valid, EMPTY_INTENT),
    makeReference('1-2', valid, { ...EMPTY_INTENT, isUrgent: true }),
    ...(Object.keys(valid) as (keyof AppointmentRequest)[]).map((field) =>
      makeReference('1-2', { ...valid, [field]: `${valid[field]}1` }, EMPTY_INTENT),
    ),
  ];
  expect(new Set([first, ...others]).size).toBe(others.length + 1);
});
