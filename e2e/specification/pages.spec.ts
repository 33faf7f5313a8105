// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { exportedPages, htmlOf, linesOf, mainOf, missingInOrder } from '../exported';
import { allRoutes } from '../routes';

/** What the pages show of the content, in its order: read from their files, as they are delivered. */

type Words = string | RegExp;
const times = (count: number, ...words: Words[]) => Array<Words[]>(count).fill(words).flat();

const E164 = /^tel:\+[1-9]\d{7,14}$/;
const FACEBOOK = /^https:\/\/www\.facebook\.com\/./;
const QUESTIONS = [
  /^Qu’est-ce que/,
  /^Qui peut en bénéficier/,
  /principaux services/,
  /contacter \?$/,
];

/** Of a page the lines that it says and the addresses that it leads to, among others. */
const PAGES: Record<string, { says: Words[]; leads: Words[] }> = {
  '/': {
    says: [
      ...[/sur mesure/, /professionnels certifiés/, /sérénité.*(maison|domicile)/],
      ...times(5, 'Découvrir ce service'),
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
      ...['Soins médicaux à domicile', /\S/, /^Demander un devis.*Nous appeler/],
      ...['Ce service comprend', ...times(4, /\S/), 'Nos tarifs', ...times(3, /FCFA/)],
      ...[/indicatifs.*évaluation/, 'Informations pratiques', /^Zone.*Yaoundé/],
      ...[/^Disponibilité.*7 jours sur 7.*7 h.*22 h/, /^Engagement.*Sans engagement.*flexible/],
      ...['Partager ce service', 'Facebook', 'WhatsApp', 'Instagram', 'Copier le lien'],
      'Autres services',
    ],
    leads: [
      ...['/contact?service=2&demande=devis#formulaire', E164],
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
    // In the order in which the article lists them.
    leads: ['/blogDetails/5', '/blogDetails/2'],
  },
  '/doctors': {
    says: ['Cardiologue', 'Médecin généraliste', /^Chirurgien(ne)?-dentiste$/, 'Pédiatre'].flatMap(
      (specialty) => [/^Dr /, specialty, 'Expérience', 'Formation'],
    ),
    leads: times(4, FACEBOOK, /^https:\/\/wa\.me\/\d+$/, /^https:\/\/www\.instagram\.com\/./),
  },
};

/** The addresses that some markup leads to. */
const addressesIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

const spaced = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '));

const expectIn = (html: string, { says, leads }: { says: Words[]; leads: Words[] }) => {
  expect.soft(missingInOrder(spaced(linesOf(html)), says)).toEqual([]);
  expect.soft(missingInOrder(addressesIn(html), leads)).toEqual([]);
};

test('pages and footer say and lead as specified', () => {
  for (const [route, wanted] of Object.entries(PAGES)) expectIn(mainOf(route), wanted);
  const [footer = ''] = /<footer\b.*<\/footer>/s.exec(htmlOf('/terms')) ?? [];
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

test('the site has the specified pages under their addresses', () => {
  // The centre may have pages of its own beside them.
  const numbered = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `/${folder}/${index + 1}`);
  expect(allRoutes).toEqual(
    expect.arrayContaining([
      ...['/', '/about', '/services', '/doctors', '/contact', '/appoitment', '/blog'],
      ...['/privacy', '/terms', '/cookies'],
      ...numbered('ServiceDetails', 6),
      ...numbered('blogDetails', 5),
    ]),
  );
});

test('no picture stands twice on a page', () => {
  for (const { route } of exportedPages()) {
    const sources = [...mainOf(route).matchAll(/<img\b[^>]* src="([^"]*)"/g)].map(([, it]) => it);
    expect(sources, route).toEqual([...new Set(sources)]);
  }
});

test('urgencies are explained on the contact page alone', () => {
  const saying = exportedPages().filter(({ html }) => html.includes(site.urgentCare));
  expect(saying.map(({ route }) => route)).toEqual(['/contact']);
  expect(mainOf('/contact').split(site.urgentCare)).toHaveLength(2);
});
