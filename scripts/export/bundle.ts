import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../root';

/**
 * A script of the site's own in one file, with all that it imports.
 *
 * @param entry Path from the project's root.
 * @param target The language that the oldest browser reads that runs it.
 * @param define What is put in place of a name, as it is written in the script.
 */
export async function bundle(
  entry: string,
  target = 'es2020',
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target,
    define,
    alias: { '@': ROOT },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
