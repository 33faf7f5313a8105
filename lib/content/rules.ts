/** What no file can know by itself: whether its links, numbers and pictures lead somewhere. */
import { publicPages } from '@/lib/routing/publicPages';
import { articleRoute, routes, serviceRoute } from '@/lib/routing/routes';
import { WAYS_TO_NAME } from './fields';
import { AREA_ANSWERS } from '@/lib/serviceArea/neighbourhoods';
import type { Content } from './collections';
import type { Area } from './schemas/area';
import type { Hospitals } from './schemas/hospitals';
import type { Guide } from './schemas/howItWorks';
import type { SignGroup, SignStep, WarningSigns } from './schemas/signs';
import { pastedFaults } from './pasted';
import { unknownPlaces } from './references';
import type { Entry, Problem } from './read';
import { rolesIn, type Found } from './schemaWalk';

/** What links, numbers and pictures may point at. */
interface Targets {
  pages: ReadonlySet<string>;
  services: ReadonlySet<number>;
  articles: ReadonlySet<number>;
  /** Pages of drafts. */
  drafts: ReadonlySet<string>;
  /** By their codes. */
  signs: ReadonlySet<string>;
  /** The files of `public/`, as addresses from the site's root: `/illustrations/soins.svg`. */
  publicFiles: Pick<ReadonlySet<string>, 'has'>;
}

/**
 * The content without what is no part of the site yet: drafts stand apart, and articles cite none.
 *
 * @param confirmedOnly Leaves out what binds the centre and is not confirmed: a live site promises
 *   nothing that nobody has said yes to.
 */
export function published(content: Content, confirmedOnly = false): Content {
  const articles = content.articles.filter(({ draft }) => !draft);
  const services = content.services.filter(({ draft }) => !draft);
  const idsOf = (texts: { id: number }[]) => new Set(texts.map(({ id }) => id));
  const [shownArticles, shownServices] = [idsOf(articles), idsOf(services)];
  return {
    ...content,
    services,
    articles: articles.map((article) => ({
      ...article,
      related: article.related.filter((id) => shownArticles.has(id)),
      services: article.services.filter((id) => shownServices.has(id)),
    })),
    drafts: {
      articles: content.articles.filter(({ draft }) => draft),
      services: content.services.filter(({ draft }) => draft),
    },
    ...(confirmedOnly && {
      howItWorks: confirmedOf(content.howItWorks),
      abroad: confirmedOf(content.abroad),
      hospitals: checkedOf(content.hospitals),
      area: confirmedArea(content.area),
    }),
  };
}

function confirmedOf(page: Guide): Guide {
  const items = page.commitments.items.filter(({ confirmed }) => confirmed);
  return { ...page, commitments: { ...page.commitments, items } };
}

/** Of an answer that is not confirmed no quartier is named. */
const confirmedArea = (page: Area): Area => ({
  ...page,
  ...Object.fromEntries(
    AREA_ANSWERS.filter((which) => !page[which].confirmed).map((which) => [
      which,
      { ...page[which], neighbourhoods: [] },
    ]),
  ),
});

/** Who is sent to a hospital that has moved has lost the time that counts. */
const checkedOf = (page: Hospitals): Hospitals => ({
  ...page,
  items: page.items.filter(({ checked }) => checked !== undefined),
});

/**
 * Checks what one file says of another.
 *
 * @param entries Every file, each sound by itself.
 * @param content The same as the pages get it.
 * @param publicFiles Addresses of the files of `public/`.
 */
export function checkAcross(
  entries: readonly Entry[],
  content: Content,
  publicFiles: Targets['publicFiles'],
): Problem[] {
  const { drafts, ...shown } = published(content);
  const targets: Targets = {
    pages: new Set<string>(publicPages(shown).map(({ path }) => path)),
    services: new Set(content.services.map(({ id }) => id)),
    articles: new Set(content.articles.map(({ id }) => id)),
    drafts: new Set<string>([
      ...drafts.services.map(({ id }) => serviceRoute(id)),
      ...drafts.articles.map(({ id }) => articleRoute(id)),
    ]),
    signs: new Set(content.signs.signs.map(({ code }) => code)),
    publicFiles,
  };
  return [
    ...entries.flatMap((entry) =>
      [...rolesIn(entry.schema, entry.value)].flatMap((found) => checkRole(entry, found, targets)),
    ),
    ...checkPages(entries, content),
    ...checkRelated(entries, content),
    ...checkLabels(entries, content),
    ...checkDirections(entries, content),
    ...checkSigns(entries, content),
  ];
}

function checkRole(entry: Entry, { role, path, value }: Found, targets: Targets): Problem[] {
  if (role === 'markdown') {
    // A text of a YAML file is named by its field, that of a page by its line.
    return checkBody(String(value), targets, (line, message) =>
      path[0] === 'body' ? entry.problemInBody(line, message) : entry.problemAt(path, message),
    );
  }
  const message = messages[role]?.(value, targets);
  if (message) return [entry.problemAt(path, message)];
  // An article leaves out a draft that it cites.
  const isDraft = role === 'service' && targets.drafts.has(serviceRoute(Number(value)));
  if (!isDraft || entry.file.startsWith('content/articles/')) return [];
  return [entry.problemAt(path, draftMessage(`le service n° ${value}`))];
}

const draftMessage = (what: string) =>
  `${what} est un brouillon, hors du site : éteignez « Brouillon » chez lui, ou ôtez-le d’ici`;

/** What is said of a value that leads nowhere. */
const messages: Partial<
  Record<Found['role'], (value: unknown, to: Targets) => string | undefined>
> = {
  page: (value, targets) => routeMessage(String(value), targets),
  image: (value, { publicFiles }) =>
    publicFiles.has(String(value))
      ? undefined
      : `l’image « ${value} » n’existe pas : ajoutez le fichier « public${value} » ou corrigez son nom, majuscules comprises`,
  service: (value, { services }) =>
    services.has(Number(value)) ? undefined : numberMessage('le service', value, services),
  article: (value, { articles }) =>
    articles.has(Number(value)) ? undefined : numberMessage('l’article', value, articles),
  sign: (value, { signs }) =>
    signs.has(String(value))
      ? undefined
      : `le signe « ${value} » n’existe pas : écrivez l’un des mots-clés de content/signs.yml`,
};

const numberMessage = (what: string, value: unknown, known: ReadonlySet<number>) =>
  `${what} n° ${value} n’existe pas : écrivez l’un de ces numéros : ${[...known].join(', ')}`;

function routeMessage(href: string, { pages, drafts }: Targets): string | undefined {
  const [page = ''] = href.split(/[?#]/, 1);
  if (pages.has(page)) return undefined;
  if (drafts.has(page)) return draftMessage(`« ${page} »`);
  return `la page « ${page} » n’existe pas : choisissez parmi ${[...pages].join(' ')}`;
}

const fileOf = (entries: readonly Entry[], file: string) =>
  entries.find((entry) => entry.file === file);

/** Each page that the site is made of has its line, once. */
function checkPages(entries: readonly Entry[], { pages: { pages } }: Content): Problem[] {
  const entry = fileOf(entries, 'content/pages.yml');
  if (!entry) return [];
  const paths = pages.map(({ path }) => path);
  const missing = Object.values(routes).filter((route) => !paths.includes(route as `/${string}`));
  return [
    ...missing.map((route) =>
      entry.problemAt(['pages'], `la page « ${route} » manque : ajoutez-la`),
    ),
    ...paths.flatMap((path, index) =>
      paths.indexOf(path) === index
        ? []
        : [
            entry.problemAt(
              ['pages', index, 'path'],
              `« ${path} » est déjà plus haut dans la liste`,
            ),
          ],
    ),
  ];
}

function checkRelated(entries: readonly Entry[], { articles }: Content): Problem[] {
  return articles.flatMap(({ id, related }) => {
    const index = related.indexOf(id);
    const entry = fileOf(entries, `content/articles/${id}.md`);
    if (index < 0 || !entry) return [];
    const message = 'un article ne peut pas renvoyer à lui-même : choisissez-en un autre';
    return [entry.problemAt(['related', index], message)];
  });
}

/** A link to a page without a short name, or to a part of one, needs words of its own. */
function checkLabels(
  entries: readonly Entry[],
  { navigation, pages: { pages } }: Content,
): Problem[] {
  const entry = fileOf(entries, 'content/navigation.yml');
  if (!entry) return [];
  return (['main', 'useful', 'legal'] as const).flatMap((list) =>
    navigation[list].flatMap(({ href, label }, index) =>
      label || pages.some(({ path }) => path === href)
        ? []
        : [entry.problemAt([list, index, 'label'], 'ce lien n’a pas de texte : écrivez-le')],
    ),
  );
}

/** How many letters of the way to the centre a printable has room for. */
const MOST_DIRECTIONS = 330;

/** A printable that says the way to the centre prints all of it. */
function checkDirections(entries: readonly Entry[], { printables, site }: Content): Problem[] {
  const entry = fileOf(entries, 'content/site.yml');
  const printed = printables.some(({ blocks }) =>
    blocks.some(({ centre }) => centre.includes('directions')),
  );
  const { length } = printed ? site.address.directions : '';
  if (!entry || length <= MOST_DIRECTIONS) return [];
  const message = `l’itinéraire compte ${length} caractères : la carte d’urgence n’a de place que pour ${MOST_DIRECTIONS}`;
  return [entry.problemAt(['address', 'directions'], message)];
}

/** What a list of signs is named by, and where. */
interface SignNames {
  entry: Entry | undefined;
  path: readonly (string | number)[];
  groups: readonly SignGroup[];
  steps: Partial<Record<SignStep, readonly string[]>>;
}

/** Each place that names signs. */
function signNames(entries: readonly Entry[], content: Content): SignNames[] {
  const text = (folder: string, { id, warningSigns }: Named) => {
    if (!warningSigns) return [];
    const { groups, ...steps } = warningSigns;
    return { entry: fileOf(entries, `${folder}/${id}.md`), path: ['warningSigns'], groups, steps };
  };
  const finder = fileOf(entries, 'content/finder.yml');
  return [
    ...content.services.flatMap((service) => text('content/services', service)),
    ...content.articles.flatMap((article) => text('content/articles', article)),
    ...content.printables.flatMap(({ id, blocks }) =>
      blocks.map(({ signs, today }, index) => ({
        entry: fileOf(entries, `content/printables/${id}.md`),
        path: ['blocks', index, 'signs'],
        // A printable is one list, in several blocks.
        groups: signs.includes('child') ? blocks.flatMap((block) => block.signs) : signs,
        steps: { today },
      })),
    ),
    ...(['who', 'need'] as const).flatMap((step) =>
      content.finder[step].choices.map(({ signs }, index) => ({
        entry: finder,
        path: [step, 'choices', index, 'signs'],
        groups: signs,
        steps: {},
      })),
    ),
  ];
}

type Named = { id: number; warningSigns?: WarningSigns | undefined };

/** Every sign is named under the step that it calls for. */
function checkSigns(entries: readonly Entry[], content: Content): Problem[] {
  const names = signNames(entries, content);
  const { signs } = content.signs;
  const wrongStep = names.flatMap(({ entry, path, steps }) =>
    Object.entries(steps).flatMap(([step, codes]) =>
      codes.flatMap((code, index) => {
        const sign = signs.find((it) => it.code === code);
        if (!entry || !sign || sign.step === step) return [];
        const message = `« ${sign.words} » se dit sous un autre titre : voyez « Que faire » de ce signe dans content/signs.yml`;
        return [entry.problemAt([...path.slice(0, 1), step, index], message)];
      }),
    ),
  );
  const withoutAdult = names.flatMap(({ entry, path, groups }) => {
    if (!entry || !groups.includes('child') || groups.includes('adult')) return [];
    const message =
      'les signes d’un enfant se lisent avec ceux d’un adulte : nommez aussi « adult »';
    return [entry.problemAt(path, message)];
  });
  return [...wrongStep, ...withoutAdult];
}

/** The signs that no page shows: harmless, and perhaps forgotten. */
export function unusedSigns(entries: readonly Entry[], content: Content): Problem[] {
  const names = signNames(entries, content);
  const { signs } = content.signs;
  const shown = new Set(names.flatMap(({ groups }) => groups));
  const named = new Set(names.flatMap(({ steps }) => Object.values(steps).flat()));
  const own = fileOf(entries, 'content/signs.yml');
  return signs.flatMap(({ code, step, groups }, index) => {
    const isUsed = step === 'hospital' ? groups.some((it) => shown.has(it)) : named.has(code);
    if (isUsed || !own) return [];
    const message = `aucune page ne montre ce signe : nommez « ${code} » dans un service, un article ou une fiche, ou retirez-le`;
    return [own.problemAt(['signs', index, 'code'], message)];
  });
}

// Markdown ---------------------------------------------------------------------------------------

/** `# Title`, also inside a quotation, or a title underlined with `=`. */
const FIRST_HEADING = /^[\s>]*(#\s|=+\s*$)/;
const HTML_TAG = /<\/?[a-z][a-z0-9-]*(?=[\s/>]|$)|<!--/i;
/** The target of a link or a picture: `[…](target)`, or `[name]: target` at the head of a line. */
const LINK_TARGET = /\]\(\s*<?([^)>\s]*)|^ {0,3}\[[^\]]+\]:\s*(\S+)/g;
/** `![what it shows](target)`. */
const PICTURE = /!\[([^\]]*)\](?:\(\s*<?([^)>\s]*)|\[)/g;
const PICTURE_FILE = /\.(svg|jpe?g|png|webp|avif)$/;

function checkBody(
  body: string,
  targets: Targets,
  problemAt: (line: number, message: string) => Problem,
): Problem[] {
  const pasted = pastedFaults(body).map(({ line, message }) => problemAt(line, message));
  const own = body.split(/\r?\n/).flatMap((line, index) => {
    const sentences = [
      FIRST_HEADING.test(line) &&
        'la page a déjà son grand titre : commencez les intertitres par ##',
      HTML_TAG.test(line) && 'une balise HTML serait affichée telle quelle : retirez-la',
      ...[...line.matchAll(PICTURE)].map(([, alt = '', target = '']) =>
        pictureMessage(alt.trim(), target),
      ),
      ...unknownPlaces(line).map((place) => `« ${place} » ne donne rien : écrivez ${WAYS_TO_NAME}`),
    ].filter((sentence) => typeof sentence === 'string');
    const links = [...line.matchAll(LINK_TARGET)].flatMap(([, inline, reference]) => {
      const value = inline ?? reference ?? '';
      const message = targetMessage(value, targets);
      return message ? [problemAt(index, message)] : [];
    });
    return [...sentences.map((sentence) => problemAt(index, sentence)), ...links];
  });
  return [...pasted, ...own];
}

/** A picture in a text is one of the site's, described where it stands. */
function pictureMessage(alt: string, target: string): string | undefined {
  if (!target.startsWith('/'))
    return `l’image « ${target} » n’est pas sur le site : prenez-la d’abord dans les photographies`;
  return alt
    ? undefined
    : `l’image « ${target} » n’est pas décrite : dites en une phrase ce qu’elle montre`;
}

function targetMessage(target: string, targets: Targets): string | undefined {
  if (/^(https:\/\/|mailto:|tel:|#)./.test(target)) return undefined;
  if (!target.startsWith('/')) {
    return `le lien « ${target} » est incomplet : écrivez /… pour une page du site, https://… pour un autre site`;
  }
  if (!PICTURE_FILE.test(target)) return routeMessage(target, targets);
  return targets.publicFiles.has(target) ? undefined : `l’image « ${target} » n’existe pas`;
}
