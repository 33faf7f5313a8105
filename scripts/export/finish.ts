/** Runs after `next build`, over the export: finishes each page, then adds what Next does not write. */
import './environment';
import { existsSync, rmSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { redirectRules } from '@/lib/navigation/aliases';
import { publicPages } from '@/lib/site/publicPages';
import { articles } from '@/lib/content/generated/articles';
import { pages as publicContent } from '@/lib/content/generated/pages';
import { services } from '@/lib/content/generated/services';
import { sheets } from '@/lib/content/generated/sheets';
import { listPhotos } from '@/scripts/prepare/photos';
import { tooLarge } from './documentSize';
import { addEditor } from './editor';
import { exportFolder } from './exportFolder';
import { headersFile } from './hostHeaders';
import { htaccessFiles } from './htaccess';
import { scriptsOf, STRAY_FILES, withPartsInPlace, withPictureFirst } from './nextOutput';
import { writeRetiredWorker, writeWorker } from './offlineCopy';
import { refuseYoungLanguage } from './oldBrowsers';
import { withCriticalStyle } from './pages/criticalCss';
import { step, type Step } from './pages/page';
import { addSecurityPolicy } from './pages/securityPolicy';
import { hintCompilation, startingLate } from './pages/startLate';
import { shortNames } from './shortNames';
import { unaskedFiles } from './unaskedFiles';
import { VERSION_FILE, versionHere } from './version';

const OUT = 'out';

// Whatever publishes `out/`, by a command or by hand, must find no unfinished export there.
process.once('exit', (code) => {
  if (code !== 0) rmSync(OUT, { recursive: true, force: true });
});

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
const folder = exportFolder(OUT, basePath);

await remove(STRAY_FILES);
const exported = await readAll('.html');
const names = shortNames([...(await readAll('.css')).values()].join('\n'));

/** What is done to each page, in this order. */
const steps: Step[] = [
  step(withPartsInPlace),
  step(withPictureFirst),
  withCriticalStyle(folder, names.inStyle),
  await startingLate(folder, names.inText),
  step(names.inText),
  // Last: it allows what stands in the page, and nothing else.
  step((html) => addSecurityPolicy(html, process.env.NEXT_PUBLIC_EMAILJS_ORIGIN)),
];

await finishPages();
await hintScripts();
await names.inFolder(OUT);
await remove(await unusedPhotos());
await writeHostFiles();
await remove(await unaskedFiles(OUT));
await writeCopy();
await refuseYoungLanguage(OUT);
// After all the rest: it is no page of the site, and nothing above is to take it for one.
await writeEditor();
// Last: an export without it is not finished.
await writeVersion();

/** The texts of all files of a kind as Next has written them, by their paths. */
async function readAll(ending: string): Promise<Map<string, string>> {
  const files = (await readdir(OUT, { recursive: true })).filter((file) => file.endsWith(ending));
  if (files.length === 0) throw new Error(`No ${ending} in ${OUT}.`);
  const texts = files.map(async (file) => [file, await readFile(join(OUT, file), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

async function finishPages(): Promise<void> {
  const finished = new Map<string, string>();
  for (const [file, html] of exported) {
    try {
      const page = steps.reduce((before, next) => next(before), { name: basename(file), html });
      finished.set(file, page.html);
    } catch (cause) {
      throw new Error(`${file} can't be finished.`, { cause });
    }
  }
  for (const [file, html] of finished) await writeFile(join(OUT, file), html);
  console.log([`✓ ${finished.size} pages terminées`, tooLarge(finished) ?? []].flat().join('\n'));
}

/** Has browsers compile the scripts that pages start with beside the page. */
async function hintScripts(): Promise<void> {
  for (const src of new Set([...exported.values()].flatMap((html) => scriptsOf(html).chunks))) {
    await writeFile(folder.fileOf(src), hintCompilation(folder.read(src)));
  }
}

/** The pages show reduced photographs: the camera's own is heavy, and tells where it was taken. */
async function unusedPhotos(): Promise<string[]> {
  const texts = [...exported.values()];
  return (await listPhotos(OUT)).filter((photo) => !texts.some((it) => it.includes(`/${photo}`)));
}

async function writeHostFiles(): Promise<void> {
  const content = { pages: publicContent, services, sheets, articles };
  const addresses = publicPages(content).map(({ path }) => path);
  await writeFile(join(OUT, '_redirects'), redirectRules(addresses, basePath));
  await writeFile(join(OUT, '_headers'), headersFile(basePath));
  for (const [name, text] of htaccessFiles({ pages: addresses, basePath })) {
    // A build without photographs has no folder for them.
    if (existsSync(join(OUT, name))) await writeFile(join(OUT, name, '.htaccess'), text);
  }
}

async function writeVersion(): Promise<void> {
  await writeFile(join(OUT, VERSION_FILE), `${JSON.stringify(versionHere())}\n`);
}

/** Late: its version is that of the finished pages. */
async function writeCopy(): Promise<void> {
  if (process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off') {
    await writeRetiredWorker(OUT);
    console.log('✓ copie hors connexion retirée');
    return;
  }
  await writeWorker(OUT, basePath);
  console.log('✓ copie hors connexion');
}

async function writeEditor(): Promise<void> {
  const settings = {
    repo: process.env.EDITOR_REPO,
    branch: process.env.EDITOR_BRANCH,
    backend: process.env.EDITOR_BACKEND,
    appId: process.env.EDITOR_APP_ID,
    authUrl: process.env.EDITOR_AUTH_URL,
    publish: process.env.EDITOR_PUBLISH,
  };
  if (await addEditor({ directory: OUT, basePath, settings })) {
    console.log(`✓ éditeur ajouté : ${basePath}/admin`);
  }
}

async function remove(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(join(OUT, file), { recursive: true, force: true });
}
