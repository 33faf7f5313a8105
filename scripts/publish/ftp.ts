/** A host that is reached by FTP over TLS alone. What travels is never open to others. */
import { cp, link, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Destination } from './destination';
import { inFolder, ProgramFailure, runProgram, type Host } from './host';

/** Set on a file that waits for the others. */
const WAITING = '.new';

/** For lftp, which gives each file this name until it is whole. */
const INCOMPLETE = '.in.';

/**
 * @param options.tries Of each connection, until it counts as cut.
 */
export const ftpHost = (
  destination: Destination,
  password: string,
  { tries = 3 }: { tries?: number } = {},
): Host => {
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
        `set net:max-retries ${tries}`,
        'set net:reconnect-interval-base 2',
        'set xfer:use-temp-file true',
        `set xfer:temp-file-name ${INCOMPLETE}*`,
        `open --env-password -u ${quoted(user)} ftp://${host}${port ? `:${port}` : ''}`,
        `cd ${quoted(folder)}`,
        ...commands,
      ];
      await writeFile(script, `${lines.join('\n')}\n`);
      await runProgram('lftp', ['-f', script], { env: { LFTP_PASSWORD: password } });
    });

  return {
    compares: false,
    tracesOf: (file) => {
      const { dir, base } = path.posix.parse(file);
      const incomplete = (name: string) => path.posix.join(dir, `${INCOMPLETE}${name}`);
      const waiting = `${base}${WAITING}`;
      return [incomplete(base), path.posix.join(dir, waiting), incomplete(waiting)];
    },
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
    send: async (from, files, together = false) => {
      if (files.length === 0) return;
      const nameThere = (file: string) => (together ? `${file}${WAITING}` : file);
      await inFolder(async (here) => {
        for (const file of files)
          await lay(path.join(from, file), path.join(here, nameThere(file)));
        const mirror =
          'mirror --reverse --parallel=4 --transfer-all --overwrite --no-perms --max-errors=1';
        await lftp([
          `${mirror} ${quoted(here)} .`,
          ...(together ? files : []).map((file) => `mv ${quoted(nameThere(file))} ${quoted(file)}`),
        ]);
      });
    },
    remove: async (files, folders) => {
      if (files.length === 0) return;
      await lftp([
        ...files.map((file) => `rm -f ${quoted(file)}`),
        ...folders.map((it) => `rmdir -f ${quoted(it)}`),
      ]);
    },
  };
};

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Puts a file into a folder from which all is sent. */
async function lay(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  // Another disk has no second name for it.
  await link(from, to).catch(() => cp(from, to));
}
