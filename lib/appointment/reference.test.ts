import { expect, test } from 'playwright/test';
import { REQUEST_FIELDS, type AppointmentRequest } from '@/lib/appointment/appointmentFields';
import { referenceOf } from './requestText';

const empty = Object.fromEntries(REQUEST_FIELDS.map((field) => [field, ''])) as AppointmentRequest;
const request = { ...empty, fullName: 'Awa Ngo Bell', phone: '+237699123456' };

test('a reference changes with what is sent alone', () => {
  const intent = { requestedService: '', isQuote: false, isUrgent: false };
  const first = referenceOf('1-2', request, intent);
  const character = '[234679ACDEFGHJKMNPRTWXY]';
  expect(first).toMatch(new RegExp(`^AV-${character}{3}-${character}{3}$`));
  expect(referenceOf('1-2', { ...request }, { ...intent })).toBe(first);
  // The phone library may load between two attempts.
  const phones = ['699123456', '6 99 12 34 56', '+237699123456'];
  const references = phones.map((phone) => referenceOf('1-2', { ...request, phone }, intent));
  expect(new Set(references).size).toBe(1);
  const others = [
    referenceOf('1-3', request, intent),
    referenceOf('1-2', request, { ...intent, isUrgent: !intent.isUrgent }),
    ...(Object.keys(request) as (keyof typeof request)[]).map((field) =>
      referenceOf('1-2', { ...request, [field]: `${request[field]}1` }, intent),
    ),
  ];
  expect(new Set([first, ...others]).size).toBe(others.length + 1);
});
