/**
 * The launched site: what the delivered content becomes in its owner's hands by the day of the
 * launch, and which tests are held on it as well. `npm test` lays it out in a tree of its own
 * (layOutLaunched.ts), builds it there and runs them; `npm run launched` shows it.
 */
import path from 'node:path';
import { yaoundeClock } from '@/lib/time/yaounde';
import { ROOT } from '../root';

/** Within the project, where its packages are found. */
export const LAUNCHED = path.join(ROOT, '.launched');

/** What its builds, its tests and its launch check are told; CONFIRMED_ONLY makes a build live. */
export const LAUNCHED_ENVIRONMENT = {
  NEXT_PUBLIC_SITE_URL: 'https://www.soins-nkomo.cm',
  CONFIRMED_ONLY: '1',
};

/** Keys for the launch check alone: the site is built with those of the e-mail stand-in. */
export const LAUNCHED_KEYS = {
  ...LAUNCHED_ENVIRONMENT,
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'cle',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'modele',
  NEXT_PUBLIC_EMAILJS_ORIGIN: '',
};

/**
 * The promises that are held on it too: those that another content could break. Hosts, engines,
 * guests, sliders and lost connections are the code's alone, and are left out for the time.
 */
const PROMISES: readonly (readonly [files: string, titles?: string])[] = [
  // What the files say: facts, prices, phones, people, days, in French, all of it valid.
  ['(facts|metadata|structuredData|figures|french|html|crawlers|routes).spec'],
  // What the pages show of it, on paper too.
  ['clocks.spec', 'closing day'],
  ['(advice|warnings|gestures|directions|broken).spec'],
  ['print.spec', 'prices'],
  ['area.spec', 'answered at once'],
  ['reading.spec', 'says which'],
  ['pictures.spec', 'has its size|photographs'],
  ['faq.spec', 'answer in full'],
  ['sheets.spec', 'is printed on one page'],
  // Reviewed pages are longer, and so is what is precached.
  ['weight.spec', 'plain|every page leaves room|first visit'],
  ['everyPage.spec', '/(ServiceDetails|gestes)'],
  // The owner goes on editing, and the rules of the content still hold.
  ['beforeSaving.test', 'sound content|a new service'],
  ['(content|finder|sheets|feed).test'],
];

/** Their files, for `playwright.config.ts`: to read all others takes as long as many tests. */
export const LAUNCHED_FILES = new RegExp(`\\b(${PROMISES.map(([files]) => files).join('|')}).ts$`);

/** The same as one expression over a test's file and title. */
export const LAUNCHED_TESTS = new RegExp(
  PROMISES.map(([files, titles = '']) => `\\b${files}.ts.*(${titles})`).join('|'),
);

/** The centre's own facts, in the place of the first, the second and so on of the content. */
export const FACTS = {
  email: 'accueil@soins-nkomo.cm',
  phones: ['+237677184206', '+237655930471', '+237222314508'],
  people: [
    ...['Honorine Abena', 'Cyrille Fotso', 'Mireille Essomba', 'Barthélemy Njoya'],
    ...['Augustin Zambo', 'Léontine', 'Philémon', 'Sidonie'],
    ...['Clarisse Atangana', 'Joël Kamdem', 'Viviane Moukouri'],
  ],
};

const TODAY = yaoundeClock(Date.now()).date;
const YEAR = TODAY.slice(0, 4);
const later = (years: number) => (year: string) => String(Number(year) + years);

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => yaoundeClock(Date.now() + days * DAY_MS).date;

/** The first one is a Wednesday, on which the phone is answered otherwise. */
const untilWednesday = (10 - new Date(TODAY).getUTCDay()) % 7;
const CLOSING_DAYS = `closingDays:
  - date: ${inDays(untilWednesday + 7)}
    reason: Fête du quartier
    en:
      reason: Neighbourhood feast
  - date: ${inDays(30)}
    sets: [consultations]
`;

const REVIEW = `review:
  by: Dr ${FACTS.people[0]}
  on: ${TODAY}
  until: ${later(1)(YEAR)}-01-01
`;

/**
 * What else the owner writes: in which files, in place of what. The last answer of each guide, the
 * last hospital and the last of the answers to a quartier stay open: a live site leaves them out.
 */
export const EDITS: readonly (readonly [
  file: RegExp,
  what: RegExp,
  by: string | ((text: string) => string),
])[] = [
  [/site/, /^sample:\n( .*\n)+/m, 'sample: []\n'],
  [/site/, /street: .*/, 'street: Quartier Nkomo, carrefour Awae'],
  [/site/, /map: .*/, 'map: https://www.openstreetmap.org/#map=17/3.8312/11.5434'],
  // The hours of the first line are those of no sentence.
  [/site/, /(?<=opens: \d\d:)00/, '30'],
  [/site/, /^emergencyNumbers:\n( .*\n)+/m, ''],
  [/site/, /^(?=social:)/m, "emergencyNumbers:\n  - label: SAMU\n    number: '119'\n"],
  [/site/, /^(?=urgentCare:)/m, CLOSING_DAYS],
  [/site|doctors/, /\.exemple\b/g, '.yaounde'],
  [/./, /(?<=^ *sample: )true$/gm, 'false'],
  [/launch/, /(?<=confirmed: )false/g, 'true'],
  [/how-it-works|abroad|area/, /(?<=confirmed: )false(?=[^]*confirmed:)/g, 'true'],
  [/hospitals/, /^ *checked: .*\n/gm, ''],
  [/hospitals/, /(?<!items:\n)^(?= {2}- name:)/gm, `    checked: ${TODAY}\n`],
  [/services\//, /(?<=(amount|upTo): )\d+/g, (amount) => String(Number(amount) + 500)],
  [/services\//, /(?<=^updated: ).*/m, TODAY],
  [/articles/, /(?<=^(date|updated): '?)\d{4}/gm, later(-1)],
  [
    /articles\/1/,
    /(?=\n## )/,
    '\n![Une cour, au petit matin.](/illustrations/article-sante.svg)\n',
  ],
  [/./, /^review:\n( .*\n)+/m, ''],
  [/articles|services\/|signs|gestures/, /^(?=(sample|warningSigns|gestures|groups):)/m, REVIEW],
  // One reading has run out since: that holds nothing back.
  [
    /services\/1/,
    /on: .*\n {2}until: .*/,
    `on: ${later(-2)(YEAR)}-01-01\n  until: ${later(-1)(YEAR)}-01-01`,
  ],
];
