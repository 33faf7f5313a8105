import type { Graph, Thing } from 'schema-dts';

/** Characters that could end the script element, open a comment, or end a line in old parsers. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * Serialises structured data for a `<script>` element, so that no content can end it.
 *
 * @param things Nodes of schema.org's vocabulary.
 */
export function scriptText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(
    UNSAFE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
