import { expect, test } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { faqPage } from './faq';
import { scriptText } from './scriptText';

// e2e/journeys/content/accuracy.spec.ts compares all facts with the content.
test('escapes content inside its script without loss', () => {
  const question = '</script><!--<script>&amp;\u2028\u2029 ?';
  const text = scriptText([faqPage([{ question, answer: 'Oui.', icon: 'leaf' }], site)]);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)['@graph'][0].mainEntity[0].name).toBe(question);
});
