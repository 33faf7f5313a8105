import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { FIELD_ORDER, requestFields } from './appointmentFields';

test('required fields refuse an empty value', () => {
  for (const field of FIELD_ORDER) {
    const { optional, rules = [] } = requestFields[field];
    const refused = rules.some(([holds]) => !holds('', '2026-11-24'));
    expect(refused, field).toBe(!optional);
  }
});

test('the documentation lists exactly the parameters of the e-mail', () => {
  const markdown = readFileSync('docs/email.md', 'utf8');
  const params = Object.values(requestFields).flatMap((item) => item.params);
  const rows = markdown.matchAll(/^\| `\{\{(\w+)\}\}` +\| /gm);
  expect(Array.from(rows, ([, param]) => param)).toEqual(params);
  const [message = '', reply = ''] = markdown.match(/^ *```html\n[^]*?```/gm) ?? [];
  const [section] = /\{\{#language\}\}/.exec(reply) ?? [];
  const pasted = `${message} {{reply_to}} ${section}`.matchAll(/\{\{#?(\w+)\}\}/g);
  expect(new Set(Array.from(pasted, ([, param]) => param))).toEqual(new Set(params));
});
