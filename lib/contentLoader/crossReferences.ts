/** Checks references between files: links, numbers, pictures and lists that must agree. */
import type { ContentSource } from '@/lib/content/collections';
import { rolesIn, type Path, type ValueWithRole } from '@/lib/content/schemaWalk';
import { routes, serviceRoute } from '@/lib/routing/routes';
import { priceAnchor } from '@/lib/services/offers';
import { checkMarkdown } from './markdownRules';
import { problemIn, type Entry, type Problem } from '@/lib/contentLoader/entries/readEntry';
import { checkSigns } from './signReferences';
import { draftMessage, referenceMessage, getTargets, type Targets } from './targets';

/**
 * Checks cross-references between files.
 *
 * @param entries Every file, each without problems.
 * @param content The same values, by collection.
 * @param publicFiles Addresses of the files of `public/`.
 */
export function checkCrossReferences(
  entries: readonly Entry[],
  content: ContentSource,
  publicFiles: Targets['publicFiles'],
): Problem[] {
  const targets = getTargets(content, publicFiles);
  return [
    ...entries.flatMap((entry) =>
      [...rolesIn(entry.schema, entry.value)].flatMap((found) => checkRole(entry, found, targets)),
    ),
    ...checkPages(entries, content),
    ...checkRelated(entries, content),
    ...checkLabels(entries, content),
    ...checkPrices(entries, content),
    ...checkDirections(entries, content),
    ...checkSigns(entries, content),
  ];
}

function checkRole(
  entry: Entry,
  { role, path, value }: ValueWithRole,
  targets: Targets,
): Problem[] {
  if (role === 'markdown') {
    // Problems name the line in a page's text, and the field in a YAML file.
    return checkMarkdown(String(value), targets, (line, message) =>
      path[0] === 'body' ? entry.problemInBody(line, message) : entry.problemAt(path, message),
    );
  }
  const message = referenceMessage(role, value, targets);
  if (message) return [entry.problemAt(path, message)];
  // `published` removes drafts from articles.
  const isDraft = role === 'service' && targets.drafts.has(serviceRoute(Number(value)));
  if (!isDraft || entry.file.startsWith('content/articles/')) return [];
  return [entry.problemAt(path, draftMessage(`le service n° ${value}`))];
}

/** Every page of the site is in `content/pages.yml`, once. */
function checkPages(entries: readonly Entry[], { pages: { pages } }: ContentSource): Problem[] {
  const report = (path: Path, message: string) =>
    problemIn(entries, 'content/pages.yml', path, message);
  const paths = pages.map(({ path }) => path);
  const missing = Object.values(routes).filter((route) => !paths.includes(route as `/${string}`));
  return [
    ...missing.flatMap((route) => report(['pages'], `la page « ${route} » manque : ajoutez-la`)),
    ...paths.flatMap((path, index) =>
      paths.indexOf(path) === index
        ? []
        : report(['pages', index, 'path'], `« ${path} » est déjà plus haut dans la liste`),
    ),
  ];
}

function checkRelated(entries: readonly Entry[], { articles }: ContentSource): Problem[] {
  return articles.flatMap(({ id, related }) => {
    const index = related.indexOf(id);
    if (index < 0) return [];
    const message = 'un article ne peut pas renvoyer à lui-même : choisissez-en un autre';
    return problemIn(entries, `content/articles/${id}.md`, ['related', index], message);
  });
}

/** A link inherits its label from its page; one to a part of a page needs its own. */
function checkLabels(
  entries: readonly Entry[],
  { navigation, pages: { pages } }: ContentSource,
): Problem[] {
  const message = 'ce lien n’a pas de texte : écrivez-le';
  return (['main', 'useful', 'legal'] as const).flatMap((list) =>
    navigation[list].flatMap(({ href, label }, index) =>
      label || pages.some(({ path }) => path === href)
        ? []
        : problemIn(entries, 'content/navigation.yml', [list, index, 'label'], message),
    ),
  );
}

/** The estimate finds a price by its name: of two with one name it would show the first. */
function checkPrices(entries: readonly Entry[], { services }: ContentSource): Problem[] {
  return services.flatMap(({ id, draft, pricing }) => {
    if (draft) return [];
    const anchors = pricing.map((line) => priceAnchor(id, line));
    return anchors.flatMap((anchor, index) => {
      const first = anchors.indexOf(anchor);
      if (first === index) return [];
      const message = `ce nom est déjà celui du prix n° ${first + 1} : dites ce qui change, par exemple la durée ou « la nuit »`;
      return problemIn(entries, `content/services/${id}.md`, ['pricing', index, 'option'], message);
    });
  });
}

/** Longer directions overflow the printable. */
const MAX_DIRECTIONS_LENGTH = 330;

/** Directions must fit the printable that prints them. */
function checkDirections(
  entries: readonly Entry[],
  { printables, site }: ContentSource,
): Problem[] {
  const isPrinted = printables.some(({ blocks }) =>
    blocks.some(({ centre }) => centre.includes('directions')),
  );
  const { length } = isPrinted ? site.address.directions : '';
  if (length <= MAX_DIRECTIONS_LENGTH) return [];
  const message = `l’itinéraire compte ${length} caractères : la carte d’urgence n’a de place que pour ${MAX_DIRECTIONS_LENGTH}`;
  return problemIn(entries, 'content/site.yml', ['address', 'directions'], message);
}
