import { expect, test } from 'playwright/test';
import type * as z from 'zod';
import { group, line, list, markdown, reference } from '@/lib/content/fields';
import { page } from '@/lib/content/formattedFields';
import { image, picture } from '@/lib/content/pictureFields';
import { checkCrossReferences } from './crossReferences';
import { contentWith, SERVICE } from '@/scripts/prepare/contentTesting';
import { formatProblem, readEntry } from '@/lib/contentLoader/entries/readEntry';
import { resolveReferences } from './resolveReferences';

const PUBLIC_FILES = new Set(['/soins.svg', '/photos/cour.jpg']);

/** The problems of one file with these fields; `parts` replace collections of the content. */
function getProblems(
  text: string,
  fields: z.ZodRawShape,
  file = 'content/essai.yml',
  parts = {},
): string[] {
  const entry = readEntry(file, text, group('Essai', fields));
  expect(entry.problems).toEqual([]);
  return checkCrossReferences([entry], contentWith(parts), PUBLIC_FILES).map(formatProblem);
}

test('a link leads to an existing page', () => {
  const fields = { links: list('Liens', page('Lien')) };
  const good = ['/', '/services#faq', '/contact?service=3', '/ServiceDetails/3', '/blogDetails/8'];
  expect(getProblems(`links: [${good.join(', ')}]`, fields)).toEqual([]);
  const bad = ['/servces', '/ServiceDetails/4', '/blogDetails/9', '/Services'];
  expect(getProblems(`links:\n  - ${bad.join('\n  - ')}`, fields)).toEqual(
    bad.map((href, index) =>
      expect.stringMatching(
        new RegExp(
          `^content/essai\\.yml, ligne ${index + 2} : Liens, n° ${index + 1} : la page « ${href} » n’existe pas, ou plus : choisissez-en une autre, ou ôtez ce lien$`,
        ),
      ),
    ),
  );
});

test('a picture is there, capitals included', () => {
  const fields = { a: image('Image'), b: picture('Portrait') };
  expect(getProblems('a: /soins.svg\nb:\n  src: /photos/cour.jpg', fields)).toEqual([]);
  expect(getProblems('a: /Soins.svg\nb:\n  src: /photos/cours.jpg', fields)).toEqual([
    expect.stringMatching(/ligne 1 : Image : l’image « \/Soins\.svg » n’existe pas.*public\/Soins/),
    expect.stringMatching(/ligne 3 : Portrait, Fichier : l’image « \/photos\/cours\.jpg »/),
  ]);
});

test('a number is that of a service or an article', () => {
  const fields = { s: reference('Service', 'service'), a: reference('Article', 'article') };
  expect(getProblems("s: 3\na: '8'", fields)).toEqual([]);
  expect(getProblems('s: 8\na: 3', fields)).toEqual([
    'content/essai.yml, ligne 1 : Service : le service n° 8 n’existe pas : écrivez l’un de ces numéros : 3',
    'content/essai.yml, ligne 2 : Article : l’article n° 3 n’existe pas : écrivez l’un de ces numéros : 8',
  ]);
});

test('allows Markdown alone, with valid links and pictures', () => {
  const text = [
    'Voir [nos soins](/services), [un autre site](https://exemple.com), ![La cour](/photos/cour.jpg).',
    '# Titre',
    'Un <b>mot</b>',
    '[ici](services)',
    '[là](/nulle-part)',
    '![Rien](/photos/rien.jpg)',
    '> # Encadré',
    '![](/photos/cour.jpg) ![ailleurs](https://exemple.com/a.jpg)',
    'Appelez le {telephone} ou le {téléphone}.',
    '[nos soins](nos soins) et www.exemple.com, `[ici](services)`',
    'Une note[^1] et ![La cour][cour]',
    '[^1]: La note.',
  ].join('\n\n');
  const messages = getProblems(
    `---\n# rien\n---\n\n${text}\n`,
    { body: markdown('Texte') },
    'content/legal/essai.md',
  );
  expect(messages).toEqual([
    expect.stringMatching(/^content\/legal\/essai\.md, ligne 7 : la page a déjà son grand titre/),
    expect.stringMatching(/ligne 9 : une balise HTML/),
    expect.stringMatching(/ligne 11 : le lien « services » est incomplet/),
    expect.stringMatching(/ligne 13 : la page « \/nulle-part » n’existe pas/),
    expect.stringMatching(/ligne 15 : l’image « \/photos\/rien\.jpg » n’existe pas/),
    expect.stringMatching(/ligne 17 : la page a déjà son grand titre/),
    expect.stringMatching(/ligne 19 : l’image « \/photos\/cour\.jpg » n’est pas décrite/),
    expect.stringMatching(/ligne 19 : l’image « https:.* » n’est pas sur le site/),
    expect.stringMatching(/ligne 21 : « \{téléphone\} » ne donne rien : écrivez .*\{telephone\}, /),
    expect.stringMatching(/ligne 23 : le lien « nos soins » est incomplet/),
    expect.stringMatching(/ligne 25 : une note de bas de page/),
    expect.stringMatching(/ligne 25 : l’image « cour » n’est pas sur le site/),
    expect.stringMatching(/ligne 27 : une note de bas de page/),
  ]);
});

test('refuses two prices of one name', () => {
  const text =
    '---\npricing: [{ option: Visite de nuit }, { option: Visite (de nuit) }]\n---\nTexte';
  const price = group('Prix', { option: line('Prestation') });
  const fields = { pricing: list('Prix', price), body: markdown('Texte') };
  const pricing = [{ option: 'Visite de nuit' }, { option: 'Visite (de nuit)' }];
  const services = [{ ...SERVICE, pricing }];
  expect(getProblems(text, fields, 'content/services/3.md', { services })).toEqual([
    expect.stringMatching(/Prix, n° 2, Prestation : ce nom est déjà celui du prix n° 1/),
  ]);
});

test('a sign has its own step, a child’s an adult beside it', () => {
  const fever = { code: 'fever', step: 'today', words: 'Fièvre', groups: ['adult'] };
  const signs = { groups: [], signs: [fever] };
  const warningSigns = { groups: ['child'], today: [], appointment: ['fever'] };
  const articles = [{ id: 8, date: '2024-05-15', related: [], services: [], warningSigns }];
  const parts = { signs, articles };
  const text = '---\n{}\n---\n\nTexte.\n';
  expect(getProblems(text, { body: markdown('Texte') }, 'content/articles/8.md', parts)).toEqual([
    expect.stringContaining('« Fièvre » se dit sous un autre titre'),
    expect.stringContaining('nommez aussi « adult »'),
  ]);
});

test('a link without a label inherits its page’s short name', () => {
  const main = [{ href: '/about' }];
  const useful = [{ href: '/services#faq' }];
  const consultation = { href: '/appoitment', label: 'Venir' };
  const content = contentWith({ navigation: { main, consultation, useful, legal: [] } });
  resolveReferences(content);
  expect(content.navigation.main[0].label).toBe('Vers /about');
  expect(content.navigation.useful[0].label).toBe('Vers /services');
  expect(content.navigation.consultation.label).toBe('Venir');
});
