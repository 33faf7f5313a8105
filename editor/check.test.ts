import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { parse } from 'yaml';
import { getProblems, cleanEntry, type FormData } from './check';

const SITE = 'content/site.yml';
const site = parse(readFileSync(SITE, 'utf8')) as FormData & {
  phones: string[];
  hours: { consultations: { lines: { note?: string | null; openings: object[] }[] } };
};
const plain = (sentences: string[]) => sentences.map((sentence) => sentence.replace(/\s/g, ' '));

test('accepts valid content, an empty field and an added row', () => {
  expect(getProblems(SITE, site)).toEqual([]);
  const other = structuredClone(site);
  Object.assign(other.hours.consultations.lines[0]!, { note: '', __sc_item_id: 'added' });
  expect(getProblems(SITE, other)).toEqual([]);
});

test('names the field and the fix of an error', () => {
  const wrong = structuredClone(site);
  wrong.phones[1] = '699 12';
  wrong.hours.consultations.lines[0]!.openings[0] = { opens: '08:00', closes: 'midi' };
  expect(plain(getProblems(SITE, wrong))).toEqual([
    expect.stringMatching(/^Téléphones, n° 2 : « 699 12 » n’est pas un numéro complet/),
    expect.stringMatching(
      /^Horaires, Consultations au centre, Lignes, n° 1, Heures, n° 1, Fermeture : « midi » n’est pas une heure/,
    ),
  ]);
});

test('requires only a draft’s title, but all of an article', () => {
  const file = 'content/articles/20260102030405.md';
  const picture = { src: 'blob:https://www.exemple.cm/1', alt: 'Une cour.' };
  const article = { title: 'Un titre', image: picture };
  expect(getProblems(file, { ...article, draft: true })).toEqual([]);
  const messages = plain(getProblems(file, article));
  expect(messages).toContain('Texte : ce champ manque ou est vide : écrivez-le');
  expect(messages.join()).not.toContain('Image');
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
