import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import {
  requestFields,
  type ItemName,
  isOptional,
  FIELD_ORDER,
  type RequestField,
} from './appointmentFields';
import { fields } from './messages/fr';

test('required fields refuse an empty value', () => {
  for (const field of FIELD_ORDER) {
    const { optional, rules = [] } = requestFields[field];
    const refused = rules.some(([holds]) => !holds('', '2026-11-24'));
    expect(refused, field).toBe(!optional);
  }
});

/** The rows of the table of e-mail parameters: name and description. */
function documentedParams(markdown: string): [param: string, words: string][] {
  const [, table = ''] =
    /<!-- email-parameters -->\n([^]*?)<!-- \/email-parameters -->/.exec(markdown) ?? [];
  return Array.from(table.matchAll(/^\| `\{\{(\w+)\}\}` +\| (.*?) +\|$/gm), ([, param, words]) => [
    param ?? '',
    words ?? '',
  ]);
}

test('the documentation lists exactly the parameters of the e-mail', () => {
  const markdown = readFileSync('docs/email.md', 'utf8');
  const documented = documentedParams(markdown);
  const items = Object.entries(requestFields).flatMap(([name, { params, ifEmpty }]) =>
    params.map((param) => ({ name, param, label: fields[name as ItemName].label, ifEmpty })),
  );
  expect(documented.map(([param]) => param)).toEqual(items.map(({ param }) => param));
  const [message = '', reply = ''] = markdown.match(/^ *```html\n[^]*?```/gm) ?? [];
  const [section] = /\{\{#language\}\}/.exec(reply) ?? [];
  const pasted = new Set(
    Array.from(
      `${message} {{reply_to}} ${section}`.matchAll(/\{\{#?(\w+)\}\}/g),
      ([, param]) => param,
    ),
  );
  expect([...pasted].sort()).toEqual(items.map(({ param }) => param).sort());

  for (const [param, words] of documented) {
    const { name, label, ifEmpty } = items.find((item) => item.param === param)!;
    // The description begins with the label in the message.
    expect
      .soft(words.toLowerCase().startsWith(label.toLowerCase()), `${param}: ${label}`)
      .toBe(true);
    const mayBeEmpty =
      name === 'requestedService' ||
      name === 'language' ||
      (name in requestFields && isOptional(requestFields[name as RequestField], true));
    const inPlace = mayBeEmpty ? (ifEmpty ? `, ou « ${ifEmpty} »` : ', ou vide') : '';
    expect.soft(words.endsWith(inPlace), `«${words}» ends with «${inPlace}»`).toBe(true);
    expect.soft(/ ou vide$/.test(words), `${param} may be empty`).toBe(inPlace === ', ou vide');
  }
});
