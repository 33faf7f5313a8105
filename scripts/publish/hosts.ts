/** The hosts that a publication uploads to: rsync over SSH, or FTP over TLS. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client, FTPError } from 'basic-ftp';

export interface Host {
  /** Downloads a file into a local folder, if the host has it. */
  fetch: (file: string, into: string) => Promise<void>;
  /** Uploads files of a local folder; the old ones are replaced when all have arrived. */
  send: (from: string, files: readonly string[]) => Promise<void>;
  /** Deletes files; one that is not there is no failure. */
  remove: (files: readonly string[]) => Promise<void>;
}

/** Credentials; `ca` is an additional trusted certificate, for tests. */
export type Access = { temporary: string } & {
  [name in 'key' | 'hostKey' | 'password' | 'ca']?: string | undefined;
};

/**
 * The host of `UPLOAD_TO`. A path is relative to the account's home, unless it begins with a
 * second slash. Without a key or a host key, this account's own SSH settings apply.
 *
 * @throws Error with a French sentence, as do the host's methods.
 */
export function hostAt(address: string, access: Access): Host {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url?.username || !url.hostname || !/^(ssh|ftp):$/.test(url.protocol)) {
    throw new Error(
      `UPLOAD_TO : « ${address} » n’est pas compris. Écrivez par exemple ssh://compte@serveur/public_html ou ftp://compte@serveur/public_html.`,
    );
  }
  if (url.password) {
    throw new Error('UPLOAD_TO ne doit pas contenir le mot de passe : il va dans UPLOAD_PASSWORD.');
  }
  const user = decodeURIComponent(url.username);
  const folder = decodeURIComponent(url.pathname.slice(1)).replace(/(?<=.)\/$/, '') || '.';
  return (url.protocol === 'ssh:' ? sshHost : ftpHost)(url, user, folder, access);
}

function sshHost({ hostname, port }: URL, user: string, folder: string, access: Access): Host {
  const { temporary, key, hostKey } = access;
  const remote = `${user}@${hostname}:${folder}/`;
  const empty = path.join(temporary, 'empty');
  mkdirSync(empty, { recursive: true });
  // BatchMode refuses an unknown host key instead of asking.
  const options = ['BatchMode=yes', 'ConnectTimeout=30', 'ServerAliveInterval=15'];
  if (port) options.push(`Port=${port}`);
  if (key) {
    const file = path.join(temporary, 'key');
    // ssh refuses a key without its last newline, which pasting loses.
    writeFileSync(file, `${key.replaceAll('\r', '').trim()}\n`, { mode: 0o600 });
    options.push('IdentitiesOnly=yes', `IdentityFile=${file}`);
  }
  if (hostKey) {
    const file = path.join(temporary, 'known_hosts');
    writeFileSync(file, `${hostKey.trim()}\n`);
    options.push(`UserKnownHostsFile=${file}`, 'GlobalKnownHostsFile=none');
    options.push('StrictHostKeyChecking=yes');
  }
  const ssh = ['ssh', ...options.flatMap((option) => ['-o', option])].join(' ');

  /** The list of files is sent to stdin: it may exceed the length of a command line. */
  const rsync = async (files: readonly string[], args: readonly string[], allowed = 0) => {
    // -s protects names from the remote shell; rsync 3.1, which hosts still have, supports it too.
    const all = ['--rsh', ssh, '--timeout=60', '-s', '--files-from=-', ...args];
    const input = files.join('\n');
    const { status, stderr, error } = spawnSync('rsync', all, { input, encoding: 'utf8' });
    if (error) throw new Error('rsync : installez ce programme sur cette machine.');
    if (status !== 0 && status !== allowed) throw failure(`rsync : ${stderr || status}`);
  };
  // Not --times: each build writes every file again, and an unchanged one keeps its ETag.
  const sending = ['--checksum', '--perms', '--chmod=D755,F644', '--no-implied-dirs'];
  return {
    fetch: (file, into) => rsync([file], ['--ignore-missing-args', remote, `${into}/`]),
    send: (from, files) => rsync(files, [...sending, '--delay-updates', `${from}/`, remote]),
    // Files that are listed, and missing in the empty folder, are deleted. 24: so is their folder.
    remove: (files) => rsync(files, ['--delete-missing-args', `${empty}/`, remote], 24),
  };
}

function ftpHost(url: URL, user: string, folder: string, { password, ca }: Access): Host {
  const account = { host: url.hostname, port: Number(url.port) || 21, user, password };
  const withClient = async (work: (client: Client) => Promise<unknown>) => {
    const client = new Client(30_000);
    try {
      // Stops if the server does not encrypt, or has another name than its certificate.
      await client.access({ ...account, secure: true, secureOptions: ca ? { ca } : {} });
      await client.cd(folder);
      await work(client);
    } catch (error) {
      throw failure(`FTP : ${(error as Error).message}`);
    } finally {
      client.close();
    }
  };
  return {
    fetch: (file, into) =>
      withClient((client) =>
        client.downloadTo(path.join(into, file), file).catch((error: unknown) => {
          // The host has no such file.
          if (!(error instanceof FTPError && error.code === 550)) throw error;
        }),
      ),
    send: async (from, files) => {
      await withClient(async (client) => {
        const root = await client.pwd();
        for (const it of new Set(files.map(path.posix.dirname))) {
          await client.ensureDir(it);
          await client.cd(root);
        }
      });
      const queue = files.values();
      // Each file costs several round trips: four connections share them.
      const uploads = [1, 2, 3, 4].map(() =>
        withClient(async (client) => {
          for (const file of queue) await client.uploadFrom(path.join(from, file), `${file}.new`);
        }),
      );
      await Promise.all(uploads);
      await withClient(async (client) => {
        for (const file of files) await client.rename(`${file}.new`, file);
      });
    },
    remove: (files) =>
      withClient(async (client) => {
        for (const file of files) await client.remove(file, true);
      }),
  };
}

/** Recommendations by error message. */
const ADVICE: Record<string, string> = {
  'Host key verification|HOST IDENTIFICATION':
    'Le serveur n’est pas connu ici, ou pas celui que UPLOAD_HOST_KEY annonce. Lancez une fois « ssh compte@serveur », et comparez l’empreinte à celle de l’hébergeur.',
  'Permission denied \\(|error in libcrypto|\\b530\\b':
    'Le serveur refuse le compte : voyez UPLOAD_TO, et UPLOAD_KEY (la clé entière) ou UPLOAD_PASSWORD.',
  'certificate|altnames|\\b50[0-4]\\b':
    'Le serveur ne chiffre pas, ou son certificat porte un autre nom que celui de UPLOAD_TO.',
  'No such file or directory|\\b550\\b':
    'Le dossier que nomme UPLOAD_TO n’existe pas chez l’hébergeur.',
};

function failure(words: string): Error {
  const [, recommendation = 'La connexion a été coupée, ou le serveur a refusé.'] =
    Object.entries(ADVICE).find(([pattern]) => new RegExp(pattern, 'i').test(words)) ?? [];
  return new Error(
    `${words.trim()}\n\nPas publié. ${recommendation}\nLe site en ligne est resté entier. Lancez la publication de nouveau quand c’est corrigé.`,
  );
}
