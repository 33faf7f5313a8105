import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { persist, STAGING, type Host, type Target } from './host';

/** A name in a shell. */
const quote = (name: string) => `'${name.replaceAll("'", String.raw`'\''`)}'`;

/** ssh's own code; a refused account or server stays refused. */
const isLost = ({ message }: Error): boolean =>
  /^ssh 255/.test(message) &&
  !/Permission denied|verification failed|IDENTIFICATION|libcrypto|resolve hostname|refused/.test(
    message,
  );

/** A host with SSH and `tar`; this machine needs both too, and Windows has them. */
export function sshHost(target: Target): Host {
  const { hostname, port, user, folder, temporary, key, hostKey, log } = target;
  const save = (name: string, lines: string) => {
    const file = path.join(temporary, name);
    // ssh refuses a key without its last newline, which pasting loses.
    writeFileSync(file, `${lines.replaceAll('\r', '').trim()}\n`, { mode: 0o600 });
    return `"${file}"`;
  };
  // BatchMode refuses an unknown host key instead of asking.
  const options = ['BatchMode=yes', 'ConnectTimeout=30', 'ServerAliveInterval=15'];
  // One connection for all; OpenSSH for Windows has none of this.
  const shared = ['ControlMaster=auto', `ControlPath="${path.join(temporary, 'c')}"`];
  if (process.platform !== 'win32') options.push(...shared, 'ControlPersist=15');
  if (port) options.push(`Port=${port}`);
  if (key) options.push('IdentitiesOnly=yes', `IdentityFile=${save('key', key)}`);
  if (hostKey) {
    options.push(`UserKnownHostsFile=${save('known_hosts', hostKey)}`);
    options.push('GlobalKnownHostsFile=none', 'StrictHostKeyChecking=yes');
  }
  const login = [...options.flatMap((option) => ['-o', option]), `${user}@${hostname}`];
  const enter = `umask 022; cd ${quote(folder)} 2>&- || { echo Dossier ${quote(folder)} >&2; exit 9; }`;

  /** Runs a script in the folder; its input is a text, or the archive of a local folder. */
  const execute = async (script: string, input: string | { archived: string } = '') => {
    const ssh = spawn('ssh', [...login, `${enter}; ${script}`]);
    const ended = once(ssh, 'close');
    const outputs = Promise.all([text(ssh.stdout), text(ssh.stderr)]);
    // ssh says why it ended.
    ssh.stdin.on('error', () => {});
    if (typeof input === 'string') ssh.stdin.end(input);
    else {
      const tar = spawn('tar', ['-cf', '-', '-C', input.archived, '.']);
      tar.stdout.pipe(ssh.stdin);
      await once(tar, 'close');
    }
    const [code] = await ended;
    const [output, errors] = await outputs;
    if (code !== 0) throw new Error(code === 9 ? errors : `ssh ${code} : ${errors}`);
    return output;
  };
  let arrived = 0;
  const insist = <T>(work: () => Promise<T>) => persist(target, isLost, () => arrived, work);
  const run = (script: string, input = '') => insist(() => execute(script, input));
  const forEach = async (lines: string[], command: string) => {
    const script = `while IFS= read -r it; do ${command} || exit 1; done`;
    await run(script, lines.map((line) => `${line}\n`).join(''));
  };

  return {
    read: async (file) => {
      const found = await run(`[ ! -e ${file} ] || { echo; cat ${file}; }`);
      return found ? found.slice(1) : undefined;
    },
    write: async (file, content) => {
      const staged = `${STAGING}/${file}`;
      const script = `mkdir -p ${STAGING} && cat > ${staged} && mv -f ${staged} ${file}`;
      await run(script, content);
    },
    stage: (files) =>
      insist(async () => {
        const archived = path.join(temporary, 'staged');
        rmSync(archived, { recursive: true, force: true });
        mkdirSync(archived);
        const sizes = await execute(
          `mkdir -p ${STAGING} && find ${STAGING} -type f -exec wc -c {} +`,
        );
        const there = new Set(
          [...sizes.matchAll(/(\d+) \S+\/(\w+)$/gm)].map(([, size, name]) => `${name} ${size}`),
        );
        const missing = [...files].filter(
          ([name, file]) => !there.has(`${name} ${statSync(file).size}`),
        );
        arrived = files.size - missing.length;
        log(`Fichiers à envoyer : ${missing.length}.`);
        for (const [name, file] of missing) {
          copyFileSync(file, path.join(archived, name));
          chmodSync(path.join(archived, name), 0o644);
        }
        if (missing.length > 0) await execute(`tar -xof - -C ${STAGING}`, { archived });
      }),
    place: (files) =>
      forEach(
        [...files].map(([name, file]) => `${name} ${file}`),
        // An earlier try may have moved it.
        `from=${STAGING}/\${it%% *}; to=./\${it#* }; ` +
          `{ [ -d "\${to%/*}" ] || mkdir -p "\${to%/*}"; } && { [ ! -e "$from" ] || mv -f "$from" "$to"; }`,
      ),
    remove: (files) => forEach([...files], 'rm -f "./$it"'),
    clean: async () => void (await run(`rm -rf ${STAGING}`)),
    close: () => {},
  };
}
