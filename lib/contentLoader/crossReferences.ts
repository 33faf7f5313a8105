/** Checks references between files: links, numbers, pictures and lists that must agree. */
import type { ContentSource } from '@/lib/content/collections';
import { rolesIn, type Path, type ValueWithRole } from '@/lib/content/schemaWalk';
import type { SignGroup, SignStep, WarningSigns } from '@/lib/content/schemas/signs';
import { serviceRoute } from '@/lib/routing/routes';
import { priceAnchor } from '@/lib/services/offers';
import { checkMarkdown } from './markdownRules';
import { problemIn, type Entry, type Problem } from '@/lib/contentLoader/entries/readEntry';
import { draftMessage, referenceMessage, getTargets, type Targets } from './targets';

/**
 * Checks cross-references between files.
 *
 * @param entries Every file, each without problems.
 * @param content The same values, by collection.
 * @param publicFiles Addresses of the files of `public/`.
 * @param drafts Addresses of the pages that drafts will have.
 */
export function checkCrossReferences(
  entries: readonly Entry[],
  content: ContentSource,
  publicFiles: Targets['publicFiles'],
  drafts: Targets['drafts'] = new Set(),
): Problem[] {
  const targets = getTargets(content, publicFiles, drafts);
  return [
    ...entries.flatMap((entry) =>
      [...rolesIn(entry.schema, entry.value)].flatMap((found) => checkRole(entry, found, targets)),
    ),
    ...checkPrices(entries, content),
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

/** The estimate finds a price by its name: of two with one name it would show the first. */
function checkPrices(entries: readonly Entry[], { services }: ContentSource): Problem[] {
  return services.flatMap(({ id, pricing }) => {
    const anchors = pricing.map((line) => priceAnchor(id, line));
    return anchors.flatMap((anchor, index) => {
      const first = anchors.indexOf(anchor);
      if (first === index) return [];
      const message = `ce nom est déjà celui du prix n° ${first + 1} : dites ce qui change, par exemple la durée ou « la nuit »`;
      return problemIn(entries, `content/services/${id}.md`, ['pricing', index, 'option'], message);
    });
  });
}

/** Groups and codes that one field refers to. */
interface SignReferences {
  file: string;
  path: Path;
  groups: readonly SignGroup[];
  steps: Partial<Record<SignStep, readonly string[]>>;
}

function signReferences(content: ContentSource): SignReferences[] {
  const ofText = (folder: string, { id, warningSigns }: TextWithSigns) => {
    if (!warningSigns) return [];
    const { groups, ...steps } = warningSigns;
    return { file: `${folder}/${id}.md`, path: ['warningSigns'], groups, steps };
  };
  return [
    ...content.services.flatMap((service) => ofText('content/services', service)),
    ...content.articles.flatMap((article) => ofText('content/articles', article)),
    ...content.printables.flatMap(({ id, blocks }) =>
      blocks.map(({ signs, today }, index) => ({
        file: `content/printables/${id}.md`,
        path: ['blocks', index, 'signs'],
        // The blocks of a printable form one list.
        groups: signs.includes('child') ? blocks.flatMap((block) => block.signs) : signs,
        steps: { today },
      })),
    ),
    ...Object.entries(content.pricesPage.needs).map(([need, { signs }]) => ({
      file: 'content/prices.yml',
      path: ['needs', need, 'signs'],
      groups: signs,
      steps: {},
    })),
  ];
}

type TextWithSigns = { id: number; warningSigns?: WarningSigns | undefined };

/** A sign is referred to under its own step, and groups of children with the one of adults. */
function checkSigns(entries: readonly Entry[], content: ContentSource): Problem[] {
  const references = signReferences(content);
  const { signs } = content.signs;
  const wrongStep = references.flatMap(({ file, path, steps }) =>
    Object.entries(steps).flatMap(([step, codes]) =>
      codes.flatMap((code, index) => {
        const sign = signs.find((sign) => sign.code === code);
        if (!sign || sign.step === step) return [];
        const message = `« ${sign.words} » se dit sous un autre titre : voyez « Que faire » de ce signe dans content/signs.yml`;
        return problemIn(entries, file, [...path.slice(0, 1), step, index], message);
      }),
    ),
  );
  const withoutAdult = references.flatMap(({ file, path, groups }) => {
    if (!groups.includes('child') || groups.includes('adult')) return [];
    const message =
      'les signes d’un enfant se lisent avec ceux d’un adulte : nommez aussi « adult »';
    return problemIn(entries, file, path, message);
  });
  return [...wrongStep, ...withoutAdult];
}
