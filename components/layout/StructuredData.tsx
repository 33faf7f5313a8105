import type { Thing } from 'schema-dts';
import { scriptText } from '@/lib/metadata/structuredData/scriptText';

/**
 * What the page tells, in the form that search engines read: one block a page, with only facts
 * that the site shows.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  // React escapes the text of a script as HTML, which JSON does not undo: only this writes it as
  // it is, and `scriptText` sees to it that nothing in it can end the element.
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(things) }} />
  );
}
