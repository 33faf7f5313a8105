/** The postbuild steps of a page. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { SCRIPTS_ID, STARTS_ON_LOAD, type PageScripts } from '@/lib/hydration/pageScripts';
import { filesIn } from '@/scripts/files';
import { bundle } from './bundle';
import { criticalStyle } from './criticalCss';
import { CHUNKS_FOLDER, DATA_FOLDER, LOADER_FOLDER, type ExportFolder } from './exportFolder';
import { elementIn, fragment, parsePage, printPage } from './htmlTree';
import { inlineSegments, putPictureFirst, takeScripts } from './nextOutput';
import { addSecurityPolicy } from './securityPolicy';

/**
 * Explicit compile hint: V8 compiles the whole script off the main thread while it loads, instead
 * of each function at its first call within the long task of hydration. Other engines ignore it.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Finishes all pages of an export, and their scripts.
 *
 * @param emailOrigin `NEXT_PUBLIC_EMAILJS_ORIGIN`.
 * @returns The pages as Next exported them.
 */
export async function finishPages(folder: ExportFolder, emailOrigin?: string): Promise<string[]> {
  const finish = await createPageFinisher(folder, emailOrigin);
  const exported = await readPages(folder.directory);
  const chunks = new Set<string>();
  const finished = [...exported].map(([file, html]) => {
    try {
      const page = finish(html, basename(file));
      for (const chunk of page.chunks) chunks.add(chunk);
      return [file, page.html] as const;
    } catch (cause) {
      throw new Error(`${file} can't be finished.`, { cause });
    }
  });
  for (const [file, html] of finished) await writeFile(join(folder.directory, file), html);
  for (const file of await filesIn(join(folder.directory, CHUNKS_FOLDER))) {
    if (!file.endsWith('.js')) continue;
    const src = `${folder.basePath}/${CHUNKS_FOLDER}/${file}`;
    const hint = chunks.has(src) ? COMPILE_HINT : '';
    await writeFile(folder.getFile(src), hint + folder.read(src));
  }
  console.log(`✓ ${finished.length} pages terminées`);
  return [...exported.values()];
}

async function readPages(directory: string): Promise<Map<string, string>> {
  const files = (await filesIn(directory)).filter((file) => file.endsWith('.html'));
  const read = async (file: string) =>
    [file, await readFile(join(directory, file), 'utf8')] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Creates the function that finishes a page; what pages share is built once. */
export async function createPageFinisher(folder: ExportFolder, emailOrigin?: string) {
  const legacyFallback = await bundle('lib/hydration/legacyFallback.ts', 'es5');
  const eventRecorder = await bundle('lib/hydration/eventRecorder.ts');
  const loader = folder.writeHashed(await bundle('lib/hydration/loader.ts'), LOADER_FOLDER, 'js');
  const inlineCriticalStyle = criticalStyle(folder);

  return (exported: string, name: string) => {
    const page = parsePage(exported);
    inlineSegments(page);
    const scripts = takeScripts(page);
    putPictureFirst(page);

    // Hydration is deferred: the loader gets the URLs of the scripts and of the data.
    const data = folder.writeHashed(scripts.data, DATA_FOLDER, 'js');
    const block = formatScripts({ ...scripts, data });
    // React corrects the address on the 404 page as soon as it has loaded.
    const attribute = name === '404.html' ? ` ${STARTS_ON_LOAD}=""` : '';
    const loading = fragment(
      `<script type="application/json" id="${SCRIPTS_ID}">${block}</script>` +
        `<script>${legacyFallback}</script><script data-loader="${loader}"${attribute}>${eventRecorder}</script>`,
    );
    // At the end of the head, after what the first paint needs.
    for (const node of loading) DomUtils.appendChild(elementIn(page, 'head'), node);

    inlineCriticalStyle(page, scripts);
    // Last: the policy has hashes of the final scripts and styles.
    addSecurityPolicy(page, emailOrigin);
    return { html: printPage(page), chunks: scripts.chunks };
  };
}

/** @throws Error if the chunks are in several folders: Next has changed. */
function formatScripts({ data, chunks, runtime }: PageScripts): string {
  const folder = runtime.slice(0, runtime.lastIndexOf('/') + 1);
  const [name, ...names] = [runtime, ...chunks].map((url) => {
    if (!url.startsWith(folder)) throw new Error(`« ${url} » n’est pas dans ${folder}`);
    return url.slice(folder.length);
  });
  return JSON.stringify({ folder, data, chunks: names, runtime: name });
}
