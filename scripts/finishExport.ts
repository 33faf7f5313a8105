/**
 * Runs after `next build`, over the exported pages: writes their style into them, lets their
 * scripts start late, and says what the browser may do there. Then writes the headers of the
 * hosts. `PLAIN_EXPORT=1` leaves the scripts as Next wrote them.
 */
import './export/environment';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { headersFile } from './export/hostHeaders';
import { inlineStyles } from './export/inlineStyles';
import { startLate } from './export/lateStart';
import { addSecurityPolicy } from './export/securityPolicy';
import { listPhotos } from './photos';

const OUT = 'out';
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
const plain = Boolean(process.env.PLAIN_EXPORT);

const loader = await bundle('scripts/export/loader.ts');
const sheets = new Map<string, string>();
let pages = 0;
let allText = '';

for (const file of await readdir(OUT, { recursive: true })) {
  if (!file.endsWith('.html')) continue;
  const path = join(OUT, file);
  const html = await readFile(path, 'utf8');
  try {
    await writeFile(path, finish(html, basename(file)));
    allText += html;
  } catch (cause) {
    throw new Error(`${path} can't be finished.`, { cause });
  }
  pages += 1;
}
if (pages === 0) throw new Error(`No page in ${OUT}.`);
console.log(`✓ ${pages} pages terminées${plain ? ', scripts laissés tels quels' : ''}`);

// The pages show reduced photographs: the camera's own file is heavy, and tells where it was taken.
for (const photo of await listPhotos(OUT)) {
  if (!allText.includes(`/${photo}`)) await rm(join(OUT, photo));
}

await writeFile(join(OUT, '_headers'), headersFile(basePath));

function finish(html: string, name: string): string {
  const styled = inlineStyles(html, readSheet);
  const now = name === '404.html' || name === '_not-found.html';
  const started = plain ? styled : startLate(styled, { loader, now });
  return addSecurityPolicy(started, process.env.NEXT_PUBLIC_EMAILJS_ORIGIN);
}

/** Pages share their style sheets: each is read once. */
function readSheet(href: string): string {
  const known = sheets.get(href);
  if (known !== undefined) return known;
  const css = readFileSync(join(OUT, href.slice(basePath.length)), 'utf8');
  sheets.set(href, css);
  return css;
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    alias: { '@': '.' },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
