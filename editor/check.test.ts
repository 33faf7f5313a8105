import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { parse } from 'yaml';
import { getProblems, cleanEntry, type FormData } from './check';

const SITE = 'content/site.yml';
const site = parse(readFileSync(SITE, 'utf8')) as FormData & {
  hours: { consultations: { lines: object[] } };
};
const plain = (sentences: string[]) => sentences.map((sentence) => sentence.replace(/\s/g, ' '));

test('accepts valid content, an empty field and an added row', () => {
  expect(getProblems(SITE, site)).toEqual([]);
  const other = structuredClone(site);
  Object.assign(other.hours.consultations.lines[0]!, { note: '', __sc_item_id: 'added' });
  expect(getProblems(SITE, other)).toEqual([]);
});

test('reports a pasted table whose rows differ', () => {
  const body = '| Jour | Prix |\n| --- | --- |\n| Lundi | 3 000 | 2 h |';
  expect(plain(getProblems('content/services/2.md', { body })).join()).toMatch(
    /Texte de la page : les lignes de ce tableau n’ont pas toutes autant de cases/,
  );
});

test('omits an optional switch that is off', () => {
  const faq = (contacts: boolean) => ({ questions: [{ question: 'Où ?', contacts }] });
  expect(cleanEntry('content/faq.yml', faq(false))).toEqual({ questions: [{ question: 'Où ?' }] });
  expect(cleanEntry('content/faq.yml', faq(true))).toEqual(faq(true));
  // A required switch: its `false` is data.
  const launch = { points: [{ confirmed: false }] };
  expect(cleanEntry('content/launch.yml', launch)).toEqual(launch);
});
