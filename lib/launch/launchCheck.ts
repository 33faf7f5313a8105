/**
 * What still stands between the demonstration and a live site: sample values, missing keys, texts
 * that nobody has reviewed and points that only the owner can confirm.
 */
import type { Content } from '@/lib/content/collections';
import { AREA_ANSWERS } from '@/lib/serviceArea/neighbourhoods';
import { isReviewDue } from '@/lib/dates/reviews';
import { formatFullDate } from '@/lib/dates/formatDate';
import { SAMPLE_FIELDS, type Site } from '@/lib/content/schemas/site';

/** Everything that the check looks at. */
export interface LaunchFacts {
  content: Pick<
    Content,
    | 'site'
    | 'about'
    | 'team'
    | 'testimonials'
    | 'articles'
    | 'services'
    | 'howItWorks'
    | 'abroad'
    | 'signs'
    | 'firstAidPage'
    | 'hospitals'
    | 'area'
    | 'launch'
  >;
  /** The Markdown texts, by path: `content/legal/privacy.md`. */
  bodies: ReadonlyMap<string, string>;
  /** The environment as the build reads it. */
  environment: Readonly<Record<string, string | undefined>>;
  /** The e-mail keys that only the stand-in of this machine knows. */
  localKeys: readonly string[];
  /** The day in Yaoundé, `YYYY-MM-DD`. */
  today: string;
}

/** Open points of one kind, each a French sentence. */
export interface LaunchGroup {
  heading: string;
  points: string[];
  /** Said, and no reason to wait: it says what the live site does meanwhile. */
  harmless?: string;
  /** What else may be done about them. */
  recommendation?: string;
}

/**
 * Lists what is still open before the site may go live.
 *
 * @param facts Content values, texts and environment.
 * @returns The groups that hold an open point; the site is ready where {@link isReady} says so.
 */
export function launchCheck(facts: LaunchFacts): LaunchGroup[] {
  const { awaited, due } = checkReviews(facts.content, facts.today);
  const groups: LaunchGroup[] = [
    { heading: 'Réglages de l’hébergement', points: checkEnvironment(facts) },
    {
      heading: 'Valeurs d’exemple du centre, dans « Coordonnées et horaires »',
      points: checkSite(facts.content.site),
    },
    { heading: 'Personnes d’exemple', points: checkPeople(facts.content) },
    { heading: 'Coordonnées d’exemple dans les textes', points: checkBodies(facts.bodies) },
    {
      heading:
        'Textes à faire relire par un médecin, qui signe dans « Relecture par un médecin » : Relu par, Relu le',
      points: awaited,
      // One new text must not hold back a price.
      ...(facts.content.launch.online
        ? { harmless: 'Chaque page le dit sous son texte.' }
        : {
            recommendation:
              'Le site est déjà en ligne ? Écrivez depuis quel jour dans « Avant la mise en ligne », En ligne depuis le : ces textes ne retiendront plus rien.',
          }),
    },
    {
      heading: 'Relectures à refaire',
      points: due,
      harmless: 'Ces textes restent en ligne, et chaque page le dit.',
    },
    {
      heading: 'Points à confirmer, dans « Avant la mise en ligne »',
      points: checkLaunchPoints(facts.content.launch.points),
    },
    {
      heading: 'Réponses pas encore confirmées',
      points: checkCommitments(facts.content),
      harmless: 'Le site en ligne ne les montre pas. Pour une réponse vraie : C’est confirmé, Oui.',
    },
    {
      heading: 'Hôpitaux pas encore vérifiés',
      points: checkHospitals(facts.content),
      harmless:
        'Le site en ligne ne les montre pas. Après une visite, écrivez le jour : Vérifié le.',
    },
    {
      heading: 'Quartiers pas encore confirmés',
      points: checkArea(facts.content),
      harmless: 'Le site en ligne ne les montre pas. Pour une liste juste : C’est confirmé, Oui.',
    },
  ];
  return groups.filter(({ points }) => points.length > 0);
}

const SITE_URL = 'NEXT_PUBLIC_SITE_URL';
const EMAIL_ORIGIN = 'NEXT_PUBLIC_EMAILJS_ORIGIN';
const EMAIL_KEYS = [
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
];

function checkEnvironment({ environment, localKeys }: LaunchFacts): string[] {
  return [
    ...checkSiteUrl(environment[SITE_URL]?.trim()),
    ...EMAIL_KEYS.flatMap((name) => checkEmailKey(name, environment[name]?.trim(), localKeys)),
    ...checkEmailOrigin(environment[EMAIL_ORIGIN]?.trim()),
  ];
}

function checkSiteUrl(value: string | undefined): string[] {
  if (!value) return [`${SITE_URL} manque : donnez l’adresse publique du site, avec https://`];
  const url = parseUrl(value);
  if (url?.protocol === 'https:' && isPublicHost(url.hostname)) return [];
  return [`${SITE_URL} vaut « ${value} » : donnez la vraie adresse du site, avec https://`];
}

function checkEmailKey(
  name: string,
  value: string | undefined,
  localKeys: readonly string[],
): string[] {
  if (!value) return [`${name} manque : recopiez cette clé depuis votre compte EmailJS`];
  if (!localKeys.includes(value)) return [];
  return [`${name} est la clé de l’essai local : recopiez la vraie depuis votre compte EmailJS`];
}

/** Left out, the origin is EmailJS's own. */
function checkEmailOrigin(value: string | undefined): string[] {
  if (!value) return [];
  const url = parseUrl(value);
  if (url?.protocol === 'https:' && isPublicHost(url.hostname)) return [];
  return [
    `${EMAIL_ORIGIN} vaut « ${value} » : les demandes iraient à l’essai local et non à votre boîte. Retirez cette ligne`,
  ];
}

function parseUrl(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

const RESERVED_NAME = /(^|\.)(example(\.(com|net|org))?|localhost|local|test|invalid)$/;
const PRIVATE_ADDRESS = /^(0|10|127|192\.168)\./;

/** A name that visitors can reach: no sample name, no address of this machine or its network. */
function isPublicHost(host: string): boolean {
  return host.includes('.') && !RESERVED_NAME.test(host) && !PRIVATE_ADDRESS.test(host);
}

/** Traces of the sample values, left wherever they were copied. */
const SAMPLE_EMAIL = /aide-a-la-vie\.example/;
const SAMPLE_PAGE = /aidealavie\.exemple/;
const SAMPLE_PHONE = /\+?237\s?6\s?00\s?00\s?00/;
const SAMPLE = new RegExp([SAMPLE_EMAIL, SAMPLE_PAGE, SAMPLE_PHONE].map((r) => r.source).join('|'));

const holdsSample = (value: unknown) => SAMPLE.test(String(JSON.stringify(value)));

function checkSite(site: Site): string[] {
  const names: Partial<Record<keyof Site, string>> = SAMPLE_FIELDS;
  const fields = Object.keys(site) as (keyof Site)[];
  return fields.flatMap((field) => {
    const name = names[field] ?? field;
    if ((site.sample as readonly string[]).includes(field)) {
      return [
        `${name} : écrivez la vraie valeur, puis ôtez ce nom de « Champs qui sont encore des exemples »`,
      ];
    }
    return holdsSample(site[field]) ? [`${name} : une valeur d’exemple est restée`] : [];
  });
}

function checkPeople(content: LaunchFacts['content']): string[] {
  const { founder } = content.about;
  const { doctors } = content.team;
  const { testimonials } = content.testimonials;
  const { articles } = content;
  const samples = [
    ...doctors.map(({ name, sample }) => ({ who: `Médecin : ${name}`, sample })),
    { who: `Fondateur : ${founder.name}`, sample: founder.sample },
    ...testimonials.map(({ author, sample }) => ({ who: `Témoignage : ${author}`, sample })),
    ...articles.map(({ title, author, sample }) => ({
      who: `Auteur de « ${title} » : ${author.name}`,
      sample,
    })),
  ];
  return [
    ...samples
      .filter(({ sample }) => sample)
      .map(({ who }) => `${who} : mettez une vraie personne, avec son accord, puis Exemple, Non`),
    ...doctors
      .filter((doctor) => !doctor.sample && holdsSample(doctor))
      .map(({ name }) => `Médecin : ${name} : un lien d’exemple est resté`),
  ];
}

function checkBodies(bodies: ReadonlyMap<string, string>): string[] {
  return [...bodies].flatMap(([file, body]) =>
    body.split('\n').flatMap((line, index) => {
      const what = [
        SAMPLE_EMAIL.test(line) && 'l’adresse e-mail',
        SAMPLE_PHONE.test(line) && 'le téléphone',
      ].filter(Boolean);
      if (what.length === 0) return [];
      return [`${file}, ligne ${index + 1} : remplacez ${what.join(' et ')} d’exemple`];
    }),
  );
}

function checkReviews(
  { articles, services, signs, firstAidPage }: LaunchFacts['content'],
  today: string,
): Record<'awaited' | 'due', string[]> {
  const texts = [
    ...articles
      .filter(({ news }) => !news)
      .map(({ title, review }) => ({
        text: `Article « ${title} »`,
        review,
      })),
    ...services.map(({ title, review }) => ({
      text: `Service « ${title} »`,
      review,
    })),
    { text: 'Liste des signes d’alerte', review: signs.review },
    // Each number may harm by itself: it is read one by one.
    ...signs.signs
      .filter(({ threshold }) => threshold)
      .map(({ words }) => ({ text: `Seuil : ${words}`, review: signs.review })),
    { text: 'Gestes d’urgence', review: firstAidPage.review },
  ];
  return {
    awaited: texts.filter(({ review }) => !review).map(({ text }) => text),
    due: texts.flatMap(({ text, review }) =>
      review && isReviewDue(review, today)
        ? [`${text} : à relire depuis le ${formatFullDate(review.until, 'fr')}`]
        : [],
    ),
  };
}

/** What the live site leaves out; that stops nothing. */
function checkCommitments({ howItWorks, abroad }: LaunchFacts['content']): string[] {
  const guides = { 'Comment ça se passe': howItWorks, 'Depuis l’étranger': abroad };
  return Object.entries(guides).flatMap(([page, { commitments }]) =>
    commitments.items
      .filter(({ confirmed }) => !confirmed)
      .map(({ question }) => `${page} : ${question}`),
  );
}

/** A live site leaves these out too. */
const checkHospitals = ({ hospitals }: LaunchFacts['content']): string[] =>
  hospitals.items
    .filter(({ checked }) => checked === undefined)
    .map(({ name, neighbourhood }) => `${name}, ${neighbourhood}`);

/** Nor any quartier of an answer that is not confirmed. */
const checkArea = ({ area }: LaunchFacts['content']): string[] =>
  AREA_ANSWERS.map((which) => area[which])
    .filter(({ confirmed, neighbourhoods }) => !confirmed && neighbourhoods.length > 0)
    .map(({ title, neighbourhoods }) => `${title} : ${neighbourhoods.join(', ')}`);

function checkLaunchPoints(points: Content['launch']['points']): string[] {
  return points.filter(({ confirmed }) => !confirmed).map(({ question }) => question);
}

/** The groups that keep the site from going live. */
const hindering = (groups: readonly LaunchGroup[]) => groups.filter(({ harmless }) => !harmless);

/** Whether nothing stands in the way: points that a live site does without may be open. */
export const isReady = (groups: readonly LaunchGroup[]): boolean => hindering(groups).length === 0;

/**
 * The report as the command prints it: what keeps the site from going live, then what does not.
 *
 * @param groups As {@link launchCheck} returns them.
 */
export function formatLaunchReport(groups: readonly LaunchGroup[]): string {
  const open = hindering(groups);
  const others = groups.filter(({ harmless }) => harmless);
  const count = open.reduce((total, { points }) => total + points.length, 0);
  return [
    ...(open.length > 0 ? ['CE QUI RETIENT LA MISE EN LIGNE', ...open.map(formatGroup)] : []),
    ...(others.length > 0 ? ['CE QUI NE LA RETIENT PAS', ...others.map(formatGroup)] : []),
    verdict(count),
  ].join('\n\n');
}

const formatGroup = ({ heading, points, harmless, recommendation }: LaunchGroup): string =>
  [
    `${heading} : ${points.length}`,
    ...[harmless, recommendation].flatMap((said) => (said ? [`  ${said}`] : [])),
    ...points.map((point) => `  - ${point}`),
  ].join('\n');

function verdict(count: number): string {
  if (count === 0) return 'Rien ne manque : le site peut être mis en ligne.';
  const open = count === 1 ? '1 point reste ouvert' : `${count} points restent ouverts`;
  return `${open} : le site n’est pas encore prêt à être mis en ligne.`;
}
