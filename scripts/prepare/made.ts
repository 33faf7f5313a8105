import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Keeps a folder of files that are made, each named by a digest of what it is made of: makes those
 * that are missing, and removes those that are no longer wanted.
 *
 * @param wanted What makes each file, by its name.
 * @returns How many were made.
 */
export async function keepMade(
  folder: string,
  wanted: ReadonlyMap<string, (file: string) => Promise<unknown>>,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const present = await readdir(folder);
  const missing = [...wanted].filter(([name]) => !present.includes(name));
  for (const [name, make] of missing) await make(path.join(folder, name));
  for (const name of present) if (!wanted.has(name)) await rm(path.join(folder, name));
  return missing.length;
}
