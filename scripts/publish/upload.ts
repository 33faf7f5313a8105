/**
 * `npm run upload`: sends the export to a rented host, by SSH or by FTP over TLS. At any moment,
 * even if it is cut short, the host has whole pages and all that they need. What is already there
 * is not sent again; called again after a cut, it goes on.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { VERSION_FILE, type Version } from '@/scripts/export/version';
import { runMain } from '@/scripts/local/serve';
import { destinationOf } from './destination';
import { ftpHost } from './ftp';
import { inFolder, ProgramFailure, type Host } from './host';
import { digestsOf, planOf, readRecord, RECORD_FILE, type Published } from './plan';
import { sshHost } from './ssh';

/** Beside its own tries of each connection. */
const ATTEMPTS = 3;
const PAUSE = 20_000;

export interface Upload {
  /** Folder of the export. */
  directory: string;
  host: Host;
  /** `YYYY-MM-DD` */
  today: string;
  say?: (line: string) => void;
}

/**
 * Publishes an export.
 *
 * @throws ProgramFailure where the host can't be reached or refuses; the site there is whole.
 */
export async function upload({ directory, host, today, say = () => {} }: Upload): Promise<void> {
  const local = await digestsOf(directory);
  if (!local.has('index.html')) {
    throw new Error(`« ${directory} » ne contient pas de site : construisez-le d’abord.`);
  }
  const text = await host.read(RECORD_FILE);
  const before = text === undefined ? undefined : readRecord(text);
  const { compares, tracesOf } = host;
  const plan = planOf({ local, before, today, compares, tracesOf });
  const { assets, pages, removed, last } = plan;

  await sendRecord(host, plan.underway);
  say(`1. ce que les pages demandent (${assets.length} fichiers)`);
  await host.send(directory, assets);
  say(`2. les pages (${pages.length} fichiers)`);
  await host.send(directory, pages, true);
  say(`3. retrait de ce qui n’y est plus (${removed.files.length} fichiers)`);
  await host.remove(removed.files, removed.folders);
  await host.send(directory, last);
  await sendRecord(host, plan.record);
}

const sendRecord = (host: Host, record: Published): Promise<void> =>
  inFolder(async (folder) => {
    await writeFile(path.join(folder, RECORD_FILE), `${JSON.stringify(record)}\n`);
    await host.send(folder, [RECORD_FILE]);
  });

/** What may pass by itself. */
const CUT = 'La connexion manque, ou elle est coupée.';

/** What to do about a failure, in French. */
export function adviceOn({ program, code, words }: ProgramFailure): string {
  if (code === 127) return `Installez ${program} sur cette machine.`;
  if (/Host key verification failed|REMOTE HOST IDENTIFICATION/i.test(words)) {
    return 'Le serveur n’est pas celui que UPLOAD_HOST_KEY annonce. Demandez son empreinte à l’hébergeur.';
  }
  if (/Permission denied \(|error in libcrypto/.test(words)) {
    return 'Le serveur refuse la clé : autorisez-la chez l’hébergeur, et copiez-la entière dans UPLOAD_KEY.';
  }
  if (/Login failed|\b530\b/.test(words)) {
    return 'Le serveur refuse le compte ou le mot de passe : voyez UPLOAD_TO et UPLOAD_PASSWORD.';
  }
  if (/[Cc]ertificate/.test(words)) {
    return 'Le certificat n’est pas au nom du serveur : écrivez dans UPLOAD_TO le nom que l’hébergeur donne à son serveur.';
  }
  if (/must use encryption|doesn.t support|ssl-force/i.test(words)) {
    return 'Ce serveur ne chiffre pas ce qu’il reçoit : demandez à l’hébergeur le FTP sur TLS, ou SSH.';
  }
  if (/No such file or directory|cd: .*\b550\b/.test(words)) {
    return 'Le dossier que nomme UPLOAD_TO n’existe pas chez l’hébergeur.';
  }
  if (/No space left|\b452\b|\b552\b|[Qq]uota/.test(words)) {
    return 'Il n’y a plus de place chez l’hébergeur.';
  }
  if (/command not found/.test(words)) {
    return 'L’hébergeur n’a pas rsync : publiez par FTP sur TLS.';
  }
  return CUT;
}

/**
 * Asks the published site which version it has.
 *
 * @returns A French sentence where it is another one; nothing where all is well.
 */
export async function strayFrom(
  address: string,
  commit: string | null,
): Promise<string | undefined> {
  const file = `${address}/${VERSION_FILE}`;
  try {
    const answer = await fetch(file, { cache: 'no-store', signal: AbortSignal.timeout(30_000) });
    if (answer.ok) {
      const online = (await answer.json()) as Version;
      if (online.commit === commit) return undefined;
    }
    return `Tout est parti, mais ${file} ne dit pas la version envoyée. Le dossier de UPLOAD_TO n’est peut-être pas celui du site.`;
  } catch {
    return `Tout est parti, mais ${address} ne répond pas.`;
  }
}

/** Tries again after a cut: what has arrived is not sent twice. */
async function patiently(attempt: () => Promise<void>): Promise<void> {
  for (let rest = ATTEMPTS - 1; ; rest -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ProgramFailure)) throw error;
      const advice = adviceOn(error);
      if (advice !== CUT || rest === 0) {
        throw new Error(
          `${error.message}\n\nPas publié. ${advice}\nLe site en ligne est resté entier. Lancez la publication de nouveau quand c’est corrigé.`,
        );
      }
      console.error(`${error.message}\nNouvel essai dans ${PAUSE / 1000} secondes…`);
      await setTimeout(PAUSE);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await import('@/scripts/export/environment');
  await runMain(async () => {
    const address = process.env.UPLOAD_TO ?? '';
    const destination = destinationOf(address);
    const host =
      destination.kind === 'ssh'
        ? sshHost(destination, {
            key: process.env.UPLOAD_KEY,
            hostKey: process.env.UPLOAD_HOST_KEY,
          })
        : ftpHost(destination, process.env.UPLOAD_PASSWORD ?? '');
    const today = new Date().toISOString().slice(0, 10);
    const directory = 'out';
    console.log(`Publication vers ${address}`);
    await patiently(() => upload({ directory, host, today, say: console.log }));
    const { NEXT_PUBLIC_SITE_URL: site, NEXT_PUBLIC_BASE_PATH: basePath = '' } = process.env;
    if (site) {
      const version = await readFile(path.join(directory, VERSION_FILE), 'utf8');
      const { commit } = JSON.parse(version) as Version;
      const stray = await strayFrom(site + basePath, commit);
      if (stray) throw new Error(stray);
    }
    console.log('✓ publié');
  });
}
