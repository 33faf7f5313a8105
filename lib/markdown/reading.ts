import { sectionHeadings, getSections, type TextSection } from './headings';
import { parseMarkdown, plainText } from './parse';

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

/** Splits a text after its first paragraph. */
export function splitLead(markdown: string) {
  const [lead] = parseMarkdown(markdown).children;
  return splitAt(markdown, lead?.position?.end.offset);
}

/** Splits a text before its first `##` heading. */
export function splitIntroduction(markdown: string) {
  const [first] = sectionHeadings(parseMarkdown(markdown));
  return splitAt(markdown, first?.position?.start.offset);
}

const splitAt = (text: string, offset = text.length) => ({
  first: text.slice(0, offset).trim(),
  rest: text.slice(offset).trim(),
});

/** Shorter texts have no table of contents. */
const LONG = { minutes: 3, sections: 3 };

/** The table of contents of a long text; of a short one, nothing. */
export function getContents(markdown: string): TextSection[] {
  const sections = getSections(markdown);
  const isLong = readingMinutes(markdown) >= LONG.minutes && sections.length >= LONG.sections;
  return isLong ? sections : [];
}
