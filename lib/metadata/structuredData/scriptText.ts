import type { Graph, Thing } from 'schema-dts';

/** What could end the script, open a comment in it, or break a line of it for old parsers. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * Facts as the text of a `<script>`: JSON in which no content can break out of the element.
 *
 * @param things What the page tells of, each a node of schema.org's vocabulary.
 */
export function scriptText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(
    UNSAFE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
