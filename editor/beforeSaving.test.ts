import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { parse, stringify } from 'yaml';
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

test.describe('what an entry says of others', () => {
  const PHOTO = '/photos/nouvelle.webp';
  const texts = new Map(
    readdirSync('content', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(yml|md)$/.test(name))
      .map((name) => {
        const file = `content/${name.replaceAll('\\', '/')}`;
        return [file, readFileSync(file, 'utf8')];
      }),
  );
  const homePage = () => parse(texts.get('content/home.yml') ?? '');

  test('sound content passes', () => {
    for (const file of ['content/home.yml', 'content/navigation.yml', FILE]) {
      expect(problemsBeforeSaving(file, parse(texts.get(file) ?? ''), texts), file).toEqual([]);
    }
  });

  test('a picture that is described nowhere wants a description, one that is wants none', () => {
    const home = homePage();
    home.slides.push({ ...home.slides[0], image: { src: PHOTO, alt: '' } });
    const place = `Diapositives, n° ${home.slides.length}, Image, Description`;
    expect(problemsBeforeSaving('content/home.yml', home, texts)).toEqual([
      `${place} : cette image n’est pas décrite : dites en une phrase ce qu’elle montre`,
    ]);
    home.slides.at(-1).image.alt = 'Deux sœurs sous un manguier.';
    expect(problemsBeforeSaving('content/home.yml', home, texts)).toEqual([]);
    home.slides.push({ ...home.slides[0], image: { src: PHOTO } });
    expect(problemsBeforeSaving('content/home.yml', home, texts)).toEqual([]);
  });

  test('the sentence of the picture before is not the new one’s', () => {
    const home = homePage();
    home.slides[0].image = { src: PHOTO, alt: 'Une cour sous la pluie.' };
    const kept = new Map(texts).set('content/home.yml', stringify(home));
    home.slides[0].image.src = '/photos/autre.webp';
    expect(problemsBeforeSaving('content/home.yml', home, kept)).toEqual([
      expect.stringMatching(
        /^Diapositives, n° 1, Image, Description : cette phrase décrit l’image/,
      ),
    ]);
    home.slides[0].image.alt = 'Une cour au soleil.';
    expect(problemsBeforeSaving('content/home.yml', home, kept)).toEqual([]);
    // Slides that change places take their sentences along.
    const turned = parse(kept.get('content/home.yml') ?? '');
    turned.slides.reverse();
    expect(problemsBeforeSaving('content/home.yml', turned, kept)).toEqual([]);
  });

  test('a description that another entry counts on is not lost', () => {
    const service = parse((texts.get('content/services/1.md') ?? '').split(/^---$/m)[1] ?? '');
    const data = (src: string, alt: string) => ({
      ...service,
      image: { src, alt },
      body: 'Texte.',
    });
    const file = 'content/services/77.md';
    const home = homePage();
    home.slides[0].image = { src: PHOTO };
    const text = `---\n${stringify({ ...data(PHOTO, 'Ce qu’elle montre.'), body: undefined })}---\n\nTexte.\n`;
    const kept = new Map(texts).set(file, text).set('content/home.yml', stringify(home));
    expect(problemsBeforeSaving(file, data('/photos/b.webp', 'Une autre.'), kept)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^Page d’accueil, Diapositives, n° 1, Image, Description : cette image n’est pas décrite/,
        ),
      ]),
    );
    // Described there as well, it may go here.
    home.slides[0].image.alt = 'Encore elle.';
    expect(problemsBeforeSaving('content/home.yml', home, kept)).toEqual([]);
  });

  test('a link that leads nowhere is said, and one in a text names the text', () => {
    const home = homePage();
    home.cta.href = '/nulle-part';
    expect(problemsBeforeSaving('content/home.yml', home, texts)).toEqual([
      expect.stringMatching(/^Appel à l’action, .* : la page « \/nulle-part » n’existe pas/),
    ]);
    const terms = { lead: 'Les règles.', body: 'Voyez [ici](/nulle-part).' };
    expect(problemsBeforeSaving('content/legal/terms.md', terms, texts)).toEqual([
      expect.stringMatching(/^Texte : la page « \/nulle-part » n’existe pas/),
    ]);
  });

  test('what was wrong before, elsewhere, stands in nobody’s way', () => {
    const broken = new Map(texts).set(
      'content/legal/terms.md',
      `${texts.get('content/legal/terms.md')}\n[Ici](/nulle-part)\n`,
    );
    expect(problemsBeforeSaving('content/home.yml', homePage(), broken)).toEqual([]);
  });
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
