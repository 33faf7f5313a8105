/** A host that is reached by SSH, and that has rsync, as cPanel's and one's own have. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Destination } from './destination';
import { inFolder, ProgramFailure, runProgram, type Host } from './host';

/** What opens the door. Where one is left out, this machine's own settings for SSH hold. */
export interface SshKeys {
  /** Text of the private key. */
  key?: string;
  /** By what the host is known, as `ssh-keyscan` says it. */
  hostKey?: string;
}

/** No shell of the host reads names. By its short name also rsync 3.1 knows it, which hosts still have. */
const SECLUDED = '-s';

/** What rsync ends with where folders of what it was asked for are missing, and all else went well. */
const MISSING_HERE = 24;

export const sshHost = (destination: Destination, keys: SshKeys): Host => {
  const { user, host, folder } = destination;
  const there = `${user}@${host}:${folder}/`;

  /** Files are named on the input: there is room for any number of them. */
  const rsync = (args: readonly string[], files: readonly string[]) =>
    inFolder(async (here) =>
      runProgram(
        'rsync',
        [
          ...['--rsh', await sshCommand(here, destination, keys)],
          ...[SECLUDED, '--timeout=60', '--files-from=-', ...args],
        ],
        { input: files.join('\n') },
      ),
    );

  return {
    read: (file) =>
      inFolder(async (here) => {
        await rsync(['--ignore-missing-args', there, `${here}/`], [file]);
        return readFile(path.join(here, file), 'utf8').catch(() => undefined);
      }),
    send: async (from, files, together = false) => {
      // Not their times: each build makes every file anew, and a file that is the same is to stay
      // the same for browsers that have it.
      const options = ['--checksum', '--perms', '--chmod=D755,F644', '--no-implied-dirs'];
      if (together) options.push('--delay-updates');
      await rsync([...options, `${from}/`, there], files);
    },
    remove: (files) =>
      // What is named, and not here, is taken away there.
      inFolder((nothing) => rsync(['--delete-missing-args', `${nothing}/`, there], files)).catch(
        (error: unknown) => {
          if (!(error instanceof ProgramFailure && error.code === MISSING_HERE)) throw error;
        },
      ),
  };
};

/** The way in, for rsync. The key lies in the folder for as long as it is needed. */
async function sshCommand(folder: string, { port }: Destination, { key, hostKey }: SshKeys) {
  // It never asks: nobody is there to answer.
  const options = ['BatchMode=yes', 'ConnectTimeout=30', 'ServerAliveInterval=15'];
  if (port) options.push(`Port=${port}`);
  if (key) {
    const file = path.join(folder, 'key');
    // Pasted, it loses the end of its last line, without which it is no key.
    await writeFile(file, `${key.replaceAll('\r', '').trim()}\n`, { mode: 0o600 });
    options.push('IdentitiesOnly=yes', `IdentityFile=${file}`);
  }
  if (hostKey) {
    const file = path.join(folder, 'hosts');
    await writeFile(file, `${hostKey.trim()}\n`);
    options.push(`UserKnownHostsFile=${file}`, 'GlobalKnownHostsFile=none');
    options.push('StrictHostKeyChecking=yes');
  }
  return ['ssh', ...options.flatMap((option) => ['-o', option])].join(' ');
}
