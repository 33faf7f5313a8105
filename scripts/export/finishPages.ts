/** The postbuild steps of a page. */
import { basename } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { SCRIPTS_ID, STARTS_ON_LOAD, type PageScripts } from '@/lib/hydration/pageScripts';
import { bundle } from './bundle';
import { criticalStyle } from './criticalCss';
import { DATA_FOLDER, LOADER_FOLDER, type ExportFolder } from './exportFolder';
import { elementIn, fragment, parsePage, printPage } from './htmlTree';
import { inlineSegments, putPictureFirst, takeScripts } from './nextOutput';
import { addSecurityPolicy } from './securityPolicy';

/**
 * Explicit compile hint: V8 compiles the whole script off the main thread while it loads, instead
 * of each function at its first call within the long task of hydration. Other engines ignore it.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Safari reads it since 16.4; an older one rejects the whole script. Next does not compile it. */
const LOOKBEHIND = /\(\?<[=!]/;

/** A page: its HTML, and its tree. */
type FinishedPage = ReturnType<Awaited<ReturnType<typeof createPageFinisher>>>;

/**
 * Finishes all pages of an export, and their scripts.
 *
 * @param emailOrigin `NEXT_PUBLIC_EMAILJS_ORIGIN`.
 * @returns The finished pages, by URL path.
 */
export async function finishPages(
  folder: ExportFolder,
  emailOrigin?: string,
): Promise<Map<string, FinishedPage>> {
  const finish = await createPageFinisher(folder, emailOrigin);
  const isPage = (address: string) => address.endsWith('.html');
  const finished = new Map<string, FinishedPage>();
  for (const address of folder.addresses.filter(isPage)) {
    try {
      const page = finish(folder.read(address), basename(address));
      folder.write(address, page.html);
      finished.set(address.slice(0, -'.html'.length), page);
    } catch (cause) {
      throw new Error(`${address} can't be finished.`, { cause });
    }
  }
  const chunks = new Set([...finished.values()].flatMap((page) => page.chunks));
  for (const address of folder.addresses.filter((item) => !isPage(item))) {
    const text = folder.read(address);
    if (address.endsWith('.js') && LOOKBEHIND.test(text))
      throw new Error(`${address} has a lookbehind.`);
    folder.write(address, chunks.has(address) ? COMPILE_HINT + text : text);
  }
  console.log(`✓ ${finished.size} pages terminées`);
  return finished;
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
    const { chunks, runtime } = scripts;
    const block = JSON.stringify({ data, chunks, runtime } satisfies PageScripts);
    // React corrects the address on the 404 page as soon as it has loaded.
    const attribute = name === '404.html' ? ` ${STARTS_ON_LOAD}=""` : '';
    const loading = fragment(
      `<script type="application/json" id="${SCRIPTS_ID}">${block}</script>` +
        `<script>${legacyFallback}</script><script data-loader="${loader}"${attribute}>${eventRecorder}</script>`,
    );
    // As without scripts, until the event recorder runs.
    elementIn(page, 'html').attribs['data-start'] = 'failed';
    // At the end of the head, after what the first paint needs.
    for (const node of loading) DomUtils.appendChild(elementIn(page, 'head'), node);

    inlineCriticalStyle(page, scripts);
    // Last: the policy has hashes of the final scripts and styles.
    addSecurityPolicy(page, emailOrigin);
    return { html: printPage(page), tree: page, chunks: scripts.chunks };
  };
}
