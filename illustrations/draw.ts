/**
 * Draws the pictures of the site: `tsx illustrations/draw.ts` writes them all to
 * `public/illustrations`, `tsx illustrations/draw.ts soins hero-1` only those named.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { illustrations, render } from './illustrations';

const folder = fileURLToPath(new URL('../public/illustrations', import.meta.url));

const names = process.argv.slice(2);
const unknown = names.filter((name) => !illustrations.some((picture) => picture.name === name));
if (unknown.length > 0) throw new Error(`Aucune illustration nommée ${unknown.join(', ')}`);

await mkdir(folder, { recursive: true });
for (const picture of illustrations) {
  if (names.length > 0 && !names.includes(picture.name)) continue;
  const svg = render(picture);
  await writeFile(path.join(folder, `${picture.name}.svg`), svg);
  console.log(`${picture.name}.svg  ${(Buffer.byteLength(svg) / 1024).toFixed(1)} Kio`);
}
