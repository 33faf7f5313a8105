import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the e-mail mock writes requests; Playwright empties the folder around it. */
export const OUTBOX = 'test-results/outbox';

/** The requests of an outbox that contain a text. */
export function requestsWith(words: string, outbox = OUTBOX): Record<string, string>[] {
  const texts = readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(path.join(outbox, name), 'utf8'));
  return texts
    .filter((text) => text.includes(words))
    .map((text) => JSON.parse(text) as Record<string, string>);
}
