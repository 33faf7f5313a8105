import { slug } from '@/lib/text/slug';
import { parseMarkdown, plainText, type NodeOf, type Root } from './parse';

type Heading = NodeOf<'heading'>;

/** A section of a text: its `##` heading, and the heading's id. */
export interface TextSection {
  id: string;
  title: string;
}

/** The `##` headings of a text, in order. */
export const sectionHeadings = (root: Root): Heading[] =>
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
