import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** All files below a folder, hidden ones included, as relative paths with forward slashes. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((file) => path.relative(folder, path.join(file.parentPath, file.name)));
  return paths.map((file) => file.split(path.sep).join('/')).sort();
}
