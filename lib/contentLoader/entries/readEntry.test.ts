import { expect, test } from 'playwright/test';
import type * as z from 'zod';
import { formatProblem, readEntry } from './readEntry';
import { article } from '@/lib/content/schemas/articles';
import { home } from '@/lib/content/schemas/home';
import { service } from '@/lib/content/schemas/services';
import { site } from '@/lib/content/schemas/site';

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

const HOURS =
  "{ title: Autres, lines: [{ days: [Monday], openings: [{ opens: '08:00', closes: '18:00' }] }] }";

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
  consultations:
    title: Consultations
    lines:
      - days: [Monday]
        openings:
          - opens: 08:00
            closes: 18:00
  reception: ${HOURS}
  homeCare: ${HOURS}
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

test('reads valid files with their Markdown', () => {
  const entry = readEntry('content/services/1.md', SERVICE, service);
  expect(entry.problems).toEqual([]);
  expect(entry.value).toMatchObject({ title: 'Soins', body: 'Un texte.' });
  expect(read('content/articles/1.md', ARTICLE, article)).toEqual([]);
  expect(read('content/site.yml', SITE, site)).toEqual([]);
});

/** A change of the file, and the expected message. */
type Fault = [from: string, to: string, message: RegExp];

const faults: Record<'service' | 'article' | 'site', Fault[]> = {
  service: [
    [
      'title: Soins',
      'title: Soins : chez',
      /^content\/services\/1\.md, ligne 2 : cette valeur contient « : »/,
    ],
    ['title: Soins', "title: '  '", /ligne 2 : Nom : ce champ manque ou est vide/],
    [
      '\n    amount: 3000\n  - ',
      '\n  - ',
      /ligne 13 : Prix, n° 1, .*écrivez un prix, ou choisissez/,
    ],
    ['icon: ', 'icone: x\nicon: ', /ligne 4 : icone : ce champ n’existe pas/],
    ['- Pansements', '- 12', /ligne 11 : .*n° 1 : « 12 » n’est pas un texte/],
    ['\n  - Pansements', ' x', /ligne 10 : Ce que le service comprend : .* une liste/],
    ['first-aid', 'seringue', /ligne 4 : Icône : « seringue » n’est pas un choix.*first-aid/],
    [
      'amount: 3000\n  - ',
      'amount: 3 000\n  - ',
      /ligne 15 : Prix, n° 1, .*« 3 000 » : écrivez les chiffres seuls, 3000/,
    ],
    [
      'upTo: 15000',
      'upTo: 2000',
      /ligne 18 : .* le plus haut : .*\(2000\) doit dépasser.*\(3000\)/,
    ],
    ['upTo: 15000', 'words: sur devis', /Prix, n° 2, Sans prix : « sur devis » va sans prix/],
    ['Un infirmier vient chez vous', 'Trop\n#', /ligne 3 : Résumé : ce résumé compte 4 caractères/],
    ['\nUn texte.\n', '', /Texte de la page : ce champ manque/],
    ['---\ntitle', 'title', /ligne 1 : l’en-tête manque/],
  ],
  article: [
    ['2024-05-15', '2024-04-31', /ligne 9 : Date : « 2024-04-31 » n’est pas un jour du calendrier/],
    [
      'author:',
      'updated: 2024-05-01\nauthor:',
      /Mis à jour le : la mise à jour ne peut pas précéder/,
    ],
    ['  - 2\n', '  - 2\n  - 3\n  - 4\n', /Articles liés : il faut entre 0 et 2 .* il y en a 3/],
    ['  - 2\n', '  - 2\n  - 2\n', /ligne 14 : Articles liés, n° 2 : l’article n° 2 est déjà/],
    [
      'author:',
      "review:\n  by: Un\n  on: '2026-11-22'\n  until: '2025-11-22'\nauthor:",
      /Relecture par un médecin, À relire avant le : .*2025-11-22.*2026-11-22/,
    ],
    ['sample: false', 'sample: non', /Auteur d’exemple : écrivez true/],
  ],
  site: [
    ["- '+237699123456'", "- '+23769912345'", /Téléphones, n° 1 : .* n’est pas un numéro complet/],
    ["whatsapp: '+2376", "whatsapp: '+2373", /ligne 8 : Numéro WhatsApp : /],
    ['nom@exemple.com', 'nom@exemple', /Adresse e-mail : .* n’est pas une adresse e-mail/],
    ['https://www.open', 'www.open', /Lien vers une carte : .* n’est pas une adresse complète/],
    ['08:00', '25:00', /Horaires, .*, Heures, n° 1, Ouverture : « 25:00 » n’est pas une heure/],
    ['opens: 08:00', 'opens: 19:00', /Fermeture : la fermeture \(18:00\) doit venir après/],
    ['days: [Monday]', 'days: []', /Jours : cette ligne ne dit pas quand/],
    [
      'days: [Monday]\n        openings:\n          - opens: 08:00\n            closes: 18:00',
      'label: vendredi 25 décembre 2026\n        note: fermé',
      /Au lieu des jours : « vendredi 25 décembre 2026 » .* « Jours de fermeture »/,
    ],
    [
      'urgentCare:',
      'closingDays:\n  - date: 2027-02-29\nurgentCare:',
      /ligne 27 : Jours de fermeture, n° 1, Date : « 2027-02-29 » n’est pas un jour du calendrier/,
    ],
    [
      'urgentCare:',
      'closingDays:\n  - date: 0026-12-25\nurgentCare:',
      /Date : « 0026-12-25 » a une année trop courte/,
    ],
    [
      'urgentCare:',
      'closingDays:\n  - date: 2026-12-25\n  - date: 2026-12-25\nurgentCare:',
      /ligne 28 : Jours de fermeture, n° 2, Date : le vendredi 25 décembre 2026 est déjà/,
    ],
    [
      'urgentCare:',
      'closingDays:\n  - date: 2026-12-20\n    until: 2027-01-03\n  - date: 2026-12-25\nurgentCare:',
      /ligne 29 : Jours de fermeture, n° 2, Date : le vendredi 25 décembre 2026 est déjà/,
    ],
    [
      'urgentCare:',
      'closingDays:\n  - date: 2026-12-20\n    until: 2026-01-03\nurgentCare:',
      /ligne 28 : .*Jusqu’au : le dernier jour \(2026-01-03\) doit venir après/,
    ],
    [
      'urgentCare:',
      'closingDays:\n  - date: 2026-12-20\n    until: 2028-01-03\nurgentCare:',
      /Jusqu’au : du 2026-12-20 au 2028-01-03, il y a 379 jours : vérifiez l’année/,
    ],
    ['[Monday]', '[Monday, Monday]', /Jours : Lundi est deux fois dans cette ligne/],
    [
      '      - days: [Monday]',
      '      - days: [Monday, Sunday]\n        note: fermé\n      - days: [Monday]',
      /ligne 22 : .*Jours : Lundi est déjà dans la ligne n° 1, qui dit autre chose/,
    ],
    [
      '            closes: 18:00\n',
      "            closes: 18:00\n          - { opens: '12:00', closes: '20:00' }\n",
      /Heures : Lundi a des heures qui se croisent, 08:00 – 18:00 et 12:00 – 20:00/,
    ],
    [
      '      - days: [Monday]',
      "      - days: [Monday]\n        openings: [{ opens: '00:00', closes: '24:00' }]\n      - days: [Monday]",
      /ligne 23 : .*Heures : Lundi a des heures qui se croisent, 00:00 – 24:00 et/,
    ],
  ],
};

const files = {
  service: ['content/services/1.md', SERVICE, service],
  article: ['content/articles/1.md', ARTICLE, article],
  site: ['content/site.yml', SITE, site],
} as const;

for (const kind of ['service', 'article', 'site'] as const) {
  test(`each fault of a ${kind} has a French message`, () => {
    const [file, text, schema] = files[kind];
    for (const [from, to, message] of faults[kind]) {
      expect(text).toContain(from);
      const invalid = text.replace(from, () => to);
      expect.soft(read(file, invalid, schema)[0], to).toMatch(message);
    }
  });
}

test('only plain news may lack red flags', () => {
  const [head = '', tail = ''] = ARTICLE.split(/warningSigns:[^]*?(?=---)/);
  expect(read('content/articles/1.md', head + tail, article)).toEqual([
    expect.stringContaining('Quand consulter : choisissez les signes d’alerte'),
  ]);
  expect(read('content/articles/1.md', `${head}news: true\n${tail}`, article)).toEqual([]);
});

const getSlides = (slides: string) =>
  readEntry('content/home.yml', `slides:\n${slides}`, home)
    .problems.filter(({ field }) => field.startsWith('Diapositives'))
    .map(formatProblem);

test('accepts one to six slides with accents from the title', () => {
  expect(getSlides(SLIDE)).toEqual([]);
  expect(getSlides(SLIDE.repeat(6))).toEqual([]);
  expect(getSlides(SLIDE.repeat(7))).toEqual([expect.stringContaining('entre 1 et 6')]);
  expect(getSlides(SLIDE.replace('accent: chez vous', 'accent: chez toi'))).toEqual([
    expect.stringMatching(
      /ligne 3 : Diapositives, n° 1, Mots en couleur : « chez toi » n’est pas dans le titre/,
    ),
  ]);
});
