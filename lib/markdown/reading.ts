import { slug } from '@/lib/text/slug';
import { parseMarkdown, plainText, type NodeOf, type Root } from './parse';

type Heading = NodeOf<'heading'>;

/** A section of a text: its `##` heading, and the heading's id. */
export interface TextSection {
  id: string;
  title: string;
}

/** The `##` headings of a text, in order. */
const sectionHeadings = (root: Root): Heading[] =>
  root.children.filter((node): node is Heading => node.type === 'heading' && node.depth === 2);

/** The sections of a text. Equal headings in the same order get equal ids, so that links to them last. */
export const getSections = (markdown: string): TextSection[] =>
  sectionHeadings(parseMarkdown(markdown)).map(getSection());

/** remark plugin: gives each heading of {@link getSections} its id. */
export const headingIds = () => (root: Root) => {
  const toSection = getSection();
  for (const heading of sectionHeadings(root)) {
    heading.data = { ...heading.data, hProperties: { id: toSection(heading).id } };
  }
};

/** @returns A function for the headings of one text: it gives no id twice. */
function getSection(): (heading: Heading) => TextSection {
  const taken = new Set<string>();
  return (heading) => {
    const title = plainText(heading);
    const name = slug(title) || 'partie';
    let id = name;
    for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
    taken.add(id);
    return { id, title };
  };
}

/** Slow reading speed of an adult. */
const WORDS_PER_MINUTE = 200;

/**
 * How long a text takes to read.
 *
 * @returns Whole minutes, at least 1.
 */
export function readingMinutes(markdown: string): number {
  const words = plainText(parseMarkdown(markdown)).match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}

/** Splits a text before its first `##` heading. */
export function splitIntroduction(markdown: string) {
  const [heading] = sectionHeadings(parseMarkdown(markdown));
  const start = heading?.position?.start.offset ?? markdown.length;
  return { first: markdown.slice(0, start).trim(), rest: markdown.slice(start).trim() };
}

/** Shorter texts have no table of contents. */
const LONG = { minutes: 3, sections: 3 };

/** The table of contents of a long text; of a short one, nothing. */
export function getContents(markdown: string): TextSection[] {
  const sections = getSections(markdown);
  const isLong = readingMinutes(markdown) >= LONG.minutes && sections.length >= LONG.sections;
  return isLong ? sections : [];
}
