/**
 * What a publication sends to a rented host, in which order, and what it takes away there. Nothing
 * here speaks to a host: `ssh.ts` and `ftp.ts` do.
 *
 * The host keeps a record of what was sent. So what others have put into the same folder, such as
 * the files of a certificate, or of another site, is never taken away: the record does not name it.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { headersOf } from '@/scripts/export/hostHeaders';
import { VERSION_FILE } from '@/scripts/export/version';

/** Where the host keeps the record. Hidden, as what is no page should be. */
export const RECORD_FILE = '.published.json';

/** Days for which files that pages name by their digest stay: for pages that are still open. */
const DAYS_KEPT = 30;

/**
 * Relative, and of plain letters: such a name means nothing to the programs that get it, nor does
 * it lead out of the folder. The record comes from a host, where others may write.
 */
const NAME = /^(?!(?:.*\/)?\.\.?(?:\/|$))[\w.@$~()[\]-]+(?:\/[\w.@$~()[\]-]+)*$/;
const nameSchema = z.string().regex(NAME);

const recordSchema = z.object({
  /** The digest of each file; empty while it is under way, so that nobody knows. */
  files: z.record(nameSchema, z.string()).default({}),
  /** What pages no longer name, and since which day. */
  retired: z.record(nameSchema, z.iso.date()).default({}),
});

/** What the host has been sent. */
export type Published = z.infer<typeof recordSchema>;

/** The digest of each file below a folder, hidden ones included. */
export async function digestsOf(directory: string): Promise<Map<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const digests = new Map<string, string>();
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const file = path.join(parentPath, name);
    const from = path.relative(directory, file).split(path.sep).join('/');
    if (!NAME.test(from)) throw new Error(`« ${from} » : ce nom de fichier ne peut pas partir.`);
    const digest = createHash('sha256').update(await readFile(file));
    digests.set(from, digest.digest('hex').slice(0, 16));
  }
  return digests;
}

/**
 * Reads a record.
 *
 * @throws Error with a French sentence where it is none.
 */
export function readRecord(text: string): Published {
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(
      `Le fichier ${RECORD_FILE} de l’hébergeur est abîmé. Supprimez-le là-bas, puis publiez de nouveau : tout sera envoyé.`,
      { cause },
    );
  }
}

/**
 * Plans a publication.
 *
 * @param local The digests of the site.
 * @param before The host's record.
 * @param today `YYYY-MM-DD`
 */
export function planOf(local: ReadonlyMap<string, string>, before: Published, today: string) {
  const sent = [...local.keys()].filter((file) => local.get(file) !== before.files[file]);
  const gone = Object.keys(before.files).filter((file) => !local.has(file));
  const days = { ...before.retired };
  for (const file of gone.filter(isLasting)) days[file] = today;
  const retired = Object.fromEntries(
    Object.entries(days).filter(
      ([file, day]) => !local.has(file) && daysBetween(day, today) <= DAYS_KEPT,
    ),
  );
  const unneeded = [...gone, ...Object.keys(before.retired)];
  const unsure = [...sent, ...gone].map((file) => [file, '']);
  return {
    /** What the host is told first, in case that the rest is not brought to its end. */
    underway: { ...before, files: { ...before.files, ...Object.fromEntries(unsure) } } as Published,
    /** Sent first: what the pages need. Nothing of it is missed by the pages of before. */
    assets: sent.filter((file) => !isPage(file) && file !== VERSION_FILE),
    pages: sent.filter(isPage),
    /** What is taken away after that. */
    removed: unneeded.filter((file) => !local.has(file) && !(file in retired)),
    /** Sent last: from then on the host says that it has this version. */
    last: sent.filter((file) => file === VERSION_FILE),
    /** What the host is told in the end. */
    record: { files: Object.fromEntries(local), retired } satisfies Published,
  };
}

/**
 * Whether a file says something about others, which must be there before: a page and its data, the
 * service worker's list of pages, the host's rules for them. Compressed copies go with their file.
 */
const isPage = (file: string): boolean =>
  /^(?:(?:.*\/)?[^/]+\.(?:html|txt|xml)|sw\.js|\.htaccess)(?:\.(?:br|gz))?$/.test(file);

/** Whether a file never changes under its name, so that older pages and newer ones share a folder. */
const isLasting = (file: string): boolean =>
  Boolean(headersOf(`/${file}`)['Cache-Control']?.includes('immutable'));

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;
