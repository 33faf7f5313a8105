import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../root';

/**
 * A script of the site's own in one file, with all that it imports.
 *
 * @param entry Path from the project's root.
 * @param target The language that the oldest browser reads that runs it.
 */
export async function bundle(entry: string, target = 'es2020'): Promise<string> {
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
