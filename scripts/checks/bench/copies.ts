import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TEXT = /\.(html|txt|js|css|svg|json|xml|webmanifest)$/;
/** Data of a page, such as its structured data, is no script that runs. */
const RUNNING_SCRIPT = /<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g;

/**
 * A copy of the export as a host sends it: with a compressed file beside each text.
 *
 * @param source The export.
 * @param target A folder that is made anew.
 * @param options.withoutScripts Takes the scripts out of the pages, and leaves all the rest.
 */
export async function copyExport(
  source: string,
  target: string,
  { withoutScripts = false } = {},
): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(source, target, { recursive: true });
  for (const name of await readdir(target, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const file = join(target, name);
    let text = await readFile(file, 'utf8');
    if (withoutScripts && name.endsWith('.html')) {
      text = text.replace(RUNNING_SCRIPT, '');
      await writeFile(file, text);
    }
    await writeFile(`${file}.gz`, gzipSync(text));
  }
}
