/** A host that is reached by FTP over TLS alone. What travels is never open to others. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Destination } from './destination';
import { inFolder, ProgramFailure, runProgram, type Host } from './host';

/** Set on a file that waits for the others. */
const WAITING = '.new';

export const ftpHost = (destination: Destination, password: string): Host => {
  const { user, host, port, folder } = destination;

  const lftp = (commands: readonly string[]) =>
    inFolder(async (here) => {
      const script = path.join(here, 'script');
      const lines = [
        'set cmd:fail-exit true',
        'set ftp:ssl-force true',
        'set ftp:ssl-protect-data true',
        'set ftp:ssl-protect-list true',
        // Else it would take the folders of hidden files for missing.
        'set ftp:list-options -a',
        'set net:timeout 30',
        'set net:max-retries 3',
        'set net:reconnect-interval-base 2',
        // Each file has another name until it is whole.
        'set xfer:use-temp-file true',
        'set xfer:temp-file-name .in.*',
        `open --env-password -u ${quoted(user)} ftp://${host}${port ? `:${port}` : ''}`,
        `cd ${quoted(folder)}`,
        ...commands,
      ];
      await writeFile(script, `${lines.join('\n')}\n`);
      await runProgram('lftp', ['-f', script], { env: { LFTP_PASSWORD: password } });
    });

  return {
    read: (file) =>
      inFolder(async (here) => {
        const target = path.join(here, 'file');
        try {
          await lftp([`get ${quoted(file)} -o ${quoted(target)}`]);
        } catch (error) {
          // The folder was entered before: what is missing is the file.
          const isMissing = error instanceof ProgramFailure && /get: .*\b550\b/.test(error.words);
          if (isMissing) return undefined;
          throw error;
        }
        return readFile(target, 'utf8');
      }),
    send: (from, files, together = false) =>
      inFolder(async (here) => {
        const nameThere = (file: string) => (together ? `${file}${WAITING}` : file);
        for (const file of files) {
          await cp(path.join(from, file), path.join(here, nameThere(file)));
        }
        const mirror =
          'mirror --reverse --parallel=4 --transfer-all --overwrite --no-perms --max-errors=1';
        await lftp([
          `${mirror} ${quoted(here)} .`,
          ...(together ? files : []).map((file) => `mv ${quoted(nameThere(file))} ${quoted(file)}`),
        ]);
      }),
    remove: (files) => lftp(files.map((file) => `rm -f ${quoted(file)}`)),
  };
};

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
