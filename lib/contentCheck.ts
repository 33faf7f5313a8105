/**
 * The rules that types cannot express, checked over the whole content before each build. Messages
 * are for the owner: they say what is wrong and what to write instead.
 */
import type { Figure, PriorityGroup } from '@/lib/content/schemas/about';
import type { Article } from '@/lib/content/schemas/articles';
import type { Doctor } from '@/lib/content/schemas/doctors';
import type { FaqItem } from '@/lib/content/schemas/faq';
import type { PageFacts } from '@/lib/content/schemas/pages';
import type { Highlight, Slide } from '@/lib/content/schemas/parts';
import type {
  HomeServiceCard,
  PriceLine,
  Service,
  ServiceCard,
} from '@/lib/content/schemas/services';
import type { HoursLine, Site } from '@/lib/content/schemas/site';
import type { Testimonial } from '@/lib/content/schemas/testimonials';
import { readDays, readSpans } from '@/lib/openingHours';
import { publicPages } from '@/lib/build/publicPages';

/** One thing to correct. */
export interface ContentProblem {
  /** Path of the file from the project's root. */
  file: string;
  /** Where in the file: `services[2].pricing[0].amount`, `ligne 12`, or '' for the whole file. */
  field: string;
  /** A French sentence. */
  message: string;
}

/** What the content files export, by path. Only what a rule names is listed: any file may be added. */
export interface ContentModules {
  'content/about.ts': {
    about: { figures: Figure[]; values: Highlight[]; priorityGroups: { items: PriorityGroup[] } };
  };
  'content/articles/index.ts': { articles: Article[] };
  'content/blog.ts': { blogSlides: Slide[]; blog: { highlights: Highlight[] } };
  'content/doctors.ts': { doctors: Doctor[] };
  'content/faq.ts': { faq: FaqItem[] };
  'content/home.ts': { homeSlides: Slide[] };
  'content/pages.ts': { pages: Record<string, PageFacts> };
  'content/services/index.ts': {
    services: Service[];
    serviceCards: ServiceCard[];
    homeServiceCards: HomeServiceCard[];
    servicesSlides: Slide[];
  };
  'content/site.ts': { site: Site };
  'content/testimonials.ts': { testimonials: Testimonial[] };
}

/** Everything that the rules look at. */
export interface CheckedContent {
  modules: ContentModules;
  /** The Markdown texts, by path: `content/services/1.md`. */
  bodies: ReadonlyMap<string, string>;
  /** The files of `public/`, as addresses from the site's root: `/illustrations/soins.svg`. */
  publicFiles: ReadonlySet<string>;
}

/** Notes one problem of a file already named. */
type Report = (field: string, message: string) => void;

/** What links and pictures may point at. */
interface Targets {
  pages: ReadonlySet<string>;
  publicFiles: ReadonlySet<string>;
}

/**
 * Checks the whole content.
 *
 * @param content Values as the pages get them, texts and names of files.
 * @returns The problems, file by file; none if the content is sound.
 */
export function checkContent({ modules, bodies, publicFiles }: CheckedContent): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const reportTo =
    (file: string): Report =>
    (field, message) =>
      problems.push({ file, field, message });
  const { services } = modules['content/services/index.ts'];
  const { articles } = modules['content/articles/index.ts'];
  const pages = new Set<string>(publicPages(services, articles).map(({ path }) => path));
  const targets = { pages, publicFiles };

  for (const [file, exports] of Object.entries(modules)) {
    checkEveryField(exports, targets, reportTo(file));
  }
  checkServices(modules['content/services/index.ts'], reportTo('content/services/index.ts'));
  checkArticles(articles, reportTo('content/articles/index.ts'));
  checkPages(modules['content/pages.ts'].pages, reportTo('content/pages.ts'));
  checkPeople(modules, reportTo);
  checkSite(modules['content/site.ts'].site, services, reportTo('content/site.ts'));
  checkOtherCounts(modules, reportTo);
  for (const file of expectedBodies(services, articles)) {
    if (!bodies.get(file)?.trim()) reportTo(file)('', 'ce texte manque ou est vide : écrivez-le');
  }
  for (const [file, body] of bodies) checkBody(body, targets, reportTo(file));
  return problems;
}

/** One problem on one line, as the command prints it. */
export function formatProblem({ file, field, message }: ContentProblem): string {
  const place = field === '' || field.startsWith('ligne ') ? field : `champ ${field}`;
  return [`${file}:`, place && `${place} :`, message].filter(Boolean).join(' ');
}

// Every field of every file ----------------------------------------------------------------------

/** Texts that may be empty: '' means that a picture decorates, that nobody has reviewed yet. */
const MAY_BE_EMPTY = new Set(['alt', 'reviewedBy']);
const DATES = new Set(['date', 'updated', 'founded']);
const PHONES = new Set(['phones', 'whatsapp']);

interface Field {
  /** Where it stands: `services[2].title`. */
  path: string;
  /** Its own name; an element of a list has its list's. */
  name: string;
  value: unknown;
}

function* fieldsOf(value: unknown, path = '', name = ''): Generator<Field> {
  yield { path, name, value };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* fieldsOf(item, `${path}[${index}]`, name);
  } else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) {
      yield* fieldsOf(item, path ? `${path}.${key}` : key, key);
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkEveryField(exports: object, targets: Targets, report: Report): void {
  for (const { path, name, value } of fieldsOf(exports)) {
    if (typeof value === 'string') checkText(path, name, value, targets, report);
    if (!isRecord(value)) continue;
    if ('src' in value) checkPicture(path, value, targets, report);
    if (value.type === 'phone') checkPhone(`${path}.value`, String(value.value), report);
    if (value.type === 'email') checkEmail(`${path}.value`, String(value.value), report);
  }
}

function checkText(
  path: string,
  name: string,
  text: string,
  { pages }: Targets,
  report: Report,
): void {
  if (text.trim() === '') {
    if (!MAY_BE_EMPTY.has(name)) report(path, 'ce texte est vide : écrivez-le');
    return;
  }
  if (name === 'href') checkRoute(path, text, pages, report);
  if (name === 'email') checkEmail(path, text, report);
  if (DATES.has(name)) checkDate(path, text, report);
  // The same name serves for a number and for the link that opens a conversation with it.
  if (PHONES.has(name)) checkPhone(path, text.replace(/^https:\/\/wa\.me\//, '+'), report);
}

/** Where the words beside a picture already say all: there it may be described as ''. */
const DECORATIVE = /^(serviceCards|homeServiceCards|testimonials|articles)\[/;
const PICTURE_FILE = /\.(svg|jpe?g|png|webp|avif)$/;

function checkPicture(
  path: string,
  { src, alt }: Record<string, unknown>,
  { publicFiles }: Targets,
  report: Report,
): void {
  const file = String(src);
  if (!PICTURE_FILE.test(file)) {
    report(
      `${path}.src`,
      `« ${file} » n’est pas une image acceptée : choisissez un fichier .svg, .jpg, .png, .webp ou .avif`,
    );
  } else if (!publicFiles.has(file)) {
    report(
      `${path}.src`,
      `l’image « ${file} » n’existe pas : ajoutez le fichier « public${file} » ou corrigez son nom, majuscules comprises`,
    );
  }
  if (typeof alt !== 'string' || (alt.trim() === '' && !DECORATIVE.test(path))) {
    report(`${path}.alt`, 'cette image n’est pas décrite : dites en une phrase ce qu’elle montre');
  }
}

function checkDate(path: string, text: string, report: Report): void {
  if (!isCalendarDay(text)) {
    report(
      path,
      `« ${text} » n’est pas un jour du calendrier : écrivez année-mois-jour, par exemple 2024-05-15`,
    );
  }
}

function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // A 31 April would silently become a 1 May.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function checkPhone(path: string, number: string, report: Report): void {
  if (!/^\+[1-9]\d{6,14}$/.test(number)) {
    report(
      path,
      `« ${number} » n’est pas un numéro complet : écrivez + puis l’indicatif et les chiffres, sans espace, par exemple +237699123456`,
    );
  } else if (number.startsWith('+237') && !/^\+237[26]\d{8}$/.test(number)) {
    report(
      path,
      `« ${number} » n’est pas un numéro du Cameroun : après +237, écrivez 9 chiffres qui commencent par 6 (mobile) ou 2 (fixe)`,
    );
  }
}

function checkEmail(path: string, address: string, report: Report): void {
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address)) {
    report(
      path,
      `« ${address} » n’est pas une adresse e-mail : écrivez-la en entier, par exemple nom@exemple.com`,
    );
  }
}

// Links ------------------------------------------------------------------------------------------

function checkRoute(path: string, href: string, pages: ReadonlySet<string>, report: Report): void {
  const [page = ''] = href.split(/[?#]/, 1);
  if (pages.has(page)) return;
  report(path, `la page « ${page} » n’existe pas : choisissez parmi ${[...pages].join(' ')}`);
}

// Services and articles --------------------------------------------------------------------------

const SERVICE_IDS = [1, 2, 3, 4, 5, 6];

function checkServices(exports: ContentModules['content/services/index.ts'], report: Report): void {
  const { services, serviceCards, homeServiceCards, servicesSlides } = exports;
  checkIds('services', services, report);
  for (const id of SERVICE_IDS.filter((id) => !services.some((service) => service.id === id))) {
    report('services', `le service n° ${id} manque : ajoutez-le, son adresse est connue`);
  }
  services.forEach(({ description, features, pricing }, index) => {
    const path = `services[${index}]`;
    checkSummary(`${path}.description`, description, report);
    if (features.length === 0) report(`${path}.features`, 'écrivez au moins un point');
    if (pricing.length === 0) report(`${path}.pricing`, 'écrivez au moins un prix');
    pricing.forEach((line, at) => checkPrice(`${path}.pricing[${at}]`, line, report));
  });

  checkUnique(
    'serviceCards',
    'key',
    serviceCards.map(({ key }) => key),
    report,
  );
  checkCards('serviceCards', serviceCards, 6, services, report);
  checkCards('homeServiceCards', homeServiceCards, 5, services, report);
  checkSlides('servicesSlides', servicesSlides, report);
}

function checkCards(
  list: string,
  cards: HomeServiceCard[],
  count: number,
  services: Service[],
  report: Report,
): void {
  checkCount(list, cards, count, report);
  cards.forEach(({ id, features }, index) => {
    checkService(`${list}[${index}].id`, id, services, report);
    checkCount(`${list}[${index}].features`, features, 4, report);
  });
}

function checkService(path: string, id: number, services: Service[], report: Report): void {
  if (services.some((service) => service.id === id)) return;
  const known = services.map((service) => service.id).join(', ');
  report(path, `le service n° ${id} n’existe pas : écrivez l’un de ces numéros : ${known}`);
}

function checkPrice(path: string, { amount, upTo }: PriceLine, report: Report): void {
  if (!isWholeNumber(amount)) {
    report(
      `${path}.amount`,
      'le prix doit être un nombre entier de francs, plus grand que 0, écrit sans espace',
    );
  }
  if (upTo !== undefined && !(isWholeNumber(upTo) && upTo > amount)) {
    report(
      `${path}.upTo`,
      'le prix le plus haut doit être un nombre entier de francs, plus grand que « amount »',
    );
  }
}

const isWholeNumber = (value: number) => Number.isSafeInteger(value) && value > 0;

const LEAST_ARTICLES = 5;

function checkArticles(articles: Article[], report: Report): void {
  checkIds('articles', articles, report);
  if (articles.length < LEAST_ARTICLES) {
    report('articles', `il faut au moins ${LEAST_ARTICLES} articles, il y en a ${articles.length}`);
  }
  articles.forEach((article, index) => {
    const path = `articles[${index}]`;
    checkSummary(`${path}.excerpt`, article.excerpt, report);
    checkRelated(`${path}.related`, article, articles, report);
    if (article.updated && article.updated < article.date) {
      report(`${path}.updated`, 'la mise à jour ne peut pas précéder la date de l’article');
    }
  });
}

const MOST_RELATED = 2;

function checkRelated(path: string, article: Article, articles: Article[], report: Report): void {
  const { id, related } = article;
  if (related.length > MOST_RELATED) {
    report(path, `gardez au plus ${MOST_RELATED} articles liés, il y en a ${related.length}`);
  }
  checkUnique(path, '', related, report);
  related.forEach((other, index) => {
    if (other === id) {
      report(
        `${path}[${index}]`,
        'un article ne peut pas renvoyer à lui-même : choisissez-en un autre',
      );
    } else if (!articles.some((candidate) => candidate.id === other)) {
      report(`${path}[${index}]`, `l’article n° ${other} n’existe pas : choisissez-en un autre`);
    }
  });
}

function checkPages(pages: Record<string, PageFacts>, report: Report): void {
  for (const [name, { description }] of Object.entries(pages)) {
    checkSummary(`pages.${name}.description`, description, report);
  }
}

/** These texts also serve as the pages' descriptions, which search engines cut when too long. */
const SUMMARY_LENGTH = { least: 60, most: 160 };

function checkSummary(path: string, text: string, report: Report): void {
  const { least, most } = SUMMARY_LENGTH;
  const { length } = text.trim();
  // An empty one is said already.
  if (length === 0 || (length >= least && length <= most)) return;
  report(
    path,
    `ce résumé compte ${length} caractères : écrivez-en entre ${least} et ${most}, les moteurs de recherche l’affichent`,
  );
}

// Lists, identifiers and counts ------------------------------------------------------------------

function checkIds(list: string, items: { id: number }[], report: Report): void {
  items.forEach(({ id }, index) => {
    if (!isWholeNumber(id)) {
      report(`${list}[${index}].id`, 'ce numéro doit être un nombre entier, plus grand que 0');
    }
  });
  checkUnique(
    list,
    'id',
    items.map(({ id }) => id),
    report,
  );
}

function checkUnique(
  list: string,
  name: string,
  values: (string | number)[],
  report: Report,
): void {
  values.forEach((value, index) => {
    if (values.indexOf(value) === index) return;
    const path = `${list}[${index}]${name && `.${name}`}`;
    report(path, `« ${value} » sert déjà plus haut dans la liste : choisissez-en un autre`);
  });
}

function checkCount(list: string, items: readonly unknown[], count: number, report: Report): void {
  if (items.length === count) return;
  report(list, `il faut exactement ${count} éléments dans cette liste, il y en a ${items.length}`);
}

function checkSlides(list: string, slides: Slide[], report: Report): void {
  checkCount(list, slides, 3, report);
  checkIds(list, slides, report);
  slides.forEach(({ accent, title }, index) => {
    if (accent === undefined || title.includes(accent)) return;
    report(
      `${list}[${index}].accent`,
      `« ${accent} » n’est pas dans le titre : recopiez les mots du titre à l’identique`,
    );
  });
}

function checkPeople(modules: ContentModules, reportTo: (file: string) => Report): void {
  const { doctors } = modules['content/doctors.ts'];
  checkCount('doctors', doctors, 4, reportTo('content/doctors.ts'));
  checkIds('doctors', doctors, reportTo('content/doctors.ts'));

  const { testimonials } = modules['content/testimonials.ts'];
  const report = reportTo('content/testimonials.ts');
  checkCount('testimonials', testimonials, 3, report);
  checkIds('testimonials', testimonials, report);
  testimonials.forEach(({ rating }, index) => {
    if (isWholeNumber(rating) && rating <= 5) return;
    report(`testimonials[${index}].rating`, 'la note doit être 1, 2, 3, 4 ou 5');
  });
}

function checkSite(site: Site, services: Service[], report: Report): void {
  checkCount('site.phones', site.phones, 3, report);
  checkCount('site.footerServices', site.footerServices, 7, report);
  site.footerServices.forEach(({ serviceId }, index) => {
    checkService(`site.footerServices[${index}].serviceId`, serviceId, services, report);
  });
  for (const [name, { lines }] of Object.entries(site.hours)) {
    lines.forEach((line, index) => checkHours(`site.hours.${name}.lines[${index}]`, line, report));
  }
}

/** What may stand in place of days. */
const NO_DAYS = 'Urgences';

/** Search engines read the hours in the words that visitors read: they must be able to. */
function checkHours(path: string, { days, hours }: HoursLine, report: Report): void {
  if (days !== NO_DAYS && !readDays(days)) {
    report(
      `${path}.days`,
      `« ${days} » n’est pas compris : écrivez par exemple Lundi au vendredi, Mardi et jeudi, Samedi, 7 jours sur 7, ou ${NO_DAYS}`,
    );
  }
  // Without a number it is a remark, such as «sur rendez-vous».
  if (/\d/.test(hours) && !readSpans(hours)) {
    report(
      `${path}.hours`,
      `« ${hours} » n’est pas compris : écrivez par exemple 8 h – 18 h, 8 h 30 – 12 h et 14 h – 18 h, ou 24 h/24`,
    );
  }
}

function checkOtherCounts(modules: ContentModules, reportTo: (file: string) => Report): void {
  checkSlides('homeSlides', modules['content/home.ts'].homeSlides, reportTo('content/home.ts'));
  checkCount('faq', modules['content/faq.ts'].faq, 4, reportTo('content/faq.ts'));

  const { blogSlides, blog } = modules['content/blog.ts'];
  checkSlides('blogSlides', blogSlides, reportTo('content/blog.ts'));
  checkCount('blog.highlights', blog.highlights, 4, reportTo('content/blog.ts'));

  const { figures, values, priorityGroups } = modules['content/about.ts'].about;
  const report = reportTo('content/about.ts');
  checkCount('about.figures', figures, 4, report);
  checkCount('about.values', values, 4, report);
  checkCount('about.priorityGroups.items', priorityGroups.items, 4, report);
  const { services } = modules['content/services/index.ts'];
  priorityGroups.items.forEach(({ service }, index) => {
    checkService(`about.priorityGroups.items[${index}].service`, service, services, report);
  });
}

// Markdown texts ---------------------------------------------------------------------------------

function expectedBodies(services: Service[], articles: Article[]): string[] {
  return [
    ...services.map(({ id }) => `content/services/${id}.md`),
    ...articles.map(({ id }) => `content/articles/${id}.md`),
    ...['privacy', 'terms', 'cookies', 'accessibility'].map((page) => `content/legal/${page}.md`),
  ];
}

/** `# Title`, also inside a quotation, or a title underlined with `=`. */
const FIRST_HEADING = /^[\s>]*(#\s|=+\s*$)/;
const HTML_TAG = /<\/?[a-z][a-z0-9-]*(?=[\s/>]|$)|<!--/i;
/** The target of a link or a picture: `[…](target)`, or `[name]: target` at the head of a line. */
const LINK_TARGET = /\]\(\s*<?([^)>\s]*)|^ {0,3}\[[^\]]+\]:\s*(\S+)/g;

function checkBody(body: string, targets: Targets, report: Report): void {
  body.split(/\r?\n/).forEach((line, index) => {
    const place = `ligne ${index + 1}`;
    if (FIRST_HEADING.test(line)) {
      report(place, 'la page a déjà son grand titre : commencez les intertitres par ##');
    }
    if (HTML_TAG.test(line)) {
      report(place, 'une balise HTML serait affichée telle quelle : écrivez en Markdown');
    }
    for (const [, inline, reference] of line.matchAll(LINK_TARGET)) {
      checkTarget(place, inline ?? reference ?? '', targets, report);
    }
  });
}

function checkTarget(place: string, target: string, targets: Targets, report: Report): void {
  if (/^(https:\/\/|mailto:|tel:|#)./.test(target)) return;
  if (!target.startsWith('/')) {
    report(
      place,
      `le lien « ${target} » est incomplet : écrivez /… pour une page du site, https://… pour un autre site`,
    );
  } else if (PICTURE_FILE.test(target)) {
    if (!targets.publicFiles.has(target)) report(place, `l’image « ${target} » n’existe pas`);
  } else {
    checkRoute(place, target, targets.pages, report);
  }
}
