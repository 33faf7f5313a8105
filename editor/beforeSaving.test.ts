import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { parse } from 'yaml';
import { problemsBeforeSaving, tidy } from './beforeSaving';

const FILE = 'content/site.yml';
const site = () => parse(readFileSync(FILE, 'utf8'));

test('sound content passes, whether fields are left out or empty', () => {
  expect(problemsBeforeSaving(FILE, site())).toEqual([]);
  const hours = site();
  hours.hours.consultations.lines[0].note = '';
  hours.hours.consultations.lines[0].label = null;
  expect(problemsBeforeSaving(FILE, hours)).toEqual([]);
});

test('a fault is said by the field’s name in the form, and how to put it right', () => {
  const wrong = site();
  wrong.phones[1] = '699 12 34 56';
  wrong.hours.consultations.lines[0].openings[0].opens = '8h';
  const problems = problemsBeforeSaving(FILE, wrong);
  expect(problems[0]).toMatch(/^Téléphones, n° 2 : « 699 12 34 56 » n’est pas un numéro complet/);
  expect(problems[1]).toMatch(
    /^Horaires, Consultations au centre, Lignes, n° 1, Plages, n° 1, Ouverture : « 8h » n’est pas une heure/,
  );
});

test('the text of an article counts among its fields', () => {
  const path = 'content/articles/20260102030405.md';
  const problems = problemsBeforeSaving(path, { title: 'Un titre', body: '' });
  expect(problems).toContain('Texte : ce champ manque ou est vide : écrivez-le');
  expect(problems.some((it) => it.startsWith('Titre'))).toBe(false);
});

test('a file that is no content has no rules', () => {
  expect(problemsBeforeSaving('public/photos/x.webp', {})).toEqual([]);
});

test('a switch that may be left out and is off is not written', () => {
  const questions = (contacts: boolean) => ({
    questions: [{ question: 'Où ?', answer: 'Ici.', contacts, icon: 'phone' }],
  });
  const written = tidy('content/faq.yml', questions(false));
  expect(JSON.stringify(written)).not.toContain('contacts');
  expect(tidy('content/faq.yml', questions(true))).toEqual(questions(true));
  // This one may not: off, it says something.
  expect(tidy('content/launch.yml', { points: [{ confirmed: false }] })).toEqual({
    points: [{ confirmed: false }],
  });
});
