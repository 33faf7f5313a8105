import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { getSchema } from '@/editor/check';
import { formatProblem, readEntry } from '@/lib/contentLoader/entries/readEntry';

/**
 * The problems of a delivered file, which has none, once some of its values are others.
 *
 * @param changes New values, by their paths: `{ 'address.map': 'www.a.org' }`.
 */
export function problemsWith(file: string, changes: Record<string, unknown>): string[] {
  const text = readFileSync(file, 'utf8');
  const [, head = text, body] = /^---\n(.*?)^---\n(.*)/ms.exec(text) ?? [];
  const document = parseDocument(head);
  for (const [path, value] of Object.entries(changes)) {
    const node: unknown = document.createNode(value, { aliasDuplicateObjects: false });
    document.setIn(path.split('.'), node);
  }
  const changed = document.toString();
  const written = body === undefined ? changed : `---\n${changed}---\n${body}`;
  return readEntry(file, written, getSchema(file)!).problems.map(formatProblem);
}
