import { readdirSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { service } from '@/lib/content/schemas/services';
import { problemsWith } from '@/scripts/prepare/fileTesting';
import { formatProblem, readEntry } from './readEntry';

/** A valid service; each test invalidates one value. */
const SERVICE = `---
title: Soins
description: Un infirmier vient chez vous pour les pansements et la surveillance, en lien avec votre médecin.
icon: first-aid
color: mint
image:
  src: /illustrations/soins.svg
  alt: Une infirmière pose un pansement.
requestType: Autre
features:
  - Pansements
pricing:
  - option: Visite
    need: care
    amount: 3000
  - option: Soins
    amount: 3000
    upTo: 15000
    need: care
author:
  name: Les infirmiers
updated: 2026-11-22
warningSigns:
  groups:
    - adult
  today:
    - fever
  appointment:
    - forgetting
---

Un texte.
`;

test('reads valid files with their Markdown', () => {
  const entry = readEntry('content/services/1.md', SERVICE, service);
  expect(entry.problems).toEqual([]);
  expect(entry.value).toMatchObject({ title: 'Soins', body: 'Un texte.' });
});

/** A change of the file, and the expected message. */
const FAULTS: [from: string, to: string, message: RegExp][] = [
  [
    'title: Soins',
    'title: Soins : chez',
    /^content\/services\/1\.md, ligne 2 : YAML ne peut pas lire cette ligne : .*guillemets/,
  ],
  ['title: Soins', "title: '  '", /ligne 2 : Nom : ce champ manque ou est vide/],
  ['\n    amount: 3000\n  - ', '\n  - ', /ligne 13 : Prix, n° 1, .*écrivez un prix, ou choisissez/],
  ['icon: ', 'icone: x\nicon: ', /ligne 4 : icone : ce champ n’existe pas/],
  ['- Pansements', '- 12', /ligne 11 : .*n° 1 : ce champ attend un texte/],
  ['\n  - Pansements', ' x', /ligne 10 : Ce que le service comprend : .* une liste/],
  ['first-aid', 'seringue', /ligne 4 : Icône : « seringue » n’est pas un choix.*first-aid/],
  [
    'amount: 3000\n  - ',
    'amount: 3 000\n  - ',
    /ligne 15 : Prix, n° 1, .*« 3 000 » n’est pas un prix : .*les chiffres seuls/,
  ],
  ['amount: 3000\n  - ', 'amount: 5.000\n  - ', /ligne 15 : .*« 5 » .*100 au moins/],
  ['title: Soins', 'title: Soins\ntitle: Deux', /ligne 3 : YAML ne peut pas lire cette ligne/],
  ['upTo: 15000', 'upTo: 2000', /ligne 18 : .* le plus haut : .*\(2000\) doit dépasser.*\(3000\)/],
  ['upTo: 15000', 'words: sur devis', /Prix, n° 2, Sans prix : « sur devis » va sans prix/],
  [
    'Un infirmier vient chez vous',
    'Trop\n#',
    /ligne 3 : Résumé : ce texte compte 4 lettres : écrivez-en de 60 à 160/,
  ],
  ['\nUn texte.\n', '', /Texte de la page : ce champ manque/],
  ['---\ntitle', 'title', /ligne 1 : l’en-tête manque/],
];

test('each fault of a file has a French message and its line', () => {
  for (const [from, to, message] of FAULTS) {
    expect(SERVICE).toContain(from);
    const invalid = SERVICE.replace(from, () => to);
    const [problem] = readEntry('content/services/1.md', invalid, service).problems;
    expect.soft(formatProblem(problem!), to).toMatch(message);
  }
});

const [ARTICLE = ''] = readdirSync('content/articles').map((name) => `content/articles/${name}`);
const SITE = 'content/site.yml';
const HOME = 'content/home.yml';

const LINES = 'hours.consultations.lines';
const SPAN = { opens: '08:00', closes: '18:00' };
const MONDAY = { days: ['Monday'], openings: [SPAN] };
const lineWith = (changes: object) => ({ [LINES]: [{ ...MONDAY, ...changes }] });
const closed = (...days: object[]) => ({ closingDays: days });

const IMAGE = { src: '/illustrations/soins.svg', alt: 'Une infirmière.' };
const SLIDE = { title: 'Chez vous', accent: 'vous', subtitle: 'Une phrase.', image: IMAGE };

const RULES: [file: string, changes: Record<string, unknown>, message: RegExp][] = [
  [ARTICLE, { date: '2024-04-31' }, /Date : « 2024-04-31 » n’est pas un jour du calendrier/],
  [ARTICLE, { related: ['2', '3', '4'] }, /Articles liés : il faut entre 0 et 2 .* il y en a 3/],
  [ARTICLE, { sample: 'non' }, /Auteur d’exemple : écrivez true/],
  [ARTICLE, { warningSigns: undefined }, /Quand consulter : choisissez les signes d’alerte/],
  [SITE, { 'phones.0': '+23769912345' }, /Téléphones, n° 1 : .* n’est pas un numéro complet/],
  [SITE, { whatsapp: '+237399123456' }, /Numéro WhatsApp : /],
  [
    SITE,
    { emergencyNumbers: [{ label: 'Secours', number: '118 ou 119' }] },
    /Numéro : « 118 ou 119 » ne s’appelle pas : écrivez un seul numéro/,
  ],
  [SITE, { 'address.directions': 'x'.repeat(331) }, /Itinéraire : .* écrivez-en 330 au plus/],
  [SITE, { email: 'nom@exemple' }, /Adresse e-mail : .* n’est pas une adresse e-mail/],
  [SITE, { 'address.map': 'www.a.org' }, /Lien vers une carte : .* n’est pas une adresse complète/],
  [
    SITE,
    lineWith({ openings: [{ ...SPAN, opens: '07:60' }] }),
    /Heures, n° 1, Ouverture : « 07:60 » n’est pas/,
  ],
  [
    SITE,
    lineWith({ openings: [{ ...SPAN, opens: '19:00' }] }),
    /Fermeture : la fermeture \(18:00\) doit venir après/,
  ],
  [SITE, lineWith({ days: [] }), /Jours : cette ligne ne dit pas quand/],
  [
    SITE,
    { [LINES]: [{ label: 'vendredi 25 décembre 2026', note: 'fermé' }] },
    /Au lieu des jours : « vendredi 25 décembre 2026 » .* « Jours de fermeture »/,
  ],
  [
    SITE,
    { [LINES]: [{ days: ['Monday', 'Sunday'], note: 'fermé' }, MONDAY] },
    /Lignes, n° 2, Jours : Lundi est dans deux lignes qui se contredisent/,
  ],
  [
    SITE,
    closed({ date: '2027-02-29' }),
    /Jours de fermeture, n° 1, Date : « 2027-02-29 » n’est pas/,
  ],
  [
    SITE,
    closed({ date: '2026-12-20', until: '2026-01-03' }),
    /Jusqu’au : le dernier jour \(2026-01-03\) doit venir après/,
  ],
  [
    SITE,
    closed({ date: '2026-12-20', until: '2028-01-03' }),
    /Jusqu’au : du 2026-12-20 au 2028-01-03, il y a 379 jours : vérifiez l’année/,
  ],
  [HOME, { slides: Array(7).fill(SLIDE) }, /Diapositives : .*entre 1 et 6/],
];

test('each rule between values has a French message', () => {
  for (const [file, changes, message] of RULES) {
    const what = `${file} ${JSON.stringify(changes)}`;
    expect.soft(problemsWith(file, changes), what).toEqual([expect.stringMatching(message)]);
  }
});

test('accepts valid values, and news without signs', () => {
  expect(problemsWith(ARTICLE, { news: true, warningSigns: undefined })).toEqual([]);
  expect(problemsWith(SITE, { [LINES]: [MONDAY] })).toEqual([]);
  expect(problemsWith(HOME, { slides: Array(6).fill(SLIDE) })).toEqual([]);
});
