import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The files below a folder, hidden ones included, by their paths in it as addresses have them. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((file) => path.relative(folder, path.join(file.parentPath, file.name)));
  return paths.map((it) => it.split(path.sep).join('/')).sort();
}
