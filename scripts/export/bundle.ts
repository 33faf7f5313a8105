import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '@/scripts/root';

/**
 * Bundles a script of the site with its imports.
 *
 * @param entry Path from the root of the project.
 * @param target The language level of the oldest browser that runs it.
 * @param define Replaces global identifiers.
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
