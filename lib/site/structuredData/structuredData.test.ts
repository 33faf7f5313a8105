import { expect, test } from 'playwright/test';
import type { Picture } from '@/lib/content/fields';
import type { Service } from '@/lib/content/schemas/services';
import type { Site } from '@/lib/content/schemas/site';
import { CENTRE_ID, medicalClinic, webSite } from './centre';
import { faqPage } from './faq';
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

const warningSigns = { groups: ['adult' as const], today: ['fever'], appointment: ['fatigue'] };

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
  pricing: [{ option: 'Visite', amount: 3000, need: 'care' }],
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

test('no content can break out of the script that carries it, and all of it comes back', () => {
  const question = '</script><!--<script>&amp;\u2028\u2029 ?';
  const text = scriptText([faqPage([{ question, answer: 'Oui.', icon: 'leaf' }], site)]);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)['@graph'][0].mainEntity[0].name).toBe(question);
});
