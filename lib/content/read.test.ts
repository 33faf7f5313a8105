import { expect, test } from 'playwright/test';
import type * as z from 'zod';
import { formatProblem, readEntry } from './read';
import { article } from './schemas/articles';
import { faq } from './schemas/faq';
import { home } from './schemas/home';
import { service } from './schemas/services';
import { site } from './schemas/site';
import { testimonials } from './schemas/testimonials';

/** A service as the owner writes it; each test spoils one thing. */
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

const ARTICLE = `---
title: Dormir
excerpt: Le lit, la lumière, le bruit et les heures régulières, pour un sommeil qui repose vraiment.
category: Santé
icon: moon
color: palm
image:
  src: /illustrations/article-sante.svg
date: 2024-05-15
author:
  name: Awa
related:
  - 2
sample: false
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

const SITE = `name: Centre
longName: Centre de soins
tagline: Soins
description: Une phrase.
founded: 2024-01-07
phones:
  - '+237699123456'
whatsapp: '+237699123456'
email: nom@exemple.com
address:
  city: Yaoundé
  country: Cameroun
  street: Carrefour
  directions: Tout droit.
  map: https://www.openstreetmap.org/
hours:
  consultations: &hours
    title: Consultations
    lines:
      - days: [Monday]
        openings:
          - opens: 08:00
            closes: 18:00
  reception: *hours
  homeCare: *hours
urgentCare: Une sonde bouchée.
emergency:
  rule: L’hôpital d’abord.
  hospital: Partez.
  call: Appelez.
  appointment: Demandez.
social:
  facebook: https://www.facebook.com/centre
  whatsapp: https://wa.me/237699123456
  instagram: https://www.instagram.com/centre
`;

const SLIDE = `  - title: Des soins chez vous
    accent: chez vous
    subtitle: Une phrase.
    image:
      src: /illustrations/soins.svg
      alt: Une infirmière.
`;

const read = (file: string, text: string, schema: z.ZodType) =>
  readEntry(file, text, schema).problems.map(formatProblem);

test('sound files are read, their Markdown with them', () => {
  const entry = readEntry('content/services/1.md', SERVICE, service);
  expect(entry.problems).toEqual([]);
  expect(entry.value).toMatchObject({ title: 'Soins', body: 'Un texte.' });
  expect(read('content/articles/1.md', ARTICLE, article)).toEqual([]);
  expect(read('content/site.yml', SITE, site)).toEqual([]);
});

/** What is spoilt: in which file, what stands there, what is written instead, what is said. */
const faults: [
  promise: string,
  kind: 'service' | 'article' | 'site',
  from: string,
  to: string,
  said: RegExp,
][] = [
  [
    'YAML that cannot be read',
    'service',
    'title: Soins',
    'title: Soins : chez vous',
    /^content\/services\/1\.md, ligne 2 : cette ligne n’est pas lisible/,
  ],
  [
    'a missing field, by the line of what should hold it',
    'service',
    '  - option: Visite\n    need: care\n    amount: 3000',
    '  - option: Visite\n    need: care',
    /^content\/services\/1\.md, ligne 13 : Prix, n° 1, Prix, ou prix le plus bas : écrivez un prix, ou choisissez « gratuit »/,
  ],
  [
    'an empty field',
    'service',
    'title: Soins',
    "title: '  '",
    /ligne 2 : Nom : ce champ manque ou est vide/,
  ],
  [
    'an unknown field',
    'service',
    'icon: ',
    'icone: x\nicon: ',
    /ligne 4 : icone : ce champ n’existe pas/,
  ],
  [
    'a number where a text is meant',
    'service',
    '- Pansements',
    '- 12',
    /ligne 11 : .*n° 1 : « 12 » n’est pas un texte/,
  ],
  [
    'a text where a list is meant',
    'service',
    'features:\n  - Pansements',
    'features: Pansements',
    /ligne 10 : Ce que le service comprend : ce champ attend une liste/,
  ],
  [
    'an icon that is not there',
    'service',
    'first-aid',
    'seringue',
    /ligne 4 : Icône : « seringue » n’est pas un choix possible.*first-aid/,
  ],
  [
    'a price that is no whole number',
    'service',
    'amount: 3000\n  - ',
    'amount: 3 000\n  - ',
    /ligne 15 : Prix, n° 1, .*nombre entier de francs/,
  ],
  [
    'a range that goes down',
    'service',
    'upTo: 15000',
    'upTo: 2000',
    /ligne 18 : Prix, n° 2, Prix le plus haut : .*\(2000\) doit dépasser.*\(3000\)/,
  ],
  [
    'a price beside its words',
    'service',
    'upTo: 15000',
    'words: sur devis',
    /Prix, n° 2, Sans prix : « sur devis » va sans prix/,
  ],
  [
    'a summary that is too short',
    'service',
    /description: .*/.exec(SERVICE)?.[0] ?? '',
    'description: Trop court.',
    /ligne 3 : Résumé : ce résumé compte 11 caractères/,
  ],
  ['a text that is missing', 'service', '\nUn texte.\n', '', /Texte de la page : ce champ manque/],
  ['a head that is missing', 'service', '---\ntitle', 'title', /ligne 1 : l’en-tête manque/],
  [
    'a day of no calendar',
    'article',
    '2024-05-15',
    '2024-04-31',
    /ligne 9 : Date : « 2024-04-31 » n’est pas un jour du calendrier/,
  ],
  [
    'a change before the first day',
    'article',
    'author:',
    'updated: 2024-05-01\nauthor:',
    /ligne 10 : Mis à jour le : la mise à jour ne peut pas précéder/,
  ],
  [
    'a third related article',
    'article',
    '  - 2\n',
    '  - 2\n  - 3\n  - 4\n',
    /ligne 12 : Articles liés : il faut entre 0 et 2 éléments .* il y en a 3/,
  ],
  [
    'a related article named twice',
    'article',
    '  - 2\n',
    '  - 2\n  - 2\n',
    /ligne 14 : Articles liés, n° 2 : l’article n° 2 est déjà/,
  ],
  [
    'a yes that is neither yes nor no',
    'article',
    'sample: false',
    'sample: non',
    /Auteur d’exemple : écrivez true/,
  ],
  [
    'a phone without its digits',
    'site',
    "- '+237699123456'",
    "- '+23769912345'",
    /ligne 7 : Téléphones, n° 1 : « \+23769912345 » n’est pas un numéro complet/,
  ],
  [
    'a phone of no Cameroonian network',
    'site',
    "whatsapp: '+237699123456'",
    "whatsapp: '+237399123456'",
    /ligne 8 : Numéro WhatsApp : /,
  ],
  [
    'an incomplete e-mail',
    'site',
    'nom@exemple.com',
    'nom@exemple',
    /ligne 9 : Adresse e-mail : « nom@exemple » n’est pas une adresse e-mail/,
  ],
  [
    'an address without https',
    'site',
    'https://www.openstreetmap',
    'www.openstreetmap',
    /Lien vers une carte : « www\.openstreetmap\.org\/ » n’est pas une adresse complète/,
  ],
  [
    'an hour that no clock shows',
    'site',
    '08:00',
    '25:00',
    /ligne 22 : Horaires, Consultations au centre, Lignes, n° 1, Heures, n° 1, Ouverture : « 25:00 » n’est pas une heure/,
  ],
  [
    'doors that close before they open',
    'site',
    'opens: 08:00',
    'opens: 19:00',
    /Fermeture : la fermeture \(18:00\) doit venir après/,
  ],
  [
    'a closing day among the lines of hours',
    'site',
    `      - days: [Monday]
        openings:
          - opens: 08:00
            closes: 18:00`,
    `      - label: vendredi 25 décembre 2026
        note: fermé`,
    /Lignes, n° 1, Au lieu des jours : « vendredi 25 décembre 2026 » .* « Jours de fermeture »/,
  ],
  [
    'a closing day that no calendar has',
    'site',
    'urgentCare:',
    'closingDays:\n  - date: 2027-02-29\nurgentCare:',
    /ligne 27 : Jours de fermeture, n° 1, Date : « 2027-02-29 » n’est pas un jour du calendrier/,
  ],
  [
    'a year that a date control has taken for another',
    'site',
    'urgentCare:',
    'closingDays:\n  - date: 0026-12-25\nurgentCare:',
    /Date : « 0026-12-25 » a une année trop courte/,
  ],
  [
    'a closing day that is listed twice',
    'site',
    'urgentCare:',
    'closingDays:\n  - date: 2026-12-25\n  - date: 2026-12-25\n    sets: [homeCare]\nurgentCare:',
    /ligne 28 : Jours de fermeture, n° 2, Date : le vendredi 25 décembre 2026 est déjà/,
  ],
  [
    'a line that says no day',
    'site',
    'days: [Monday]',
    'days: []',
    /Jours : cette ligne ne dit pas quand/,
  ],
];

const files = {
  service: ['content/services/1.md', SERVICE, service],
  article: ['content/articles/1.md', ARTICLE, article],
  site: ['content/site.yml', SITE, site],
} as const;

for (const [promise, kind, from, to, said] of faults) {
  test(`says in French where there is ${promise}`, () => {
    const [file, text, schema] = files[kind];
    expect(text).toContain(from);
    const problems = read(
      file,
      text.replace(from, () => to),
      schema,
    );
    expect(problems[0]).toMatch(said);
  });
}

test('signs of danger may be missing in plain news alone', () => {
  const [head = '', tail = ''] = ARTICLE.split(/warningSigns:[^]*?(?=---)/);
  expect(read('content/articles/1.md', head + tail, article)).toEqual([
    expect.stringContaining('Quand consulter : choisissez les signes d’alerte'),
  ]);
  expect(read('content/articles/1.md', `${head}news: true\n${tail}`, article)).toEqual([]);
});

test('one fault is said once', () => {
  const spoilt = SERVICE.replace('upTo: 15000', 'upTo: 2000');
  expect(read('content/services/1.md', spoilt, service)).toHaveLength(1);
});

const slidesOf = (slides: string) =>
  readEntry('content/home.yml', `slides:\n${slides}`, home)
    .problems.filter(({ field }) => field.startsWith('Diapositives'))
    .map(formatProblem);

test('one to six slides stand in a slider, and their coloured words are the title’s', () => {
  expect(slidesOf(SLIDE)).toEqual([]);
  expect(slidesOf(SLIDE.repeat(6))).toEqual([]);
  expect(slidesOf(SLIDE.repeat(7))).toEqual([expect.stringContaining('entre 1 et 6')]);
  expect(slidesOf(SLIDE.replace('accent: chez vous', 'accent: chez toi'))).toEqual([
    expect.stringMatching(
      /ligne 3 : Diapositives, n° 1, Mots en couleur : « chez toi » n’est pas dans le titre/,
    ),
  ]);
});

test('a fifth question and a fourth testimonial are as good as the first', () => {
  const questions = '  - question: Quoi ?\n    answer: Ceci.\n    icon: leaf\n';
  expect(read('content/faq.yml', `questions:\n${questions.repeat(20)}`, faq)).toEqual([]);
  const quotes =
    '  - quote: Merci.\n    author: Awa\n    role: Patiente\n    rating: 5\n    color: maize\n    sample: false\n    image:\n      src: /a.svg\n';
  const file = 'content/testimonials.yml';
  expect(read(file, `testimonials:\n${quotes.repeat(4)}`, testimonials)).toEqual([]);
  expect(
    read(file, `testimonials:\n${quotes}`.replace('rating: 5', 'rating: 6'), testimonials),
  ).toEqual([
    expect.stringMatching(
      /ligne 5 : Témoignages, n° 1, Étoiles : la note doit être 1, 2, 3, 4 ou 5/,
    ),
  ]);
});
