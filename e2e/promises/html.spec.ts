import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';

/** The rules of the HTML standard, all of them: Next's own markup keeps them too. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

for (const page of pages) {
  test(`${page} is written as the HTML standard asks`, async () => {
    const { results } = await validator.validateString(
      readFileSync(path.join('out', page), 'utf8'),
    );
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(faults).toEqual([]);
  });
}
