/** A host that is reached by SSH, and that has rsync, as cPanel's and one's own have. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Destination } from './destination';
import { inFolder, ProgramFailure, runProgram, type Host } from './host';

/** Rsync's, where folders of what it was asked for are missing, and all else went well. */
const MISSING_HERE = /\(code 24\)/;

/**
 * The host.
 *
 * @param key Text of the private key. Where it is left out, this machine's own settings hold, as for
 * @param hostKey By what the host is known, as `ssh-keyscan` says it.
 */
export const sshHost = (destination: Destination, key?: string, hostKey?: string): Host => {
  const { user, host, port, folder } = destination;
  const there = `${user}@${host}:${folder}/`;

  /** Files are named on the input: there is room for any number of them. */
  const rsync = (files: readonly string[], ...args: readonly string[]) =>
    inFolder(async (here) => {
      const ssh = await sshCommand(here, port, key, hostKey);
      // -s: no shell of the host reads names. So short, rsync 3.1 knows it too, which hosts still have.
      runProgram('rsync', ['--rsh', ssh, '--timeout=60', '-s', '--files-from=-', ...args], files);
    });

  return {
    fetch: (file, into) => rsync([file], '--ignore-missing-args', there, `${into}/`),
    send: (from, files) =>
      rsync(
        files,
        // Not their times: each build makes every file anew, and a file that is the same is to stay
        // the same for browsers that have it.
        ...['--checksum', '--perms', '--chmod=D755,F644', '--no-implied-dirs', '--delay-updates'],
        ...[`${from}/`, there],
      ),
    remove: (files) =>
      // What is named, and not here, is taken away there.
      inFolder((nothing) => rsync(files, '--delete-missing-args', `${nothing}/`, there)).catch(
        (error: unknown) => {
          if (!(error instanceof ProgramFailure && MISSING_HERE.test(error.message))) throw error;
        },
      ),
  };
};

/** The way in, for rsync. The key lies in the folder for as long as it is needed. */
async function sshCommand(folder: string, port?: string, key?: string, hostKey?: string) {
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
