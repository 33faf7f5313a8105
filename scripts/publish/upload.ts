/**
 * `npm run upload`, after `npm run build:live`: sends the export to a rented host, by SSH or by FTP over TLS. At any moment,
 * even if it is cut short, the host has whole pages and all that they need. What is already there
 * is not sent again; called again after a cut, it goes on.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressExport } from '@/scripts/export/compress';
import { expectFinished, VERSION_FILE, type Version } from '@/scripts/export/version';
import { runMain } from '@/scripts/local/serve';
import { destinationOf } from './destination';
import { ftpHost } from './ftp';
import { inFolder, ProgramFailure, type Host } from './host';
import { digestsOf, planOf, readRecord, RECORD_FILE, type Published } from './plan';
import { sshHost } from './ssh';

/**
 * Publishes an export.
 *
 * @param directory Folder of the export.
 * @param today `YYYY-MM-DD`
 * @throws ProgramFailure where the host can't be reached or refuses; the site there is whole.
 * @throws Error with a French sentence where the export is not finished; nothing is sent.
 */
export const upload = (
  directory: string,
  host: Host,
  today: string,
  say: (line: string) => void,
): Promise<void> =>
  inFolder(async (here) => {
    expectFinished(directory);
    const local = await digestsOf(directory);
    await host.fetch(RECORD_FILE, here);
    const text = await readFile(path.join(here, RECORD_FILE), 'utf8').catch(() => '{}');
    const before = readRecord(text);
    const { assets, pages, removed, last, underway, record } = planOf(local, before, today);
    const note = async (published: Published) => {
      await writeFile(path.join(here, RECORD_FILE), `${JSON.stringify(published)}\n`);
      await host.send(here, [RECORD_FILE]);
    };

    await note(underway);
    const send = (files: string[]) => host.send(directory, files);
    const steps: [what: string, files: string[], act: (files: string[]) => Promise<void>][] = [
      ['ce que les pages demandent', assets, send],
      ['les pages', pages, send],
      ['retrait de ce qui n’y est plus', removed, host.remove],
      ['la version', last, send],
    ];
    for (const [what, files, act] of steps.filter(([, { length }]) => length > 0)) {
      say(`${what} (${files.length} fichiers)`);
      await act(files);
    }
    await note(record);
  });

/** What to do about what programs say, in French. */
const ADVICE: [words: RegExp, advice: string][] = [
  [
    /Host key verification failed|REMOTE HOST IDENTIFICATION/i,
    'Le serveur n’est pas celui que UPLOAD_HOST_KEY annonce. Demandez son empreinte à l’hébergeur.',
  ],
  [
    /Permission denied \(|error in libcrypto/,
    'Le serveur refuse la clé : autorisez-la chez l’hébergeur, et copiez-la entière dans UPLOAD_KEY.',
  ],
  [
    /Login failed|\b530\b/,
    'Le serveur refuse le compte ou le mot de passe : voyez UPLOAD_TO et UPLOAD_PASSWORD.',
  ],
  [
    /certificate/i,
    'Le certificat n’est pas au nom du serveur : écrivez dans UPLOAD_TO le nom que l’hébergeur donne à son serveur.',
  ],
  [
    /must use encryption|doesn.t support|ssl-force/i,
    'Ce serveur ne chiffre pas ce qu’il reçoit : demandez à l’hébergeur le FTP sur TLS, ou SSH.',
  ],
  [
    /No such file or directory|cd: .*\b550\b/,
    'Le dossier que nomme UPLOAD_TO n’existe pas chez l’hébergeur.',
  ],
  [/No space left|\b452\b|\b552\b|quota/i, 'Il n’y a plus de place chez l’hébergeur.'],
  [/command not found/, 'L’hébergeur n’a pas rsync : publiez par FTP sur TLS.'],
  [/./, 'La connexion manque ou a été coupée, ou le serveur a refusé.'],
];

export const adviceOn = (words: string): string =>
  ADVICE.find(([pattern]) => pattern.test(words))?.[1] ?? '';

/**
 * Asks the published site which version it has.
 *
 * @throws Error with a French sentence where it is another one.
 */
export async function expectOnline(address: string, commit: string | null): Promise<void> {
  const file = `${address}/${VERSION_FILE}`;
  const online = await fetch(file, { cache: 'no-store', signal: AbortSignal.timeout(30_000) })
    .then((answer) => answer.json() as Promise<Version>)
    .catch(() => undefined);
  if (online?.commit === commit) return;
  throw new Error(
    `Tout est parti, mais ${file} ne dit pas la version envoyée. Le dossier de UPLOAD_TO n’est peut-être pas celui du site.`,
  );
}

async function publish(): Promise<void> {
  const address = process.env.UPLOAD_TO ?? '';
  const destination = destinationOf(address);
  const host =
    destination.kind === 'ssh'
      ? sshHost(destination, process.env.UPLOAD_KEY, process.env.UPLOAD_HOST_KEY)
      : ftpHost(destination, process.env.UPLOAD_PASSWORD ?? '');
  expectFinished('out');
  if (process.env.COMPRESS) await compressExport('out');
  console.log(`Publication vers ${address}`);
  const today = new Date().toISOString().slice(0, 10);
  await upload('out', host, today, console.log).catch((error: unknown) => {
    if (!(error instanceof ProgramFailure)) throw error;
    throw new Error(
      `${error.message}\n\nPas publié. ${adviceOn(error.message)}\nLe site en ligne est resté entier. Lancez la publication de nouveau quand c’est corrigé.`,
    );
  });
  const { NEXT_PUBLIC_SITE_URL: site, NEXT_PUBLIC_BASE_PATH: basePath = '' } = process.env;
  if (site) {
    const version = await readFile(path.join('out', VERSION_FILE), 'utf8');
    await expectOnline(site + basePath, (JSON.parse(version) as Version).commit);
  }
  console.log('✓ publié');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await import('@/scripts/export/environment');
  await runMain(publish);
}
