// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { articles } from '@/lib/content/made/articles';
import { services } from '@/lib/content/made/services';
import { sheets } from '@/lib/content/made/sheets';

/** What the texts say of a step, wherever they say it. */
const said = (...steps: ('hospital' | 'newborn' | 'call' | 'appointment')[]) =>
  [...services, ...articles].flatMap(({ warningSigns }) =>
    steps.flatMap((step) => warningSigns[step]),
  );

test('a sheet says each sign in the words of a service or an article, under the same step', () => {
  const blocks = sheets.flatMap((sheet) => sheet.blocks);
  const hospital = blocks.filter(({ look }) => look === 'hospital').flatMap(({ points }) => points);
  expect(hospital.length).toBeGreaterThan(25);
  expect(said('hospital', 'newborn')).toEqual(expect.arrayContaining(hospital));
  const under = (heading: RegExp) =>
    blocks.filter((block) => heading.test(block.heading ?? '')).flatMap(({ points }) => points);
  const call = under(/^Appelez/);
  expect(call.length).toBeGreaterThan(5);
  expect(said('call')).toEqual(expect.arrayContaining(call));
  const appointment = under(/^Prenez rendez-vous/);
  expect(appointment.length).toBeGreaterThan(1);
  expect(said('appointment')).toEqual(expect.arrayContaining(appointment));
});
