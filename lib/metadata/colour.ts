import { readFileSync } from 'node:fs';
import path from 'node:path';

const tokens = readFileSync(path.join(process.cwd(), 'app', 'tokens.css'), 'utf8');

export type Hex = `#${string}`;

/**
 * A colour of the site's style sheets, where CSS variables do not reach.
 *
 * @param name Of its custom property, without the hyphens: `indigo-900`.
 * @throws Where `app/tokens.css` has no such colour.
 */
export function readColour(name: string): Hex {
  const [, value] = new RegExp(`--${name}: (#[\\da-f]+);`).exec(tokens) ?? [];
  if (!value) throw new Error(`app/tokens.css has no colour --${name}`);
  return value as Hex;
}

/** Of the browser's own chrome around the page. */
export const themeColor = readColour('indigo-900');
