/** Resolves inherited fields: what a file omits comes from the file it refers to. */
import type { Content, ContentSource } from '@/lib/content/collections';
import { withThreshold } from '@/lib/content/schemas/signs';
import { rolesIn } from '@/lib/content/schemaWalk';
import { redFlags } from '@/lib/firstAid/warningSteps';
import { formatThreshold } from '@/lib/firstAid/formatThreshold';
import { articleRoute, printableRoute, serviceRoute } from '@/lib/routing/routes';
import { replacePlaceholders } from './placeholders';
import type { Entry, Problem } from '@/lib/contentLoader/entries/readEntry';

/**
 * Gives each picture without a description the first one that any file has for it.
 *
 * @param entries Every file, each without problems.
 * @returns A problem for each picture that no file describes.
 */
export function resolveDescriptions(entries: readonly Entry[]): Problem[] {
  const descriptions = new Map<string, string>();
  for (const { picture } of picturesIn(entries)) {
    const { src, alt } = picture;
    if (alt && !descriptions.has(src)) descriptions.set(src, alt);
  }
  return [...picturesIn(entries)].flatMap(({ entry, path, picture }) => {
    picture.alt ||= descriptions.get(picture.src) ?? '';
    if (picture.alt || entry.isDraft) return [];
    const message = 'cette image n’est pas décrite : dites en une phrase ce qu’elle montre';
    return [entry.problemAt([...path, 'alt'], message)];
  });
}

function* picturesIn(entries: readonly Entry[]) {
  for (const entry of entries) {
    for (const { role, path, value } of rolesIn(entry.schema, entry.value)) {
      if (role === 'picture')
        yield { entry, path, picture: value as { src: string; alt?: string } };
    }
  }
}

/**
 * Resolves the other inherited fields, in place: a card's from its service, a link's label and a
 * page's title from the page, a printable's signs from the list of signs, and placeholders in long
 * texts from the centre's facts.
 *
 * @param content Checked: its references lead somewhere, and its pictures are described.
 */
export function resolveReferences(content: ContentSource): Content {
  const { pages } = content.pages;
  for (const page of pages) page.title ??= page.heading;
  for (const card of [...content.home.cards, ...content.servicesPage.cards]) {
    const service = content.services.find(({ id }) => id === card.service);
    if (!service) continue;
    card.title ??= service.title;
    card.color ??= service.color;
    card.icon ??= service.icon;
    card.image ??= service.image;
  }
  const labels = new Map<string, string>([
    ...pages.map(({ path, label }) => [path, label] as const),
    ...content.services.map(({ id, title }) => [serviceRoute(id), title] as const),
    ...content.articles.map(({ id, title }) => [articleRoute(id), title] as const),
    ...content.printables.map(({ id, title }) => [printableRoute(id), title] as const),
  ]);
  const { main, consultation, useful, legal } = content.navigation;
  for (const link of [...main, consultation, ...useful, ...legal]) {
    const [route] = link.href.split(/[?#]/);
    link.label ??= labels.get(route ?? '') ?? '';
  }
  for (const text of [
    content.texts,
    content.services,
    content.articles,
    content.printables,
  ].flat()) {
    text.body = replacePlaceholders(text.body, content.site);
  }
  const { signs } = content.signs;
  for (const sign of signs) {
    if (!sign.threshold) continue;
    sign.words = withThreshold(sign.words, formatThreshold(sign.threshold, 'fr'));
    if (sign.en) sign.en = withThreshold(sign.en, formatThreshold(sign.threshold, 'en'));
  }
  for (const block of content.printables.flatMap(({ blocks }) => blocks)) {
    const hospital = redFlags(content.signs, block.signs).flatMap((list) => list.signs);
    const today = block.today.flatMap((code) => signs.filter((sign) => sign.code === code));
    block.points.unshift(...[...hospital, ...today].map(({ words }) => words));
  }
  return content as Content;
}
