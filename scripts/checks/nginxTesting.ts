import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findNginx } from './install/tools';
import { listen } from '@/scripts/local/serve';

/**
 * Starts nginx with `deploy/nginx.conf`, changed in three places only: port, folder, and a start
 * that needs no rights.
 *
 * @param directory Absolute path of the export.
 * @returns The port, and what stops it.
 * @throws Error that says what to install, or what nginx did not like.
 */
export async function startNginx(
  directory: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const program = findNginx();
  if (!program) {
    throw new Error(
      'Il manque nginx pour ce test : installez-le (Debian : « apt-get install nginx-light », ' +
        'macOS : « brew install nginx »).',
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const server = (await readFile('deploy/nginx.conf', 'utf8'))
    .replace('listen 80;', `listen ${port};`)
    // Containers may have no IPv6.
    .replace('listen [::]:80;', '')
    .replace('root /var/www/site;', `root "${directory}";`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;
master_process off;
pid nginx.pid;
error_log stderr warn;
events {}
http {
  include ${mimeTypes(program)};
  access_log off;
  ${temporary.map((kind) => `${kind}_temp_path ${kind};`).join(' ')}
  ${server}
}
`,
  );
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr']);
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += chunk));
  const exit = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
    await rm(folder, { recursive: true });
  };
  while (!(await answers(port))) {
    if (child.exitCode !== null) {
      await rm(folder, { recursive: true });
      throw new Error(`nginx ne démarre pas :\n${complaints}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { port, stop };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The list of types that comes with nginx lies beside its own configuration. */
function mimeTypes(program: string): string {
  const told = spawnSync(program, ['-V']).stderr.toString();
  const configuration = /--conf-path=(\S+)/.exec(told)?.[1] ?? '/etc/nginx/nginx.conf';
  const path = join(dirname(configuration), 'mime.types');
  if (!existsSync(path)) throw new Error(`nginx comes without ${path}.`);
  return path;
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );
