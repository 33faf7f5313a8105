/** Puts in what one file leaves to another, so that each fact is written once. */
import type { Content } from './kinds';
import type { Picture } from './fields';
import type { Entry, Problem } from './read';
import { rolesIn } from './tree';

/** The entries of the whole content, file by file, each one sound. */
export type Entries = readonly Entry[];

/**
 * Gives each picture its description: it is written where the picture is shown first, and left out
 * everywhere else.
 *
 * @returns What is wrong: a picture described twice, or nowhere.
 */
export function fillDescriptions(entries: Entries): Problem[] {
  const problems: Problem[] = [];
  const described = new Map<string, { alt: string; file: string }>();
  const silent: { picture: Picture; problem: () => Problem }[] = [];
  for (const { entry, path, picture } of pictures(entries)) {
    const { src, alt } = picture;
    if (!alt) {
      const message = 'cette image n’est pas décrite : dites en une phrase ce qu’elle montre';
      silent.push({ picture, problem: () => entry.problemAt([...path, 'alt'], message) });
      continue;
    }
    const first = described.get(src);
    if (!first) described.set(src, { alt, file: entry.file });
    else {
      const message = `cette image est déjà décrite dans ${first.file} : retirez l’une des deux descriptions`;
      problems.push(entry.problemAt([...path, 'alt'], message));
    }
  }
  for (const { picture, problem } of silent) {
    const known = described.get(picture.src);
    if (known) picture.alt = known.alt;
    else problems.push(problem());
  }
  return problems;
}

function* pictures(entries: Entries) {
  for (const entry of entries) {
    for (const { role, path, value } of rolesIn(entry.schema, entry.value)) {
      if (role === 'picture') yield { entry, path, picture: value as Picture };
    }
  }
}

/**
 * Puts in titles, looks and words that come from elsewhere: a card's from its service, a link's
 * from its page, a page's title from its heading.
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
}
