import type { Thing } from 'schema-dts';
import { scriptText } from '@/lib/metadata/structuredData/scriptText';

/** The JSON-LD of a page: one block, with facts that the page shows. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  // React would escape the JSON as HTML; `scriptText` escapes what could end the element.
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(things) }} />
  );
}
