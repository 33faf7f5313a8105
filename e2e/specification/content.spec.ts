// What the specification requires of the delivered content. For other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { home } from '@/lib/content/generated/home';
import { services } from '@/lib/content/generated/services';
import { servicesPage } from '@/lib/content/generated/servicesPage';
import { printables } from '@/lib/content/generated/printables';
import { signs } from '@/lib/content/generated/signs';
import { formatPrice } from '@/lib/services/prices';
import { getHtml, getLines, getMain, missingInOrder } from '@/e2e/support/exported';

type Words = string | RegExp;
const times = (count: number, ...words: Words[]) => Array<Words[]>(count).fill(words).flat();

const E164 = /^tel:\+[1-9]\d{7,14}$/;
const FACEBOOK = /^https:\/\/www\.facebook\.com\/./;
const WHATSAPP = /^https:\/\/wa\.me\/\d+$/;
const QUESTIONS = [
  /^Qu’est-ce que/,
  /^Qui peut en bénéficier/,
  /principaux services/,
  /contacter \?$/,
];

/** Lines and links of each page, in order, among others. */
const PAGES: Record<string, { says: Words[]; leads: Words[] }> = {
  '/': {
    says: [
      ...[/sur mesure/, /professionnels certifiés/, /sérénité.*(maison|domicile)/],
      ...times(5, 'En savoir plus'),
      ...['Voir tous nos services', ...QUESTIONS],
      ...['Note : 5 sur 5', /\S+.*Bénéficiaire$/, 'Note : 5 sur 5', /\S+.*Patiente?$/],
      ...['Note : 4 sur 5', /\S+.*Aidante? familiale?$/],
    ],
    leads: ['/services', E164, '/contact', /^mailto:/, ...times(3, E164)],
  },
  '/about': {
    says: [
      ...[/^Le centre Aide à la Vie est né le 7 janvier 2024/, '12+', '5K+', '24/7', '15+'],
      ...[/médecins experts/i, /équipement moderne/i, /pharmacie intégrée/i, /approche humaine/i],
      ...[/âgées dépendantes/, /enceintes.*jeunes mères/, /opérés/, /chroniques/],
    ],
    leads: [],
  },
  '/services': { says: [...times(6, 'En savoir plus'), ...QUESTIONS], leads: [] },
  '/ServiceDetails/2': {
    says: [
      ...['Soins médicaux à domicile', /\S/, /^Nous appeler.*Demander un devis/],
      ...['Ce service comprend', ...times(4, /\S/), 'Nos tarifs', ...times(3, /FCFA/)],
      ...[/indicatifs.*évaluation/, 'Informations pratiques', /^Zone.*Yaoundé/],
      ...[/^Disponibilité.*7 jours sur 7.*7 h.*22 h/, /^Engagement.*Sans engagement.*flexible/],
      ...['Partager ce service', 'Facebook', 'WhatsApp', 'Instagram', 'Copier le lien'],
      'Autres services',
    ],
    leads: [
      ...[E164, '/contact?service=2&demande=devis#formulaire'],
      ...[/facebook\.com\/sharer/, /^https:\/\/wa\.me\/\?text=/],
      ...[1, 3, 4, 5, 6].map((id) => `/ServiceDetails/${id}`),
    ],
  },
  '/blog': {
    says: [
      ...[/accompagnement humain/i, /confort/, /présence rassurante.*hôpital/, /15 Mai 2024$/],
      ...times(5, 'Lire l’article'),
    ],
    leads: [1, 2, 3, 4, 5].map((id) => `/blogDetails/${id}`),
  },
  '/blogDetails/1': {
    says: [
      // Date and author share a line: what follows the date is a name.
      ...['Accompagnement', /^15 Mai 2024\p{L}{2,}/u, 'En bref', 'Quand consulter'],
      ...['Mots-clés', 'Accompagnement', /Santé/, 'Partager cet article', 'À lire aussi'],
    ],
    leads: ['/blogDetails/5', '/blogDetails/2'],
  },
  '/doctors': {
    says: ['Cardiologue', 'Médecin généraliste', /^Chirurgien(ne)?-dentiste$/, 'Pédiatre'].flatMap(
      (specialty) => [/^Dr /, specialty, 'Expérience', 'Formation'],
    ),
    leads: times(4, FACEBOOK, WHATSAPP, /^https:\/\/www\.instagram\.com\/./),
  },
  '/appoitment': {
    says: [
      ...['Prenez Rendez-vous', /Aide à la Vie/, 'Lundi au vendredi', '8 h – 18 h', 'Samedi'],
      ...['9 h – 14 h', 'Dimanche', /^urgences/i],
    ],
    leads: [E164, /^mailto:/],
  },
  '/contact': {
    says: [
      /^Si une vie est en danger/,
      ...['Consultations au centre', 'Lundi au vendredi', '8 h – 18 h', 'Samedi', '9 h – 14 h'],
      ...['Dimanche', /urgences/i, 'Accueil téléphonique', 'Lundi au vendredi', '8 h – 20 h'],
      ...['Urgences', '24 h/24', 'Soins à domicile', /7 jours sur 7/, '7 h – 22 h'],
      /carrefour.*Yaoundé/,
    ],
    // A link to a map; an embedded map would be another origin.
    leads: [...times(3, E164), WHATSAPP, /^mailto:\S+@\S+$/, /^https:\/\/.*map/],
  },
};

const addressesIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

const spaced = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '));

const expectIn = (html: string, { says, leads }: { says: Words[]; leads: Words[] }) => {
  expect.soft(missingInOrder(spaced(getLines(html)), says)).toEqual([]);
  expect.soft(missingInOrder(addressesIn(html), leads)).toEqual([]);
};

test('pages and footer match the specification', () => {
  for (const [route, wanted] of Object.entries(PAGES)) expectIn(getMain(route), wanted);
  const [footer = ''] = /<footer\b.*<\/footer>/s.exec(getHtml('/terms')) ?? [];
  expectIn(footer, {
    says: [
      ...['Nos services à domicile', ...times(7, /\S/), 'Liens utiles', 'Témoignages', /FAQ/],
      ...['Lundi au vendredi 8 h – 20 h', /^Urgences 24 h\/24/],
    ],
    leads: [
      ...['/about#temoignages', '/services#faq', ...times(3, /^tel:\+237\d{9}$/), /^mailto:/],
      ...['/privacy', '/terms', '/cookies', '/accessibilite'],
    ],
  });
});

/** What each service costs, in FCFA: its options and prices, a line each. */
const PRICES: Record<string, string> = {
  'Aide à la vie quotidienne':
    '10 heures: 4 000; 20 heures: 10 000; ponctuel: 2 500 FCFA par heure',
  'Soins médicaux à domicile':
    'standard: 3 000; complexes: 3 000 à 15 000; nuit.*week-end: 12 000 à 25 000',
  'Suivi de grossesse à domicile': 'Visite.*1 heure: 5 000',
  'Accompagnement thérapeutique':
    '^1 heure par jour: 3 000 à 5 000; ^2 heures par jour: 6 000 à 12 000; bien-être: 10 000 à 25 000',
  'Prise des paramètres médicaux': 'unique: 4 500; 3 visites: 12 000; quotidien.*5 jours: 18 000',
  'Services de nutrition':
    'Un repas: 3 000; hebdomadaire: 5 000 à 25 000; Forfait.*semaine: 7 000 à 35 000',
};

test('six services have their prices and cards', () => {
  expect(services.map(({ title }) => title)).toEqual(Object.keys(PRICES));
  for (const { title, pricing } of services) {
    const prices = pricing.map((line) => spaced([line.option, formatPrice(line)]));
    const expected = PRICES[title]?.split('; ').map((line) => {
      const [option = '', price = ''] = line.split(': ');
      return [expect.stringMatching(option), expect.stringMatching(`^${price}( FCFA)?$`)];
    });
    expect.soft(prices, title).toEqual(expected);
  }
  expect(servicesPage.cards.map(({ service }) => service)).toEqual([1, 2, 2, 3, 4, 6]);
  expect(home.cards.map(({ service }) => service).sort()).toEqual([1, 2, 3, 4, 6]);
});

test('the printables hold every red flag', () => {
  const blocks = printables.flatMap((printable) => printable.blocks);
  const redFlags = signs.signs.filter(({ step }) => step === 'hospital').map(({ words }) => words);
  expect(redFlags.length).toBeGreaterThan(60);
  const framed = blocks
    .filter(({ variant }) => variant === 'hospital')
    .flatMap(({ points }) => points);
  expect(framed).toEqual(expect.arrayContaining(redFlags));
});
