/** A page's way through the build, after Next has written it. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  DATA_FOLDER,
  LOADER_FOLDER,
  STARTS_ON_LOAD,
  SCRIPTS_ID,
} from '@/lib/hydration/pageScripts';
import { filesIn } from '../files';
import { bundle } from './bundle';
import { criticalStyle } from './criticalCss';
import type { ExportFolder } from './exportFolder';
import { withoutScripts, inlineSegments, withPictureFirst } from './nextOutput';
import { addSecurityPolicy } from './pages/securityPolicy';

/**
 * Marks a script that pages start with, so that V8 compiles it whole beside the main thread while
 * it arrives. Otherwise each function is compiled at its first call, one after another, in the one
 * long task in which React starts. Other engines pass over it.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Finishes all pages of an export, and the scripts that they start with.
 *
 * @param emailOrigin `NEXT_PUBLIC_EMAILJS_ORIGIN`.
 * @returns The texts of the pages as Next has written them.
 */
export async function finishPages(folder: ExportFolder, emailOrigin?: string): Promise<string[]> {
  const finish = await finisher(folder, emailOrigin);
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
  for (const src of chunks) await writeFile(folder.fileOf(src), COMPILE_HINT + folder.read(src));
  console.log(`✓ ${finished.length} pages terminées`);
  return [...exported.values()];
}

async function readPages(directory: string): Promise<Map<string, string>> {
  const files = (await filesIn(directory)).filter((it) => it.endsWith('.html'));
  const read = async (file: string) =>
    [file, await readFile(join(directory, file), 'utf8')] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** What is done to each page; what all share is made once. */
export async function finisher(folder: ExportFolder, emailOrigin?: string) {
  const legacyFallback = await bundle('lib/hydration/legacyFallback.ts', 'es5');
  const eventRecorder = await bundle('lib/hydration/eventRecorder.ts');
  const loader = folder.keep(await bundle('lib/hydration/loader.ts'), LOADER_FOLDER, 'js');
  const withCriticalStyle = criticalStyle(folder);

  return (exported: string, name: string) => {
    const { html, ...scripts } = withoutScripts(inlineSegments(exported));

    // Hydration is deferred: the loader is told of them, and of the data, which only they read.
    const { chunks, runtime } = scripts;
    const data = folder.keep(scripts.data, DATA_FOLDER, 'js');
    const block = JSON.stringify({ data, chunks, runtime });
    // The address of the page of errors is put right by React, as soon as it has loaded.
    const mark = name === '404.html' ? ` ${STARTS_ON_LOAD}=""` : '';
    // At the head's end: what the first paint needs stands before.
    const deferred = withPictureFirst(html).replace(
      '</head>',
      () =>
        `<script type="application/json" id="${SCRIPTS_ID}">${block}</script>` +
        `<script>${legacyFallback}</script><script data-loader="${loader}"${mark}>${eventRecorder}</script></head>`,
    );

    const drawn = withCriticalStyle(deferred, scripts);
    // Last: it allows what stands in the page, and nothing else.
    return { html: addSecurityPolicy(drawn, emailOrigin), chunks };
  };
}
