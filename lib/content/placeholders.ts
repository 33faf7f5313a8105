/** Puts in what one file leaves to another, so that each fact is written once. */
import { formatThreshold } from '@/lib/firstAid/formatThreshold';
import { redFlags } from '@/lib/firstAid/warningSteps';
import type { Content } from './collections';
import type { Picture } from './fields';
import { fillPlaces } from './references';
import type { Entry, Problem } from './read';
import { withThreshold } from './schemas/signs';
import { rolesIn } from './schemaWalk';

/** The entries of the whole content, file by file, each one sound. */
export type Entries = readonly Entry[];

/**
 * Gives each picture its description: where a place leaves it out, the first that is written
 * anywhere. Another may stand beside another text, and is kept.
 *
 * @returns What is wrong: a picture that is described nowhere.
 */
export function fillDescriptions(entries: Entries): Problem[] {
  const described = new Map<string, string>();
  for (const { picture } of pictures(entries)) {
    const { src, alt } = picture;
    if (alt && !described.has(src)) described.set(src, alt);
  }
  return [...pictures(entries)].flatMap(({ entry, isDraft, path, picture }) => {
    picture.alt ||= described.get(picture.src) ?? '';
    if (picture.alt || isDraft) return [];
    const message = 'cette image n’est pas décrite : dites en une phrase ce qu’elle montre';
    return [entry.problemAt([...path, 'alt'], message)];
  });
}

function* pictures(entries: Entries) {
  for (const entry of entries) {
    const whole = entry.unfinished ?? entry.value;
    const isDraft = Object(whole).draft === true;
    for (const { role, path, value } of rolesIn(entry.schema, whole)) {
      if (role === 'picture') yield { entry, isDraft, path, picture: value as Picture };
    }
  }
}

/**
 * Puts in titles, looks and words that come from elsewhere: a card's from its service, a link's
 * from its page, a page's title from its heading, a printable's signs from the list of all signs, and
 * the centre's facts in a long text from its own file.
 *
 * @param content Whose links and numbers are known to lead somewhere.
 */
export function fillFromElsewhere(content: Content): void {
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
  const { main, consultation, useful, legal } = content.navigation;
  for (const link of [...main, consultation, ...useful, ...legal]) {
    link.label ??= pages.find(({ path }) => path === link.href)?.label ?? '';
  }
  for (const text of [
    content.texts,
    content.services,
    content.articles,
    content.printables,
  ].flat()) {
    text.body = fillPlaces(text.body, content.site);
  }
  const { signs } = content.signs;
  for (const sign of signs) {
    if (!sign.threshold) continue;
    sign.words = withThreshold(sign.words, formatThreshold(sign.threshold, 'fr'));
    if (sign.en) sign.en = withThreshold(sign.en, formatThreshold(sign.threshold, 'en'));
  }
  for (const block of content.printables.flatMap(({ blocks }) => blocks)) {
    const grave = redFlags(content.signs, block.signs).flatMap((list) => list.signs);
    const today = block.today.flatMap((code) => signs.filter((sign) => sign.code === code));
    block.points.unshift(...[...grave, ...today].map(({ words }) => words));
  }
}
