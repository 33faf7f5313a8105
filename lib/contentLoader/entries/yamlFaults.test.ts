import { expect, test } from 'playwright/test';
import * as z from 'zod';
import { count, francs, group, line, list, reference, yesNo } from '@/lib/content/fields';
import { day, phone, time } from '@/lib/content/formattedFields';
import { signs } from '@/lib/content/schemas/signs';
import { testimonials } from '@/lib/content/schemas/testimonials';
import { formatProblem, readEntry } from './readEntry';

const schema = group('Essai', {
  title: line('Titre').optional(),
  price: francs('Prix').optional(),
  rows: count('Lignes', 1, 20).optional(),
  service: reference('Service', 'service').optional(),
  phone: phone('Téléphone').optional(),
  date: day('Date').optional(),
  opens: time('Ouverture').optional(),
  on: yesNo('Allumé').optional(),
  items: list('Points', line('Point')),
});

const read = (text: string, own: z.ZodType = schema) => {
  const { value, problems } = readEntry('content/essai.yml', text, own);
  return { value, problems: problems.map(formatProblem) };
};

/** The text below a first line, and what its message says. */
const FAULTS: [text: string, message: RegExp][] = [
  // What YAML drops.
  ['title: Biyem-Assi, immeuble bleu #12', /« #12 » ne serait pas lu, à cause du « # » : mettez/],
  ['title: #Urgent', /« #Urgent » ne serait pas lu/],
  ['price: 5000 # à revoir', /« # à revoir » ne serait pas lu/],
  ['title: !Urgent appelez', /« !Urgent » ne serait pas lu : mettez toute la valeur/],
  ['title: &Co soins', /« &Co » ne serait pas lu/],
  ['title: *Important*', /« \*Important\* » ne serait pas lu/],
  // What YAML can't read.
  ['title: > 18 ans', /ne peut pas commencer par « > »/],
  ['title: | note', /ne peut pas commencer par « \| »/],
  ['title: %remise', /ne peut pas commencer par « % »/],
  ['title: @nom', /ne peut pas commencer par « @ »/],
  ['title: `nom`', /ne peut pas commencer par « ` »/],
  ['title: [Note] appelez', /ne peut pas commencer par « \[ »/],
  ['title: Le centre : aide', /cette valeur contient « : »/],
  ['title: {nom}', /Titre : ce champ attend un texte : entourez/],
  ['title: "Non fermé', /le guillemet ou l’apostrophe qui ouvre/],
  ["title: 'd'accord'", /le guillemet ou l’apostrophe qui ouvre/],
  ['title: "C:\\photos"', /une barre \\ change ce qui suit/],
  ['\ttitle: Un', /une tabulation : mettez des espaces/],
  ['title: Un\ntitle: Deux', /ligne 3 : « title » est écrit deux fois/],
  ['title: Un\n---\nprice: 1', /ligne 3 : cette ligne coupe le fichier en deux/],
  ['items:\n- Un\n - Deux', /ligne 4 : ce tiret serait lu comme la suite/],
  // What YAML reads as another value.
  ['price: 5.000', /Prix : « 5\.000 » serait lu 5 : écrivez 5000$/],
  ['price: 12.500', /« 12\.500 » serait lu 12\.5 : écrivez 12500$/],
  ['price: 12 500', /« 12 500 » : écrivez les chiffres seuls, 12500$/],
  ["price: 5'000", /« 5'000 » : écrivez les chiffres seuls, 5000$/],
  ['price: 5 000 F', /« 5 000 F » : écrivez les chiffres seuls, 5000$/],
  ['price: 05000', /« 05000 » serait lu 5000 : écrivez 5000$/],
  ['price: 12,5', /« 12,5 » n’est pas un prix/],
  ['price: 12.5', /« 12\.5 » n’est pas un prix/],
  ['price: 1_000', /« 1_000 » n’est pas un prix/],
  ['price: 1e3', /« 1e3 » serait lu 1000 : écrivez-le en chiffres seuls/],
  ['price: 0x10', /« 0x10 » serait lu 16 : écrivez-le en chiffres seuls/],
  ['price: .5', /« \.5 » serait lu 0\.5 : écrivez-le en chiffres seuls/],
  ['rows: 1.0', /« 1\.0 » serait lu 1 : /],
  ['service: 03', /« 03 » serait lu 3 : écrivez 3$/],
  ['title: 4.50', /« 4\.50 » serait lu 4\.5 : entourez-le d’apostrophes/],
  ['title: 12', /« 12 » n’est pas un texte : entourez-le d’apostrophes/],
  ['title: true', /« true » n’est pas un texte : entourez-le d’apostrophes/],
  ['phone: +237699123456', /« \+237699123456 » serait lu 237699123456 : entourez-le/],
  ['phone: 00237699123456', /« 00237699123456 » serait lu .* : entourez-le/],
  ['date: 2026', /« 2026 » n’est pas un jour du calendrier/],
  ['on: oui', /écrivez true \(oui\) ou false/],
  ['on: no', /écrivez true \(oui\) ou false/],
];

for (const [text, message] of FAULTS) {
  test(`refuses ${JSON.stringify(text)}`, () => {
    const { problems } = read(`# Une note\n${text}\n`);
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(problems[0]).toMatch(/^content\/essai\.yml, ligne [2-4] : /);
  });
}

const MEANT: [text: string, value: object][] = [
  ['---\n# Une note\n\ntitle: Un\n  # Une autre\nprice: 5000', { title: 'Un', price: 5000 }],
  ['title: "Bleu #12"', { title: 'Bleu #12' }],
  ['title: C#, d’accord', { title: 'C#, d’accord' }],
  ['title: non', { title: 'non' }],
  ['title: |\n  #12 & co', { title: '#12 & co' }],
  ['title: ~\nprice: 1', { price: 1 }],
  ['date: 2026-11-05\nopens: 8:30', { date: '2026-11-05', opens: '08:30' }],
  ['on: True', { on: true }],
  ['items:\n  - Un\n    deux - trois', { items: ['Un deux - trois'] }],
  ['title: Le soir\r\nprice: 2\r\n', { title: 'Le soir', price: 2 }],
  ['title: L’été'.normalize('NFD'), { title: 'L’été' }],
];

for (const [text, value] of MEANT) {
  test(`reads ${JSON.stringify(text)} as it is meant`, () => {
    expect(read(text)).toMatchObject({ problems: [], value });
  });
}

test('thresholds are decimals, ratings whole', () => {
  const threshold = (from: string) =>
    read(
      `signs:\n  - code: fever\n    threshold: { measure: temperature, from: ${from} }\n`,
      signs,
    ).problems.find((problem) => problem.includes('À partir de'));
  expect(threshold('37.50')).toBeUndefined();
  expect(threshold("'38,5'")).toMatch(/« 38,5 » : écrivez 38\.5, avec un point/);
  expect(threshold('3.8e1')).toMatch(/« 3\.8e1 » serait lu 38/);
  const rated = (rating: string) =>
    read(`testimonials:\n  - rating: ${rating}\n`, testimonials).problems.find((problem) =>
      problem.includes('Étoiles'),
    );
  expect(rated('5')).toBeUndefined();
  expect(rated('5.0')).toMatch(/« 5\.0 » serait lu 5 : /);
});
