/** The files of the working tree that the editor may read and write, and no other. */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '@/scripts/files';

/** Folders in which the editor is at home. */
const FOLDERS = ['content', 'public/photos', 'public/illustrations'];
/** No step of a path begins with a dot, so none leads upwards or to a hidden file. */
const EDITABLE = [
  /^content\/(?:\w[\w-]*\/)?\w[\w-]*\.(?:yml|md)$/,
  /^public\/(?:photos|illustrations)\/(?:\w[\w.-]*\/)*\w[\w.-]*\.(?:svg|jpe?g|png|webp|avif)$/,
];

/** What the editor overwrites or deletes is kept here for a month: a folder for each save, by its time. */
export const KEPT = 'content-precedent';
const MS_KEPT = 30 * 24 * 60 * 60 * 1000;

/** Names such a folder, `2026-11-25 21h05m33`: the names sort as the times do. */
const folderAt = (time: number): string =>
  new Date(time).toLocaleString('sv').replace(':', 'h').replace(':', 'm');

/** Whether the editor may read and write a file. */
const isEditable = (file: string): boolean => EDITABLE.some((pattern) => pattern.test(file));

/** What the editor asks, and is not done: `status` is HTTP's, the message is for the owner. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A file as git knows it. */
interface Blob {
  path: string;
  sha: string;
  size: number;
}

/** One file of a save. */
export interface Change {
  operation: 'create' | 'update' | 'delete';
  path: string;
  /** In base 64. */
  content?: string;
  /** Its name before, where it is renamed. */
  from_path?: string;
  /** What the editor has read, where it has read anything. */
  sha?: string;
}

/** The name that git gives to a content. */
export const gitName = (data: Buffer): string =>
  createHash('sha1').update(`blob ${data.length}\0`).update(data).digest('hex');

/** Every file that the editor may see. */
export async function listBlobs(root: string): Promise<Blob[]> {
  const found = await Promise.all(
    FOLDERS.map(async (folder) => {
      const names = await filesIn(path.join(root, folder)).catch(() => []);
      return names.map((name) => `${folder}/${name}`);
    }),
  );
  const files = found.flat().filter(isEditable).sort();
  return Promise.all(
    files.map(async (file) => {
      const data = await readBlob(root, file);
      return { path: file, sha: gitName(data), size: data.length };
    }),
  );
}

/** A name for the state of all files together, as a commit has one. */
export const stateOf = async (root: string): Promise<string> =>
  gitName(Buffer.from(JSON.stringify(await listBlobs(root))));

/**
 * Reads a file.
 *
 * @throws Refusal where there is none, or none that the editor may see.
 */
export async function readBlob(root: string, file: string): Promise<Buffer> {
  const data = isEditable(file) && (await readFile(path.join(root, file)).catch(() => null));
  if (!data) throw new Refusal(404, `« ${file} » n’existe pas.`);
  return data;
}

/**
 * Writes what the editor saves. Everything is looked at before anything is written.
 *
 * @returns The written files; nothing in the place of a deleted one.
 * @throws Refusal where a path is not the editor's, or a file has changed since it was read.
 */
export async function writeChanges(root: string, changes: readonly Change[]) {
  for (const change of changes) await examine(root, change);
  await keepPrevious(root, changes);
  const written: (Pick<Blob, 'path' | 'sha'> | null)[] = [];
  for (const { operation, path: file, content = '', from_path: before = file } of changes) {
    const target = path.join(root, file);
    if (operation === 'delete') {
      await rm(target);
      written.push(null);
      continue;
    }
    const data = Buffer.from(content, 'base64');
    await mkdir(path.dirname(target), { recursive: true });
    // In one stroke: whoever watches the folder must not read half a file.
    await writeFile(`${target}.new`, data);
    await rename(`${target}.new`, target);
    if (before !== file) await rm(path.join(root, before));
    written.push({ path: file, sha: gitName(data) });
  }
  return written;
}

/** Nothing is overwritten or deleted before its copy stands. */
async function keepPrevious(root: string, changes: readonly Change[]): Promise<void> {
  const kept = path.join(root, KEPT);
  const now = Date.now();
  for (const { operation, path: file, from_path: before = file } of changes) {
    if (operation === 'create') continue;
    // Of two saves in one second, the first has what there was.
    await cp(path.join(root, before), path.join(kept, folderAt(now), before), { force: false });
  }
  const oldest = folderAt(now - MS_KEPT);
  for (const name of await readdir(kept).catch(() => [])) {
    if (/^\d{4}-/.test(name) && name < oldest) await rm(path.join(kept, name), { recursive: true });
  }
}

async function examine(root: string, change: Change): Promise<void> {
  const { operation, path: file, from_path: before = file, sha } = change;
  const stranger = [file, before].find((name) => !isEditable(name));
  if (stranger) throw new Refusal(422, `« ${stranger} » : ce nom de fichier n’est pas accepté.`);
  const current = await readBlob(root, before).catch(() => undefined);
  const isAsRead =
    operation === 'create' ? !current : current && (!sha || sha === gitName(current));
  if (!isAsRead) throw new Refusal(409, `« ${before} » a changé entre-temps : rechargez la page.`);
}
