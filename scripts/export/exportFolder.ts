import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder that Next has filled, as its pages name what lies in it. */
export interface ExportFolder {
  directory: string;
  /** Where the site hangs under its host; empty at the root. */
  basePath: string;
  /** The file behind an address of the site. */
  fileOf: (address: string) => string;
  /** The text of a file, by its address. Pages share their files: each is read once. */
  read: (address: string) => string;
  /** Puts a text into a file that is named by its content, and gives its address. */
  keep: (text: string, folder: string, ending: string) => string;
}

export function exportFolder(directory: string, basePath: string): ExportFolder {
  const texts = new Map<string, string>();
  const fileOf = (address: string) => join(directory, address.slice(basePath.length));
  return {
    directory,
    basePath,
    fileOf,
    read: (address) => {
      const text = texts.get(address) ?? readFileSync(fileOf(address), 'utf8');
      texts.set(address, text);
      return text;
    },
    keep: (text, folder, ending) => {
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
      const name = `${folder}/${digest}.${ending}`;
      mkdirSync(join(directory, folder), { recursive: true });
      writeFileSync(join(directory, name), text);
      return `${basePath}/${name}`;
    },
  };
}
