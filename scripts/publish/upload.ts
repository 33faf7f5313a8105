/**
 * `npm run upload`, after `npm run build:live`: uploads to a host what changed of the export. At any
 * moment, even if it is interrupted, the host has complete pages and all their files.
 *
 * The host keeps a record of what was uploaded. What it does not list, such as `.well-known` or
 * another site, is never deleted.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { compressExport } from '@/scripts/export/compress';
import { getHeaders } from '@/scripts/export/hostHeaders';
import { expectFinished, VERSION_FILE } from '@/scripts/export/version';
import { filesIn } from '@/scripts/files';
import { runMain } from '@/scripts/run';
import { DISK_FULL } from './failure';
import type { Host } from './host';
import { hostAt } from './hosts';

export const RECORD_FILE = '.published.json';

/** Files with a digest in their name stay that long for pages that are still open. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** Relative, and harmless in a shell: others may write into the host's record. */
const NAME =
  /^(?!(?:.*\/)?\.\.?(?:\/|$))(?![ /])[\p{L}\p{M}\p{N}_.,@$~()[\]’'&+= -]+(?:\/[\p{L}\p{M}\p{N}_.,@$~()[\]’'&+= -]+)*$/u;

/** By file: its digest, nothing if it may not have arrived, or the day since which no page refers to it. */
const recordSchema = z.record(z.string().regex(NAME), z.string());
type Published = z.infer<typeof recordSchema>;

/** So many files are moved before the record says so. */
const BATCH = 100;

/**
 * Publishes an export: sends all, then moves to their place first what pages need, then the pages;
 * then deletes, and moves the version last.
 *
 * @param today `YYYY-MM-DD`
 * @returns The numbers of files that were sent and deleted.
 * @throws Error with a French sentence; the published site stays complete.
 */
export async function upload(directory: string, host: Host, today: string) {
  expectFinished(directory);
  const local = await getDigests(directory);
  let { [RECORD_FILE]: last, ...state } = await readRecord(host);
  const run = randomUUID();
  /** Two runs at once would each leave files that the other's record does not know. */
  const check = async () => {
    if ((await readRecord(host))[RECORD_FILE] === last) return;
    throw new Error('Une autre publication a commencé : celle-ci s’arrête, l’autre continue.');
  };
  const note = async (published: Published) => {
    await check();
    await host.write(RECORD_FILE, `${JSON.stringify({ ...published, [RECORD_FILE]: run })}\n`);
    [state, last] = [published, run];
  };

  const changed = [...local.keys()].filter((file) => local.get(file) !== state[file]);
  const removed: string[] = [];
  const retired: Published = {};
  for (const [file, was] of Object.entries(state).filter(([it]) => !local.has(it))) {
    const since = was.includes('-') ? was : today;
    const isKept = isImmutable(file) && Date.parse(today) - Date.parse(since) <= RETENTION_MS;
    if (isKept) retired[file] = since;
    else removed.push(file);
  }
  const getName = (file: string) =>
    createHash('sha256')
      .update(`${file}\n${local.get(file)}`)
      .digest('hex')
      .slice(0, 32);
  const place = async (files: string[]) => {
    for (let index = 0; index < files.length; index += BATCH) {
      const batch = files.slice(index, index + BATCH);
      await check();
      await host.place(new Map(batch.map((file) => [getName(file), file])));
      const placed = batch.map((file) => [file, local.get(file)]);
      state = { ...state, ...Object.fromEntries(placed) };
      // The rest is sent again if this run ends here.
      if (batch.length === BATCH) await note(state);
    }
  };

  try {
    if (changed.length > 0) {
      await host.stage(new Map(changed.map((file) => [getName(file), path.join(directory, file)])));
    }
    // If the upload is interrupted, any of them may be missing.
    const pending = [...changed, ...removed].map((file) => [file, '']);
    await note({ ...state, ...retired, ...Object.fromEntries(pending) });
    for (const step of [isAsset, isDocument]) await place(changed.filter(step));
    if (removed.length > 0) await host.remove(removed);
    await place(changed.filter((file) => file === VERSION_FILE));
    await note({ ...retired, ...Object.fromEntries(local) });
    await host.clean();
  } catch (error) {
    if (DISK_FULL.test((error as Error).message)) await host.clean().catch(() => {});
    throw error;
  }
  return { sent: changed.length, deleted: removed.length };
}

/** Whether a file refers to others, which must arrive before it. Compressed copies go with theirs. */
const isDocument = (file: string): boolean =>
  /^(?:(?:.*\/)?[^/]+\.(?:html|txt|xml)|sw\.js|\.htaccess)(?:\.(?:br|gz))?$/.test(file);

const isAsset = (file: string): boolean => !isDocument(file) && file !== VERSION_FILE;

const isImmutable = (file: string): boolean =>
  Boolean(getHeaders(`/${file}`)['Cache-Control']?.includes('immutable'));

/** Without a readable record everything is uploaded, and nothing deleted. */
async function readRecord(host: Host): Promise<Published> {
  const record = await host.read(RECORD_FILE);
  try {
    return recordSchema.parse(JSON.parse(record ?? '{}'));
  } catch {
    return {};
  }
}

/** The digest of each file of the export. */
async function getDigests(directory: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const file of await filesIn(directory)) {
    if (!NAME.test(file)) {
      throw new Error(
        `« ${file} » : ce nom de fichier ne peut pas partir. Donnez-lui des lettres, des chiffres et des tirets.`,
      );
    }
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
    certificate: process.env.UPLOAD_CERTIFICATE,
  });
  if (process.env.COMPRESS) await compressExport('out');
  console.log(`Publication vers ${address}…`);
  const today = new Date().toISOString().slice(0, 10);
  const { sent, deleted } = await upload('out', host, today).finally(host.close);
  const { absoluteUrl } = await import('@/lib/metadata/metadata');
  console.log(
    `✓ Publié. Fichiers envoyés : ${sent} ; supprimés : ${deleted}. Voir le site : ${absoluteUrl('/')}`,
  );
}

if (process.argv[1] === import.meta.filename) {
  await import('@/scripts/export/environment');
  const temporary = await mkdtemp(path.join(tmpdir(), 'publish-'));
  await runMain(() => publish(temporary).finally(() => rm(temporary, { recursive: true })));
}
