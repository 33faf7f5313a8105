import { build } from 'esbuild';

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
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target,
    define,
    alias: { '@': '.' },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
