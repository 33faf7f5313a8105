import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Updates a folder of generated files, each named by a digest of its sources: makes missing files and
 * removes others.
 *
 * @param wanted Functions that write the files, by the files' names.
 * @returns The number of files made.
 */
export async function updateFolder(
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
