/**
 * Runs after `next build`, over the exported pages: writes their style and a sketch of their first
 * picture into them, lets their scripts start late, and says what the browser may do there. Then
 * adds what Next does not write: the articles' feed, the redirects and headers of the hosts, the
 * offline copy, and the owner's editor where a repository is named.
 * `PLAIN_EXPORT=1` leaves the scripts as Next wrote them, and the style whole.
 */
import './environment';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { build } from 'esbuild';
import { articles } from '@/lib/content/made/articles';
import { blog } from '@/lib/content/made/blog';
import { pages } from '@/lib/content/made/pages';
import { services } from '@/lib/content/made/services';
import { sheets } from '@/lib/content/made/sheets';
import { site } from '@/lib/content/made/site';
import { redirectRules } from '@/lib/aliases';
import { publicPages } from '@/lib/build/publicPages';
import { DATA_FOLDER, LOADER_FOLDER, STYLE_FOLDER } from '@/lib/lateStart/pageScripts';
import { dataOf, hintCompilation, scriptsOf, startLate, withoutData } from '@/lib/lateStart/pages';
import { FEED_FILE, routes } from '@/lib/routes';
import { listPhotos } from '@/scripts/prepare/photos';
import { ROOT } from '../root';
import { FIRST_FLIGHT, hastySize, inFrench, tooLarge } from './documentSize';
import { addEditor } from './editor';
import { atomFeed } from './feed';
import { askForPictureFirst } from './firstRequests';
import { headersFile } from './hostHeaders';
import { htaccessFiles } from './htaccess';
import { inlineStyles } from './inlineStyles';
import { classesIn, partForPrint, styleFinder } from './neededStyle';
import { retireOfflineCopy, writeOfflineCopy } from './offlineCopy';
import { pageProblems, scriptProblems, styleProblems } from './oldBrowsers';
import { scriptClasses } from './scriptClasses';
import { addSecurityPolicy } from './securityPolicy';
import { shortNames } from './shortNames';
import { sketcher } from './sketch';

const OUT = 'out';
/** Of a thousand articles that are alike, the heaviest tell enough. */
const MOST_LARGE = 10;

const PRINT_FOLDER = '_next/static/print';
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
const plain = Boolean(process.env.PLAIN_EXPORT);

/** What reads each kind of file as the oldest browsers would. */
const READERS: Record<string, (text: string) => string[]> = {
  '.html': pageProblems,
  '.css': styleProblems,
  '.js': scriptProblems,
};

// The page of errors is 404.html. Next exports it a second time under a name of its own, which
// hosts would serve as a page like any other; nothing asks for it.
for (const stray of ['_not-found.html', '_not-found.txt', '_not-found', '404']) {
  await rm(join(OUT, stray), { recursive: true, force: true });
}

const inline = {
  tooOld: await bundle('lib/lateStart/tooOld.ts', 'es5'),
  watch: await bundle('lib/lateStart/watch.ts'),
  loader: keep(await bundle('lib/lateStart/loader.ts'), LOADER_FOLDER, 'js'),
};
const texts = new Map<string, string>();
const names = shortNames(await allStyle());
const styleParts = new Map<string, ReturnType<typeof partForPrint>>();
const findNeeded = styleFinder();
const classesOfScripts = scriptClasses(readShared, `${basePath}/_next/`);
/** Every page's data hold it too, for addresses that lead nowhere: the browser asks for it itself. */
const classesOfMissing = plain
  ? new Set<string>()
  : classesIn(withoutData(readShared(`${basePath}/404.html`)));
const addSketch = sketcher(exportedFile);
const startScripts = new Set<string>();
const perhapsLarge: { route: string; path: string; size: number }[] = [];
let pageCount = 0;
let allText = '';

for (const file of await readdir(OUT, { recursive: true })) {
  if (!file.endsWith('.html')) continue;
  const path = join(OUT, file);
  const html = await readFile(path, 'utf8');
  try {
    if (!plain) scriptsOf(html).chunks.forEach((src) => startScripts.add(src));
    const page = await finish(html, basename(file));
    await writeFile(path, page);
    const size = plain ? 0 : hastySize(page);
    if (size > FIRST_FLIGHT) perhapsLarge.push({ route: `/${file.slice(0, -5)}`, path, size });
    allText += html;
  } catch (cause) {
    throw new Error(`${path} can't be finished.`, { cause });
  }
  pageCount += 1;
}
if (pageCount === 0) throw new Error(`No page in ${OUT}.`);
console.log(`✓ ${pageCount} pages terminées${plain ? ', scripts laissés tels quels' : ''}`);

const large = perhapsLarge
  .sort((one, other) => other.size - one.size)
  .slice(0, MOST_LARGE)
  .flatMap(({ route, path }) => tooLarge(route, readFileSync(path, 'utf8')) ?? []);
if (large.length > 0) {
  console.log(
    `! Plus lourdes que le premier aller-retour (${inFrench(FIRST_FLIGHT)} Ko), ces pages arrivent en deux :`,
  );
  console.log(large.map((line) => `  ${line}`).join('\n'));
}

for (const src of startScripts) {
  const path = exportedFile(src);
  await writeFile(path, hintCompilation(await readFile(path, 'utf8')));
}
if (!plain) await names.inFolder(OUT);

// The pages show reduced photographs: the camera's own file is heavy, and tells where it was taken.
for (const photo of await listPhotos(OUT)) {
  if (!allText.includes(`/${photo}`)) await rm(join(OUT, photo));
}

const blogPage = pages.pages.find(({ path }) => path === routes.blog);
await writeFile(
  join(OUT, FEED_FILE),
  atomFeed({
    site,
    title: `${site.name} — ${blogPage?.heading}`,
    subtitle: blog.articles.lead,
    articles,
  }),
);
const addresses = publicPages({ pages, services, sheets, articles }).map(({ path }) => path);
await writeFile(join(OUT, '_redirects'), redirectRules(addresses, basePath));
await writeFile(join(OUT, '_headers'), headersFile(basePath));
for (const [folder, text] of htaccessFiles({ pages: addresses, basePath })) {
  // A build without photographs has no folder for them.
  if (existsSync(join(OUT, folder))) await writeFile(join(OUT, folder, '.htaccess'), text);
}

// Last: it knows the pages by what stands in them now.
if (process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off') {
  await retireOfflineCopy({ directory: OUT });
  console.log('✓ copie hors connexion retirée');
} else {
  const files = await writeOfflineCopy({ directory: OUT, basePath });
  console.log(`✓ copie hors connexion : ${files.length} fichiers`);
}

await refuseYoungLanguage();

// After all the rest: it is no page of the site, and nothing above is to take it for one.
const settings = {
  repo: process.env.EDITOR_REPO,
  branch: process.env.EDITOR_BRANCH,
  backend: process.env.EDITOR_BACKEND,
};
if (await addEditor({ directory: OUT, basePath, settings })) {
  console.log(`✓ éditeur ajouté : ${basePath}/admin`);
}

async function finish(html: string, name: string): Promise<string> {
  const page = plain
    ? inlineStyles(html, readShared)
    : await addSketch(names.inText(startFast(html, name)));
  return addSecurityPolicy(page, process.env.NEXT_PUBLIC_EMAILJS_ORIGIN);
}

/** A page with the style that it needs, whose scripts start late. */
function startFast(html: string, name: string): string {
  let style: string | undefined;
  const styled = inlineStyles(askForPictureFirst(html), readShared, (css) => {
    const { screen, print } = partsOf(css);
    const inPage = classesIn(withoutData(html));
    const { now, later } = findNeeded(screen, inPage, classesToCome(html), print);
    if (later) style = keep(names.inStyle(later), STYLE_FOLDER, 'css');
    const printSheet = keep(names.inStyle(print), PRINT_FOLDER, 'css');
    return { style: names.inStyle(now), printSheet };
  });
  const keepData = (script: string) => keep(names.inText(script), DATA_FOLDER, 'js');
  return startLate(styled, { ...inline, style, keepData, now: name === '404.html' });
}

/** The classes that scripts may show in a page before another takes its place. */
function classesToCome(html: string): Set<string> {
  const { chunks, runtime } = scriptsOf(html);
  const inData = [...classesIn(dataOf(html))].filter((name) => !classesOfMissing.has(name));
  return new Set([...inData, ...classesOfScripts([...chunks, runtime])]);
}

/** Pages of one kind have the same style: it is parted once. */
function partsOf(css: string): ReturnType<typeof partForPrint> {
  const parts = styleParts.get(css) ?? partForPrint(css);
  styleParts.set(css, parts);
  return parts;
}

/**
 * Puts a text into a file of the export that is named by its content, as all that Next puts under
 * `_next/static` is: hosts let the browser keep it for good.
 *
 * @returns The file's address.
 */
function keep(text: string, folder: string, ending: string): string {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const name = `${folder}/${digest}.${ending}`;
  mkdirSync(join(OUT, folder), { recursive: true });
  writeFileSync(join(OUT, name), text);
  return `${basePath}/${name}`;
}

/** All style sheets of the export. */
async function allStyle(): Promise<string> {
  const files = await readdir(OUT, { recursive: true });
  const sheets = files.filter((file) => file.endsWith('.css'));
  return (await Promise.all(sheets.map((file) => readFile(join(OUT, file), 'utf8')))).join('\n');
}

/** Stops the build where a script or a style is not for the oldest browsers that are promised. */
async function refuseYoungLanguage(): Promise<void> {
  const problems = new Set<string>();
  for (const file of await readdir(OUT, { recursive: true })) {
    const find = READERS[extname(file)];
    if (!find) continue;
    const found = find(await readFile(join(OUT, file), 'utf8'));
    for (const problem of found) problems.add(`${file}: ${problem}`);
  }
  if (problems.size > 0) {
    throw new Error(`Not for the browsers that are promised:\n${[...problems].join('\n')}`);
  }
}

/** Pages share their scripts and style sheets: each is read once. */
function readShared(address: string): string {
  const known = texts.get(address);
  if (known !== undefined) return known;
  const text = readFileSync(exportedFile(address), 'utf8');
  texts.set(address, text);
  return text;
}

/** The file behind an address of the site. */
function exportedFile(address: string): string {
  return join(OUT, address.slice(basePath.length));
}

async function bundle(entry: string, target = 'es2020'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target,
    alias: { '@': ROOT },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
