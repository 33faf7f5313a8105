/**
 * `npm run upload`, after `npm run build:live`: uploads to a host what changed of the export. At any
 * moment, even if it is interrupted, the host has complete pages and all their files.
 *
 * The host keeps a record of what was uploaded. What it does not list, such as `.well-known` or
 * another site, is never deleted.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { compressExport } from '@/scripts/export/compress';
import { headersOf } from '@/scripts/export/hostHeaders';
import { expectFinished, VERSION_FILE } from '@/scripts/export/version';
import { filesIn } from '@/scripts/files';
import { runMain } from '@/scripts/run';
import { hostAt, type Host } from './hosts';

export const RECORD_FILE = '.published.json';

/** Files with a digest in their name stay that long for pages that are still open. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** Relative and of plain characters: others may write into the host's record. */
const NAME = /^(?!(?:.*\/)?\.\.?(?:\/|$))[\w.@$~()[\]-]+(?:\/[\w.@$~()[\]-]+)*$/;

/** By file: its digest, nothing if it may not have arrived, or the day since which no page refers to it. */
const recordSchema = z.record(z.string().regex(NAME), z.string());
type Published = z.infer<typeof recordSchema>;

/**
 * Publishes an export: first what pages need, then the pages, then deletions, the version last.
 *
 * @param today `YYYY-MM-DD`
 * @throws Error with a French sentence; the published site stays complete.
 */
export async function upload(directory: string, host: Host, today: string, temporary: string) {
  expectFinished(directory);
  const local = await digestsOf(directory);
  const recordFile = path.join(temporary, RECORD_FILE);
  await host.fetch(RECORD_FILE, temporary);
  const before = await readRecord(recordFile);
  const note = async (published: Published) => {
    await writeFile(recordFile, `${JSON.stringify(published)}\n`);
    await host.send(temporary, [RECORD_FILE]);
  };

  const changed = [...local.keys()].filter((file) => local.get(file) !== before[file]);
  const removed: string[] = [];
  const retired: Published = {};
  for (const [file, state] of Object.entries(before).filter(([it]) => !local.has(it))) {
    const since = state.includes('-') ? state : today;
    const isKept = isImmutable(file) && Date.parse(today) - Date.parse(since) <= RETENTION_MS;
    if (isKept) retired[file] = since;
    else removed.push(file);
  }
  // If the upload is interrupted, any of them may be missing.
  const pending = [...changed, ...removed].map((file) => [file, '']);
  await note({ ...before, ...retired, ...Object.fromEntries(pending) });
  for (const step of [isAsset, isDocument]) {
    const files = changed.filter(step);
    if (files.length > 0) await host.send(directory, files);
  }
  if (removed.length > 0) await host.remove(removed);
  if (changed.includes(VERSION_FILE)) await host.send(directory, [VERSION_FILE]);
  await note({ ...retired, ...Object.fromEntries(local) });
}

/** Whether a file refers to others, which must arrive before it. Compressed copies go with theirs. */
const isDocument = (file: string): boolean =>
  /^(?:(?:.*\/)?[^/]+\.(?:html|txt|xml)|sw\.js|\.htaccess)(?:\.(?:br|gz))?$/.test(file);

const isAsset = (file: string): boolean => !isDocument(file) && file !== VERSION_FILE;

const isImmutable = (file: string): boolean =>
  Boolean(headersOf(`/${file}`)['Cache-Control']?.includes('immutable'));

/** Without a readable record everything is uploaded, and nothing deleted. */
const readRecord = (file: string): Promise<Published> =>
  readFile(file, 'utf8')
    .then((text) => recordSchema.parse(JSON.parse(text)))
    .catch(() => ({}));

/** The digest of each file of the export. */
async function digestsOf(directory: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const file of await filesIn(directory)) {
    if (!NAME.test(file)) throw new Error(`« ${file} » : ce nom de fichier ne peut pas partir.`);
    const digest = createHash('sha256').update(await readFile(path.join(directory, file)));
    digests.set(file, digest.digest('hex').slice(0, 16));
  }
  return digests;
}

async function publish(temporary: string): Promise<void> {
  const address = process.env.UPLOAD_TO ?? '';
  const host = hostAt(address, {
    temporary,
    key: process.env.UPLOAD_KEY,
    hostKey: process.env.UPLOAD_HOST_KEY,
    password: process.env.UPLOAD_PASSWORD,
  });
  if (process.env.COMPRESS) await compressExport('out');
  console.log(`Publication vers ${address}…`);
  await upload('out', host, new Date().toISOString().slice(0, 10), temporary);
  console.log('✓ publié');
}

if (process.argv[1] === import.meta.filename) {
  await import('@/scripts/export/environment');
  const temporary = await mkdtemp(path.join(tmpdir(), 'publish-'));
  await runMain(() => publish(temporary).finally(() => rm(temporary, { recursive: true })));
}
