// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { sheets } from '@/lib/content/generated/sheets';
import { signs } from '@/lib/content/generated/signs';

test('the sheets hold every sign that sends to hospital, and say what is told the same day', () => {
  const blocks = sheets.flatMap((sheet) => sheet.blocks);
  const grave = signs.signs.filter(({ step }) => step === 'hospital').map(({ words }) => words);
  expect(grave.length).toBeGreaterThan(60);
  const framed = blocks.filter(({ look }) => look === 'hospital').flatMap(({ points }) => points);
  expect(framed).toEqual(expect.arrayContaining(grave));
  const call = blocks.filter((block) => /^Appelez/.test(block.heading ?? ''));
  expect(call.flatMap(({ points }) => points).length).toBeGreaterThan(10);
});
