/** Debian's servers, each with a configuration of this folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { programPath } from '@/scripts/checks/tools';
import { freePort } from '@/scripts/local/serve';

export interface StartedHost {
  port: number;
  stop: () => Promise<void>;
}

const ARGUMENTS = {
  nginx: ['-e', 'stderr', '-c'],
  apache2: ['-DFOREGROUND', '-f'],
  sshd: ['-D', '-f'],
  vsftpd: [],
};

/** Starts a server on a free port and waits for it; `@name@` in its configuration is a placeholder. */
export async function startProgram(
  name: keyof typeof ARGUMENTS,
  folder: string,
  values: Record<string, string> = {},
): Promise<StartedHost> {
  const port = await freePort();
  let text = await readFile(`e2e/hosts/${name}.conf`, 'utf8');
  for (const [key, value] of Object.entries({ ...values, port: String(port), folder }))
    text = text.replaceAll(`@${key}@`, () => value);
  const configuration = join(folder, 'host.conf');
  await writeFile(configuration, text);
  const child = spawn(programPath(name), [...ARGUMENTS[name], configuration], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit');
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${name} does not start: see above.`);
    await setTimeout(20);
  }
  return {
    port,
    stop: async () => {
      // With its child processes.
      process.kill(-child.pid!, 'SIGKILL');
      await exit;
    },
  };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(Boolean, () => false);
  socket.destroy();
  return isOpen;
}

/** nginx with `deploy/nginx.conf`, at another port and folder; containers may lack IPv6. */
export const startNginx = async (folder: string): Promise<StartedHost> =>
  startProgram('nginx', folder, {
    site: (await readFile('deploy/nginx.conf', 'utf8'))
      .replace('listen 80;', 'listen @port@;')
      .replace('listen [::]:80;', '')
      .replace('root /var/www/site;', `root "${folder}/public";`),
  });
