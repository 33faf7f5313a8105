import { expect, test } from 'playwright/test';
import { readContent } from '@/scripts/prepare/content';
import { formatLaunchReport, isReady, launchCheck, type LaunchInput } from './launchCheck';

const review = { by: 'Dr Un', on: '2026-11-01', until: '2027-11-01' } as const;

const { content: delivered } = await readContent();

/** In place of the delivered content: a centre that is ready to go live. */
const READY: object = {
  site: { name: 'Centre', sample: [] },
  about: { founder: { name: 'Dr Un', sample: false } },
  team: { doctors: [{ name: 'Dr Un', sample: false }] },
  testimonials: { testimonials: [{ author: 'Awa', sample: false }] },
  articles: [{ id: 1, title: 'Dormir', author: { name: 'Awa' }, review, sample: false }],
  services: [{ id: 2, title: 'Soins', review }],
  signs: { review: { ...review, until: '2030-11-01' }, groups: [], signs: [] },
  howItWorks: { commitments: { items: [{ question: 'Et si ?', confirmed: true }] } },
  abroad: { commitments: { items: [{ question: 'De loin ?', confirmed: true }] } },
  firstAidPage: { review },
  hospitals: { items: [{ name: 'Hôpital', neighbourhood: 'Messa', checked: '2026-11-01' }] },
  area: {
    covered: { title: 'Oui', confirmed: true, neighbourhoods: ['Mvog-Ada'] },
    extraFee: { title: 'À payer', confirmed: true, neighbourhoods: ['Odza', 'Mvan'] },
    notCovered: { title: 'Pas encore', confirmed: false, neighbourhoods: [] },
  },
  launch: { points: [{ id: 'prix', subject: 'prices', question: 'Exacts ?', confirmed: true }] },
};

function readyInput() {
  return {
    content: { ...delivered!, ...structuredClone(READY) },
    sources: new Map([['content/legal/privacy.md', 'contact@centre.cm, +237 6 99 12 34 56']]),
    environment: {
      NEXT_PUBLIC_SITE_URL: 'https://www.centre.cm',
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_abc',
      NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_abc',
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'cle_abc',
    } as Record<string, string | undefined>,
    today: '2026-11-22',
    localKeys: ['cle-locale', 'service_local', 'template_local'],
  } satisfies LaunchInput;
}

type Facts = ReturnType<typeof readyInput>;

function pointsAfter(open: (input: Facts) => unknown): string[] {
  const input = readyInput();
  open(input);
  return launchCheck(input).flatMap(({ points }) => points);
}

test('a ready centre has no open point', () => {
  expect(launchCheck(readyInput())).toEqual([]);
  expect(formatLaunchReport([])).toBe('Rien ne manque : le site peut être mis en ligne.');
});

const cases: [open: (input: Facts) => unknown, point: RegExp][] = [
  [({ content }) => (content.site.sample = ['email']), /^Adresse e-mail : écrivez la vraie valeur/],
  [
    ({ sources }) => sources.set('content/site.yml', "email: 'x@aide-a-la-vie.example'"),
    /^content\/site\.yml, ligne 1 : remplacez « x@aide-a-la-vie\.example »/,
  ],
  [
    ({ sources }) => sources.set('content/doctors.yml', '- https://a.com/aidealavie.exemple.coeur'),
    /^content\/doctors\.yml, ligne 1 : remplacez « aidealavie\.exemple\.coeur »/,
  ],
  [
    ({ sources }) => sources.set('content/legal/terms.md', 'Un\nAu +237 6 00 00 00 01.'),
    /^content\/legal\/terms\.md, ligne 2 : remplacez « \+237 6 00 00 00 01 »/,
  ],
  [
    ({ content }) => (content.about.founder.sample = true),
    /^Page « À propos » : Dr Un : mettez une vraie personne/,
  ],
  [
    ({ content }) => content.articles.forEach((article) => (article.sample = true)),
    /^Article : Dormir : mettez une vraie personne/,
  ],
  [
    ({ content }) => content.articles.forEach((article) => delete article.review),
    /^Article : Dormir$/,
  ],
  [({ content }) => delete content.signs.review, /^Signes d’alerte$/],
  [
    (input) => {
      input.today = '2027-11-02';
      input.content.firstAidPage.review = { ...review, until: '2027-11-02' };
      input.content.articles.forEach((one) => (one.review = { ...review, until: '2027-11-02' }));
    },
    /^Service : Soins : à relire depuis le lundi 1er novembre 2027$/,
  ],
  [
    ({ content }) => content.launch.points.forEach((point) => (point.confirmed = false)),
    /^Exacts \?/,
  ],
];

test('each open point is found', () => {
  for (const [open, point] of cases) {
    expect.soft(pointsAfter(open)).toEqual([expect.stringMatching(point)]);
  }
});

/** A setting, its value, and the point that it opens. */
const SETTINGS: [name: string, values: (string | undefined)[], point: RegExp][] = [
  ['NEXT_PUBLIC_SITE_URL', [undefined, ' '], /^NEXT_PUBLIC_SITE_URL manque/],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', [undefined, ' '], /^NEXT_PUBLIC_EMAILJS_SERVICE_ID manque/],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', ['cle-locale'], /est la clé de l’essai local/],
  [
    'NEXT_PUBLIC_SITE_URL',
    [
      ...['https://www.aide-a-la-vie.example', 'https://www.example.com', 'https://localhost:3000'],
      ...['https://127.0.0.1', 'https://[::1]', 'http://www.centre.cm', 'www.centre.cm'],
      ...['https://10.0.0.2', 'https://192.168.1.2', 'https://172.16.0.2', 'https://172.31.0.2'],
      ...['https://169.254.1.2', 'https://100.64.0.2'],
    ],
    /donnez la vraie adresse du site, avec https/,
  ],
  [
    'NEXT_PUBLIC_EMAILJS_ORIGIN',
    ['self', 'http://localhost:3000', 'https://127.0.0.1:3000', 'http://a.cm'],
    /les demandes iraient à l’essai local/,
  ],
];

test('settings are there, real and public', () => {
  for (const [name, values, point] of SETTINGS) {
    for (const value of values) {
      const points = pointsAfter(({ environment }) => (environment[name] = value));
      expect.soft(points, `${name} ${value}`).toEqual([expect.stringMatching(point)]);
    }
  }
  // Names may begin with digits.
  const rename = ({ environment }: Facts) =>
    (environment.NEXT_PUBLIC_SITE_URL = 'https://10.centre.cm');
  expect(pointsAfter(rename)).toEqual([]);
  for (const origin of ['', undefined, 'https://api.emailjs.com']) {
    const change = ({ environment }: Facts) => (environment.NEXT_PUBLIC_EMAILJS_ORIGIN = origin);
    expect(pointsAfter(change)).toEqual([]);
  }
});

test('reports unconfirmed content without failing', () => {
  const input = readyInput();
  input.content.howItWorks.commitments.items.forEach((one) => (one.confirmed = false));
  input.content.hospitals.items.forEach((one) => delete one.checked);
  input.content.area.extraFee.confirmed = false;
  const groups = launchCheck(input);
  expect(groups.flatMap(({ points }) => points).sort()).toEqual([
    'Comment ça se passe : Et si ?',
    'Hôpitaux : Hôpital',
    'Quartiers : À payer, Odza, Mvan',
  ]);
  expect(isReady(groups)).toBe(true);
  const report = formatLaunchReport(groups);
  expect(report).toMatch(/Pas encore confirmé : 3\n.*ne les montre pas.*\n {2}- Quartiers/);
  expect(report).toMatch(/\n\nRien ne manque : le site peut être mis en ligne\.$/);

  input.content.about.founder.sample = true;
  expect(isReady(launchCheck(input))).toBe(false);
  expect(formatLaunchReport(launchCheck(input))).toContain('1 point reste ouvert');
});

test('an expired review does not fail the check', () => {
  const input = readyInput();
  input.today = '2027-11-01';
  expect(launchCheck(input)).toEqual([]);
  input.today = '2027-11-02';
  expect(isReady(launchCheck(input))).toBe(true);
  expect(formatLaunchReport(launchCheck(input))).toMatch(
    /^CE QUI NE LA RETIENT PAS\n\nRelectures à refaire : 3\n {2}Ces textes/,
  );

  input.today = '2026-11-22';
  input.content.articles.forEach((one) => delete one.review);
  expect(isReady(launchCheck(input))).toBe(false);
  expect(formatLaunchReport(launchCheck(input))).toContain('En ligne depuis le');
  input.content.launch.online = '2026-11-20';
  expect(isReady(launchCheck(input))).toBe(true);
  expect(launchCheck(input).flatMap(({ points }) => points)).toHaveLength(1);
});

test('reports thresholds until the signs are reviewed', () => {
  const input = readyInput();
  delete input.content.signs.review;
  const threshold = { measure: 'temperature', from: 38 } as const;
  const words = 'Fièvre à partir de 38 °C';
  input.content.signs.signs = [
    { code: 'fever', groups: ['adult'], words, step: 'today', threshold },
    { code: 'fit', groups: ['adult'], words: 'Convulsions', step: 'hospital' },
  ];
  const messages = launchCheck(input).flatMap(({ points }) => points);
  expect(messages).toEqual([`Signes d’alerte\n    · Seuil : ${words}`]);
});
