import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type ExportFolder = ReturnType<typeof exportFolder>;

/**
 * The folder that Next has filled, as its pages name what lies in it.
 *
 * @param basePath Where the site hangs under its host; empty at the root.
 */
export function exportFolder(directory: string, basePath: string) {
  const texts = new Map<string, string>();
  const fileOf = (address: string) => join(directory, address.slice(basePath.length));
  return {
    directory,
    basePath,
    /** The file behind an address of the site. */
    fileOf,
    /** The text of a file, by its address. Pages share their files: each is read once. */
    read: (address: string): string => {
      const text = texts.get(address) ?? readFileSync(fileOf(address), 'utf8');
      texts.set(address, text);
      return text;
    },
    /** Puts a text into a file that is named by its content, and gives its address. */
    keep: (text: string, folder: string, ending: string): string => {
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
      const name = `${folder}/${digest}.${ending}`;
      mkdirSync(join(directory, folder), { recursive: true });
      writeFileSync(join(directory, name), text);
      return `${basePath}/${name}`;
    },
  };
}
