import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes files for a test, by their paths in a folder: `test.info().outputPath('site')` is its own. */
export async function writeFiles(
  folder: string,
  files: Record<string, string | Buffer>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
