import { expect, test } from 'playwright/test';
import type { IsoDate, PhoneNumber, Picture } from '@/lib/content/fields';
import type { Article } from '@/lib/content/schemas/articles';
import type { Doctor } from '@/lib/content/schemas/doctors';
import type { Highlight, Slide } from '@/lib/content/schemas/parts';
import type { HomeServiceCard, Service } from '@/lib/content/schemas/services';
import type { Site, SocialLinks } from '@/lib/content/schemas/site';
import type { Testimonial } from '@/lib/content/schemas/testimonials';
import { checkContent, formatProblem } from '@/lib/contentCheck';
import type { CheckedContent } from '@/lib/contentCheck';

const picture = (): Picture => ({ src: '/illustrations/soins.svg', alt: 'Une infirmière.' });
const summary = 'Un résumé assez long pour la page de résultats, et assez court pour y tenir.';
const social: SocialLinks = {
  facebook: 'https://www.facebook.com/centre',
  whatsapp: 'https://wa.me/237699123456',
  instagram: 'https://www.instagram.com/centre',
};

/** As many items as asked, numbered from 1. */
const many = <T>(count: number, make: (id: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const service = (id: number): Service => ({
  id,
  icon: 'pulse',
  color: 'mint',
  title: `Service ${id}`,
  description: summary,
  image: picture(),
  features: ['Un point'],
  pricing: [{ option: 'Visite', amount: 3000, upTo: 15000 }],
});

const card = (id: number): HomeServiceCard => ({
  id,
  title: `Service ${id}`,
  description: 'Une phrase.',
  features: ['Un', 'Deux', 'Trois', 'Quatre'],
  color: 'mint',
  icon: 'pulse',
  image: picture(),
});

const slide = (id: number): Slide => ({
  id,
  image: picture(),
  title: 'Des soins à la maison',
  accent: 'à la maison',
  subtitle: 'Une phrase.',
  cta: { label: 'Voir', href: '/services' },
});

const highlight = (id: number): Highlight => ({
  icon: 'house',
  title: `Titre ${id}`,
  text: 'Une phrase.',
  href: '/ServiceDetails/1',
});

const article = (id: number): Article => ({
  id,
  title: `Article ${id}`,
  excerpt: summary,
  icon: 'leaf',
  image: picture(),
  color: 'palm',
  date: '2024-05-15',
  author: 'Nom, métier',
  category: 'Santé',
  related: [(id % 5) + 1],
  reviewedBy: '',
  sample: true,
});

const doctor = (id: number): Doctor => ({
  id,
  name: `Dr ${id}`,
  specialty: 'Pédiatre',
  description: 'Une phrase.',
  image: picture(),
  color: 'coral',
  experience: '12 ans',
  education: 'Doctorat',
  social: { ...social },
  sample: true,
});

const testimonial = (id: number): Testimonial => ({
  id,
  quote: 'Une phrase.',
  author: `Nom ${id}`,
  role: 'Patient',
  rating: 5,
  image: picture(),
  color: 'maize',
  sample: true,
});

const site = (): Site => ({
  name: 'Centre',
  longName: 'Centre de soins',
  tagline: 'Soins',
  description: 'Une phrase.',
  founded: '2024-01-07',
  phones: ['+237699123456', '+237222123456', '+33123456789'],
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
    consultations: { title: 'Au centre', lines: [{ days: 'Lundi', hours: '8 h – 18 h' }] },
    reception: { title: 'Accueil', lines: [{ days: 'Lundi', hours: '8 h – 18 h' }] },
    homeCare: { title: 'À domicile', lines: [{ days: 'Lundi', hours: '8 h – 18 h' }] },
  },
  emergencyNumbers: [],
  social: { ...social },
  footerServices: many(7, () => ({ label: 'Hygiène', serviceId: 1 })),
  sample: [],
});

type Bodies = Map<string, string>;
type Draft = Omit<CheckedContent, 'bodies'> & { bodies: Bodies };

/** A content without a fault, made anew for each test to spoil. */
function soundContent(): Draft {
  return {
    modules: {
      'content/about.ts': {
        about: {
          figures: many(4, (id) => ({ value: `${id}+`, label: 'ans' })),
          values: many(4, highlight),
          priorityGroups: {
            items: many(4, (id) => ({
              ...highlight(id),
              color: 'coral' as const,
              image: picture(),
              service: 1,
            })),
          },
        },
      },
      'content/articles/index.ts': { articles: many(5, article) },
      'content/blog.ts': { blogSlides: many(3, slide), blog: { highlights: many(4, highlight) } },
      'content/doctors.ts': { doctors: many(4, doctor) },
      'content/faq.ts': {
        faq: [
          ...many(3, (id) => ({ question: `${id} ?`, answer: 'Oui.', icon: 'info' as const })),
          {
            question: 'Comment ?',
            answer: {
              intro: 'Écrivez.',
              entries: [
                { type: 'email', value: 'nom@exemple.com' },
                { type: 'phone', value: '+237699123456' },
              ],
            },
            icon: 'phone',
          },
        ],
      },
      'content/home.ts': { homeSlides: many(3, slide) },
      'content/pages.ts': {
        pages: {
          about: {
            title: 'À propos',
            description: summary,
            preview: { title: 'À propos', image: picture(), color: 'mint' },
          },
        },
      },
      'content/services/index.ts': {
        services: many(6, service),
        serviceCards: [1, 2, 2, 3, 4, 6].map((id, index) => ({ ...card(id), key: `c${index}` })),
        homeServiceCards: [1, 3, 2, 4, 6].map(card),
        servicesSlides: many(3, slide),
      },
      'content/site.ts': { site: site() },
      'content/testimonials.ts': { testimonials: many(3, testimonial) },
    },
    bodies: new Map([
      ...many(6, (id) => [`content/services/${id}.md`, 'Un texte.'] as const),
      ...many(5, (id) => [`content/articles/${id}.md`, 'Un texte.'] as const),
      ['content/legal/privacy.md', 'Un texte.'],
      ['content/legal/terms.md', 'Un texte.'],
      ['content/legal/cookies.md', 'Un texte.'],
      ['content/legal/accessibility.md', 'Un texte.'],
    ]),
    publicFiles: new Set(['/illustrations/soins.svg', '/illustrations/soins.heic']),
  };
}

/** The lists of the draft by short names, for the cases below. */
function parts({ modules, bodies }: Draft) {
  return {
    ...modules['content/services/index.ts'],
    ...modules['content/articles/index.ts'],
    ...modules['content/blog.ts'],
    ...modules['content/doctors.ts'],
    ...modules['content/faq.ts'],
    ...modules['content/home.ts'],
    ...modules['content/pages.ts'],
    ...modules['content/site.ts'],
    ...modules['content/testimonials.ts'],
    ...modules['content/about.ts'],
    bodies,
  };
}

type Parts = ReturnType<typeof parts>;

/** The item of a list that a case spoils. */
function at<T>(items: T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`The sound content has no item ${index}`);
  return item;
}

function problemsAfter(spoil: (content: Parts) => void): string[] {
  const draft = soundContent();
  spoil(parts(draft));
  return checkContent(draft).map(({ file, field }) => `${file} ${field}`.trim());
}

const SERVICES = 'content/services/index.ts';
const ARTICLES = 'content/articles/index.ts';

/** What is spoilt, how, and every place that must then be named. */
const cases: [promise: string, spoil: (content: Parts) => void, places: string[]][] = [
  // Identifiers
  [
    'two services share a number',
    (c) => c.services.push(service(6)),
    [`${SERVICES} services[6].id`],
  ],
  [
    'a service of the first six is missing',
    (c) => {
      c.services.splice(4, 1);
    },
    [`${SERVICES} services`],
  ],
  [
    'two articles share a number',
    (c) => c.articles.push(article(5)),
    [`${ARTICLES} articles[5].id`],
  ],
  [
    'a number is not whole',
    (c) => {
      at(c.doctors, 0).id = 1.5;
    },
    ['content/doctors.ts doctors[0].id'],
  ],
  [
    'two slides share a number',
    (c) => {
      at(c.homeSlides, 1).id = 1;
    },
    ['content/home.ts homeSlides[1].id'],
  ],
  [
    'two doctors share a number',
    (c) => {
      at(c.doctors, 3).id = 1;
    },
    ['content/doctors.ts doctors[3].id'],
  ],
  [
    'two testimonials share a number',
    (c) => {
      at(c.testimonials, 2).id = 2;
    },
    ['content/testimonials.ts testimonials[2].id'],
  ],
  [
    'two cards share a key',
    (c) => {
      at(c.serviceCards, 1).key = 'c0';
    },
    [`${SERVICES} serviceCards[1].key`],
  ],
  [
    'a card leads to no service',
    (c) => {
      at(c.serviceCards, 0).id = 9;
      at(c.homeServiceCards, 0).id = 9;
    },
    [`${SERVICES} serviceCards[0].id`, `${SERVICES} homeServiceCards[0].id`],
  ],
  [
    'a service of the footer does not exist',
    (c) => {
      at(c.site.footerServices, 6).serviceId = 7;
    },
    ['content/site.ts site.footerServices[6].serviceId'],
  ],

  // Related articles
  [
    'an article is related to itself',
    (c) => {
      at(c.articles, 1).related = [2];
    },
    [`${ARTICLES} articles[1].related[0]`],
  ],
  [
    'a group of people is led to a service that does not exist',
    (c) => {
      at(c.about.priorityGroups.items, 1).service = 9;
    },
    ['content/about.ts about.priorityGroups.items[1].service'],
  ],
  [
    'a related article does not exist',
    (c) => {
      at(c.articles, 1).related = [1, 8];
    },
    [`${ARTICLES} articles[1].related[1]`],
  ],
  [
    'more than two articles are related',
    (c) => {
      at(c.articles, 1).related = [1, 3, 4];
    },
    [`${ARTICLES} articles[1].related`],
  ],
  [
    'the same article is related twice',
    (c) => {
      at(c.articles, 1).related = [1, 1];
    },
    [`${ARTICLES} articles[1].related[1]`],
  ],

  // Pictures
  [
    'a picture does not exist, be it by its capitals alone',
    (c) => {
      at(c.services, 0).image.src = '/illustrations/Soins.svg';
    },
    [`${SERVICES} services[0].image.src`],
  ],
  [
    'a picture is of a kind that pages do not show',
    (c) => {
      at(c.doctors, 0).image.src = '/illustrations/soins.heic';
    },
    ['content/doctors.ts doctors[0].image.src'],
  ],
  [
    'a picture that tells something is not described',
    (c) => {
      at(c.doctors, 0).image.alt = '';
      at(c.blogSlides, 0).image.alt = ' ';
    },
    ['content/blog.ts blogSlides[0].image.alt', 'content/doctors.ts doctors[0].image.alt'],
  ],

  // Numbers
  [
    'a rating is above five, or not whole',
    (c) => {
      (at(c.testimonials, 0) as { rating: number }).rating = 6;
      (at(c.testimonials, 1) as { rating: number }).rating = 4.5;
    },
    [
      'content/testimonials.ts testimonials[0].rating',
      'content/testimonials.ts testimonials[1].rating',
    ],
  ],
  [
    'a price is zero, or not whole',
    (c) => {
      at(c.services, 2).pricing = [
        { option: 'Visite', amount: 0 },
        { option: 'Nuit', amount: 2500.5 },
      ];
    },
    [`${SERVICES} services[2].pricing[0].amount`, `${SERVICES} services[2].pricing[1].amount`],
  ],
  [
    'the highest price is not the highest',
    (c) => {
      at(c.services, 2).pricing = [{ option: 'Visite', amount: 3000, upTo: 3000 }];
    },
    [`${SERVICES} services[2].pricing[0].upTo`],
  ],
  [
    'a service has no price or no feature',
    (c) => {
      at(c.services, 0).pricing = [];
      at(c.services, 1).features = [];
    },
    [`${SERVICES} services[0].pricing`, `${SERVICES} services[1].features`],
  ],

  // Texts
  [
    'a text is empty',
    (c) => {
      at(c.services, 0).title = '';
      at(c.about.figures, 0).label = ' ';
      at(at(c.services, 1).pricing, 0).option = '';
    },
    [
      'content/about.ts about.figures[0].label',
      `${SERVICES} services[0].title`,
      `${SERVICES} services[1].pricing[0].option`,
    ],
  ],
  [
    'a summary is too short or too long',
    (c) => {
      at(c.services, 0).description = 'x'.repeat(59);
      at(c.articles, 0).excerpt = 'x'.repeat(161);
      Object.assign(c.pages.about ?? {}, { description: 'x'.repeat(161) });
    },
    [
      `${SERVICES} services[0].description`,
      `${ARTICLES} articles[0].excerpt`,
      'content/pages.ts pages.about.description',
    ],
  ],
  [
    'the accent of a slide is not in its title',
    (c) => {
      at(c.homeSlides, 2).accent = 'à l’hôpital';
    },
    ['content/home.ts homeSlides[2].accent'],
  ],

  // Hours, dates, phones, e-mail
  [
    'days or hours are written as no machine reads them',
    (c) => {
      at(c.site.hours.consultations.lines, 0).days = 'Lun-ven';
      at(c.site.hours.reception.lines, 0).hours = '8h-20h';
    },
    [
      'content/site.ts site.hours.consultations.lines[0].days',
      'content/site.ts site.hours.reception.lines[0].hours',
    ],
  ],
  [
    'a day does not exist',
    (c) => {
      at(c.articles, 0).date = '2024-02-30';
      at(c.articles, 1).date = '15 mai 2024' as IsoDate;
      at(c.services, 0).updated = '2024-13-01';
      c.site.founded = '2024-1-7';
    },
    [
      `${ARTICLES} articles[0].date`,
      `${ARTICLES} articles[1].date`,
      `${SERVICES} services[0].updated`,
      'content/site.ts site.founded',
    ],
  ],
  [
    'an article was corrected before it was written',
    (c) => {
      at(c.articles, 0).updated = '2024-05-14';
    },
    [`${ARTICLES} articles[0].updated`],
  ],
  [
    'a phone number is not in international form',
    (c) => {
      c.site.phones[0] = '699123456' as PhoneNumber;
      c.site.whatsapp = '+237 699 12 34 56' as PhoneNumber;
      at(c.doctors, 0).social.whatsapp = 'https://wa.me/+237699123456';
    },
    [
      'content/doctors.ts doctors[0].social.whatsapp',
      'content/site.ts site.phones[0]',
      'content/site.ts site.whatsapp',
    ],
  ],
  [
    'a number of Cameroon lacks a digit, or starts with neither 6 nor 2',
    (c) => {
      c.site.phones[1] = '+23769912345';
      c.site.phones[2] = '+237399123456';
    },
    ['content/site.ts site.phones[1]', 'content/site.ts site.phones[2]'],
  ],
  [
    'an e-mail address is not one',
    (c) => {
      c.site.email = 'nom@exemple';
      const { answer } = at(c.faq, 3);
      if (typeof answer === 'string') return;
      at(answer.entries, 0).value = 'nom.exemple.com';
      at(answer.entries, 1).value = '+237';
    },
    [
      'content/faq.ts faq[3].answer.entries[0].value',
      'content/faq.ts faq[3].answer.entries[1].value',
      'content/site.ts site.email',
    ],
  ],

  // Links
  [
    'a link leads nowhere',
    (c) => {
      at(c.homeSlides, 0).cta = { label: 'Voir', href: '/appointment' };
      at(c.blog.highlights, 0).href = '/ServiceDetails/7';
      at(c.blog.highlights, 1).href = '/blogDetails/6';
      at(c.blog.highlights, 2).href = '/About';
      at(c.blog.highlights, 3).href = '/about/';
    },
    [
      'content/blog.ts blog.highlights[0].href',
      'content/blog.ts blog.highlights[1].href',
      'content/blog.ts blog.highlights[2].href',
      'content/blog.ts blog.highlights[3].href',
      'content/home.ts homeSlides[0].cta.href',
    ],
  ],

  // Markdown
  [
    'a long text is missing or empty',
    (c) => {
      c.bodies.delete('content/services/3.md');
      c.bodies.set('content/articles/2.md', ' \n');
      c.bodies.delete('content/legal/terms.md');
    },
    ['content/services/3.md', 'content/articles/2.md', 'content/legal/terms.md'],
  ],
  [
    'a long text has a first-level heading',
    (c) => {
      c.bodies.set('content/services/1.md', 'Un texte.\n\n# Titre');
      c.bodies.set('content/services/2.md', 'Titre\n=====\n\n> # Encadré');
    },
    [
      'content/services/1.md ligne 3',
      'content/services/2.md ligne 2',
      'content/services/2.md ligne 4',
    ],
  ],
  [
    'a long text has raw HTML',
    (c) => {
      c.bodies.set('content/services/1.md', 'Un <b>mot</b>.\n\n<div\nclass="x">\n\n<!-- rien -->');
    },
    [
      'content/services/1.md ligne 1',
      'content/services/1.md ligne 3',
      'content/services/1.md ligne 6',
    ],
  ],
  [
    'a link of a long text leads nowhere',
    (c) => {
      c.bodies.set(
        'content/articles/1.md',
        '[a](/appointment)\r\n[b](contact)\n[c](http://exemple.com)\n![d](/illustrations/x.svg)\n\n[e]: /nowhere',
      );
    },
    [1, 2, 3, 4, 6].map((line) => `content/articles/1.md ligne ${line}`),
  ],
];

test('a sound content has no problem', () => {
  expect(checkContent(soundContent())).toEqual([]);
});

for (const [promise, spoil, places] of cases) {
  test(`says where ${promise}`, () => {
    expect(problemsAfter(spoil)).toEqual(places);
  });
}

/** Every list whose length the specification fixes, and where it stands. */
const counts: [place: string, pick: (content: Parts) => unknown[]][] = [
  ['content/home.ts homeSlides', (c) => c.homeSlides],
  ['content/services/index.ts servicesSlides', (c) => c.servicesSlides],
  ['content/blog.ts blogSlides', (c) => c.blogSlides],
  ['content/services/index.ts homeServiceCards', (c) => c.homeServiceCards],
  [
    'content/services/index.ts homeServiceCards[0].features',
    (c) => at(c.homeServiceCards, 0).features,
  ],
  ['content/services/index.ts serviceCards', (c) => c.serviceCards],
  ['content/services/index.ts serviceCards[0].features', (c) => at(c.serviceCards, 0).features],
  ['content/faq.ts faq', (c) => c.faq],
  ['content/testimonials.ts testimonials', (c) => c.testimonials],
  ['content/about.ts about.figures', (c) => c.about.figures],
  ['content/about.ts about.values', (c) => c.about.values],
  ['content/about.ts about.priorityGroups.items', (c) => c.about.priorityGroups.items],
  ['content/doctors.ts doctors', (c) => c.doctors],
  ['content/blog.ts blog.highlights', (c) => c.blog.highlights],
  ['content/site.ts site.footerServices', (c) => c.site.footerServices],
  ['content/site.ts site.phones', (c) => c.site.phones],
];

for (const [place, pick] of counts) {
  test(`${place} keeps the specification’s count`, () => {
    expect(
      problemsAfter((content) => pick(content).pop()),
      'one too few',
    ).toEqual([place]);
    const added = problemsAfter((content) => pick(content).push(at(pick(content), 0)));
    expect(added, 'one too many').toContain(place);
  });
}

test('there are at least five articles', () => {
  const problems = problemsAfter((content) => {
    content.articles.pop();
    at(content.articles, 3).related = [1];
  });
  expect(problems).toEqual(['content/articles/index.ts articles']);
});

test('an incomplete link is not taken for a page that does not exist', () => {
  const draft = soundContent();
  draft.bodies.set('content/articles/1.md', '[b](contact)');
  expect(checkContent(draft).map(({ message }) => message)).toEqual([
    'le lien « contact » est incomplet : écrivez /… pour une page du site, https://… pour un autre site',
  ]);
});

test('services and articles may grow', () => {
  const problems = problemsAfter((content) => {
    content.services.push(service(7));
    content.bodies.set('content/services/7.md', 'Voir [ce service](/ServiceDetails/7).');
    content.articles.push(article(6));
    content.bodies.set('content/articles/6.md', 'Voir [cet article](/blogDetails/6).');
  });
  expect(problems).toEqual([]);
});

test('a picture beside its own words may be decorative', () => {
  const problems = problemsAfter((content) => {
    at(content.serviceCards, 0).image.alt = '';
    at(content.homeServiceCards, 0).image.alt = '';
    at(content.testimonials, 0).image.alt = '';
    at(content.articles, 0).image.alt = '';
  });
  expect(problems).toEqual([]);
});

test('a remark may stand in place of hours, and urgent cases in place of days', () => {
  const problems = problemsAfter(({ site: { hours } }) => {
    at(hours.consultations.lines, 0).hours = 'sur rendez-vous';
    at(hours.reception.lines, 0).days = 'Urgences';
  });
  expect(problems).toEqual([]);
});

test('links may carry an anchor or a query, and long texts may lead outside', () => {
  const problems = problemsAfter((content) => {
    at(content.homeSlides, 0).cta = { label: 'Voir', href: '/about#temoignages' };
    at(content.homeSlides, 1).cta = { label: 'Voir', href: '/contact?service=3' };
    content.bodies.set(
      'content/services/1.md',
      [
        '## Titre, avec un dièse #sujet',
        'Une tension < 140, un prix > 0.',
        '[accueil](/) [suite](/services#faq "Titre") [ici](#titre) [loi](https://exemple.com/a)',
        '[e-mail](mailto:nom@exemple.com) [appel](tel:+237699123456) <https://exemple.com>',
        '![image](/illustrations/soins.svg)',
      ].join('\n'),
    );
  });
  expect(problems).toEqual([]);
});

test('rules for every field also hold in files that no other rule names', () => {
  const draft = soundContent();
  const extra = { links: [{ label: '', href: '/nowhere' }] };
  const modules = { ...draft.modules, 'content/extra.ts': extra };
  expect(checkContent({ ...draft, modules }).map(({ field }) => field)).toEqual([
    'links[0].label',
    'links[0].href',
  ]);
});

test('a problem is one line that names the file, the field and the remedy', () => {
  const draft = soundContent();
  at(at(parts(draft).services, 2).pricing, 0).amount = -1;
  expect(checkContent(draft).map(formatProblem)).toEqual([
    'content/services/index.ts: champ services[2].pricing[0].amount : le prix doit être un nombre entier de francs, plus grand que 0, écrit sans espace',
  ]);
  const problem = { file: 'content/articles/6.md', message: 'ce texte manque' };
  expect(formatProblem({ ...problem, field: '' })).toBe('content/articles/6.md: ce texte manque');
  expect(formatProblem({ ...problem, field: 'ligne 2' })).toBe(
    'content/articles/6.md: ligne 2 : ce texte manque',
  );
});
