import { expect, test } from 'playwright/test';
import type { BlogPostingLeaf, ServiceLeaf } from 'schema-dts';
import type { Picture } from '@/lib/content/fields';
import type { Article } from '@/lib/content/schemas/articles';
import type { Doctor } from '@/lib/content/schemas/doctors';
import type { Service } from '@/lib/content/schemas/services';
import type { Site } from '@/lib/content/schemas/site';
import { blogPosting } from './article';
import { breadcrumbList } from './breadcrumb';
import { areaServed, CENTRE_ID, employees, medicalClinic, webSite } from './centre';
import { faqPage } from './faq';
import { physician } from './physician';
import { scriptText } from './scriptText';
import { serviceFacts } from './service';

const image: Picture = { src: '/illustrations/soins.svg', alt: '' };
const HOST = CENTRE_ID.replace('/#centre', '');

const site: Site = {
  name: 'Centre',
  longName: 'Centre de soins',
  tagline: 'Soins',
  description: 'Une phrase.',
  founded: '2024-01-07',
  phones: ['+237699123456', '+237222123456', '+237699000000'],
  whatsapp: '+237699123456',
  email: 'nom@exemple.com',
  address: {
    city: 'Yaoundé',
    country: 'Cameroun',
    street: 'Carrefour',
    directions: 'Tout droit.',
    map: 'https://www.openstreetmap.org/',
  },
  hours: {
    consultations: {
      title: 'Consultations',
      lines: [
        {
          days: ['Monday', 'Tuesday'],
          openings: [
            { opens: '08:00', closes: '12:00' },
            { opens: '14:00', closes: '18:00' },
          ],
        },
        { days: ['Sunday'], openings: [], note: 'urgences uniquement' },
      ],
    },
    reception: {
      title: 'Accueil',
      lines: [
        { days: ['Saturday'], openings: [{ opens: '08:00', closes: '20:00' }] },
        { days: [], label: 'Urgences', openings: [{ opens: '00:00', closes: '24:00' }] },
      ],
    },
    homeCare: { title: 'À domicile', lines: [{ days: ['Monday'], openings: [], note: 'le soir' }] },
  },
  closingDays: [],
  urgentCare: 'Une sonde bouchée.',
  emergency: { rule: '', hospital: '', call: '', appointment: '' },
  emergencyNumbers: [],
  social: {
    facebook: 'https://www.facebook.com/centre',
    whatsapp: 'https://wa.me/237699123456',
    instagram: 'https://www.instagram.com/centre',
  },
  footerServices: [],
  sample: [],
};

const doctor: Doctor = {
  name: 'Dr Vrai',
  specialty: 'Pédiatre',
  medicalSpecialty: 'Pediatric',
  description: 'Une phrase.',
  image,
  color: 'coral',
  experience: '12 ans',
  education: 'Doctorat',
  social: site.social,
  sample: false,
};

const warningSigns = { groups: ['adult' as const], today: ['fever'], appointment: ['fatigue'] };

const article: Article = {
  id: 3,
  title: 'Titre',
  excerpt: 'Résumé.',
  icon: 'leaf',
  image,
  color: 'palm',
  date: '2024-05-15',
  author: { name: 'Nom Vrai', trade: 'infirmière, cadre' },
  category: 'Santé',
  related: [],
  services: [],
  warningSigns,
  body: 'Un texte.',
  sample: false,
};

const service: Service = {
  id: 1,
  icon: 'pulse',
  color: 'mint',
  title: 'Service',
  description: 'Une phrase.',
  image,
  requestType: 'Autre',
  author: { name: 'L’équipe' },
  updated: '2026-11-22',
  warningSigns,
  body: 'Un texte.',
  features: [],
  pricing: [
    { option: 'Visite', amount: 3000, need: 'care' },
    { option: 'Forfait', amount: 3000, upTo: 15000, need: 'care' },
    { option: 'Aide', amount: 2500, per: 'heure', need: 'care' },
    { option: 'Nuit', amount: 2000, upTo: 4000, per: 'heure', need: 'care' },
  ],
};

const founder = { name: 'Dr Vrai', role: 'Fondateur', sample: false };

test('the centre tells when its doors are open, and apart from it when it answers the phone', () => {
  const clinic = medicalClinic({ site, founder, services: [service], image: image.src });
  expect(clinic.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday'],
      opens: '08:00',
      closes: '12:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday'],
      opens: '14:00',
      closes: '18:00',
    },
  ]);
  expect(clinic.contactPoint).toMatchObject({
    telephone: '+237699123456',
    hoursAvailable: [{ dayOfWeek: ['Saturday'], opens: '08:00', closes: '20:00' }],
  });
  expect(clinic).not.toHaveProperty('specialOpeningHoursSpecification');
  expect(clinic.foundingDate).toBe('2024-01-07');
  expect(clinic.image).toBe(`${HOST}/illustrations/soins.svg`);
  expect(webSite(site).publisher).toEqual({ '@id': CENTRE_ID });
});

test('each set of hours tells its closing days, past ones excepted', () => {
  const days: Site['closingDays'] = [
    { date: '2099-12-25', sets: [] },
    { date: '2099-05-20', sets: ['homeCare'] },
    { date: '2020-12-25', sets: [] },
  ];
  const closing = { ...site, closingDays: days };
  const closed = (date: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: '00:00',
    closes: '00:00',
  });
  const clinic = medicalClinic({ site: closing, founder, services: [service], image: image.src });
  expect(clinic.specialOpeningHoursSpecification).toEqual([closed('2099-12-25')]);
  expect(clinic.contactPoint).toMatchObject({
    hoursAvailable: [{ dayOfWeek: ['Saturday'] }, closed('2099-12-25')],
  });
  expect(serviceFacts(service, closing, image.src).hoursAvailable).toEqual(
    ['2099-05-20', '2099-12-25'].map(closed),
  );
});

test('the centre tells its lowest and its highest price', () => {
  const rangeOf = (services: Pick<Service, 'pricing'>[]) =>
    medicalClinic({ site, founder, services, image: image.src }).priceRange;
  expect(rangeOf([service])).toBe('2\u00a0000 à 15\u00a0000\u00a0FCFA');
  const [first] = service.pricing;
  expect(rangeOf([{ pricing: first ? [first] : [] }])).toBe('3\u00a0000\u00a0FCFA');
});

test('no machine learns a quartier that is not confirmed, or one to which nobody goes', () => {
  const answer = { title: '', text: '', confirmed: true, quarters: [] as string[] };
  const area = {
    ...{ heading: '', lead: '', fieldLabel: '', listLabel: '', unknown: '', unreachable: '' },
    served: { ...answer, quarters: ['Biyem-Assi', 'Nkolndongo / Nkoldongo'] },
    paid: { ...answer, quarters: ['Odza'], confirmed: false },
    notYet: { ...answer, quarters: ['Soa'] },
  };
  expect(areaServed(area).areaServed).toEqual(
    ['Biyem-Assi', 'Nkolndongo', 'Nkoldongo'].map((name) => ({ '@type': 'Place', name })),
  );
  expect(areaServed({ ...area, served: { ...area.served, confirmed: false } })).toEqual({});
});

test('an example person is told to no machine, a real one is', () => {
  expect(physician({ ...doctor, sample: true }, site, image.src)).toEqual([]);
  expect(physician(doctor, site, image.src)).toEqual([
    expect.objectContaining({
      '@type': 'Physician',
      '@id': `${HOST}/doctors#dr-vrai`,
      name: 'Dr Vrai',
      medicalSpecialty: 'https://schema.org/Pediatric',
      memberOf: { '@id': CENTRE_ID },
    }),
  ]);
  const rare = physician(
    { ...doctor, specialty: 'Allergologue', medicalSpecialty: undefined },
    site,
    image.src,
  );
  expect(rare).toEqual([expect.objectContaining({ disambiguatingDescription: 'Allergologue' })]);
  expect(rare[0]).not.toHaveProperty('medicalSpecialty');
  expect(employees([{ ...doctor, sample: true }])).toEqual({});
  expect(employees([doctor]).employee).toEqual([
    { '@type': 'Person', name: 'Dr Vrai', jobTitle: 'Pédiatre' },
  ]);

  const founderOf = (sample: boolean) =>
    medicalClinic({
      site,
      founder: { ...founder, sample },
      services: [service],
      image: image.src,
    }).founder;
  expect(founderOf(true)).toBeUndefined();
  expect(founderOf(false)).toEqual({ '@type': 'Person', name: 'Dr Vrai', jobTitle: 'Fondateur' });

  expect(blogPosting({ ...article, sample: true }, image.src).author).toEqual({ '@id': CENTRE_ID });
  expect(blogPosting(article, image.src).author).toEqual({
    '@type': 'Person',
    name: 'Nom Vrai',
    jobTitle: 'infirmière, cadre',
  });
});

test('an article tells the day of its last change, or else its first day', () => {
  expect(blogPosting(article, image.src).dateModified).toBe('2024-05-15T12:00:00+01:00');
  expect(blogPosting({ ...article, updated: '2025-01-02' }, image.src)).toMatchObject({
    datePublished: '2024-05-15T12:00:00+01:00',
    dateModified: '2025-01-02T12:00:00+01:00',
  });
});

test('a page tells the doctor who has read it, and no doctor while none has', () => {
  const review = { by: 'Dr Vrai', on: '2026-03-03', until: '2027-03-03' } as const;
  const read = { lastReviewed: '2026-03-03', reviewedBy: { '@type': 'Person', name: 'Dr Vrai' } };
  const articlePage = { '@type': 'WebPage', '@id': `${HOST}/blogDetails/3#page` };
  const servicePage = { '@type': 'WebPage', '@id': `${HOST}/ServiceDetails/1#page` };
  const pageOf = ({ mainEntityOfPage }: BlogPostingLeaf | ServiceLeaf) => mainEntityOfPage;
  expect(pageOf(blogPosting({ ...article, review }, image.src))).toEqual({
    ...articlePage,
    ...read,
  });
  expect(pageOf(serviceFacts({ ...service, review }, site, image.src))).toEqual({
    ...servicePage,
    ...read,
  });
  expect(pageOf(blogPosting(article, image.src))).toEqual(articlePage);
  expect(pageOf(serviceFacts(service, site, image.src))).toEqual(servicePage);
});

test('each line of a price list is an offer of its kind: a price, a range, a rate', () => {
  const priceCurrency = 'XAF';
  expect(serviceFacts(service, site, image.src).offers).toEqual([
    { '@type': 'Offer', name: 'Visite', price: 3000, priceCurrency },
    {
      '@type': 'Offer',
      name: 'Forfait',
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: 3000,
        maxPrice: 15000,
        priceCurrency,
      },
    },
    {
      '@type': 'Offer',
      name: 'Aide',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 2500,
        priceCurrency,
        unitText: 'heure',
      },
    },
    {
      '@type': 'Offer',
      name: 'Nuit',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: 2000,
        maxPrice: 4000,
        priceCurrency,
        unitText: 'heure',
      },
    },
  ]);
});

test('the breadcrumb begins at home and ends at the page, each with its absolute address', () => {
  const { itemListElement } = breadcrumbList([{ label: 'Contact', href: '/contact' }]);
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${HOST}/` },
    { '@type': 'ListItem', position: 2, name: 'Contact', item: `${HOST}/contact` },
  ]);
});

test('no content can break out of the script that carries it, and all of it comes back', () => {
  const question = '</script><!--<script>&amp;\u2028\u2029 ?';
  const text = scriptText([faqPage([{ question, answer: 'Oui.', icon: 'leaf' }], site)]);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)['@graph'][0].mainEntity[0].name).toBe(question);
});

test('an answer that lists the ways to the centre lists them to machines too', () => {
  const question = { question: 'Comment ?', answer: 'Écrivez.', icon: 'phone' as const };
  const answerOf = (contacts: boolean) =>
    JSON.parse(scriptText([faqPage([{ ...question, contacts }], site)]))['@graph'][0].mainEntity[0]
      .acceptedAnswer.text;
  expect(answerOf(false)).toBe('Écrivez.');
  expect(answerOf(true).split('\n')).toHaveLength(6);
  expect(answerOf(true)).toMatch(/^Écrivez\.\nUne sonde bouchée\.\nnom@exemple\.com\n\+237/);
});
