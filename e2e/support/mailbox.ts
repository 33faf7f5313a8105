import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the e-mail mock writes requests; Playwright empties the folder around it. */
export const MAILBOX = 'test-results/mailbox';

/** The requests of a mailbox that contain a text. */
export function requestsWith(words: string, mailbox = MAILBOX): Record<string, string>[] {
  return readdirSync(mailbox)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(path.join(mailbox, name), 'utf8'))
    .filter((text) => text.includes(words))
    .map((text) => JSON.parse(text) as Record<string, string>);
}
