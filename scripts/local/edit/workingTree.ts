/** Reads and writes the files of the working tree that the editor may access. */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { getForm } from '@/editor/config';
import type { Remark } from '@/editor/stateLine';
import { filesIn } from '@/scripts/files';

const FOLDERS = ['content', 'public/photos', 'public/illustrations'];
/** No segment of a path begins with a dot: neither parent folders nor hidden files match. */
const EDITABLE = [
  /^content\/(?:\w[\w-]*\/)?\w[\w-]*\.(?:yml|md)$/,
  /^public\/(?:photos|illustrations)\/(?:\w[\w.-]*\/)*\w[\w.-]*\.(?:svg|jpe?g|png|webp|avif)$/,
];

/** Overwritten and deleted files are backed up here for a month: a folder for each save. */
export const BACKUP_FOLDER = 'content-precedent';
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** The folder of a save, `2026-11-25 21h05m33 Nos prix`: names sort by time, and tell what was saved. */
const backupName = (time: number, title = ''): string =>
  new Date(time).toLocaleString('sv').replace(':', 'h').replace(':', 'm') +
  // No sign that Windows refuses.
  ` ${title}`
    .replace(/[\\/:*?"<>|.]+/g, '')
    .trimEnd()
    .slice(0, 60);

/** The title in a front matter. */
export const getTitle = (text: string): string | undefined => {
  const [, title] = /^title: (.+)$/m.exec(text) ?? [];
  return title && String(parse(title));
};

const isEditable = (file: string): boolean => EDITABLE.some((pattern) => pattern.test(file));

/** A rejected request: an HTTP status, a message for the owner, and the places that it is about. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly remarks: Remark[] = [],
  ) {
    super(message);
  }
}

/** A file as a git blob. */
interface Blob {
  path: string;
  sha: string;
  size: number;
}

/** One file of a save. */
export interface Change {
  operation: 'create' | 'update' | 'delete';
  path: string;
  /** Base64. */
  content?: string;
  /** The former path of a renamed file. */
  from_path?: string;
  /** The blob that the editor has read. */
  sha?: string;
}

/** The hash of a git blob. */
export const blobSha = (data: Buffer): string =>
  createHash('sha1').update(`blob ${data.length}\0`).update(data).digest('hex');

/** Every file that the editor may access. */
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
      return { path: file, sha: blobSha(data), size: data.length };
    }),
  );
}

/**
 * A hash of all files, in place of a commit hash: no earlier one comes back. Sveltia CMS 0.221 keeps the files
 * of a commit, with what it has saved since; if an old text is restored, it needs to read again.
 */
export async function treeSha(root: string): Promise<string> {
  const blobs = await listBlobs(root);
  const changed = await Promise.all(blobs.map((blob) => stat(path.join(root, blob.path))));
  return blobSha(Buffer.from(JSON.stringify([blobs, changed.map(({ ctimeMs }) => ctimeMs)])));
}

/**
 * Reads a file.
 *
 * @throws HttpError if it does not exist, or the editor may not access it.
 */
export async function readBlob(root: string, file: string): Promise<Buffer> {
  const data = isEditable(file) && (await readFile(path.join(root, file)).catch(() => null));
  if (!data) throw new HttpError(404, `« ${file} » n’existe pas.`);
  return data;
}

/**
 * Writes the changes of a save, after all are validated.
 *
 * @param check Throws a HttpError if the content must not change so.
 * @returns The written files; null for a deleted one.
 * @throws HttpError if the editor may not access a path, or a file has changed since it was read.
 */
export async function writeChanges(
  root: string,
  changes: readonly Change[],
  check?: (changes: readonly Change[]) => Promise<void>,
) {
  for (const change of changes) await validate(root, change);
  await check?.(changes);
  await backUp(root, changes);
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
    // Renaming is atomic: file watchers never read half a file.
    await writeFile(`${target}.new`, data);
    await rename(`${target}.new`, target);
    if (before !== file) await rm(path.join(root, before));
    written.push({ path: file, sha: blobSha(data) });
  }
  return written;
}

/** Copies files before they are overwritten or deleted. */
async function backUp(root: string, changes: readonly Change[]): Promise<void> {
  const backups = path.join(root, BACKUP_FOLDER);
  const now = Date.now();
  const [first] = changes.filter(({ operation }) => operation !== 'create');
  const saved = first?.from_path ?? first?.path;
  const text = saved && (await readFile(path.join(root, saved), 'utf8'));
  const name = backupName(now, saved && (getTitle(text ?? '') ?? getForm(saved)?.label));
  for (const { operation, path: file, from_path: before = file } of changes) {
    if (operation === 'create') continue;
    // Two saves in one second share a folder: the first copy is the original.
    await cp(path.join(root, before), path.join(backups, name, before), {
      force: false,
    });
  }
  const oldest = backupName(now - RETENTION_MS);
  for (const old of await readdir(backups).catch(() => [])) {
    if (/^\d{4}-/.test(old) && old < oldest) await rm(path.join(backups, old), { recursive: true });
  }
}

async function validate(root: string, change: Change): Promise<void> {
  const { operation, path: file, from_path: before = file, sha } = change;
  const forbidden = [file, before].find((name) => !isEditable(name));
  if (forbidden)
    throw new HttpError(422, `« ${forbidden} » : ce nom de fichier n’est pas accepté.`);
  const current = await readBlob(root, before).catch(() => undefined);
  const isUnchanged =
    operation === 'create' ? !current : current && (!sha || sha === blobSha(current));
  if (!isUnchanged)
    throw new HttpError(409, `« ${before} » a changé entre-temps : rechargez la page.`);
}
