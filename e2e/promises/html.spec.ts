import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { htmlOf } from '../exported';
import { NOWHERE, templates } from '../routes';

/** The rules of the HTML standard, all of them: Next's own markup keeps them too. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

test('pages are written as the HTML standard asks', async () => {
  for (const route of templates.map((it) => (it === NOWHERE ? '/404' : it))) {
    const { results } = await validator.validateString(htmlOf(route));
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(faults, route).toEqual([]);
  }
});
