/** A host that is reached by FTP over TLS alone. What travels is never open to others. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Destination } from './destination';
import { inFolder, ProgramFailure, runProgram, type Host } from './host';

/** Set on a file that waits for the others. */
const WAITING = '.new';

const SETTINGS = [
  'set cmd:fail-exit true',
  'set ftp:ssl-force true',
  'set ftp:ssl-protect-data true',
  'set ftp:ssl-protect-list true',
  // Else it would take the folders of hidden files for missing.
  'set ftp:list-options -a',
  'set net:timeout 30',
  'set net:max-retries 3',
  'set net:reconnect-interval-base 2',
];

const MIRROR = 'mirror --reverse --parallel=4 --transfer-all --overwrite --no-perms --max-errors=1';

export const ftpHost = ({ user, host, port, folder }: Destination, password: string): Host => {
  const door = `open --env-password -u ${quoted(user)} ftp://${host}${port ? `:${port}` : ''}`;
  const lftp = (commands: readonly string[]) =>
    runProgram('lftp', [], [...SETTINGS, door, `cd ${quoted(folder)}`, ...commands], {
      LFTP_PASSWORD: password,
    });

  return {
    fetch: async (file, into) => {
      try {
        lftp([`get ${quoted(file)} -o ${quoted(path.join(into, file))}`]);
      } catch (error) {
        // The folder was entered before: what is missing is the file.
        const isMissing = error instanceof ProgramFailure && /get: .*\b550\b/.test(error.message);
        if (!isMissing) throw error;
      }
    },
    send: (from, files) =>
      inFolder(async (here) => {
        for (const file of files) {
          await cp(path.join(from, file), path.join(here, `${file}${WAITING}`));
        }
        const arrivals = files.map((it) => `mv ${quoted(`${it}${WAITING}`)} ${quoted(it)}`);
        lftp([`${MIRROR} ${quoted(here)} .`, ...arrivals]);
      }),
    remove: async (files) => lftp(files.map((file) => `rm -f ${quoted(file)}`)),
  };
};

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
