/** Postbuild: finishes each page of the export, then adds what Next does not write. */
import './environment';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectRules } from '@/lib/routing/aliases';
import { fileAddress, isPhoto } from '@/lib/images/photos';
import { publicPages } from '@/lib/contentLoader/publicPages';
import { articles } from '@/lib/content/generated/articles';
import { pages as publicContent } from '@/lib/content/generated/pages';
import { services } from '@/lib/content/generated/services';
import { printables } from '@/lib/content/generated/printables';
import { FEED_FILE } from '@/lib/routing/routes';
import { filesIn } from '@/scripts/files';
import { isOwn } from '@/scripts/prepare/pictureFaults';
import { addEditor } from '@/scripts/export/editor/editor';
import { exportFolder } from './exportFolder';
import { withTexts } from './feedTexts';
import { headersFile } from './hostHeaders';
import { htaccessFiles } from './htaccess';
import { finishPages } from './finishPages';
import { isCopyOfData, STRAY_FILES } from './nextOutput';
import { writeSelfUnregisteringWorker, writeWorker } from './offlineCopy';
import { VERSION_FILE, currentVersion } from './version';

const OUT = 'out';

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

await remove(STRAY_FILES);
const exported = await filesIn(OUT);
await remove(exported.filter(isCopyOfData));
const files = exported.filter((file) => !isCopyOfData(file));
const folder = exportFolder(OUT, basePath, files);
const pages = await finishPages(folder, process.env.NEXT_PUBLIC_EMAILJS_ORIGIN);
await writeFeed();
await remove(unusedPhotos());
await writeHostFiles();
// Its version is a digest of the finished pages.
if (process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off') await writeSelfUnregisteringWorker(OUT);
else await writeWorker(OUT, basePath);
// Not a page of the site: the steps above do not apply.
await writeEditor();
// Last: marks the export as finished. Nothing publishes another one.
await writeFile(join(OUT, VERSION_FILE), `${JSON.stringify(currentVersion())}\n`);

async function writeFeed(): Promise<void> {
  const file = join(OUT, FEED_FILE);
  const getPage = (path: string) => pages.get(path)!.tree;
  await writeFile(file, withTexts(await readFile(file, 'utf8'), getPage));
}

/** Original photographs: pages use resized ones, without EXIF data. A link may lead to one. */
function unusedPhotos(): string[] {
  const texts = [...pages.values()].map(({ html }) => html);
  return files.filter((file) => {
    const address = fileAddress(`/${file}`).replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
    return isPhoto(file) && isOwn(file) && !texts.some((html) => html.includes(address));
  });
}

async function writeHostFiles(): Promise<void> {
  const content = { pages: publicContent, services, printables, articles };
  const addresses = publicPages(content).map(({ path }) => path);
  await writeFile(join(OUT, '_redirects'), redirectRules(addresses, basePath));
  await writeFile(join(OUT, '_headers'), headersFile(basePath));
  for (const [name, text] of htaccessFiles(addresses, basePath)) {
    // Without photographs the folder does not exist.
    if (existsSync(join(OUT, name))) await writeFile(join(OUT, name, '.htaccess'), text);
  }
}

async function writeEditor(): Promise<void> {
  if (!process.env.EDITOR_REPO) return;
  await addEditor(OUT, basePath, {
    repo: process.env.EDITOR_REPO,
    branch: process.env.EDITOR_BRANCH,
    backend: process.env.EDITOR_BACKEND,
    appId: process.env.EDITOR_APP_ID,
    authUrl: process.env.EDITOR_AUTH_URL,
    publish: process.env.EDITOR_PUBLISH,
  });
  console.log(`✓ éditeur ajouté : ${basePath}/admin`);
}

async function remove(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(join(OUT, file), { recursive: true, force: true });
}
